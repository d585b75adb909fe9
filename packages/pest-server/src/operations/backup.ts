import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { pack } from 'tar-stream';
import packageFile from '../../package.json';
import { appliedMigrations } from '../database/migrations';
import type { Tables } from '../database/tables';
import type { System } from '../database/transactions';
import type { Storage } from '../providers/storage/storage';
import { ArchiveWriter, type Manifest, type Sealed, sealOf } from './archive';
import { carriedTables, inSnapshot, type RowBatch, RowCounter, readRows } from './rows';

/** What an installation is made of, as far as it can be lost. */
export interface Installation {
  readonly database: System;
  readonly storage: Storage;
  /** Has the secrets, and room for what is being made. */
  readonly dataDir: string;
  now(): Date;
}

/** What to take along of the files: all, only what they are (for a bucket that has copies of its own), or nothing. */
export const fileChoices = ['copied', 'listed', 'none'] as const;
export type FileChoice = (typeof fileChoices)[number];

export interface BackupChoices {
  readonly files: FileChoice;
  readonly secrets: boolean;
}

const compress = promisify(gzip);
/** While more rows are read: who works on the embedded database waits until the last one is. */
const writtenAtOnce = 8;

/**
 * A backup of a working installation, as it is being made. The database is written aside first, in one snapshot that
 * ends as soon as it is read: however slowly the backup is taken, nobody waits for it. Files come after it, because each
 * was there before the row that names it, and none is ever changed.
 */
export function makeBackup(installation: Installation, choices: BackupChoices): Readable {
  const archive = pack();
  fill(new ArchiveWriter(archive, installation.now()), installation, choices).catch((error: unknown) =>
    archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return Readable.from(archive, { objectMode: false });
}

async function fill(writer: ArchiveWriter, installation: Installation, choices: BackupChoices): Promise<void> {
  await mkdir(installation.dataDir, { recursive: true, mode: 0o700 });
  const aside = await mkdtemp(join(installation.dataDir, '.backup-'));
  try {
    const { keys, parts, ...facts } = await writeSnapshot(installation.database, aside);
    for (const name of parts) await writer.add(name, await readFile(join(aside, fileOf(name))));
    const { listed, missing } = await addFiles(writer, installation.storage, choices.files, keys);
    if (choices.secrets) await addSecrets(writer, installation.dataDir);
    await writer.end({ version: packageFile.version, holds: heldBy(choices), ...facts, listed, missing });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function heldBy({ files, secrets }: BackupChoices): Manifest['holds'] {
  return ['database', ...(files === 'none' ? [] : ['files' as const]), ...(secrets ? ['secrets' as const] : [])];
}

function fileOf(name: string): string {
  return name.replaceAll('/', ' ');
}

/** All rows of one moment, as entries of the archive, in a folder; and the keys of the files that they belong to. */
function writeSnapshot(database: Kysely<Tables>, folder: string) {
  return inSnapshot(database, async (transaction) => {
    const tables = await carriedTables(transaction);
    const counter = new RowCounter(tables);
    const parts: string[] = [];
    const writing: Promise<void>[] = [];
    for await (const batch of readRows(transaction, tables)) {
      counter.add(batch);
      const name = `database/${batch.table}/${String(parts.length).padStart(6, '0')}.jsonl.gz`;
      parts.push(name);
      const written = writePart(join(folder, fileOf(name)), batch);
      // Heard of where it is waited for, however many fail at once.
      written.catch(() => undefined);
      writing.push(written);
      if (writing.length >= writtenAtOnce) await writing.shift();
    }
    await Promise.all(writing);
    const files = await transaction.selectFrom('stored_file').select('key').execute();
    const keys = files.map(({ key }) => key);
    return { migrations: await appliedMigrations(transaction), tables, counts: counter.counts(), keys, parts };
  });
}

async function writePart(path: string, { lines }: RowBatch): Promise<void> {
  await writeFile(path, await compress(lines.join('\n')), { mode: 0o600 });
}

async function addFiles(writer: ArchiveWriter, storage: Storage, choice: FileChoice, keys: readonly string[]) {
  const listed: Record<string, Sealed> = {};
  const missing: string[] = [];
  for (const key of choice === 'none' ? [] : keys) {
    const file = await storage.read(key);
    if (!file) missing.push(key);
    else if (choice === 'listed') listed[key] = sealOf(await buffer(file.stream));
    else await writer.add(`files/${key}`, await buffer(file.stream));
  }
  return { listed, missing };
}

async function addSecrets(writer: ArchiveWriter, dataDir: string): Promise<void> {
  for (const name of await secretsOf(dataDir)) await writer.add(`secrets/${name}`, await readFile(join(dataDir, name)));
}

/** Names of the files with an installation's secrets. */
export async function secretsOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => /^[\w-]+\.secret$/.test(name)).toSorted();
}
