import { open } from 'node:fs/promises';
import { platform } from 'node:process';

/** Waits until what a file holds outlives a power cut. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Waits until the names in a folder outlive a power cut: fsync(2) of a file says nothing of the entry that names it, so
 * that a new or renamed file needs both. Windows has no such call.
 */
export async function syncFolder(path: string): Promise<void> {
  if (platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
