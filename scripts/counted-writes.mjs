// @ts-check
/** Writes of which is known how many were sent and how many acknowledged, to be looked for after a fault. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { people } from '../bench/kit/server.mjs';

/**
 * @typedef {Pick<import('../bench/kit/server.mjs').Server, 'site' | 'call' | 'signIn'>} Site
 * @typedef {Awaited<ReturnType<typeof countedWrites>>} CountedWrites
 */

/** Puts goods into the stock of the demo's company, one piece a write. @param {Site} site */
export async function countedWrites({ call, signIn }) {
  const token = await signIn(people.administrator);
  const goods = { categoryId: 2, name: 'Glue board', unit: 'piece', safetyStock: '0', warningLevel: '0', stock: '0' };
  const { id } = await call('POST', '/api/v-device-stock/addConsumablesStock', { token, body: goods });
  const counts = { sent: 0, acknowledged: 0 };
  return {
    token,
    counts,
    /** @param {Site} site @throws where it is not acknowledged */
    async write(site) {
      counts.sent += 1;
      const body = new URLSearchParams({ id, quantity: '1' });
      await site.call('POST', '/api/v-device-stock/addCategoryStock', { token, body });
      counts.acknowledged += 1;
    },
    /** What was acknowledged is there, once, and nothing that nobody sent. @param {Site} site @param {string} when */
    async compare(site, when) {
      const { items } = await site.call('GET', '/api/v-device-stock/getConsumablesStock?page=1&limit=10', { token });
      const { total } = await site.call('GET', `/api/v-device-stock/ledger?page=1&limit=10&id=${id}`, { token });
      const stock = Number(items.find((/** @type {{ id: string }} */ item) => item.id === id).stock);
      const { sent, acknowledged } = counts;
      assert(
        acknowledged <= stock && stock <= sent,
        `${when}: ${acknowledged} acknowledged, ${stock} of ${sent} there`,
      );
      assert.equal(total, stock, when);
    },
  };
}

/** Waits for something, for two minutes at most. @param {() => boolean | Promise<boolean>} isSo @param {string} what */
export async function until(isSo, what) {
  for (const giveUp = Date.now() + 300_000; !(await isSo()); ) {
    assert(Date.now() < giveUp, `Not within two minutes: ${what}`);
    await pause(20);
  }
}

/**
 * Does things over and over, beside each other, until it is told to end; what fails is done again.
 * @param {readonly (() => Promise<unknown>)[]} works
 */
export function keepDoing(works) {
  let isOver = false;
  const each = works.map(async (work) => {
    while (!isOver) {
      const isDone = await work().then(
        () => true,
        () => false,
      );
      // A server that is gone refuses at once: not all the time.
      if (!isDone) await pause(20);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(each);
  };
}
