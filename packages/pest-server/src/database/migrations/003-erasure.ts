import { type Kysely, sql } from 'kysely';
import { isErased, isolate } from './policies';

/** A company leaves: what is frozen goes with its company, and with nothing else. */
const script = `
-- When everything of it is erased, as its notice says; null where none was given.
alter table company add column leaves_at timestamptz;

-- A company that leaves: what the platform keeps of it when nothing else is left.
create table erasure (
  id uuid primary key,
  -- No key: its row goes.
  company_id uuid not null,
  -- The company's name.
  subject text not null,
  asked_by text not null check (asked_by in ('company', 'platform', 'operator')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  taken_back_at timestamptz,
  begun_at timestamptz,
  -- Customers that nobody else knows, and that go with the company.
  customers uuid[] not null default '{}',
  -- How many rows of each table went, and of files the bytes: written in the transaction that removes them.
  gone jsonb not null default '{}',
  bytes bigint not null default 0,
  ended_at timestamptz,
  -- What is said of it once it has ended, and the SHA-256 of that text.
  certificate jsonb,
  certificate_hash text,
  -- When the last of what had to stay was over.
  closed_at timestamptz
);
create unique index erasure_open on erasure (company_id)
  where taken_back_at is null and ended_at is null;
create index erasure_by_time on erasure (asked_at desc);
${isolate('erasure')}

create or replace function refuse_frozen_report() returns trigger language plpgsql as $$
begin
  if old.frozen and not (tg_op = 'DELETE' and ${isErased}) then
    raise exception 'An approved report is frozen, and so are its signatures ("report_frozen").'
      using errcode = '23514', constraint = 'report_frozen';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create or replace function refuse_stamped_contract() returns trigger language plpgsql as $$
begin
  if old.state = 'approved' and not (tg_op = 'DELETE' and ${isErased}) then
    raise exception 'An approved contract stays as it was stamped ("contract_stamped").'
      using errcode = '23514', constraint = 'contract_stamped';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
