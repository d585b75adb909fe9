import { type Kysely, sql } from 'kysely';

/** What the installation guidance asks of a plan: how high a lamp hangs, and where waste is kept. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const change of changes) await sql.raw(change).execute(database);
}

const changes = [
  'alter table device add column mount_height double precision check (mount_height > 0)',
  `alter table floor_plan add column trash_areas jsonb not null default '[]'`,
];
