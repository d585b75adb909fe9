import { type Kysely, sql } from 'kysely';

/** What stands at a customer's site, and how it is inspected. */
const script = `
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
  foreign key (company_id, customer_id, workshop_id) references workshop (company_id, customer_id, id),
  check ((x is null) = (y is null))
);
create unique index device_code_in_company on device (company_id, code) where removed_at is null;
create index device_by_customer on device (company_id, customer_id) where removed_at is null;
create index device_by_plan on device (company_id, floor_plan_id) where removed_at is null;

-- Codes of the devices in service. A code is unique in the whole installation, while devices are kept by company.
create table used_device_code (
  code text constraint device_code primary key,
  company_id uuid not null,
  device_id uuid not null
);

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

create table device_model (
  company_id uuid not null references company,
  id uuid not null,
  device_type text not null,
  name text not null,
  brand text not null,
  primary key (company_id, id),
  constraint device_model_name unique (company_id, device_type, name, brand)
);

create table device_tag (
  company_id uuid not null references company,
  id uuid not null,
  name text not null,
  primary key (company_id, id),
  constraint device_tag_name unique (company_id, name)
);

create table device_tag_use (
  company_id uuid not null,
  device_id uuid not null,
  tag_id uuid not null,
  primary key (company_id, device_id, tag_id),
  foreign key (company_id, device_id) references device,
  foreign key (company_id, tag_id) references device_tag on delete cascade
);
create index device_tag_use_by_tag on device_tag_use (company_id, tag_id);

-- Which devices an account may use. An empty list limits nothing; an account without a role may use all.
create table device_role (
  company_id uuid not null references company,
  id uuid not null,
  name text not null,
  device_types text[] not null default '{}',
  customer_ids uuid[] not null default '{}',
  workshop_ids uuid[] not null default '{}',
  updated_at timestamptz not null,
  primary key (company_id, id),
  constraint device_role_name unique (company_id, name)
);

create table device_role_account (
  company_id uuid not null,
  account_id uuid not null,
  role_id uuid not null,
  primary key (company_id, account_id, role_id),
  foreign key (company_id, role_id) references device_role on delete cascade,
  foreign key (company_id, account_id) references account (company_id, id)
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
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
