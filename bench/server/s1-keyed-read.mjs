import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { median, serverKit } from './bundle.mjs';
import { openDemo } from './demo-server.mjs';

const client = new URL('load-client.mjs', import.meta.url).pathname;
const rounds = 5;
const requests = 1500;
/** Login, approval, rights and row-level security are part of the read; the reach leaves 30 % for them. */
const reach = { embedded: 25 * 1.3, postgres: 12 * 1.3 };

/** CPU of this process (its worker threads too, PostgreSQL's own not) for one request, in microseconds. */
async function cpuPerRequest(url, count, token = '') {
  const before = process.cpuUsage();
  await promisify(execFile)(process.execPath, [client, url, String(count), token]);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

async function measure(kit, engine) {
  const demo = await openDemo(kit, engine);
  const app = await kit.buildApp(demo.parts, { logger: false });
  const hello = kit.Fastify({ logger: false });
  hello.get('/hello', async () => ({ hello: 'world' }));
  const [address, plain] = [
    await app.listen({ port: 0, host: '127.0.0.1' }),
    await hello.listen({ port: 0, host: '127.0.0.1' }),
  ];
  try {
    const token = await signIn(app);
    const device = await demo.database.system
      .selectFrom('device')
      .select('id')
      .where('code', '=', 'SB0001')
      .executeTakeFirstOrThrow();
    const keyed = `${address}/api/v-device/detail?id=${device.id}`;
    await cpuPerRequest(keyed, 300, token);
    await cpuPerRequest(`${plain}/hello`, 300);
    const ratios = [];
    const costs = [];
    for (let round = 0; round < rounds; round += 1) {
      const base = await cpuPerRequest(`${plain}/hello`, requests);
      const cost = await cpuPerRequest(keyed, requests, token);
      ratios.push(cost / base);
      costs.push(cost);
    }
    return { ratio: median(ratios), cost: median(costs) };
  } finally {
    await app.close();
    await hello.close();
    await demo.stop();
  }
}

async function signIn(app) {
  const password = createHash('md5').update('pest1234').digest('hex');
  const payload = { loginId: '13900000001', password, loginType: 'web' };
  const answer = await app.inject({ method: 'POST', url: '/api/v-user/login', payload });
  return answer.json().data;
}

export async function run() {
  const kit = await serverKit();
  const embedded = await measure(kit, (folder) => kit.openEmbedded(folder, kit.workerFile));
  const rows = [
    { label: 'embedded, CPU per keyed read', value: Math.round(embedded.cost), unit: 'µs' },
    { label: 'embedded, times Fastify hello', value: Number(embedded.ratio.toFixed(1)), unit: '×' },
  ];
  let met = embedded.ratio <= reach.embedded;
  const cluster = await kit.startCluster();
  if (cluster) {
    try {
      await cluster.createDatabase('bench');
      const postgres = await measure(kit, async () => kit.openPostgres(cluster.url('bench')));
      rows.push(
        { label: 'PostgreSQL, CPU per keyed read (server process)', value: Math.round(postgres.cost), unit: 'µs' },
        { label: 'PostgreSQL, times Fastify hello', value: Number(postgres.ratio.toFixed(1)), unit: '×' },
      );
      met &&= postgres.ratio <= reach.postgres;
    } finally {
      await cluster.stop();
    }
  }
  return {
    id: 'S1',
    title: 'A device read by its key, signed in and inside its tenant, against an empty Fastify answer',
    rows,
    reach: `≤ ${reach.embedded.toFixed(1)} × embedded, ≤ ${reach.postgres.toFixed(1)} × on PostgreSQL`,
    met,
  };
}
