import { company, forCompany, forCustomer, forOwner, forToken, ofCompany, ofToken } from '../policies';
import { folded } from './folded';

/** A company's roles limit its staff, a customer's its sub-accounts. */
const owner = `
  owner_id uuid not null,
  company_id uuid,
  customer_id uuid,
  check ((company_id is null) <> (customer_id is null)),
  check (owner_id = coalesce(company_id, customer_id)),
`;

/** What stands at a customer's site, who may use it, how it is inspected, and how much activity is borne. */
export const siteTables = `
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
  trash_areas jsonb not null default '[]',
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  unique (company_id, customer_id, id)
);
${forCompany('floor_plan')}
${forCustomer('floor_plan')}
${forToken('floor_plan', ofToken, 'select, insert, update')}

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
${forCompany('floor_plan_revision')}
${forCustomer('floor_plan_revision')}
${forToken('floor_plan_revision', ofToken, 'select, insert')}

create table workshop (
  company_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  zone_risk text not null check (zone_risk in ('high', 'medium', 'low', 'outside')),
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  unique (company_id, customer_id, id)
);
create unique index workshop_name on workshop (company_id, customer_id, (${folded('name')})) where true;
${forCompany('workshop')}
${forCustomer('workshop')}
${forToken('workshop', ofToken)}

create table device (
  company_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  floor_plan_id uuid,
  workshop_id uuid,
  type text not null,
  -- From the type, stored so that a task's devices are found by one comparison.
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
  mount_height double precision check (mount_height > 0),
  installed_day date not null,
  removed_at timestamptz,
  -- Its code first, so that the beginning of a code is a range of the index; name and place behind it, so that the same
  -- index answers what is inside of them without a look at the table. In the order of bytes, which alone compares quickly,
  -- and whose comparisons row-level security lets an index use. No trigrams: they need three letters, and a Chinese word
  -- has two.
  search_key text collate "C" generated always as
    (${folded('code')} || chr(10) || ${folded('name')} || chr(10) || ${folded('location')}) stored not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  foreign key (company_id, customer_id, floor_plan_id) references floor_plan (company_id, customer_id, id),
  foreign key (company_id, customer_id, workshop_id) references workshop (company_id, customer_id, id),
  check ((x is null) = (y is null))
);
create unique index device_code_in_company on device (company_id, code) where removed_at is null;
create index device_by_customer on device (company_id, customer_id) where removed_at is null;
create index device_by_plan on device (company_id, floor_plan_id) where removed_at is null;
create index device_by_search on device (company_id, search_key) include (id) where removed_at is null;
${forCompany('device')}
${forCustomer('device')}
${forToken('device', ofToken, 'select, insert, update')}

-- Codes of the devices in service. A code is unique in the whole installation, while devices are kept by company.
create table used_device_code (
  code text constraint device_code primary key,
  company_id uuid not null,
  device_id uuid not null
);
${forCompany('used_device_code')}
${forToken('used_device_code', ofCompany, 'select, insert, update, delete')}

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
${forCompany('device_position')}
${forCustomer('device_position')}
${forToken('device_position', ofToken, 'select, insert, update, delete')}

-- Models that a company knows, by type. A device keeps model and brand as words, which follow a change here.
create table device_model (
  company_id uuid not null references company,
  id uuid not null,
  device_type text not null,
  name text not null,
  brand text not null,
  primary key (company_id, id)
);
create unique index device_model_name on device_model (company_id, device_type, (${folded('name')}), (${folded('brand')})) where true;
${forCompany('device_model')}
${forToken('device_model', ofCompany, 'select, insert, update, delete')}

-- A company's own words on its devices.
create table device_tag (
  company_id uuid not null references company,
  id uuid not null,
  name text not null,
  primary key (company_id, id)
);
create unique index device_tag_name on device_tag (company_id, (${folded('name')})) where true;
${forCompany('device_tag')}
${forToken('device_tag', ofCompany, 'select, insert, update, delete')}

create table device_tag_use (
  company_id uuid not null,
  device_id uuid not null,
  tag_id uuid not null,
  primary key (company_id, device_id, tag_id),
  foreign key (company_id, device_id) references device,
  foreign key (company_id, tag_id) references device_tag on delete cascade
);
create index device_tag_use_by_tag on device_tag_use (company_id, tag_id);
${forCompany('device_tag_use')}
${forToken('device_tag_use', ofCompany, 'select, insert, update, delete')}

-- Which devices an account may use. An empty list limits nothing; an account without a role may use all.
create table device_role (
  ${owner}
  id uuid not null,
  name text not null,
  device_types text[] not null default '{}',
  customer_ids uuid[] not null default '{}',
  workshop_ids uuid[] not null default '{}',
  updated_at timestamptz not null,
  primary key (owner_id, id),
  foreign key (company_id) references company,
  foreign key (customer_id) references customer
);
create unique index device_role_name on device_role (owner_id, (${folded('name')})) where true;
${forOwner('device_role', 'own', 'own_of_site')}
grant select, insert, update, delete on device_role to app_user, app_customer;
${forToken('device_role', `owner_id = ${company}`)}

create table device_role_account (
  ${owner}
  account_id uuid not null,
  role_id uuid not null,
  primary key (owner_id, account_id, role_id),
  foreign key (owner_id, role_id) references device_role on delete cascade,
  foreign key (company_id, account_id) references account (company_id, id),
  foreign key (customer_id, account_id) references account (customer_id, id)
);
${forOwner('device_role_account', 'own', 'own_of_site')}
grant select, insert, update, delete on device_role_account to app_user, app_customer;
${forToken('device_role_account', `owner_id = ${company}`)}

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
${forCompany('inspection_template')}
${forToken('inspection_template', ofCompany, 'select, insert, update')}

-- What a template said at each version; a service keeps what was published when it began.
create table inspection_template_version (
  company_id uuid not null,
  template_id uuid not null,
  version int not null,
  device_type text not null,
  -- Null: a draft.
  published_at timestamptz,
  body jsonb not null,
  primary key (company_id, template_id, version),
  foreign key (company_id, template_id) references inspection_template
);
${forCompany('inspection_template_version')}
${forToken('inspection_template_version', ofCompany, 'select, insert')}

-- How much activity a site bears in a month, from a day on.
create table site_threshold (
  company_id uuid not null,
  customer_id uuid not null,
  pest_group text not null,
  from_day date not null,
  monthly int not null check (monthly >= 0),
  source text not null,
  set_by text not null,
  set_at timestamptz not null,
  primary key (company_id, customer_id, pest_group, from_day),
  foreign key (company_id, customer_id) references customer_binding
);
${forCompany('site_threshold')}
${forCustomer('site_threshold')}
${forToken('site_threshold', ofToken)}

-- What one device of a type may reach at a site, beside what the whole site may.
create table device_threshold (
  company_id uuid not null,
  customer_id uuid not null,
  -- Which types and groups there are is asked by the contract of every request.
  device_type text not null,
  from_day date not null,
  value int not null check (value >= 0),
  source text not null,
  set_by text not null,
  set_at timestamptz not null,
  primary key (company_id, customer_id, device_type, from_day),
  foreign key (company_id, customer_id) references customer_binding
);
${forCompany('device_threshold')}
${forCustomer('device_threshold')}
${forToken('device_threshold', ofToken)}
`;
