// @ts-check
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { randomFrom } from '../kit/figures.mjs';
import { people } from '../kit/server.mjs';

export const title =
  'Partners told (webhooks) by an embedded server that is killed (kill -9) while services are planned by eight at once';
export const uses = ['@electric-sql/pglite'];

/** Messages of acknowledged services that never came, and services that were told of twice. */
export const limits = { lost: 0, twice: 0 };

export const counts = {
  full: { kills: 10, writes: 40, writers: 8 },
  tiny: { kills: 1, writes: 6, writers: 2 },
};
/** @typedef {typeof counts.full} Counts */
/** @typedef {import('../kit/server.mjs').Server} Server */

/** What a partner's server may be while it is tried out: one on the own machine. */
const triedOut = { NODE_ENV: 'development', PEST_DEMO: '0' };
const patience = 60_000;

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const place = await machine.copyDemo('embedded');
  const random = randomFrom(11);
  const partner = await listen();
  /** @type {Set<string>} */
  const acknowledged = new Set();
  try {
    let server = await machine.serve(place, triedOut);
    const customer = await addTold(server, partner.url);
    for (let kill = 0; kill < counts.kills; kill += 1) {
      const writes = 1 + Math.floor(random() * counts.writes);
      await planUntilKilled(server, customer, { writes, writers: counts.writers, acknowledged });
      server = await machine.serve(place, triedOut);
    }
    for (const end = Date.now() + patience; missing() > 0 && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await server.stop();
  } finally {
    partner.close();
  }
  const twice = [...partner.told.values()].filter((ids) => ids.size > 1).length;
  return [
    {
      label: `messages lost of ${acknowledged.size} acknowledged services, ${counts.kills} kills`,
      value: missing(),
      most: limits.lost,
      exact: true,
    },
    { label: 'services told of by two messages', value: twice, most: limits.twice, exact: true },
  ];

  function missing() {
    return [...acknowledged].filter((id) => !partner.told.has(id)).length;
  }
}

/** A partner's server: under which ids it was told of each service. */
async function listen() {
  /** @type {Map<string, Set<string>>} */
  const told = new Map();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { serviceId } = JSON.parse(body).data;
    told.set(serviceId, new Set([...(told.get(serviceId) ?? []), String(request.headers['webhook-id'])]));
    response.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { told, url: `http://localhost:${port}/told`, close: () => server.close() };
}

/** Adds a partner that is told of what is planned, and answers a customer. @param {Server} server @param {string} url */
async function addTold({ call, signIn }, url) {
  const token = await signIn(people.administrator);
  const { id: partnerId } = await call('POST', '/api/v-embed/partners/add', { token, body: { name: 'ERP' } });
  const body = { partnerId, url, events: ['service.planned'] };
  await call('POST', '/api/v-embed/webhooks/add', { token, body });
  const { items } = await call('GET', '/api/v-customer/list?page=1&limit=10', { token });
  return /** @type {string} */ (items[0].id);
}

/**
 * Kills the server once so many services are acknowledged.
 * @param {Server} server @param {string} customerId
 * @param {{ writes: number, writers: number, acknowledged: Set<string> }} given
 */
async function planUntilKilled(server, customerId, { writes, writers, acknowledged }) {
  const token = await server.signIn(people.administrator);
  const until = acknowledged.size + writes;
  /** @type {Promise<void> | null} */
  let killed = null;
  const writer = async () => {
    while (killed === null) {
      const answered = await plan(server, token, customerId).catch((/** @type {unknown} */ error) => {
        if (killed === null) throw error;
        return null;
      });
      if (answered) acknowledged.add(answered.id);
      if (acknowledged.size >= until) killed ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  await killed;
}

/** @param {Server} server @param {string} token @param {string} customerId */
function plan({ call }, token, customerId) {
  const plannedAt = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const body = { customerId, workshopIds: [], places: ['indoor'], inspection: 'routine', plannedAt, staffIds: [] };
  return call('POST', '/api/v-task/create', { token, body: { ...body, description: randomUUID() } });
}
