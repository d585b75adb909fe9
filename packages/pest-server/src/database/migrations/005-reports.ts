import { type Kysely, sql } from 'kysely';

/**
 * Reports and what belongs to them. An approved report is frozen by the database itself: neither it nor its signatures
 * can be changed or deleted, and no signature can be added, by whatever code.
 *
 * A trigger reads nothing but its own row, because a distributed database runs it where only that row's neighbours are.
 * Its message names the constraint as well: of an error on another node, Citus passes on the message alone.
 */
const script = `
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
  reviewer_id uuid,
  reviewer_name text,
  reviewer_login text,
  reviewed_at timestamptz,
  reviewed_from text,
  version int not null default 1,
  content_hash text not null,
  -- The version that the customer may read and sign before approval.
  shown_version int,
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

create table report_signature (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  role text not null check (role in ('technician', 'customer', 'reviewer')),
  name text not null,
  method text not null check (method in ('drawn', 'typed', 'absent')),
  strokes jsonb,
  reason text not null default '',
  signed_at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  account_login text not null,
  own_account boolean not null,
  address text not null,
  version int not null,
  content_hash text not null,
  frozen boolean not null default false,
  primary key (company_id, id),
  constraint report_signature_once unique (company_id, report_id, role),
  -- Deferred: whoever approves a report freezes its signatures in the same transaction.
  constraint report_signature_report foreign key (company_id, customer_id, report_id, frozen)
    references report (company_id, customer_id, id, frozen) on delete cascade deferrable initially deferred
);

create table report_share (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  customer_id uuid not null,
  share_hash text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (company_id, id),
  constraint report_share_hash unique (company_id, share_hash),
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
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
