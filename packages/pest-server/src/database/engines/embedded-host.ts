import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Answer } from './batching-connection';
import type { EmbeddedPlace, EmbeddedQuestion } from './embedded-messages';
import { PreparedStatements } from './prepared-statements';

/** The one connection of the embedded database, wherever it runs. */
export interface EmbeddedChannel extends EmbeddedConnection {
  /** For one piece of work: it fails when the database is opened anew under it. */
  connection(): EmbeddedConnection;
  close(): Promise<void>;
}

export interface EmbeddedConnection {
  ask(question: EmbeddedQuestion): Promise<Answer>;
}

/** Both engines hand out int8 as text and a date as `YYYY-MM-DD`; PGlite's own choices differ from `pg`'s. */
const parsers = { [types.INT8]: asText, [types.DATE]: asText };

function asText(value: string): string {
  return value;
}

interface OpenFile {
  readonly nfd?: number;
  readonly node: unknown;
}

/**
 * PGlite on Node never calls fsync: it starts PostgreSQL without it, and its file system has none. This one has,
 * so that a commit is on the disk when it is acknowledged.
 */
class DurableNodeFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...given);
    const preRun = started.emscriptenOpts.preRun;
    if (!Array.isArray(preRun)) throw new Error('The embedded database offers no place to make its files durable.');
    preRun.push((module: unknown) => makeDurable(module));
    return started;
  }
}

/** Emscripten's file system over the real one, as far as it is changed here; it has no types of its own. */
interface NodeFiles {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
}

function makeDurable(module: unknown): void {
  if (!hasNodeFiles(module)) {
    throw new Error('The embedded database has changed its file system: it cannot be made durable.');
  }
  const files = module.NODEFS;
  files.stream_ops.fsync = (file) => {
    if (file.nfd !== undefined) fsyncSync(file.nfd);
    else syncPath(files.realPath(file.node));
    return 0;
  };
}

function hasNodeFiles(module: unknown): module is { NODEFS: NodeFiles } {
  return typeof module === 'object' && module !== null && 'NODEFS' in module && Boolean(module.NODEFS);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Opens (the first time: creates) the database in a folder. The caller holds the folder's lock. */
export async function openEmbeddedFolder({ folder, cache }: EmbeddedPlace): Promise<EmbeddedChannel> {
  return channelOf(
    await PGlite.create({
      fs: new DurableNodeFS(folder),
      // fdatasync is a stub in PGlite; fsync is what DurableNodeFS answers.
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        '-c',
        'wal_sync_method=fsync',
        '-c',
        `shared_buffers=${cache}MB`,
      ],
      parsers,
    }),
  );
}

/** Little memory, and no log beyond what is needed: a dump of it is copied soon. */
const smallAndSoon = ['shared_buffers=16MB', 'min_wal_size=2MB', 'max_wal_size=2MB'].flatMap((each) => ['-c', each]);

/** A database in memory, empty or from a dump; for tests. Small, so that it opens soon: each test file has its own. */
export async function openEmbeddedMemory(
  dump?: Blob,
): Promise<EmbeddedChannel & { dump(packing?: 'none' | 'gzip'): Promise<Blob> }> {
  const database = await PGlite.create({
    parsers,
    startParams: [...PGlite.defaultStartParams, ...smallAndSoon],
    ...(dump ? { loadDataDir: dump } : { initDbStartParams: ['--wal-segsize=1'] }),
  });
  return { ...channelOf(database), dump: (packing = 'none') => database.dumpDataDir(packing) };
}

function channelOf(database: PGlite): EmbeddedChannel {
  const prepared = new PreparedStatements(database);
  const connection: EmbeddedConnection = {
    async ask({ statements, place }) {
      const last = statements.at(-1);
      if (!last?.isScript) return prepared.ask(statements, place);
      if (statements.length > 1) await prepared.ask(statements.slice(0, -1), place);
      const result = (await database.exec(last.text)).at(-1);
      return { rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? 0 };
    },
  };
  return { ...connection, connection: () => connection, close: () => database.close() };
}
