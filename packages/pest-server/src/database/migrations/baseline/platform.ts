import { allowed, companies, company, customer, forOwner, forToken, isolate, only } from '../policies';

/** Of a customer: what companies that serve it now told it, who asks to, and the platform's verdict, which reaches a customer that nobody serves. */
const toCustomer = `owner_id = ${customer}
  and (company_id = any(${companies}) or kind in ('bindingAsked', 'informationPassed', 'informationFailed'))`;

/** What every area leaves with the server: messages, notices, files, jobs; and what the platform reads of everybody. */
export const platformTables = `
-- A message waits until its carrier takes it, and says what became of it.
create table outbox_message (
  id uuid primary key,
  kind text not null check (kind in ('sms', 'mail')),
  recipient text not null,
  subject text not null default '',
  -- Without its secret once it is sent or kept, unless the installation reveals secrets.
  body text not null,
  -- Stands in the body until it is sent.
  secret text,
  key text,
  -- Kept: there is no carrier. Sending: one process has it.
  state text not null default 'kept' check (state in ('kept', 'due', 'sending', 'sent', 'failed')),
  tries int not null default 0,
  -- The next try of a message that is due; when the try under way began.
  due_at timestamptz,
  -- What the carrier said, or "interrupted".
  fault text not null default '',
  sent_at timestamptz not null
);
create index outbox_message_by_time on outbox_message (sent_at);
create unique index outbox_message_key on outbox_message (key) where key is not null;
create index outbox_message_due on outbox_message (due_at) where state in ('due', 'sending');
${isolate('outbox_message')}

create table contact_message (
  id uuid primary key,
  name text not null,
  phone text not null,
  email text not null,
  company_name text not null,
  message text not null,
  -- Where it was sent from.
  address text not null,
  sent_at timestamptz not null,
  -- When the platform marked it as read.
  read_at timestamptz
);
create index contact_message_by_address on contact_message (address, sent_at);
${isolate('contact_message')}

-- When a job of the server's own was last begun, by whichever process, and what came of it.
create table job_run (
  name text primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  failed_at timestamptz
);
${isolate('job_run')}

-- What an account is told of. It belongs to the house of its reader, and names the company whose doing it tells.
create table notice (
  owner_id uuid not null,
  id uuid not null,
  account_id uuid not null references account on delete cascade,
  company_id uuid not null,
  kind text not null,
  facts jsonb not null,
  record_id uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Whether it is shown under the bell.
  bell boolean not null,
  -- A mail about it is still to be sent.
  mail_due boolean not null,
  primary key (owner_id, id)
);
create index notice_by_reader on notice (owner_id, account_id, created_at desc, id desc) where bell;
create index notice_unread on notice (owner_id, account_id) where bell and read_at is null;
create index notice_to_mail on notice (created_at) where mail_due;
create index notice_by_age on notice (created_at);
${isolate('notice')}
create policy tell on notice for insert to app_user with check (company_id = ${company});
create policy read_own on notice for select to app_user using (owner_id = ${company});
create policy mark_own on notice for update to app_user ${only(`owner_id = ${company}`)};
create policy read_site on notice for select to app_customer using (${toCustomer});
create policy mark_site on notice for update to app_customer ${only(toCustomer)};
grant select, insert, update on notice to app_user;
grant select, update on notice to app_customer;

-- How an account wants to be told of a kind; without a row, as the kind's rule says.
create table notice_setting (
  owner_id uuid not null,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  bell boolean not null,
  mail boolean not null,
  primary key (owner_id, account_id, kind)
);
${isolate('notice_setting')}
create policy read_own on notice_setting for select to app_user using (owner_id = ${company} or owner_id = ${allowed});
create policy add_own on notice_setting for insert to app_user with check (owner_id = ${company});
create policy change_own on notice_setting for update to app_user ${only(`owner_id = ${company}`)};
create policy own_site on notice_setting to app_customer ${only(`owner_id = ${customer}`)};
grant select, insert, update on notice_setting to app_user, app_customer;

create table stored_file (
  -- The company or the customer below.
  owner_id uuid not null,
  id uuid not null,
  -- Random name in the storage.
  key text not null,
  company_id uuid references company,
  customer_id uuid references customer,
  account_id uuid not null references account,
  kind text not null check (kind in ('jpeg', 'png', 'pdf')),
  -- As it is stored, and as it was sent, which limits of size mean.
  bytes int not null,
  sent_bytes int not null,
  -- Pixels; 0 for a PDF.
  width int not null,
  height int not null,
  -- The name it was uploaded with, cleaned.
  label text not null,
  -- Of a file that the server made: what it was made from, so that it is made once.
  made_from text,
  created_at timestamptz not null,
  bound_at timestamptz,
  -- Since when no record is known to name it, though it was bound.
  let_go_at timestamptz,
  primary key (owner_id, id),
  constraint stored_file_key unique (owner_id, key),
  check ((company_id is null) <> (customer_id is null)),
  check (owner_id = coalesce(company_id, customer_id))
);
create unique index stored_file_made_from on stored_file (owner_id, made_from);
create index stored_file_unbound on stored_file (created_at) where bound_at is null;
create index stored_file_by_name on stored_file (key);
${forOwner('stored_file', 'own_files', 'own_site')}
grant select, insert, update, delete on stored_file to app_user, app_customer;
${forToken('stored_file', `owner_id = ${company}`, 'select, insert, update')}

-- What an account uploads: begun today, and when those under way were begun.
create table upload_allowance (
  account_id uuid primary key references account on delete cascade,
  day date not null,
  files int not null,
  under_way timestamptz[] not null
);
${isolate('upload_allowance')}

-- Who did what. Added in the transaction of what it tells, and neither read nor changed by who did it.
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  -- The company or customer of who did it.
  owner_id uuid not null,
  owner_name text not null,
  account_id uuid not null,
  account_name text not null,
  login_id text not null,
  act text not null,
  -- On whom, or on what.
  subject_id uuid,
  subject text not null,
  note text not null,
  address text not null
);
create index audit_entry_by_time on audit_entry (at);
${isolate('audit_entry')}
create policy add_own on audit_entry for insert to app_user with check (owner_id = ${company});
create policy add_own_of_site on audit_entry for insert to app_customer with check (owner_id = ${customer});
grant insert on audit_entry to app_user, app_customer;
`;
