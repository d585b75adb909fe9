import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process has locked the folder; names which. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by ${holder}. Stop it first, or set PEST_DATA_DIR to another folder.`);
  }
}

/** The folder's disk or this platform has no locks: told in a sentence, since only another place helps. */
export class CannotLockError extends Error {
  override readonly name = 'CannotLockError';

  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The data folder ${folder} cannot be locked: ${reason}. Set PEST_DATA_DIR to a disk of this machine, or DATABASE_URL.`,
      { cause },
    );
  }
}

export type Release = () => Promise<void>;

/** Far beyond what is written: Windows lets nobody read what is locked, and a refusal names the holder. */
const locked = { offset: 2 ** 30, length: 1 };

/**
 * Takes a data folder for this process alone. The embedded database takes no lock of its own and silently loses writes
 * when two processes open it. The lock is the operating system's, of a file in the folder: it ends with the process,
 * however that ends, and holds for every process that reaches the folder on this machine, whatever its version of Node,
 * its network or its container.
 *
 * @throws FolderInUseError when another living process holds it, CannotLockError where there are no locks.
 */
export async function lockFolder(folder: string): Promise<Release> {
  const path = join(folder, 'server.lock');
  // A number and no FileHandle: one that nobody refers to any more would be closed, and the lock be gone.
  const descriptor = openSync(path, 'a+', 0o600);
  try {
    if (!(await isTaken(folder, descriptor))) throw new FolderInUseError(folder, holderOf(path));
    ftruncateSync(descriptor);
    writeSync(descriptor, `process ${process.pid} on ${hostname()}`);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  // The file stays: one that is removed could be held by one process and made anew by the next.
  return async () => closeSync(descriptor);
}

/** Loaded when it is needed: who uses PostgreSQL needs no locks. */
async function isTaken(folder: string, descriptor: number): Promise<boolean> {
  try {
    const { tryLock } = await import('fs-native-extensions');
    return tryLock(descriptor, locked.offset, locked.length);
  } catch (error) {
    throw new CannotLockError(folder, error);
  }
}

function holderOf(path: string): string {
  return readFileSync(path, 'utf8') || 'another process';
}
