// @ts-check
import { randomFrom } from '../kit/figures.mjs';
import { rowsOr } from '../kit/outcome.mjs';
import { people } from '../kit/server.mjs';
import { fsyncsOf } from './fsyncs.mjs';

export const title = 'The embedded server killed (kill -9) while stock comes in by eight at once, and started again';
export const uses = ['@electric-sql/pglite'];

/** Writes; syncs to the disk for each. */
export const limits = { lost: 0, halfDone: 0, fsyncs: 1 };

export const counts = {
  full: { kills: 20, writes: 150, writers: 8, synced: 40 },
  long: { kills: 1_000, writes: 150, writers: 8, synced: 40 },
  tiny: { kills: 1, writes: 10, writers: 2, synced: 3 },
};
/** @typedef {typeof counts.full} Counts */

/** @typedef {import('../kit/server.mjs').Server} Server */
/** @typedef {{ stock: number, entries: number }} Kept what a consumable's stock is, and how many entries its ledger has */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const place = await machine.copyDemo('embedded');
  const random = randomFrom(11);
  const sum = { acknowledged: 0, lost: 0, halfDone: 0 };
  let server = await machine.serve(place);
  for (let kill = 0; kill < counts.kills; kill += 1) {
    const goods = await goodsOf(server);
    const before = await kept(server, goods);
    const acknowledged = await writeUntilKilled(
      server,
      goods,
      1 + Math.floor(random() * counts.writes),
      counts.writers,
    );
    server = await machine.serve(place);
    const after = await kept(server, await goodsOf(server));
    const came = after.entries - before.entries;
    sum.acknowledged += acknowledged;
    sum.lost += Math.max(0, acknowledged - came);
    sum.halfDone += Math.abs(after.stock - before.stock - came);
  }
  const synced = await rowsOr('syncs for each write', () => syncRows(server, counts.synced));
  await server.stop();
  return [
    {
      label: `writes lost of ${sum.acknowledged} acknowledged, ${counts.kills} kills`,
      value: sum.lost,
      most: limits.lost,
      exact: true,
    },
    { label: 'writes half done', value: sum.halfDone, most: limits.halfDone, exact: true },
    ...synced,
  ];
}

/** A consumable, and who may add to it. @param {Server} server */
async function goodsOf({ call, signIn }) {
  const token = await signIn(people.administrator);
  const { items } = await call('GET', '/api/v-device-stock/getConsumablesStock?page=1&limit=10', { token });
  return { token, id: /** @type {string} */ (items[0].id) };
}

/** @param {Server} server @param {{ token: string, id: string }} goods @returns {Promise<Kept>} */
async function kept({ call }, { token, id }) {
  const { items } = await call('GET', '/api/v-device-stock/getConsumablesStock?page=1&limit=10', { token });
  const { total } = await call('GET', `/api/v-device-stock/ledger?page=1&limit=10&id=${id}`, { token });
  return { stock: Number(items.find((/** @type {{ id: string }} */ item) => item.id === id).stock), entries: total };
}

/** @param {Server} server @param {{ token: string, id: string }} goods */
function addOne({ call }, { token, id }) {
  return call('POST', '/api/v-device-stock/addCategoryStock', {
    token,
    body: new URLSearchParams({ id, quantity: '1' }),
  });
}

/**
 * Kills the server once so many writes are acknowledged. Answers how many were until its end.
 * @param {Server} server @param {{ token: string, id: string }} goods @param {number} writes @param {number} writers
 */
async function writeUntilKilled(server, goods, writes, writers) {
  let acknowledged = 0;
  /** @type {Promise<void> | null} */
  let killed = null;
  const writer = async () => {
    while (killed === null) {
      const answered = await addOne(server, goods).then(
        () => true,
        () => false,
      );
      if (answered) acknowledged += 1;
      else if (killed === null) throw new Error('A write was refused.');
      if (acknowledged >= writes) killed ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  await killed;
  return acknowledged;
}

/** @param {Server} server @param {number} writes */
async function syncRows(server, writes) {
  const goods = await goodsOf(server);
  const fsyncs = await fsyncsOf(server.pid, async () => {
    for (let write = 0; write < writes; write += 1) await addOne(server, goods);
  });
  return [{ label: 'syncs for each write', value: fsyncs / writes, least: limits.fsyncs, most: limits.fsyncs }];
}
