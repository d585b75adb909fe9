import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openInWorker } from './embedded-channel';
import { embeddedDialect } from './embedded-dialect';
import type { Engine } from './engine';
import { lockFolder } from './folder-lock';
import { freeBytes } from './free-bytes';

/** The built worker lies beside the built server; see `tsup.config.ts`. */
const builtWorker = new URL('./embedded-worker.js', import.meta.url);

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
 * CannotOpenError when the database does not open.
 */
export async function openEmbedded(dataDir: string, workerFile: URL = builtWorker): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockFolder(dataDir);
  try {
    const channel = await openInWorker(join(dataDir, 'database'), workerFile);
    return { kind: 'embedded', dialect: embeddedDialect(channel), close: release };
  } catch (error) {
    await release();
    throw new CannotOpenError(dataDir, error);
  }
}
