import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const packagedVersions = '/usr/lib/postgresql';

/** Where a PostgreSQL listens, and a role that may do everything there. */
export interface NodeAddress {
  /** A name, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** A PostgreSQL process of ours. */
export interface RunningNode {
  readonly address: NodeAddress;
  /** Ends it; `SIGQUIT` as a crash would. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

/** The connection string of a database, for the node's own role or another one. */
export function urlOf(node: NodeAddress, database: string, as: { user: string; password: string } = node): string {
  const login = [as.user, ...(as.password === '' ? [] : [as.password])].map(encodeURIComponent).join(':');
  const place = new URLSearchParams({ host: node.host, port: String(node.port), connect_timeout: '10' });
  return `postgresql://${login}@/${database}?${place}`;
}

/** Runs statements one after the other on a node, and answers the rows of the last one. */
export async function query(
  node: NodeAddress,
  database: string,
  ...statements: string[]
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(node, database) });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** The newest PostgreSQL of this machine's packages that has a file, such as an extension's. */
export function findBinaries(beside = 'bin/postgres'): string | null {
  if (!existsSync(packagedVersions)) return null;
  const newestFirst = readdirSync(packagedVersions).sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(packagedVersions, version));
  const found = folders.find((folder) => existsSync(join(folder, 'bin/initdb')) && existsSync(join(folder, beside)));
  return found === undefined ? null : join(found, 'bin');
}

/** Makes the files of a PostgreSQL whose superuser is `postgres`, without a password. */
export async function initNode(binaries: string, folder: string): Promise<void> {
  const owner = await serverUser();
  await mkdir(folder, { recursive: true });
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...owner,
    cwd: folder,
  });
}

/** Starts it with a socket in its folder, and on a port of this machine if there is one. */
export async function startNode(
  binaries: string,
  folder: string,
  port: number | null,
  settings: readonly string[],
): Promise<RunningNode> {
  const listen = port === null ? ['listen_addresses='] : ['listen_addresses=127.0.0.1', `port=${port}`];
  const all = [...listen, `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200', ...settings];
  const options = ['-D', join(folder, 'data'), ...all.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(binaries, 'postgres'), options, {
    ...(await serverUser()),
    cwd: folder,
    // A node is a client of the others; ours must not read the certificates of who started it.
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return {
    address: { host: port === null ? folder : '127.0.0.1', port: port ?? 5432, user: 'postgres', password: '' },
    async stop(signal = 'SIGINT') {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(signal);
      await ended;
    },
  };
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
export async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres.');
  return { uid: Number(uid), gid: Number(gid) };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = `${log}${chunk.toString()}`.slice(-4_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}
