import {
  allowed,
  companies,
  company,
  customer,
  forCompany,
  forOwner,
  forToken,
  isolate,
  ofCompany,
  only,
} from '../policies';

/** Accounts of companies and customers, how they sign in, and what their requests leave. */
export const accountTables = `
-- Never removed from the records that it made: deleting an account takes its phone, its rights and its ways in.
create table account (
  id uuid primary key,
  -- Company people have a company, a customer's accounts a customer; never both.
  company_id uuid references company,
  customer_id uuid references customer,
  login_id text not null constraint account_login_id unique,
  password_hash text not null,
  user_name text not null,
  -- 1 administrator, 2 staff, 3 customer.
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
  -- Whether it speaks for its customer, as the platform decided; null while its origin says so.
  speaks boolean,
  deleted_at timestamptz,
  -- Of a customer's sub-account: the login that it belongs to, which it sees and ends with.
  root_id uuid constraint account_root references account,
  -- Versions of the texts that its person accepted and read at registration; empty where nobody was asked.
  agreement text not null default '',
  agreed_at timestamptz,
  check ((company_id is null) <> (customer_id is null)),
  constraint account_sub_of_customer check (root_id is null or customer_id is not null),
  unique (company_id, id),
  constraint account_of_customer unique (customer_id, id)
);
create index account_by_customer on account (customer_id);
create index account_by_company on account (company_id, user_name);
create index account_by_root on account (root_id);
${isolate('account')}
create policy read on account for select to app_user using (company_id = ${company} or customer_id = ${allowed});
create policy added on account for insert to app_user
  with check (company_id = ${company} or (customer_id = ${allowed} and made_by = ${company}));
create policy changed on account for update to app_user ${only(`company_id = ${company} or made_by = ${company}`)};
create policy removed on account for delete to app_user using (company_id = ${company});
create policy read_mine on account for select to app_customer
  using (customer_id = ${customer} or company_id = any(${companies}));
create policy add_mine on account for insert to app_customer
  with check (customer_id = ${customer} and root_id is not null and made_by is null);
create policy change_mine on account for update to app_customer ${only(`customer_id = ${customer}`)};
grant select, insert, update, delete on account to app_user;
grant select, insert, update on account to app_customer;
${forToken('account', ofCompany)}

-- To which of a customer's logins a company shows what it records: those it made or confirmed itself.
create table login_grant (
  company_id uuid not null references company,
  account_id uuid not null references account on delete cascade,
  customer_id uuid not null references customer,
  granted_at timestamptz not null,
  primary key (company_id, account_id)
);
create index login_grant_by_account on login_grant (account_id);
${forCompany('login_grant')}

create table session (
  -- SHA-256 of the token, hex; the token itself is not stored.
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  idle_minutes int not null,
  -- Its name to people: what the token's hash is told to nobody for.
  id uuid not null unique,
  -- Where and with what it was begun, as the browser says.
  address text not null,
  user_agent text not null,
  method text not null check (method in ('password', 'secondFactor', 'passkey', 'company'))
);
create index session_by_account on session (account_id);
${isolate('session')}

-- An authenticator, whose codes are asked for once a first one has confirmed it.
create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- Sealed with a secret of the installation.
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest step of 30 s whose code was used: none is good twice.
  last_step int not null default 0
);
${isolate('second_factor')}

-- Each opens the account once in place of a code.
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  -- HMAC under a secret of the installation; the code itself is not stored.
  code_hash text not null,
  primary key (account_id, code_hash)
);
${isolate('recovery_code')}

-- A public key that an authenticator made for an account (WebAuthn).
create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Base64url, as the authenticator names it; the key as COSE.
  credential_id text not null constraint passkey_credential unique,
  public_key text not null,
  -- Of its signatures, up to 2^32; authenticators that share their keys leave it at 0.
  counter double precision not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_account on passkey (account_id);
${isolate('passkey')}

-- What a browser was asked to sign: for an account that adds a passkey, or for whoever signs in.
create table passkey_challenge (
  challenge_hash text primary key,
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);
${isolate('passkey_challenge')}

-- A company's own provider of identities (OpenID Connect).
create table company_sign_in (
  company_id uuid primary key references company,
  -- What people type to be sent there.
  code text not null constraint company_sign_in_code unique,
  issuer text not null,
  client_id text not null,
  -- Sealed with a secret of the installation.
  client_secret text not null,
  -- Empty for any.
  mail_domain text not null,
  enforced boolean not null
);
${isolate('company_sign_in')}

-- Somebody was sent to a provider and is expected back, in the same browser.
create table company_sign_in_try (
  state_hash text primary key,
  company_id uuid not null references company_sign_in on delete cascade,
  -- SHA-256 of the mark of the browser that began; empty where it sent none.
  device_hash text not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
${isolate('company_sign_in_try')}

create table sign_in (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  at timestamptz not null,
  address text not null,
  -- What the portal was read in.
  language text not null default 'zh' check (language in ('zh', 'en'))
);
create index sign_in_by_account on sign_in (account_id, at desc);
${isolate('sign_in')}

-- A browser that has signed in to an account, by the SHA-256 of its mark.
create table known_device (
  account_id uuid not null references account on delete cascade,
  mark_hash text not null,
  last_used_at timestamptz not null,
  primary key (account_id, mark_hash)
);
${isolate('known_device')}

create table login_try (
  -- account:<login id> or address:<address>.
  subject text primary key,
  failures int not null,
  last_failed_at timestamptz not null
);
${isolate('login_try')}

-- One for a phone, purpose and browser; a new one replaces it.
create table verification_code (
  phone text not null,
  purpose int not null,
  -- SHA-256 of the mark of the browser that asked; empty where it sent none.
  device_hash text not null default '',
  -- HMAC of phone, purpose and code; the code itself is not stored.
  code_hash text not null,
  expires_at timestamptz not null,
  tries int not null,
  primary key (phone, purpose, device_hash)
);
${isolate('verification_code')}

-- Codes asked for, to count them.
create table verification_sent (
  id uuid primary key,
  phone text not null,
  address text not null,
  sent_at timestamptz not null
);
create index verification_sent_by_phone on verification_sent (phone, sent_at);
create index verification_sent_by_address on verification_sent (address, sent_at);
create index verification_sent_by_time on verification_sent (sent_at);
${isolate('verification_sent')}

-- A write that may be sent again: who sent it, what it was, and what was answered.
create table idempotency_key (
  -- The company or customer of the account.
  owner_id uuid not null,
  account_id uuid not null references account on delete cascade,
  key_hash text not null,
  request_hash text not null,
  -- Of the request that works on it.
  claim uuid not null,
  claimed_at timestamptz not null,
  -- A write that may come late is known by its key for longer than a day.
  kept_until timestamptz not null,
  -- Set by the transaction that did the work; the answer comes after it.
  carried_out boolean not null default false,
  answer text,
  primary key (owner_id, account_id, key_hash)
);
create index idempotency_key_by_end on idempotency_key (kept_until);
${forOwner('idempotency_key', 'own_keys', 'own_keys_of_site')}
grant select, update on idempotency_key to app_user, app_customer;
${forToken('idempotency_key', `owner_id = ${company}`, 'select, update')}
`;
