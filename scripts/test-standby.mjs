// @ts-check
/**
 * Kills the PostgreSQL of a built server while it writes, and lets its standby take over behind the same address: nothing
 * that was acknowledged may be lost, and the server goes on by itself. The standby is synchronous, as the documentation says.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NotMeasured } from '../bench/kit/outcome.mjs';
import { binariesOrNot, initCluster, initStandby, startCluster } from '../bench/kit/postgres.mjs';
import { startServer } from '../bench/kit/server.mjs';
import { countedWrites, keepDoing, until } from './counted-writes.mjs';
import { ensureBuilt, products } from './workspace.mjs';

/** @typedef {import('../bench/kit/postgres.mjs').Cluster} Cluster */

const writers = 4;
/** Writes before the primary is lost, and after the standby took over. */
const enough = 500;
/** As the page says, for a standby whose settings name one of its own that is not there yet. */
const withoutStandby = ['alter system reset synchronous_standby_names', 'select pg_reload_conf()'];

try {
  binariesOrNot();
} catch (error) {
  if (!(error instanceof NotMeasured)) throw error;
  console.log('No standby takes over: PostgreSQL’s binaries are not here.');
  process.exit(0);
}
await ensureBuilt([products.server]);
const folder = await mkdtemp(join(tmpdir(), 'pest-standby-'));
// PostgreSQL's own user goes through it.
await promisify(execFile)('chmod', ['755', folder]);
const [first, second] = ['primary', 'standby'].map((name) => join(folder, name));
try {
  console.log(await takenOver(String(first), String(second)));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** @param {string} primaryFolder @param {string} standbyFolder */
async function takenOver(primaryFolder, standbyFolder) {
  await Promise.all([mkdir(primaryFolder), mkdir(standbyFolder)]);
  await initCluster(primaryFolder);
  const primary = await startCluster(primaryFolder);
  await primary.query('postgres', 'create database pest');
  const standby = await standbyOf(primary, standbyFolder);
  const address = await movingAddress(primary);
  const server = await startServer({
    dataDir: join(folder, 'data'),
    databaseUrl: address.url,
    env: { PEST_DEMO: '1' },
  });
  try {
    const writes = await countedWrites(server);
    const end = keepDoing(Array.from({ length: writers }, () => () => writes.write(server)));
    const written = (/** @type {number} */ count) =>
      until(() => writes.counts.acknowledged >= count, `${count} writes`);
    await written(enough);
    await primary.kill();
    const lostAt = Date.now();
    await standby.query('postgres', 'select pg_promote()', ...withoutStandby);
    address.moveTo(standby);
    await written(writes.counts.acknowledged + 1);
    const without = Date.now() - lostAt;
    await written(writes.counts.acknowledged + enough);
    await end();
    await writes.compare(server, 'after the takeover');
    const { acknowledged, sent } = writes.counts;
    return `${acknowledged} of ${sent} writes acknowledged, 0 lost; the next one ${without} ms after the primary was killed`;
  } finally {
    await server.stop();
    address.close();
    await standby.stop();
    await primary.stop();
  }
}

/** A copy that each commit waits for from here on. @param {Cluster} primary @param {string} standbyFolder */
async function standbyOf(primary, standbyFolder) {
  await initStandby(standbyFolder, primary);
  const standby = await startCluster(standbyFolder);
  await primary.query('postgres', "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
  const isHeard = async () => {
    const rows = await primary.query('postgres', "select 1 from pg_stat_replication where sync_state = 'sync'");
    return rows.length > 0;
  };
  await until(isHeard, 'the standby follows');
  return standby;
}

/** An address that leads to one database and then to another, as HAProxy's or a provider's does. @param {Cluster} cluster */
async function movingAddress(cluster) {
  let port = Number(new URL(cluster.url('pest')).port);
  const server = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    incoming.on('error', () => outgoing.destroy()).on('close', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy()).on('close', () => incoming.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const bound = server.address();
  const url = new URL(cluster.url('pest'));
  if (typeof bound === 'object' && bound) url.port = String(bound.port);
  return {
    url: url.href,
    /** @param {Cluster} other */
    moveTo: (other) => {
      port = Number(new URL(other.url('pest')).port);
    },
    close: () => server.close(),
  };
}
