import { statfsSync } from 'node:fs';

/** What is left of a folder's disk for whoever is not its administrator. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
