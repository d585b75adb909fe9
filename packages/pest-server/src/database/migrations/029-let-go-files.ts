import { type Kysely, sql } from 'kysely';

/** When a file was first seen that no record names any more, and files found by what they are called in the storage. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const change of changes) await sql.raw(change).execute(database);
}

const changes = [
  'alter table stored_file add column let_go_at timestamptz',
  'create index stored_file_by_name on stored_file (key)',
];
