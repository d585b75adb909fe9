import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { placeTables } from '../placement';
import type { Tables } from '../tables';
import { up as createBaseline } from './baseline';

/**
 * In order; a migration that has been released is never changed again. One that adds a table to a database that may be
 * distributed already makes it with `createTable` of `placement.ts`.
 */
const migrations: Record<string, Migration> = {
  '001-baseline': { up: createBaseline },
};

/** Their names, the newest last. */
export const migrationNames: readonly string[] = Object.keys(migrations);
const latest = migrationNames.at(-1) ?? '';

/** The schema is one that this version does not bring up to date: told in a sentence, since a person has to choose. */
export class UnknownSchemaError extends Error {
  override readonly name = 'UnknownSchemaError';
}

/**
 * Brings the schema up to this version, under a lock and in one transaction, and places new tables on a cluster's nodes.
 *
 * @param until the last migration to apply, for the rows of an older backup
 * @throws UnknownSchemaError when another version's migrations made the database; it is left as it is.
 */
export async function migrate(database: Kysely<Tables>, until = latest): Promise<void> {
  await refuseUnknownSchema(database);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(until);
  if (error) throw error instanceof Error ? error : new Error(String(error));
  await placeTables(database);
}

/** The migrations that made a database, the newest last. */
export async function appliedMigrations(database: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('public.kysely_migration') is not null`.execute(database);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

async function refuseUnknownSchema(database: Kysely<Tables>): Promise<void> {
  const unknown = (await appliedMigrations(database)).filter((name) => !(name in migrations));
  // Builds before the first release began with this one.
  if (unknown.includes('001-companies')) {
    throw new UnknownSchemaError(
      'The database was made by a build from before the first release, which no release brings up to date. ' +
        'It was left as it is. Start with an empty one: another PEST_DATA_DIR, or another database in DATABASE_URL.',
    );
  }
  const [newer] = unknown;
  if (newer === undefined) return;
  throw new UnknownSchemaError(
    `The database was made by a newer version of the server: this one does not know its migration ${newer}. ` +
      'It was left as it is. Start that version, or restore a backup that this one made.',
  );
}
