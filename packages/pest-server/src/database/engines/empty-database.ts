import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { syncFolder } from './synced';

/** The build makes it, see `scripts/empty-database.mjs`; what runs from source has none. */
const builtEmpty = new URL('./empty-database.tar.gz', import.meta.url);

/**
 * Makes a folder that is not there with a database as PostgreSQL's `initdb` makes it, which would take three times the
 * memory of the database itself. The folder is there whole or not at all, whenever the process ends. One that somebody
 * made before, a mount perhaps, is left to `initdb`.
 */
export async function unpackEmptyDatabase(folder: string, archive = builtEmpty): Promise<void> {
  if (!existsSync(archive) || existsSync(folder)) return;
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  const folders = new Set([part]);
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createGunzip(), entries);
  const writing = (async () => {
    for await (const entry of entries) {
      const place = join(part, entry.header.name);
      const inside = entry.header.type === 'directory' ? place : dirname(place);
      await mkdir(inside, { recursive: true, mode: 0o700 });
      folders.add(inside);
      if (entry.header.type === 'file') await pipeline(entry, createWriteStream(place, { mode: 0o600, flush: true }));
      else entry.resume();
    }
  })();
  await Promise.all([reading, writing]);
  for (const one of folders) await syncFolder(one);
  await rename(part, folder);
  await syncFolder(dirname(folder));
}
