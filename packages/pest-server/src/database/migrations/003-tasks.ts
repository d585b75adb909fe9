import { type Kysely, sql } from 'kysely';

/** Planned services, what was found at them, and the daily roll-ups of what was counted. */
const script = `
create table number_series (
  company_id uuid not null references company,
  series text not null,
  last int not null,
  primary key (company_id, series)
);

create table task (
  company_id uuid not null,
  id uuid not null,
  number text not null,
  customer_id uuid not null,
  places text[] not null,
  inspection text not null check (inspection in ('devices', 'routine')),
  as_routine boolean not null default false,
  planned_at timestamptz not null,
  planned_day date not null,
  description text not null,
  state text not null
    check (state in ('unallocated', 'allocated', 'checkedIn', 'submitted', 'pendingReview', 'reviewed')),
  return_reason text not null default '',
  created_at timestamptz not null,
  checked_in_at timestamptz,
  checked_in_by text,
  submitted_at timestamptz,
  submitted_by text,
  reviewed_at timestamptz,
  reviewed_by text,
  devices_due int,
  devices_checked int,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  unique (company_id, number),
  unique (company_id, customer_id, id)
);
create index task_by_day on task (company_id, planned_day, id);
create index task_by_customer on task (company_id, customer_id, planned_day);

create table task_workshop (
  company_id uuid not null,
  task_id uuid not null,
  customer_id uuid not null,
  workshop_id uuid not null,
  primary key (company_id, task_id, workshop_id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id) on delete cascade,
  foreign key (company_id, customer_id, workshop_id) references workshop (company_id, customer_id, id) on delete cascade
);

create table task_staff (
  company_id uuid not null,
  task_id uuid not null,
  customer_id uuid not null,
  account_id uuid not null,
  primary key (company_id, task_id, account_id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id) on delete cascade,
  foreign key (company_id, account_id) references account (company_id, id)
);

create table leave_request (
  company_id uuid not null references company,
  id uuid not null,
  account_id uuid not null,
  reason text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  state text not null default 'underReview' check (state in ('underReview', 'approved', 'refused')),
  refusal_reason text not null default '',
  applied_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by text,
  primary key (company_id, id),
  foreign key (company_id, account_id) references account (company_id, id),
  check (start_at < end_at),
  check ((state = 'underReview') = (reviewed_at is null)),
  check ((state = 'refused') = (refusal_reason <> ''))
);
create index leave_request_by_time on leave_request (company_id, start_at);
create index leave_request_by_account on leave_request (company_id, account_id, start_at);
create index task_staff_by_account on task_staff (company_id, account_id);

create table device_check (
  company_id uuid not null,
  task_id uuid not null,
  device_id uuid not null,
  customer_id uuid not null,
  floor_plan_id uuid,
  local_day date not null,
  checked_at timestamptz not null,
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
  exposure_days int not null,
  captures int not null check (captures >= 0),
  consumed_percent int check (consumed_percent between 0 and 100),
  primary key (company_id, task_id, device_id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, device_id) references device,
  foreign key (company_id, account_id) references account (company_id, id),
  foreign key (company_id, template_id, template_version) references inspection_template_version,
  check ((outcome = 'checked') = (reading is not null))
);
create index device_check_by_device on device_check (company_id, device_id, checked_at);

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

create table capture_day (
  company_id uuid not null,
  customer_id uuid not null,
  local_day date not null,
  species text not null,
  n int not null,
  primary key (company_id, customer_id, local_day, species),
  foreign key (company_id, customer_id) references customer_binding
) with (fillfactor = 80);

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
  found_by text not null,
  treated_at timestamptz,
  verified_at timestamptz,
  verified_by text,
  primary key (company_id, id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, device_id) references device
);
create index risk_by_task on risk (company_id, task_id);
create index risk_by_customer on risk (company_id, customer_id, found_at);

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
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
