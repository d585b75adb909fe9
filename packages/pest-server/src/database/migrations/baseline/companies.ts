import {
  allowed,
  companies,
  company,
  customer,
  forCompany,
  forCustomer,
  forToken,
  isolate,
  ofToken,
  only,
  tokenCustomers,
} from '../policies';

/** Companies, their customers, and which company serves which customer. */
export const companyTables = `
create table company (
  id uuid primary key,
  name text not null,
  address text not null default '',
  contact_name text not null default '',
  contact_phone text not null default '',
  introduction text not null default '',
  logo text,
  -- What its next reports begin with, the logo by its key; null while none was chosen.
  report_layout jsonb,
  business_license text,
  pest_control_qualification text,
  pesticide_usage_certificate text,
  personnel_qualification text,
  -- 0 nothing submitted, 1 waiting, 2 approved, 3 failed.
  status int not null check (status between 0 and 3),
  reason text not null default '',
  -- Its administrators review other companies' and customers' information.
  platform boolean not null default false,
  -- Whether somebody else than the author approves a report, where there is another reviewer.
  review_by_another boolean not null default true,
  -- Whether administrator and management staff sign in with a second factor.
  second_factor boolean not null default false,
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- Papers that were sent again wait beside the approved ones, which stay in force.
  renewal jsonb
);
${isolate('company')}
create policy own_company on company to app_user ${only(`id = ${company}`)};
create policy serving_me on company for select to app_customer using (id = any(${companies}));
grant select, update on company to app_user;
grant select on company to app_customer;
${forToken('company', `id = ${company}`)}

-- A firm, known by its credit code. Its words here are its own once a login has proven to speak for it.
create table customer (
  id uuid primary key,
  name text not null,
  credit_code text not null,
  region text not null,
  -- GB/T 2260; null where the region was only typed.
  region_code text check (region_code ~ '^[1-9][0-9]{5}$'),
  address text not null default '',
  latitude double precision,
  longitude double precision,
  introduction text not null default '',
  client_type text not null check (client_type in ('industrial', 'business', 'other')),
  pest_control_certificate text,
  msds text,
  controller_certificate text,
  status int not null check (status between 0 and 3),
  reason text not null default '',
  registered_at timestamptz not null,
  -- The company that entered it, or the oldest that serves it since; null when it registered itself.
  created_by uuid references company,
  -- The company that entered it, which stays; null when it registered itself.
  entered_by uuid,
  -- The companies that are bound to it now may read it; its creator may change it while no other is bound.
  served_by uuid[] not null default '{}',
  -- Of a customer that registered itself: handed to each company that is bound.
  phone text not null default '',
  report_email text not null default '',
  submitted_at timestamptz,
  -- Null while nobody has looked at what it claims to be: it holds no credit code, and nobody finds it.
  approved_at timestamptz,
  renewal jsonb,
  constraint customer_named check (approved_at is null or credit_code <> '')
);
create unique index customer_credit_code on customer (credit_code) where approved_at is not null;
${isolate('customer')}
create policy served on customer for select to app_user using (${company} = any(served_by) or id = ${allowed});
create policy entered on customer for insert to app_user
  with check (created_by = ${company} and served_by = array[${company}]);
create policy served_alone on customer for update to app_user
  ${only(`created_by = ${company} and served_by = array[${company}]`)};
create policy read_myself on customer for select to app_customer using (id = ${customer});
create policy change_myself on customer for update to app_customer using (id = ${customer});
grant select, insert, update on customer to app_user;
grant select, update on customer to app_customer;
${forToken('customer', tokenCustomers)}

-- Never deleted, because records refer to it. What it says of the site is the company's own, or the customer's where that
-- has proven who it is: whoever entered a credit code first speaks for nobody.
create table customer_binding (
  company_id uuid not null references company,
  customer_id uuid not null references customer,
  bound_at timestamptz not null,
  ended_at timestamptz,
  -- As the company may know it: not followed any more once the binding has ended.
  customer_name text not null,
  -- The company's own contact at the site, which no other company sees.
  contact_name text not null default '',
  phone text not null default '',
  report_email text not null default '',
  notes text not null default '',
  region text not null default '',
  region_code text,
  address text not null default '',
  latitude double precision,
  longitude double precision,
  introduction text not null default '',
  client_type text not null default 'other' check (client_type in ('industrial', 'business', 'other')),
  pest_control_certificate text,
  msds text,
  controller_certificate text,
  -- Whether it says what the customer says of itself, and changes with it.
  follows boolean not null default false,
  primary key (company_id, customer_id)
);
create index customer_binding_by_customer on customer_binding (customer_id);
${forCompany('customer_binding')}
${forCustomer('customer_binding')}
${forToken('customer_binding', ofToken)}

-- Waits for the answer of the customer's own login. A table of its own: nothing can be recorded on what only waits.
create table binding_request (
  company_id uuid not null references company,
  customer_id uuid not null references customer,
  asked_at timestamptz not null,
  -- The phone of the customer's login, where the company knew it: that login is confirmed once it accepts.
  login_id text,
  declined_at timestamptz,
  primary key (company_id, customer_id)
);
create index binding_request_by_customer on binding_request (customer_id);
${forCompany('binding_request')}

-- What happened to the information of a company or a customer.
create table review_step (
  owner_id uuid not null,
  id uuid not null,
  step text not null check (step in ('submitted', 'passed', 'failed')),
  reason text not null default '',
  at timestamptz not null,
  primary key (owner_id, id)
);
${isolate('review_step')}
create policy own_company on review_step for select to app_user using (owner_id = ${company});
create policy submit_own_company on review_step for insert to app_user
  with check (owner_id = ${company} and step = 'submitted');
create policy own_site on review_step for select to app_customer using (owner_id = ${customer});
create policy submit_own_site on review_step for insert to app_customer
  with check (owner_id = ${customer} and step = 'submitted');
grant select, insert on review_step to app_user, app_customer;
`;
