import { open } from 'node:fs/promises';
import { platform } from 'node:process';

/** Waits until what a file holds outlives a power cut. */
export const syncFile = (path: string): Promise<void> => sync(path, 'r+');

/**
 * Waits until the names in a folder outlive a power cut: fsync(2) of a file says nothing of the entry that names it, so
 * that a new or renamed file needs both. Windows has no such call.
 */
export async function syncFolder(path: string): Promise<void> {
  if (platform !== 'win32') await sync(path, 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}
