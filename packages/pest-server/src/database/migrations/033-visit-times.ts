import { type Kysely, sql } from 'kysely';

/** Since when each person has a service, and who checked in: neither is checked in earlier, nor twice by one person. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('alter table task_staff add column assigned_at timestamptz').execute(database);
  await sql.raw('alter table task add column checked_in_account_id uuid').execute(database);
}
