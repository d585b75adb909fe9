import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const packagedVersions = '/usr/lib/postgresql';

/** A PostgreSQL of its own, in a temporary folder, for one test run. */
export interface TestCluster {
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Null when this machine has no PostgreSQL binaries. */
export async function startCluster(): Promise<TestCluster | null> {
  const binaries = findBinaries();
  if (!binaries) return null;
  const folder = await mkdtemp(join(tmpdir(), 'pest-postgres-'));
  const owner = await serverUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...owner,
    cwd: folder,
  });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200'];
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  const url = (database: string) => `postgresql://postgres@/${database}?host=${encodeURIComponent(folder)}`;
  return {
    url,
    createDatabase: (name) => createDatabase(url('postgres'), name),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // Fast shutdown: whoever is still connected is cut off.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a database, as a copy of another when one is named. */
export async function createDatabase(adminUrl: string, name: string, template = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`);
  await client.end();
}

function findBinaries(): string | null {
  if (!existsSync(packagedVersions)) return null;
  const newestFirst = readdirSync(packagedVersions).sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(packagedVersions, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres.');
  return { uid: Number(uid), gid: Number(gid) };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
