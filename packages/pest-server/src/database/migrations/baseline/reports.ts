import { forCompany, forCustomer, forToken, isolate, ofCompany, ofSite, ofToken, only } from '../policies';

/** What a customer signs with an account of its own, until the report is frozen. */
const signed = `${ofSite} and role = 'customer' and own_account and not frozen`;

/**
 * Reports and what belongs to them. An approved report is frozen by the database itself: neither it nor its signatures
 * can be changed or deleted, and no signature can be added, by whatever code.
 *
 * A trigger reads nothing but its own row, because a distributed database runs it where only that row's neighbours are.
 * Its message names the constraint as well: of an error on another node, Citus passes on the message alone.
 */
export const reportTables = `
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
  -- How it looks on paper, the logo by its key; null of what was generated before there was a choice.
  layout jsonb,
  state text not null check (state in ('notGenerated', 'pendingReview', 'approved', 'rejected')),
  -- Why it was rejected, or approved without both signatures.
  review_note text not null default '',
  -- Whoever passed or rejected it, as the account was called then, and from which network address.
  reviewer_id uuid,
  reviewer_name text,
  reviewer_login text,
  reviewed_at timestamptz,
  reviewed_from text,
  -- Counts up with each save; a save says which version it was made from.
  version int not null default 1,
  -- SHA-256 of what it says; a signature holds for the one it was given under.
  content_hash text not null,
  -- The version that the customer may read and sign before approval.
  shown_version int,
  -- Accounts that changed what it says.
  author_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  frozen boolean not null generated always as (state = 'approved') stored,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  unique (company_id, number),
  unique (company_id, customer_id, id),
  unique (company_id, customer_id, id, frozen)
);
create index report_by_day on report (company_id, service_day, id);
${forCompany('report')}
${forCustomer('report')}
${forToken('report', ofToken, 'select, update')}

-- The services a report is made from; a service has one report of its own at most.
create table report_task (
  company_id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  task_id uuid not null,
  kind text not null check (kind in ('report', 'briefing')),
  primary key (company_id, report_id, task_id),
  foreign key (company_id, customer_id, report_id) references report (company_id, customer_id, id) on delete cascade,
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id)
);
create unique index report_task_once on report_task (company_id, task_id) where kind = 'report';
${forCompany('report_task')}
${forCustomer('report_task')}
${forToken('report_task', ofToken)}

create table report_signature (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  role text not null check (role in ('technician', 'customer', 'reviewer')),
  name text not null,
  method text not null check (method in ('drawn', 'typed', 'absent')),
  strokes jsonb,
  -- Why the customer did not sign.
  reason text not null default '',
  signed_at timestamptz not null,
  -- The account it came from, as it was called then, and whether it is the signer's own.
  account_id uuid not null,
  account_name text not null,
  account_login text not null,
  own_account boolean not null,
  -- Network address.
  address text not null,
  -- The report's version that was signed, and the hash of what that said.
  version int not null,
  content_hash text not null,
  frozen boolean not null default false,
  primary key (company_id, id),
  constraint report_signature_once unique (company_id, report_id, role),
  -- Deferred: whoever approves a report freezes its signatures in the same transaction.
  constraint report_signature_report foreign key (company_id, customer_id, report_id, frozen)
    references report (company_id, customer_id, id, frozen) on delete cascade deferrable initially deferred
);
${forCompany('report_signature')}
${forCustomer('report_signature')}
create policy sign_own_site on report_signature for insert to app_customer with check (${signed});
create policy sign_own_site_again on report_signature for update to app_customer
  using (${ofSite} and role = 'customer' and not frozen) with check (${signed});
grant insert, update on report_signature to app_customer;
${forToken('report_signature', ofToken)}

create function refuse_frozen_report() returns trigger language plpgsql as $$
begin
  if old.frozen then
    raise exception 'An approved report is frozen, and so are its signatures ("report_frozen").'
      using errcode = '23514', constraint = 'report_frozen';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create function refuse_late_signature() returns trigger language plpgsql as $$
begin
  if new.frozen then
    raise exception 'A report is signed before it is approved ("report_frozen").'
      using errcode = '23514', constraint = 'report_frozen';
  end if;
  return new;
end $$;
create trigger report_frozen before update or delete on report
  for each row execute function refuse_frozen_report();
create trigger report_signature_frozen before update or delete on report_signature
  for each row execute function refuse_frozen_report();
create trigger report_signature_late before insert on report_signature
  for each row execute function refuse_late_signature();

-- What a report said at a step, and nobody rewrites it. Figures are the report's own: no step changes them.
create table report_version (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  version int not null,
  act text not null check (act in ('generated', 'saved', 'approved', 'rejected')),
  name text not null,
  subject text not null,
  sections jsonb not null,
  -- Ids of sections, or name, subject, order.
  changed text[] not null default '{}',
  -- Why it was rejected, or passed without both signatures.
  note text not null default '',
  -- Name of the account.
  made_by text not null,
  made_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id, report_id) references report (company_id, customer_id, id) on delete cascade
);
create index report_version_by_report on report_version (company_id, report_id, made_at);
${isolate('report_version')}
create policy own_company on report_version to app_user ${only(ofCompany)};
grant select, insert on report_version to app_user;
${forToken('report_version', ofToken, 'select, insert')}

-- What a reviewer noted at a section, and what came of it.
create table report_note (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  section_id text not null,
  -- The report's version that it was written about.
  version int not null,
  note text not null,
  made_by text not null,
  made_at timestamptz not null,
  answer text not null default '',
  answered_by text,
  answered_at timestamptz,
  resolved_by text,
  resolved_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, customer_id, report_id) references report (company_id, customer_id, id) on delete cascade
);
create index report_note_by_report on report_note (company_id, report_id, made_at);
${forCompany('report_note')}
${forToken('report_note', ofToken, 'select, update')}

-- Opens a report's charts without a session, by a key that names no company: the table stands where it is asked, whole,
-- so that a link asks one place and not the nodes of all companies.
create table report_share (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  -- SHA-256 of what the link ends with.
  key_hash text not null,
  -- Name of the account.
  made_by text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  views int not null default 0,
  last_viewed_at timestamptz,
  -- Who gets the link by mail: the address that the company keeps for the customer.
  mail_to text,
  -- Where people reached the server when the mail was asked for; what its link begins with.
  mail_origin text,
  mailed_at timestamptz,
  primary key (company_id, id),
  constraint report_share_key unique (key_hash)
);
create index report_share_by_report on report_share (company_id, report_id);
create index report_share_to_mail on report_share (made_at) where mail_to is not null and mailed_at is null;
${forCompany('report_share')}

-- What old clients draw into a report's PDF.
create table report_pdf_data (
  company_id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  data text not null,
  primary key (company_id, report_id),
  foreign key (company_id, report_id) references report on delete cascade
);
${forCompany('report_pdf_data')}
`;
