// @ts-check
/**
 * Restarts two built servers on one PostgreSQL one after the other, behind a proxy and under load: no request may fail,
 * and no write that was acknowledged may be lost. The data are those of the first release, so that it is an update as well.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { NotMeasured } from '../bench/kit/outcome.mjs';
import { binariesOrNot, initCluster, startCluster } from '../bench/kit/postgres.mjs';
import { freePort } from '../bench/kit/processes.mjs';
import { callsTo, environment, startServer } from '../bench/kit/server.mjs';
import { proxyName, startProxy } from './rolling-proxies.mjs';
import { ensureBuilt, products, root } from './workspace.mjs';

/** @typedef {import('../bench/kit/server.mjs').Server} Server */

const requests = 10_000;
const workers = 4;
const leaveSeconds = 2;

try {
  binariesOrNot();
} catch (error) {
  if (!(error instanceof NotMeasured)) throw error;
  console.log('The rolling restart is not tested: PostgreSQL’s binaries are not here.');
  process.exit(0);
}
await ensureBuilt([products.server]);
const folder = await mkdtemp(join(tmpdir(), 'pest-rolling-'));
try {
  console.log(`Behind ${proxyName}: ${await restartBehindProxy()}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function restartBehindProxy() {
  const cluster = await inCluster();
  const ports = [await freePort(), await freePort()];
  /** @type {Server[]} */
  const servers = [];
  /** @type {import('./rolling-proxies.mjs').Proxy | undefined} */
  let proxy;
  try {
    const [dataDir, databaseUrl] = [join(folder, 'data'), cluster.url('pest')];
    await cluster.query('postgres', 'create database pest');
    const releases = join(root, 'packages/pest-server/src/testing/releases');
    const { loginId, reportId } = JSON.parse(await readFile(join(releases, '0.2.0.json'), 'utf8'));
    await promisify(execFile)(
      process.execPath,
      [join(root, products.server.output, 'main.js'), 'restore', join(releases, '0.2.0.pest')],
      { env: { ...environment('http://localhost', 0, dataDir), DATABASE_URL: databaseUrl } },
    );
    const start = (/** @type {number} */ port) =>
      startServer({ dataDir, databaseUrl, port, env: { PEST_LEAVE_SECONDS: String(leaveSeconds) } });
    for (const port of ports) servers.push(await start(port));
    proxy = await startProxy(folder, ports);

    const { call, signIn } = callsTo(proxy.site);
    const token = await signIn(loginId);
    const goods = { categoryId: 2, name: 'Glue board', unit: 'piece', safetyStock: '0', warningLevel: '0', stock: '0' };
    const { id } = await call('POST', '/api/v-device-stock/addConsumablesStock', { token, body: goods });
    const load = startLoad({ call, token, id });
    for (const [place, server] of [...servers.entries()]) {
      await load.reached((requests * (place + 1)) / 4);
      // Under way when its server is stopped.
      const path = `/api/v-task-report-data/pdf/${reportId}?language=${place === 0 ? 'zh' : 'en'}`;
      const [printed] = await Promise.all([call('GET', path, { token }), server.stop()]);
      assert.match(printed.fullurl, /files/);
      servers[place] = await start(server.port);
    }
    await load.reached(requests);
    const { sent, written } = await load.end();
    const { items } = await call('GET', '/api/v-device-stock/getConsumablesStock?page=1&limit=10', { token });
    const { total } = await call('GET', `/api/v-device-stock/ledger?page=1&limit=10&id=${id}`, { token });
    assert.equal(Number(items.find((/** @type {{ id: string }} */ item) => item.id === id).stock), written);
    const answered = await proxy.answered();
    assert(
      answered.every((count) => count > requests / 10),
      `Both served: ${answered}`,
    );
    return (
      `${sent} requests, ${written} writes acknowledged and ${total} in the ledger, 0 failed; ` +
      `${answered.join(' and ')} answered by each`
    );
  } finally {
    await proxy?.close();
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

async function inCluster() {
  const place = join(folder, 'postgres');
  await promisify(execFile)('mkdir', [place]);
  await promisify(execFile)('chmod', ['755', folder]);
  await initCluster(place);
  return startCluster(place);
}

/**
 * Reads and writes by several at once. Ends the script with what failed.
 * @param {{ call: ReturnType<typeof callsTo>['call'], token: string, id: string }} of goods
 */
function startLoad({ call, token, id }) {
  const reads = ['/api/v-customer/list?page=1&limit=20', '/api/v-device/myList?page=1&limit=20', '/api/v-user/info'];
  let [sent, written, ended] = [0, 0, false];
  const work = async () => {
    while (!ended) {
      sent += 1;
      if (sent % 2 === 0) await call('GET', reads[sent % reads.length] ?? '', { token });
      else {
        const body = new URLSearchParams({ id, quantity: '1' });
        await call('POST', '/api/v-device-stock/addCategoryStock', { token, body });
        written += 1;
      }
    }
  };
  const all = Promise.all(Array.from({ length: workers }, work));
  // Heard of where it is waited for.
  all.catch(() => undefined);
  /** @param {number} count */
  const passed = async (count) => {
    while (sent < count) await pause(20);
  };
  return {
    /** @param {number} count */
    reached: (count) => Promise.race([passed(count), all]),
    end: async () => {
      ended = true;
      await all;
      return { sent, written };
    },
  };
}
