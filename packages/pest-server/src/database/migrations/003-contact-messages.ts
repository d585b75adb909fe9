import { type Kysely, sql } from 'kysely';

/** What strangers write on the public site: nobody's tenant data, for the platform's people only. */
const script = `
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
alter table contact_message enable row level security;
alter table contact_message force row level security;
create policy everything on contact_message to app_system using (true) with check (true);
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
