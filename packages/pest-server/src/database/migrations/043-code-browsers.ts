import { type QueryExecutorProvider, sql } from 'kysely';

/** A code belongs to the browser that asked for it: each browser has its own for a phone, and ends nobody else's. */
export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const change of [
    `alter table verification_code add column device_hash text not null default ''`,
    'alter table verification_code drop constraint verification_code_pkey',
    'alter table verification_code add primary key (phone, purpose, device_hash)',
  ]) {
    await sql.raw(change).execute(database);
  }
}
