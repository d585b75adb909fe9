import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../package.json';
import { NewerDataError, OlderDataError } from '../other-version';
import { type ChannelOptions, openInWorker } from './embedded-channel';
import { embeddedDialect } from './embedded-dialect';
import { unpackEmptyDatabase } from './empty-database';
import type { Engine } from './engine';
import { lockFolder } from './folder-lock';
import { freeBytes } from './free-bytes';

/** The built worker lies beside the built server; see `tsup.config.ts`. */
const builtWorker = new URL('./embedded-worker.js', import.meta.url);

/** The major version of PostgreSQL that PGlite is: it opens folders of that one alone. */
export const embeddedMajor = 18;

/** Megabytes of its files in memory, for whoever does one thing and ends. */
export const smallCache = 32;

/** The embedded database does not open: told in a sentence, since a person has to look at the disk. */
export class CannotOpenError extends Error {
  override readonly name = 'CannotOpenError';

  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const free = Math.floor(freeBytes(folder) / 1024 ** 2);
    super(`The embedded database in ${folder} does not open: ${reason}. ${free} MB of its disk are free.`, { cause });
  }
}

/**
 * Opens the embedded database of a data folder in a worker thread.
 *
 * @throws FolderInUseError when another process has the folder, CannotLockError where nothing can be locked,
 * NewerDataError and OlderDataError when another PostgreSQL made it, CannotOpenError when it does not open.
 */
export async function openEmbedded(
  dataDir: string,
  { workerFile = builtWorker, ...options }: ChannelOptions & { readonly workerFile?: URL } = {},
): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'database');
  refuseOtherMajor(folder);
  const release = await lockFolder(dataDir);
  try {
    await unpackEmptyDatabase(folder);
    const channel = await openInWorker(folder, workerFile, options);
    return { kind: 'embedded', dialect: embeddedDialect(channel), close: release };
  } catch (error) {
    await release();
    throw new CannotOpenError(dataDir, error);
  }
}

function refuseOtherMajor(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const major = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : embeddedMajor;
  if (major === embeddedMajor) return;
  const isOlder = major < embeddedMajor;
  const sentence =
    `The embedded database in ${folder} was written by ${isOlder ? 'an older' : 'a newer'} version of pest-server, ` +
    `with PostgreSQL ${major}; this is ${packageFile.version}, with ${embeddedMajor}, and left it as it is: ` +
    `make a backup with the version that wrote it, and restore it with `;
  if (isOlder) throw new OlderDataError(`${sentence}${packageFile.version} into an empty PEST_DATA_DIR.`);
  throw new NewerDataError(`${sentence}a version that is not older, or start that one.`);
}
