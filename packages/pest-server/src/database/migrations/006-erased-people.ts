import { type Kysely, sql } from 'kysely';

/** What is erased may be what was known of a person: `company_id` is its account then. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`alter table erasure add column person boolean not null default false`.execute(database);
}
