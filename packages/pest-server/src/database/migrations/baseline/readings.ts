import { forCompany, forCustomer, forToken, ofSite, ofToken } from '../policies';

/** What a customer may answer: what is its own to do, until that is verified. */
const answerable = `${ofSite} and assigned_to = 'customer' and verified_at is null`;

/** What was found at a service, and the daily roll-ups of what was counted. */
export const readingTables = `
create table device_check (
  company_id uuid not null,
  task_id uuid not null,
  device_id uuid not null,
  customer_id uuid not null,
  -- Where the device was; moving it later does not rewrite history.
  floor_plan_id uuid,
  local_day date not null,
  -- By the clock of the device that it was recorded on.
  checked_at timestamptz not null,
  -- When it came to the server; null where that was at once.
  received_at timestamptz,
  account_id uuid not null,
  account_name text not null,
  outcome text not null check (outcome in ('checked', 'inaccessible', 'missing', 'unusable', 'notDue')),
  reason text not null,
  reading jsonb,
  answers jsonb not null,
  actions text[] not null,
  photos text[] not null,
  note text not null,
  template_id uuid,
  template_version int,
  -- Days since the last completed check; 0 when nothing was read.
  exposure_days int not null,
  captures int not null check (captures >= 0),
  consumed_percent int check (consumed_percent between 0 and 100),
  -- Put into the device, and not taken from stock: there was none, or nobody said which it is.
  supplies_missing text[] not null default '{}',
  primary key (company_id, task_id, device_id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, device_id) references device,
  foreign key (company_id, account_id) references account (company_id, id),
  foreign key (company_id, template_id, template_version) references inspection_template_version,
  check ((outcome = 'checked') = (reading is not null))
);
create index device_check_by_device on device_check (company_id, device_id, checked_at);
${forCompany('device_check')}
${forCustomer('device_check')}
${forToken('device_check', ofToken)}

-- One species counted at one check.
create table capture (
  company_id uuid not null,
  task_id uuid not null,
  device_id uuid not null,
  species text not null,
  customer_id uuid not null,
  local_day date not null,
  n int not null check (n > 0),
  primary key (company_id, task_id, device_id, species),
  foreign key (company_id, task_id, device_id) references device_check
);
${forCompany('capture')}
${forCustomer('capture')}
${forToken('capture', ofToken)}

-- Roll-up for the heat map: readings of a device on a day, with the plan it stood on.
create table reading_day (
  company_id uuid not null,
  floor_plan_id uuid not null,
  local_day date not null,
  device_id uuid not null,
  customer_id uuid not null,
  captures int not null,
  consumed_percent int not null,
  checks int not null,
  exposure_days int not null,
  species jsonb not null,
  primary key (company_id, floor_plan_id, local_day, device_id),
  foreign key (company_id, floor_plan_id) references floor_plan,
  foreign key (company_id, device_id) references device
) with (fillfactor = 80);
${forCompany('reading_day')}
${forCustomer('reading_day')}
${forToken('reading_day', ofToken)}

-- Roll-up for trends: captures of a customer by day and species.
create table capture_day (
  company_id uuid not null,
  customer_id uuid not null,
  local_day date not null,
  species text not null,
  n int not null,
  primary key (company_id, customer_id, local_day, species),
  foreign key (company_id, customer_id) references customer_binding
) with (fillfactor = 80);
${forCompany('capture_day')}
${forCustomer('capture_day')}
${forToken('capture_day', ofToken)}

-- Adds two {species: count}; what comes to zero is left out.
create function add_counts(a jsonb, b jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, total), '{}'::jsonb)
  from (
    select key, sum(value::int) as total
    from (select * from jsonb_each_text(a) union all select * from jsonb_each_text(b)) as both_sides
    group by key
    having sum(value::int) <> 0
  ) as sums
$$;

create table risk (
  company_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  customer_id uuid not null,
  device_id uuid,
  location text not null,
  description text not null,
  severity text not null check (severity in ('minor', 'major', 'critical')),
  state text not null check (state in ('untreated', 'unresolved', 'resolved')),
  photos text[] not null,
  action text not null,
  owner text not null,
  due_day date,
  treatment text not null default '',
  treatment_photos text[] not null default '{}',
  found_at timestamptz not null,
  -- When it came to the server; null where that was at once.
  received_at timestamptz,
  found_by text not null,
  treated_at timestamptz,
  verified_at timestamptz,
  verified_by text,
  assigned_to text not null default 'company' constraint risk_assigned_to check (assigned_to in ('company', 'customer')),
  answered_by text,
  return_reason text not null default '',
  primary key (company_id, id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, device_id) references device
);
create index risk_by_task on risk (company_id, task_id);
create index risk_by_customer on risk (company_id, customer_id, found_at);
create index risk_open_by_customer on risk (company_id, customer_id) where verified_at is null;
${forCompany('risk')}
${forCustomer('risk')}
create policy answer_own on risk for update to app_customer
  using (${answerable}) with check (${answerable} and state = 'resolved');
grant update (state, treatment, treatment_photos, treated_at, answered_by, return_reason) on risk to app_customer;
${forToken('risk', ofToken)}
`;
