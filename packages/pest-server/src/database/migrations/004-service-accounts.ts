import { type Kysely, sql } from 'kysely';
import { forCompany } from './policies';

/** An account of a program, which calls with a key. */
const script = `
-- Asked before a company is known, as partners and their tokens are.
create table service_account (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  permissions text[] not null,
  -- SHA-256 of the key, and of the one before it, which is good for a while.
  key_hash text not null,
  key_end text not null,
  expires_at timestamptz not null,
  old_key_hash text,
  old_key_until timestamptz,
  -- Who made it, and whose rights it stays within.
  account_id uuid not null,
  made_by text not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  last_address text not null default '',
  revoked_at timestamptz,
  primary key (company_id, id),
  constraint service_account_key unique (key_hash),
  constraint service_account_old_key unique (old_key_hash)
);
${forCompany('service_account')}
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
