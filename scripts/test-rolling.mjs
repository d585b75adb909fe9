// @ts-check
/**
 * Restarts two built servers on one PostgreSQL one after the other, behind a proxy and under load: no request may fail,
 * and no write that was acknowledged may be lost. The data are those of the first release, so that it is an update as well.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { NotMeasured } from '../bench/kit/outcome.mjs';
import { binariesOrNot, initCluster, startCluster } from '../bench/kit/postgres.mjs';
import { freePort } from '../bench/kit/processes.mjs';
import { callsTo, environment, startServer } from '../bench/kit/server.mjs';
import { ensureBuilt, products, root } from './workspace.mjs';

/** @typedef {import('../bench/kit/server.mjs').Server} Server */

const requests = 10_000;
const workers = 4;
/** What Caddy is told in `docs/deployment.md`. */
const [healthIntervalMs, tryMs] = [500, 5_000];
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
const cluster = await inCluster();
/** @type {Server[]} */
const servers = [];
const proxy = await startProxy(servers);
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
  for (const place of [0, 1]) servers[place] = await start(await freePort());

  const { call, signIn } = callsTo(proxy.site);
  const token = await signIn(loginId);
  const goods = { categoryId: 2, name: 'Glue board', unit: 'piece', safetyStock: '0', warningLevel: '0', stock: '0' };
  const { id } = await call('POST', '/api/v-device-stock/addConsumablesStock', { token, body: goods });
  const load = startLoad({ token, id });
  for (const place of [0, 1]) {
    await load.reached((requests * (place + 1)) / 4);
    const { port, stop } = serverAt(place);
    // Under way when its server is stopped.
    const path = `/api/v-task-report-data/pdf/${reportId}?language=${place === 0 ? 'zh' : 'en'}`;
    const [printed] = await Promise.all([call('GET', path, { token }), stop()]);
    assert.match(printed.fullurl, /files/);
    servers[place] = await start(port);
  }
  await load.reached(requests);
  const { sent, written } = await load.end();
  const { items } = await call('GET', '/api/v-device-stock/getConsumablesStock?page=1&limit=10', { token });
  const { total } = await call('GET', `/api/v-device-stock/ledger?page=1&limit=10&id=${id}`, { token });
  assert.equal(Number(items.find((/** @type {{ id: string }} */ item) => item.id === id).stock), written);
  assert(
    proxy.answered.every((count) => count > requests / 10),
    `Both served: ${proxy.answered}`,
  );
  console.log(
    `${sent} requests, ${written} writes acknowledged and ${total} in the ledger, 0 failed; ` +
      `${proxy.answered.join(' and ')} answered by each, ${proxy.retried} tried at the other server`,
  );
} finally {
  for (const server of servers) await server.stop();
  proxy.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @param {number} place */
function serverAt(place) {
  const [server] = servers.slice(place);
  assert(server);
  return server;
}

async function inCluster() {
  const place = join(folder, 'postgres');
  await promisify(execFile)('mkdir', [place]);
  await promisify(execFile)('chmod', ['755', folder]);
  await initCluster(place);
  return startCluster(place);
}

/** Reads and writes by several at once. Ends the script with what failed. @param {{ token: string, id: string }} goods */
function startLoad({ token, id }) {
  const { call } = callsTo(proxy.site);
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

/**
 * By turns to those that say they are ready, on connections that are kept. A server that takes no connection has had
 * nothing of the request: another is tried. Nothing else is sent twice.
 * @param {readonly Server[]} upstreams
 */
async function startProxy(upstreams) {
  const agent = new Agent({ keepAlive: true });
  const answered = [0, 0];
  const ready = [false, false];
  const state = { retried: 0, turn: 0 };
  const health = setInterval(async () => {
    for (const [place, { site }] of upstreams.entries()) {
      ready[place] = await fetch(`${site}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    }
  }, healthIntervalMs);
  const next = () => {
    state.turn += 1;
    const [first, second] = [state.turn % 2, (state.turn + 1) % 2];
    return ready[first] || !ready[second] ? first : second;
  };
  const server = createServer(async (incoming, outgoing) => {
    /** @type {Buffer[]} */
    const body = [];
    for await (const chunk of incoming) body.push(chunk);
    const giveUp = Date.now() + tryMs;
    const send = () => {
      const place = next();
      const { method, url, headers } = incoming;
      const sent = request({ agent, port: upstreams[place]?.port, host: '127.0.0.1', method, path: url, headers });
      sent.on('response', (answer) => {
        answered[place] = (answered[place] ?? 0) + 1;
        const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(outgoing);
      });
      sent.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code !== 'ECONNREFUSED' || Date.now() > giveUp) return outgoing.writeHead(502).end(`"${error.code}"`);
        ready[place] = false;
        state.retried += 1;
        setTimeout(send, 20);
      });
      sent.end(Buffer.concat(body));
    };
    send();
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    site: `http://localhost:${port}`,
    answered,
    get retried() {
      return state.retried;
    },
    close() {
      clearInterval(health);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
