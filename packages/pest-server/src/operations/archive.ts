import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { extract, type Pack } from 'tar-stream';
import { z } from 'zod';
import { syncFolder } from '../database/engines/synced';
import { carriedTable, NotEmptyError, type RowBatch, tableCount } from './rows';

/**
 * A backup is one tar file, so that it can be looked into without this program: `database/<table>/<part>.jsonl.gz`,
 * `files/<key>`, `secrets/<name>.secret`, and at the end `manifest.json`, which says what must be there. An export of a
 * company has `tables/<table>.jsonl` instead of the database.
 */
const manifestName = 'manifest.json';
const formatNumber = 1;

/** What can be in it: an hourly dump has the database alone, and an export what one company may read of it. */
const holdings = ['database', 'files', 'secrets', 'company'] as const;

const sealed = z.object({ bytes: z.number(), sha256: z.string() });
export type Sealed = z.infer<typeof sealed>;

const manifestSchema = z.object({
  format: z.literal(formatNumber),
  /** Of the server that made it. */
  version: z.string(),
  /** The moment that it shows. */
  madeAt: z.iso.datetime(),
  holds: z.array(z.enum(holdings)),
  /** The schema that its rows fit, the newest last. */
  migrations: z.array(z.string()),
  tables: z.array(carriedTable),
  counts: z.record(z.string(), tableCount),
  /** Each entry of the archive. */
  entries: z.record(z.string(), sealed),
  /** Files that were left where they are, by key. */
  listed: z.record(z.string(), sealed),
  /** Keys that the database names and that were not there. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A file that is no whole backup: told in a sentence. */
export class BrokenArchiveError extends Error {
  override readonly name = 'BrokenArchiveError';
}

/** Puts entries into an archive, and seals each. */
export class ArchiveWriter {
  readonly #pack: Pack;
  readonly #madeAt: Date;
  readonly #entries: Record<string, Sealed> = {};

  constructor(pack: Pack, madeAt: Date) {
    this.#pack = pack;
    this.#madeAt = madeAt;
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    this.#entries[name] = sealOf(bytes);
    await this.#write(name, bytes);
  }

  /** Ends the archive. */
  async end(facts: Omit<Manifest, 'format' | 'madeAt' | 'entries'>): Promise<void> {
    const manifest: Manifest = {
      format: formatNumber,
      madeAt: this.#madeAt.toISOString(),
      entries: this.#entries,
      ...facts,
    };
    await this.#write(manifestName, Buffer.from(JSON.stringify(manifest)));
    this.#pack.finalize();
  }

  /** Waits until it has been taken: an archive that is read slowly is made slowly. */
  #write(name: string, bytes: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = this.#pack.entry({ name, size: bytes.length, mode: 0o600, mtime: this.#madeAt }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.end(Buffer.from(bytes));
    });
  }
}

export function sealOf(bytes: Uint8Array): Sealed {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * Writes an archive to a path: aside first, readable by its owner alone, looked through from end to end, and only then
 * under its name.
 *
 * @returns what it says of itself
 * @throws NotEmptyError where there is a file of that name already.
 */
export async function writeArchive(path: string, archive: Readable): Promise<Manifest> {
  const taken = () => new NotEmptyError(`There is a file ${path} already. It was left as it is.`);
  // Of its own name, and new: nobody can have put a file or a link there to be written into.
  const aside = `${path}.${randomUUID()}.part`;
  try {
    if (existsSync(path)) throw taken();
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(aside, 'wx', 0o600);
    await pipeline(archive, file.createWriteStream({ flush: true }));
    const manifest = await checkArchive(aside);
    // Unlike a new name, a second one never takes the place of a file that came meanwhile.
    await link(aside, path).catch((error) => {
      throw isTaken(error) ? taken() : error;
    });
    await rm(aside);
    await syncFolder(dirname(path));
    return manifest;
  } catch (error) {
    // Nobody takes the rest of it.
    archive.destroy();
    await rm(aside, { force: true }).catch(() => undefined);
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/**
 * Reads an archive once from end to end, writing nothing.
 *
 * @throws BrokenArchiveError unless it is whole, and each entry is what its manifest says.
 */
export async function checkArchive(path: string): Promise<Manifest> {
  const seen = new Map<string, Sealed>();
  let manifest: Manifest | null = null;
  for await (const { name, bytes } of entriesOf(path)) {
    if (name === manifestName) manifest = manifestOf(path, bytes);
    else seen.set(name, sealOf(bytes));
  }
  if (!manifest) throw new BrokenArchiveError(`${path} is no whole backup: it has no manifest.`);
  const names = new Set([...seen.keys(), ...Object.keys(manifest.entries)]);
  const wrong = [...names].find((name) => !isSame(seen.get(name), manifest.entries[name]));
  if (wrong !== undefined) {
    throw new BrokenArchiveError(`${path} is damaged: ${wrong} is not what was written. Nothing was taken from it.`);
  }
  return manifest;
}

function isSame(one: Sealed | undefined, other: Sealed | undefined): boolean {
  return one?.sha256 === other?.sha256 && one?.bytes === other?.bytes;
}

function manifestOf(path: string, bytes: Uint8Array): Manifest {
  const parsed = manifestSchema.safeParse(jsonOf(Buffer.from(bytes).toString()));
  if (parsed.success) return parsed.data;
  throw new BrokenArchiveError(`${path} is no backup that this version reads: its manifest is another one.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Every entry, in their order. None is larger than a file may be, so that each is held in memory. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const unpacked = extract();
  const reading = pipeline(createReadStream(path), unpacked).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new BrokenArchiveError(`${path} cannot be read as a backup: ${why}`, { cause: error });
  });
  reading.catch(() => undefined);
  try {
    for await (const entry of unpacked) yield { name: entry.header.name, bytes: await buffer(entry) };
  } catch (error) {
    await reading;
    throw error;
  }
  await reading;
}

/** A table's rows as an entry has them. */
export function rowsOf({ name, bytes }: Entry): RowBatch | null {
  const [, table] = /^database\/(\w+)\/\d+\.jsonl\.gz$/.exec(name) ?? [];
  return table === undefined ? null : { table, lines: gunzipSync(bytes).toString().split('\n') };
}
