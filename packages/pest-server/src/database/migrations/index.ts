import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import packageFile from '../../../package.json';
import { NewerDataError, OlderDataError } from '../other-version';
import { placeTables } from '../placement';
import type { Tables } from '../tables';
import { up as linkProviders } from './002-provider-links';
import { up as letLeave } from './003-erasure';
import { up as addServiceAccounts } from './004-service-accounts';
import { up as orderLists } from './005-list-orders';
import { up as forgetPeople } from './006-erased-people';
import { up as createBaseline } from './baseline';

/**
 * In order; a migration that has been released is never changed again. One that adds a table to a database that may be
 * distributed already makes it with `createTable` of `placement.ts`.
 */
export const migrations: Readonly<Record<string, SteppedMigration>> = {
  '001-baseline': { up: createBaseline },
  '002-provider-links': { up: linkProviders },
  '003-erasure': { up: letLeave },
  '004-service-accounts': { up: addServiceAccounts },
  '005-list-orders': { up: orderLists },
  '006-erased-people': { up: forgetPeople },
};

/** A migration that a server of the release before survives, while both serve; see `two-steps.ts`. */
export interface SteppedMigration extends Migration {
  /** The release from which on no code uses what is taken away, by table or `table.column`. */
  readonly secondStep?: { readonly since: string; readonly of: readonly string[] };
}

/** The first migration of databases that are no longer brought up to date, and the release that still does so. */
const retired: Readonly<Record<string, string | null>> = {
  // Builds before the first release.
  '001-companies': null,
};

/** Their names, the newest last. */
export const migrationNames: readonly string[] = Object.keys(migrations);
const latest = migrationNames.at(-1) ?? '';

/**
 * Brings the schema up to this version, under a lock and in one transaction, and places new tables on a cluster's nodes.
 *
 * @param until the last migration to apply, for the rows of an older backup
 * @throws NewerDataError, OlderDataError when another version's migrations made the database; it is left as it is.
 */
export async function migrate(database: Kysely<Tables>, until = latest): Promise<void> {
  await refuseOtherVersion(database);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateTo(until);
  if (error) throw error instanceof Error ? error : new Error(String(error));
  await placeTables(database);
  await noteVersion(database);
}

/** The migrations that made a database, the newest last. */
export async function appliedMigrations(database: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('public.kysely_migration') is not null`.execute(database);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** @throws NewerDataError, OlderDataError */
export async function refuseOtherVersion(database: Kysely<Tables>, tooOld = retired): Promise<void> {
  const applied = await appliedMigrations(database);
  const old = applied.find((name) => name in tooOld);
  const [newer] = applied.filter((name) => !(name in migrations));
  if (old === undefined && newer === undefined) return;
  const writer = await writtenBy(database);
  const here = `this is ${packageFile.version}`;
  if (old === undefined) {
    throw new NewerDataError(
      `The database was written by a newer version of pest-server (${writer ?? 'unnamed'}); ${here}, which does not ` +
        `know its migration ${newer} and left it as it is: start ${writer ?? 'that version'} or a newer one, ` +
        `or restore a backup that ${packageFile.version} made.`,
    );
  }
  const through = tooOld[old];
  throw new OlderDataError(
    through
      ? `The database was written by an older version of pest-server (${writer ?? 'unnamed'}); ${here}, which no longer ` +
          `brings it up to date and left it as it is: start ${through} on it once, then ${packageFile.version}.`
      : 'The database was made by a build from before the first release, which no release brings up to date, ' +
          `and ${here}: it was left as it is; start with an empty one, in another PEST_DATA_DIR or DATABASE_URL.`,
  );
}

const signature = 'Last brought up to date by pest-server ';

/** Of the release that started last, where one noted it: the first did not. */
async function writtenBy(database: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ note: string | null }>`
    select obj_description('public.kysely_migration'::regclass) as note`.execute(database);
  const note = rows[0]?.note;
  return note?.startsWith(signature) ? note.slice(signature.length) : null;
}

/** Beside the migrations, as a comment: a table's rows would be carried into other databases. */
async function noteVersion(database: Kysely<Tables>): Promise<void> {
  if ((await writtenBy(database)) === packageFile.version) return;
  await sql`comment on table kysely_migration is ${sql.lit(signature + packageFile.version)}`.execute(database);
}
