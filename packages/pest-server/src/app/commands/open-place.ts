import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { readSecret } from '../../call/identity/secrets';
import { VerificationCodes } from '../../call/identity/verification-codes';
import { openEmbedded, smallCache } from '../../database/engines/embedded';
import { FolderInUseError } from '../../database/engines/folder-lock';
import { openPostgres } from '../../database/engines/postgres';
import { migrate } from '../../database/migrations';
import type { Tables } from '../../database/tables';
import { type System, withinSystem } from '../../database/transactions';
import type { Installation } from '../../operations/backup';
import { operationsOfServer } from '../../operations/control-socket';
import { type Operations, operationsOn } from '../../operations/operations';
import { openStorage } from '../open-storage';
import type { Settings } from '../settings';

/** What is being run, closed again afterwards. */
type Closing<Opened> = Opened & { close(): Promise<void> };

/** There is nothing yet where a command expects an installation: told in a sentence. */
export class NothingThereError extends Error {
  override readonly name = 'NothingThereError';
}

/** A database as it is: nothing brings its schema up to date. A statement may take as long as it takes. */
export async function openRows({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Closing<{ readonly database: System }>> {
  const engine =
    databaseUrl === undefined ? await openEmbedded(dataDir, { cache: smallCache }) : openPostgres(databaseUrl);
  const kysely = new Kysely<Tables>({ dialect: engine.migrationDialect?.() ?? engine.dialect });
  return {
    database: withinSystem({ kysely, hasOneConnection: engine.kind === 'embedded' }).system,
    async close() {
      await kysely.destroy();
      await engine.close();
    },
  };
}

/** The place that the settings name, which may be empty. @throws FolderInUseError while a server has it open. */
export async function openPlace(settings: Settings): Promise<Closing<Installation>> {
  const rows = await openRows(settings);
  try {
    return { ...rows, storage: await openStorage(settings), dataDir: settings.dataDir, now: () => new Date() };
  } catch (error) {
    await rows.close();
    throw error;
  }
}

/**
 * What can be done to an installation, whether or not its server is running: the embedded database is opened here where
 * it is closed, and otherwise its server is asked.
 *
 * @param isNew whether there may be none yet
 */
export async function openOperations(settings: Settings, isNew = false): Promise<Closing<Operations>> {
  if (!isNew && settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'database'))) {
    throw new NothingThereError(`There is no database in ${settings.dataDir}. Is PEST_DATA_DIR right?`);
  }
  try {
    const place = await openPlace(settings);
    if (isNew) await migrate(place.database);
    const codes = new VerificationCodes(await readSecret(settings.dataDir, 'verification-codes'));
    const { backupDays, timeZone } = settings;
    return { ...operationsOn({ ...place, codes, backupDays, timeZone }), close: place.close };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return { ...operationsOfServer(settings.dataDir), close: async () => undefined };
  }
}
