import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeAddress, serverUser } from './postgres-node';

/** Where Debian's package puts it. */
const program = '/usr/sbin/pgbouncer';

export const hasPooler = existsSync(program);

/** PgBouncer in transaction mode before a node. */
export interface RunningPooler {
  readonly address: NodeAddress;
  stop(): Promise<void>;
}

/** @param connections - what it holds to the database at most, for however many clients */
export async function startPooler(node: NodeAddress, connections: number): Promise<RunningPooler> {
  const folder = await mkdtemp(join(tmpdir(), 'pest-pooler-'));
  const owner = await serverUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settingsOf(node, folder, connections));
  const pooler = spawn(program, [file], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => pooler.once('exit', resolve));
  await untilReady(pooler);
  return {
    address: { ...node, host: folder, port: 6432 },
    async stop() {
      pooler.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settingsOf({ host, port, user }: NodeAddress, folder: string, connections: number): string {
  return `[databases]
* = host=${host} port=${port} user=${user}
[pgbouncer]
pool_mode = transaction
auth_type = any
listen_addr =
listen_port = 6432
unix_socket_dir = ${folder}
default_pool_size = ${connections}
`;
}

function untilReady(pooler: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    pooler.stderr?.on('data', (chunk: Buffer) => {
      log = `${log}${chunk.toString()}`.slice(-4_000);
      if (log.includes('process up')) resolve();
    });
    pooler.once('exit', () => reject(new Error(`PgBouncer did not start: ${log}`)));
  });
}
