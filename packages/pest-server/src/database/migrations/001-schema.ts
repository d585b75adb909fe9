import { type Kysely, sql } from 'kysely';

/**
 * Every tenant table leads its primary key with the company, and keys between tenant tables carry it: a foreign key
 * looks through row-level security, and a distributed engine can spread the tables by it.
 */
const tables = `
create table company (
  id uuid primary key,
  name text not null,
  address text not null default '',
  contact_name text not null default '',
  contact_phone text not null default '',
  introduction text not null default '',
  logo text,
  business_license text,
  pest_control_qualification text,
  pesticide_usage_certificate text,
  personnel_qualification text,
  status int not null check (status between 0 and 3),
  reason text not null default '',
  platform boolean not null default false,
  created_at timestamptz not null
);

create table customer (
  id uuid primary key,
  name text not null,
  credit_code text not null constraint customer_credit_code unique,
  region text not null,
  address text not null default '',
  latitude double precision,
  longitude double precision,
  report_email text not null default '',
  contact_name text not null default '',
  phone text not null,
  introduction text not null default '',
  client_type text not null check (client_type in ('industrial', 'business', 'other')),
  pest_control_certificate text,
  msds text,
  controller_certificate text,
  status int not null check (status between 0 and 3),
  reason text not null default '',
  registered_at timestamptz not null
);

create table customer_binding (
  company_id uuid not null references company,
  customer_id uuid not null references customer,
  bound_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, customer_id)
);
create index customer_binding_by_customer on customer_binding (customer_id);

create table account (
  id uuid primary key,
  company_id uuid references company,
  customer_id uuid references customer,
  login_id text not null constraint account_login_id unique,
  password_hash text not null,
  user_name text not null,
  type int not null check (type in (1, 2, 3)),
  staff_kind text check (staff_kind in ('service', 'management')),
  permissions jsonb not null,
  email text not null default '',
  licence text not null default '',
  head_pic text,
  disabled_at timestamptz,
  created_at timestamptz not null,
  check ((company_id is null) <> (customer_id is null)),
  unique (company_id, id)
);
create index account_by_customer on account (customer_id);

create table session (
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  idle_minutes int not null
);
create index session_by_account on session (account_id);

create table login_try (
  subject text primary key,
  failures int not null,
  last_failed_at timestamptz not null
);

create table stored_file (
  id uuid primary key,
  key text not null constraint stored_file_key unique,
  company_id uuid references company,
  customer_id uuid references customer,
  account_id uuid not null references account,
  kind text not null check (kind in ('jpeg', 'png', 'pdf')),
  bytes int not null,
  width int not null,
  height int not null,
  label text not null,
  created_at timestamptz not null,
  bound_at timestamptz,
  check ((company_id is null) <> (customer_id is null))
);

create table floor_plan (
  company_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  revision int not null,
  image text not null,
  width int not null,
  height int not null,
  metres_per_width double precision,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  unique (company_id, customer_id, id)
);

create table floor_plan_revision (
  company_id uuid not null,
  floor_plan_id uuid not null,
  revision int not null,
  customer_id uuid not null,
  image text not null,
  width int not null,
  height int not null,
  account_id uuid not null,
  at timestamptz not null,
  primary key (company_id, floor_plan_id, revision),
  foreign key (company_id, floor_plan_id) references floor_plan,
  foreign key (company_id, account_id) references account (company_id, id)
);

create table workshop (
  company_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  zone_risk text not null check (zone_risk in ('high', 'medium', 'low', 'outside')),
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  constraint workshop_name unique (company_id, customer_id, name),
  unique (company_id, customer_id, id)
);

create table device (
  company_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  floor_plan_id uuid,
  workshop_id uuid,
  type text not null,
  place text not null check (place in ('indoor', 'outdoor')),
  code text not null,
  name text not null,
  model text not null,
  brand text not null,
  location text not null,
  bound boolean not null,
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  last_checked_at timestamptz,
  installed_day date not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  foreign key (company_id, customer_id, floor_plan_id) references floor_plan (company_id, customer_id, id),
  foreign key (company_id, customer_id, workshop_id) references workshop (company_id, customer_id, id)
    on delete set null (workshop_id),
  check ((x is null) = (y is null))
);
create unique index device_code on device (code) where removed_at is null;
create index device_by_customer on device (company_id, customer_id) where removed_at is null;
create index device_by_plan on device (company_id, floor_plan_id) where removed_at is null;

create table device_position (
  company_id uuid not null,
  device_id uuid not null,
  from_at timestamptz not null,
  customer_id uuid not null,
  floor_plan_id uuid,
  x double precision,
  y double precision,
  primary key (company_id, device_id, from_at),
  foreign key (company_id, device_id) references device
);

create table inspection_template (
  company_id uuid not null references company,
  id uuid not null,
  device_type text not null,
  version int not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (company_id, id)
);
create unique index inspection_template_type on inspection_template (company_id, device_type) where deleted_at is null;

create table inspection_template_version (
  company_id uuid not null,
  template_id uuid not null,
  version int not null,
  body jsonb not null,
  primary key (company_id, template_id, version),
  foreign key (company_id, template_id) references inspection_template
);

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
  workshop_id uuid not null,
  primary key (company_id, task_id, workshop_id),
  foreign key (company_id, task_id) references task on delete cascade,
  foreign key (company_id, workshop_id) references workshop on delete cascade
);

create table task_staff (
  company_id uuid not null,
  task_id uuid not null,
  account_id uuid not null,
  primary key (company_id, task_id, account_id),
  foreign key (company_id, task_id) references task on delete cascade,
  foreign key (company_id, account_id) references account (company_id, id)
);
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

create table consumable (
  company_id uuid not null references company,
  id uuid not null,
  category_id int not null check (category_id between 1 and 5),
  name text not null,
  specification text not null default '',
  unit text not null,
  safety_stock numeric(15, 3) not null check (safety_stock >= 0),
  warning_level numeric(15, 3) not null check (warning_level >= 0),
  stock numeric(15, 3) not null constraint consumable_stock check (stock >= 0),
  capacity text not null default '',
  target_pest text not null default '',
  dilution text not null default '',
  dosage text not null default '',
  registration_number text not null default '',
  active_ingredient text not null default '',
  application_area text not null default '',
  removed_at timestamptz,
  primary key (company_id, id)
);
create unique index consumable_name on consumable (company_id, category_id, name) where removed_at is null;

create table stock_ledger (
  company_id uuid not null,
  id uuid not null,
  consumable_id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  change numeric(15, 3) not null,
  reason text not null check (reason in ('replenish', 'use', 'correction', 'opening')),
  note text not null,
  task_id uuid,
  primary key (company_id, id),
  foreign key (company_id, consumable_id) references consumable,
  foreign key (company_id, account_id) references account (company_id, id),
  foreign key (company_id, task_id) references task
);
create index stock_ledger_by_consumable on stock_ledger (company_id, consumable_id, at);

create table chemical_use (
  company_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  customer_id uuid not null,
  consumable_id uuid not null,
  name text not null,
  registration_number text not null,
  active_ingredient text not null,
  amount numeric(15, 3) not null check (amount > 0),
  unit text not null,
  dilution text not null,
  area_treated numeric(15, 3) not null,
  where_used text not null,
  method text not null,
  target_pest text not null,
  batch text not null,
  precautions text not null,
  used_at timestamptz not null,
  account_id uuid not null,
  applicator_name text not null,
  applicator_licence text not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, consumable_id) references consumable,
  foreign key (company_id, account_id) references account (company_id, id)
);
create index chemical_use_by_task on chemical_use (company_id, task_id);

create table report (
  company_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('report', 'briefing')),
  number text not null,
  name text not null,
  subject text not null,
  customer_id uuid not null,
  customer_name text not null,
  site_address text not null,
  company_name text not null,
  service_day date not null,
  period_from date not null,
  period_to date not null,
  sections jsonb not null,
  state text not null check (state in ('notGenerated', 'pendingReview', 'approved', 'rejected')),
  review_note text not null default '',
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  unique (company_id, number)
);
create index report_by_day on report (company_id, service_day, id);

create table report_task (
  company_id uuid not null,
  report_id uuid not null,
  task_id uuid not null,
  kind text not null check (kind in ('report', 'briefing')),
  primary key (company_id, report_id, task_id),
  foreign key (company_id, report_id) references report on delete cascade,
  foreign key (company_id, task_id) references task
);
create unique index report_task_once on report_task (company_id, task_id) where kind = 'report';

create table report_signature (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  role text not null check (role in ('technician', 'customer', 'reviewer')),
  name text not null,
  method text not null check (method in ('drawn', 'typed')),
  strokes jsonb,
  signed_at timestamptz not null,
  version int not null,
  primary key (company_id, id),
  foreign key (company_id, report_id) references report on delete cascade
);

create table report_share (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  share_hash text not null constraint report_share_hash unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, report_id) references report on delete cascade
);

create table report_pdf_data (
  company_id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  data text not null,
  primary key (company_id, report_id),
  foreign key (company_id, report_id) references report on delete cascade
);

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

/** Rows with a company: its people see and change them. */
const companyTables = [
  'customer_binding',
  'floor_plan',
  'floor_plan_revision',
  'workshop',
  'device',
  'device_position',
  'inspection_template',
  'inspection_template_version',
  'number_series',
  'task',
  'task_workshop',
  'task_staff',
  'device_check',
  'capture',
  'reading_day',
  'capture_day',
  'risk',
  'consumable',
  'stock_ledger',
  'chemical_use',
  'report',
  'report_task',
  'report_signature',
  'report_share',
  'report_pdf_data',
];

/** Of those, the ones that a customer reads of its own site. */
const customerTables = [
  'customer_binding',
  'floor_plan',
  'floor_plan_revision',
  'workshop',
  'device',
  'device_position',
  'task',
  'device_check',
  'capture',
  'reading_day',
  'capture_day',
  'risk',
  'chemical_use',
  'report',
  'report_signature',
];

const company = `(select nullif(current_setting('app.company', true), '')::uuid)`;
const customer = `(select nullif(current_setting('app.customer', true), '')::uuid)`;

function isolate(table: string): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy everything on ${table} to app_system using (true) with check (true);
  `;
}

function forCompany(table: string): string {
  return `
    ${isolate(table)}
    create policy own_company on ${table} to app_user using (company_id = ${company}) with check (company_id = ${company});
    grant select, insert, update, delete on ${table} to app_user;
  `;
}

function forCustomer(table: string): string {
  return `create policy own_site on ${table} for select to app_user using (customer_id = ${customer});`;
}

/** Tables whose rows are not simply a company's: each says who may see and change what. */
const ownRules = `
  ${isolate('company')}
  create policy own_company on company to app_user using (id = ${company}) with check (id = ${company});
  create policy serving_me on company for select to app_user
    using (id in (select company_id from customer_binding where customer_id = ${customer}));
  grant select, update on company to app_user;

  ${isolate('customer')}
  create policy served_by_me on customer for select to app_user using (id in (select customer_id from customer_binding));
  create policy changed_by_me on customer for update to app_user
    using (id in (select customer_id from customer_binding where ended_at is null));
  create policy own_profile on customer for update to app_user using (id = ${customer});
  create policy new_customer on customer for insert to app_user with check (${company} is not null);
  create policy my_profile on customer for select to app_user using (id = ${customer});
  grant select, insert, update on customer to app_user;

  ${isolate('account')}
  create policy own_company on account to app_user using (company_id = ${company}) with check (company_id = ${company});
  create policy own_customer on account to app_user using (customer_id = ${customer}) with check (customer_id = ${customer});
  create policy my_customers_login on account for select to app_user
    using (customer_id in (select customer_id from customer_binding where company_id = ${company}));
  create policy new_customer_login on account for insert to app_user
    with check (customer_id in (select customer_id from customer_binding where company_id = ${company}));
  create policy serving_me on account for select to app_user
    using (company_id in (select company_id from customer_binding where customer_id = ${customer}));
  grant select, insert, update, delete on account to app_user;

  ${isolate('stored_file')}
  create policy own_files on stored_file to app_user
    using (company_id = ${company} or customer_id = ${customer})
    with check (company_id = ${company} or customer_id = ${customer});
  grant select, insert, update, delete on stored_file to app_user;

  ${isolate('session')}
  ${isolate('login_try')}

  -- A shared task's staff and workshops are read by the customer through the task.
  create policy own_site on task_staff for select to app_user
    using (exists (select from task where task.company_id = task_staff.company_id and task.id = task_staff.task_id
      and task.customer_id = ${customer}));
  create policy own_site on task_workshop for select to app_user
    using (exists (select from task where task.company_id = task_workshop.company_id and task.id = task_workshop.task_id
      and task.customer_id = ${customer}));
  create policy own_site on report_task for select to app_user
    using (exists (select from report where report.company_id = report_task.company_id and report.id = report_task.report_id
      and report.customer_id = ${customer}));
`;

/**
 * `app_user` is who every tenant transaction runs as, `app_system` who sees all: the server's own role is made a
 * member of both. Roles belong to the whole cluster and may be there already.
 */
const roles = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'app_user') then create role app_user nologin; end if;
  if not exists (select from pg_roles where rolname = 'app_system') then create role app_system nologin; end if;
  if not pg_has_role('app_user', 'member') then grant app_user to current_user; end if;
  if not pg_has_role('app_system', 'member') then grant app_system to current_user; end if;
end $$;
`;

export async function up(database: Kysely<never>): Promise<void> {
  const script = [roles, tables, ...companyTables.map(forCompany), ...customerTables.map(forCustomer), ownRules];
  for (const part of script) await sql.raw(part).execute(database);
}
