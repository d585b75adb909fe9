import { type Kysely, sql } from 'kysely';

/** Companies, their customers, the accounts of both, and the files that they upload. */
const script = `
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
  review_by_another boolean not null default true,
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
  introduction text not null default '',
  client_type text not null check (client_type in ('industrial', 'business', 'other')),
  pest_control_certificate text,
  msds text,
  controller_certificate text,
  status int not null check (status between 0 and 3),
  reason text not null default '',
  registered_at timestamptz not null,
  -- Null of a customer that registered itself.
  created_by uuid references company,
  -- The companies that are bound to it now may read it; its creator may change it while no other is bound.
  served_by uuid[] not null default '{}'
);

create table customer_binding (
  company_id uuid not null references company,
  customer_id uuid not null references customer,
  bound_at timestamptz not null,
  ended_at timestamptz,
  -- As the company may know it: not followed any more once the binding has ended.
  customer_name text not null,
  contact_name text not null default '',
  phone text not null default '',
  report_email text not null default '',
  notes text not null default '',
  primary key (company_id, customer_id)
);
create index customer_binding_by_customer on customer_binding (customer_id);

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
  -- Of a customer's login: the company that made it, and when it proved its phone with a password of its own.
  made_by uuid references company,
  proven_at timestamptz,
  check ((company_id is null) <> (customer_id is null)),
  unique (company_id, id)
);
create index account_by_customer on account (customer_id);

-- To which of a customer's logins a company shows what it records: those it made or confirmed itself.
create table login_grant (
  company_id uuid not null references company,
  account_id uuid not null references account on delete cascade,
  customer_id uuid not null references customer,
  granted_at timestamptz not null,
  primary key (company_id, account_id)
);
create index login_grant_by_account on login_grant (account_id);

create table session (
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  idle_minutes int not null
);
create index session_by_account on session (account_id);

create table known_device (
  account_id uuid not null references account on delete cascade,
  mark_hash text not null,
  last_used_at timestamptz not null,
  primary key (account_id, mark_hash)
);

create table login_try (
  subject text primary key,
  failures int not null,
  last_failed_at timestamptz not null
);

create table idempotency_key (
  owner_id uuid not null,
  account_id uuid not null references account on delete cascade,
  key_hash text not null,
  request_hash text not null,
  claim uuid not null,
  claimed_at timestamptz not null,
  -- Set by the transaction that did the work; the answer comes after it.
  carried_out boolean not null default false,
  answer text,
  primary key (owner_id, account_id, key_hash)
);
create index idempotency_key_by_age on idempotency_key (claimed_at);

create table job_run (
  name text primary key,
  started_at timestamptz not null
);

create table verification_code (
  phone text not null,
  purpose int not null,
  code_hash text not null,
  expires_at timestamptz not null,
  tries int not null,
  primary key (phone, purpose)
);

create table verification_sent (
  id uuid primary key,
  phone text not null,
  address text not null,
  sent_at timestamptz not null
);
create index verification_sent_by_phone on verification_sent (phone, sent_at);
create index verification_sent_by_address on verification_sent (address, sent_at);
create index verification_sent_by_time on verification_sent (sent_at);

create table outbox_message (
  id uuid primary key,
  kind text not null check (kind in ('sms', 'mail')),
  recipient text not null,
  body text not null,
  sent_at timestamptz not null
);
create index outbox_message_by_time on outbox_message (sent_at);

create table contact_message (
  id uuid primary key,
  name text not null,
  phone text not null,
  email text not null,
  company_name text not null,
  message text not null,
  address text not null,
  sent_at timestamptz not null
);
create index contact_message_by_address on contact_message (address, sent_at);

create table stored_file (
  owner_id uuid not null,
  id uuid not null,
  key text not null,
  company_id uuid references company,
  customer_id uuid references customer,
  account_id uuid not null references account,
  kind text not null check (kind in ('jpeg', 'png', 'pdf')),
  bytes int not null,
  sent_bytes int not null,
  width int not null,
  height int not null,
  label text not null,
  made_from text,
  created_at timestamptz not null,
  bound_at timestamptz,
  primary key (owner_id, id),
  constraint stored_file_key unique (owner_id, key),
  check ((company_id is null) <> (customer_id is null)),
  check (owner_id = coalesce(company_id, customer_id))
);
create unique index stored_file_made_from on stored_file (owner_id, made_from);
create index stored_file_unbound on stored_file (created_at) where bound_at is null;

create table upload_allowance (
  account_id uuid primary key references account on delete cascade,
  day date not null,
  files int not null,
  under_way timestamptz[] not null
);
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
