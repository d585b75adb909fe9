import { type Kysely, type Migration, Migrator } from 'kysely';
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

/**
 * Brings the schema up to this version, under a lock and in one transaction, and places new tables on a cluster's nodes.
 *
 * @throws when the database was made by a newer version.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
  await placeTables(database);
}
