import { type Kysely, sql } from 'kysely';

/**
 * What was done without a network came later than it was done: both moments are kept. What is there already came when it
 * was done, and says nothing of it. A write that may come late is known by its key for longer than a day.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const change of changes) await sql.raw(change).execute(database);
}

const changes = [
  'alter table device_check add column received_at timestamptz',
  'alter table chemical_use add column received_at timestamptz',
  'alter table risk add column received_at timestamptz',
  `alter table task add column check_in_received_at timestamptz, add column submission_received_at timestamptz`,
  'alter table idempotency_key add column kept_until timestamptz',
  `update idempotency_key set kept_until = claimed_at + interval '1 day'`,
  'alter table idempotency_key alter column kept_until set not null',
  'create index idempotency_key_by_end on idempotency_key (kept_until)',
  'drop index idempotency_key_by_age',
];
