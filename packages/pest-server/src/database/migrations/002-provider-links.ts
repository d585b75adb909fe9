import { type Kysely, sql } from 'kysely';
import { isolate } from './policies';

/** A company's own provider is tried before it is enforced, and an account belongs to one identity there. */
const script = `
-- By which administrator and when it was last shown to work, since it was changed.
alter table company_sign_in
  add column tested_by uuid references account,
  add column tested_at timestamptz;

-- Whose account is whose at the provider, from the first sign-in on.
create table company_identity (
  account_id uuid primary key references account on delete cascade,
  company_id uuid not null references company_sign_in on delete cascade,
  -- What the provider calls somebody for good (sub): mail and phone may change.
  subject text not null,
  -- The mail address or phone that it last vouched for, for people to read.
  name text not null,
  bound_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint company_identity_subject unique (company_id, subject)
);
${isolate('company_identity')}

-- The administrator who tries it out; null where somebody signs in.
alter table company_sign_in_try add column account_id uuid references account on delete cascade;

-- Handed over by the operator: whoever sets a password with it has lost what else opened the account.
alter table verification_code add column takes_over boolean not null default false;
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
