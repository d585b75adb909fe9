import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import packageFile from '../../package.json';
import { syncFolder } from '../database/engines/synced';
import { appliedMigrations, migrate, migrationNames } from '../database/migrations';
import { NewerDataError } from '../database/other-version';
import { isFileKey, type Storage } from '../providers/storage/storage';
import { BrokenArchiveError, checkArchive, entriesOf, type Manifest, rowsOf, sealOf } from './archive';
import { type Installation, secretsOf } from './backup';
import { NotEmptyError, type RowBatch, requireNoRows, writeRows } from './rows';

/**
 * Puts a backup into an empty place: all of it, or nothing. The archive is read through first. What it does not hold is
 * left as it is there: an hourly dump is restored beside the files and secrets that it belongs to.
 *
 * @throws NotEmptyError, BrokenArchiveError, NewerDataError, CarriedWrongError; then the place is as it was.
 */
export async function restore(path: string, place: Installation): Promise<Manifest> {
  const manifest = await checkArchive(path);
  if (!manifest.holds.includes('database')) {
    throw new BrokenArchiveError(`${path} is what a company took along, and no backup of an installation.`);
  }
  await requireFitting(path, manifest, place);
  await requireListed(path, manifest, place.storage);
  const undo: Undo = [];
  try {
    if (manifest.holds.includes('files')) await restoreFiles(path, place.storage, undo);
    if (manifest.holds.includes('secrets')) await restoreSecrets(path, place.dataDir, undo);
    await migrate(place.database, manifest.migrations.at(-1));
    await writeRows(place.database, { tables: manifest.tables, batches: batchesOf(path) }, () => manifest.counts);
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    throw error;
  }
  await migrate(place.database);
  return manifest;
}

async function requireFitting(
  path: string,
  { version, migrations, entries, holds }: Manifest,
  place: Installation,
): Promise<void> {
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined) {
    throw new NewerDataError(
      `${path} was made by a newer version of pest-server (${version}); this is ${packageFile.version}, which does not ` +
        `know its migration ${unknown}: restore it with ${version} or a newer one.`,
    );
  }
  await requireNoRows(place.database);
  const newer = (await appliedMigrations(place.database)).find((name) => !migrations.includes(name));
  if (newer !== undefined) {
    throw new NotEmptyError(`The database has a newer schema than ${path} (${newer}). Take one without any tables.`);
  }
  if (holds.includes('secrets') && (await secretsOf(place.dataDir)).length > 0) {
    throw new NotEmptyError(`${place.dataDir} has secrets of another installation. They were left as they are.`);
  }
  if (Object.keys(entries).some((name) => name.startsWith('files/')) && (await hasFiles(place.storage))) {
    throw new NotEmptyError('There are stored files already. They were left as they are.');
  }
}

async function hasFiles(storage: Storage): Promise<boolean> {
  for await (const { key } of storage.list()) if (key) return true;
  return false;
}

/** Files that the backup left where they were have to be there. */
async function requireListed(path: string, { listed }: Manifest, storage: Storage): Promise<void> {
  for (const [key, sealed] of Object.entries(listed)) {
    const file = await storage.read(key);
    if (!file || sealOf(await buffer(file.stream)).sha256 !== sealed.sha256) {
      throw new BrokenArchiveError(`${path} names the file ${key}, which is not in the storage, or is another one.`);
    }
  }
}

type Undo = (() => Promise<void>)[];

async function restoreFiles(path: string, storage: Storage, undo: Undo): Promise<void> {
  for await (const { name, bytes } of entriesOf(path)) {
    const [, key = ''] = /^files\/(.*)$/.exec(name) ?? [];
    if (!isFileKey(key)) continue;
    undo.push(() => storage.remove(key));
    await storage.put(key, bytes);
  }
}

async function* batchesOf(path: string): AsyncGenerator<RowBatch> {
  for await (const entry of entriesOf(path)) {
    const batch = rowsOf(entry);
    if (batch) yield batch;
  }
}

async function restoreSecrets(path: string, dataDir: string, undo: Undo): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for await (const { name, bytes } of entriesOf(path)) {
    const [, file] = /^secrets\/([\w-]+\.secret)$/.exec(name) ?? [];
    if (file === undefined) continue;
    await writeFile(join(dataDir, file), bytes, { mode: 0o600, flag: 'wx', flush: true });
    undo.push(() => rm(join(dataDir, file)));
  }
  await syncFolder(dataDir);
}
