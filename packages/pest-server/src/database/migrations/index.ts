import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Tables } from '../tables';
import { up as createSchema } from './001-schema';
import { up as freezeReports } from './002-frozen-reports';
import { up as keepContactMessages } from './003-contact-messages';

/** In order; a migration that has been released is never changed again. */
const migrations: Record<string, Migration> = {
  '001-schema': { up: createSchema },
  '002-frozen-reports': { up: freezeReports },
  '003-contact-messages': { up: keepContactMessages },
};

/**
 * Brings the schema up to this version, under a lock and in one transaction.
 *
 * @throws when the database was made by a newer version.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
