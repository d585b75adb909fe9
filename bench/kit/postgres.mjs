// @ts-check
/** A PostgreSQL of this run's own, from Debian's packages, as it comes: nothing is tuned. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync } from 'node:fs';
import { chown, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NotMeasured } from './outcome.mjs';
import { endProcess, freePort } from './processes.mjs';
import { serverPackage } from './server-packages.mjs';

const run = promisify(execFile);
const packagedVersions = '/usr/lib/postgresql';
const pg = serverPackage('pg');

/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */
/** @typedef {string | { name?: string, text: string, values: readonly unknown[] }} Query */
/** @typedef {{ query: (query: Query) => Promise<{ rows: Record<string, unknown>[] }>, end: () => Promise<void> }} Client */

/** Makes the files of one. @param {string} folder empty */
export async function initCluster(folder) {
  const owner = await serverUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const initial = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await run(join(binariesOrNot(), 'initdb'), initial, { ...owner, cwd: folder });
}

/** Makes the files of a standby, which follows another one from its start on. @param {string} folder empty @param {Cluster} primary */
export async function initStandby(folder, primary) {
  const owner = await serverUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const copy = ['-d', primary.url('postgres'), '-D', join(folder, 'data'), '-R', '--checkpoint=fast'];
  await run(join(binariesOrNot(), 'pg_basebackup'), copy, { ...owner, cwd: folder });
}

/** @param {string} folder with its files */
export async function startCluster(folder) {
  const binaries = binariesOrNot();
  const owner = await serverUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const program = (/** @type {string} */ name) => join(binaries, name);
  const data = join(folder, 'data');
  const logFile = join(folder, 'log');
  const port = await freePort();
  const server = spawn(program('postgres'), ['-D', data, ...settings(port)], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', openSync(logFile, 'w')],
  });
  await untilReady(server, logFile);
  const url = (/** @type {string} */ database) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  return {
    pid: server.pid ?? 0,
    url,
    version: /[\d.]+/.exec((await run(program('postgres'), ['--version'])).stdout)?.[0] ?? '–',
    /** @param {string} database @returns {Promise<Client>} */
    connect: async (database) => {
      const client = new pg.Client({ connectionString: url(database) });
      await client.connect();
      return client;
    },
    /**
     * The rows of the last statement.
     * @param {string} database @param {...string} statements
     * @returns {Promise<Record<string, unknown>[]>}
     */
    query: async (database, ...statements) => {
      const client = new pg.Client({ connectionString: url(database) });
      await client.connect();
      try {
        let rows = [];
        for (const statement of statements) ({ rows } = await client.query(statement));
        return rows;
      } finally {
        await client.end();
      }
    },
    /**
     * What PostgreSQL logs of a database while work is done.
     * @param {string} database @param {() => Promise<unknown>} work @returns {Promise<string>}
     */
    loggedBy: async (database, work) => {
      const from = (await stat(logFile)).size;
      await work();
      return linesOf(await readFrom(logFile, from), database);
    },
    /** Runs a program of its packages on a database. @param {string} name @param {readonly string[]} args */
    runProgram: async (name, args) => {
      if (!existsSync(program(name))) throw new NotMeasured(`PostgreSQL's ${name} is not installed`);
      return (await run(program(name), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', ...args])).stdout;
    },
    /** Whether a module that a session can load is there. @param {string} name */
    hasModule: (name) => existsSync(join(binaries, '..', 'lib', `${name}.so`)),
    stop: () => endProcess(server, 'SIGINT'),
    /** As a machine that loses its power. */
    kill: () => endProcess(server, 'SIGKILL'),
  };
}

/** @param {number} port */
function settings(port) {
  const all = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    // Read by `statements.mjs`.
    'log_line_prefix=[%p %d] ',
    'log_checkpoints=off',
  ];
  return all.flatMap((setting) => ['-c', setting]);
}

/** The newest of this machine's packages. @throws NotMeasured */
export function binariesOrNot() {
  const found = findBinaries();
  if (found === null) throw new NotMeasured('no PostgreSQL binaries');
  return found;
}

/** @returns {string | null} */
function findBinaries() {
  if (!existsSync(packagedVersions)) return null;
  const newestFirst = readdirSync(packagedVersions).sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(packagedVersions, version, 'bin'));
  return folders.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
async function serverUser() {
  if (process.getuid?.() !== 0) return null;
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new NotMeasured('PostgreSQL does not run as root, and there is no user postgres');
  return { uid: Number(uid), gid: Number(gid) };
}

/** @param {import('node:child_process').ChildProcess} server @param {string} logFile */
async function untilReady(server, logFile) {
  for (const giveUp = Date.now() + 60_000; Date.now() < giveUp; ) {
    const log = await readFile(logFile, 'utf8');
    if (/ready to accept (read-only )?connections/.test(log)) return;
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('PostgreSQL did not start within a minute.');
}

/** Further lines of an entry begin with a tab. @param {string} log @param {string} database */
function linesOf(log, database) {
  let whose = '';
  const lines = log.split('\n').filter((line) => {
    whose = /^\[\d+ (\S*)\] /.exec(line)?.[1] ?? whose;
    return whose === database;
  });
  return lines.join('\n');
}

/** @param {string} file @param {number} from */
async function readFrom(file, from) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}
