// @ts-check
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { byTurns, median, ratioOf } from '../kit/figures.mjs';
import { people } from '../kit/server.mjs';

export const title =
  'Embedded database: opened again after a kill beside a clean stop; its write-ahead log; a second opener';
export const uses = ['@electric-sql/pglite'];

/** Times a clean start; megabytes, twice those at which the log is to be cut; openers let in. */
export const limits = { reopen: 5, log: 2 * 64, letIn: 0 };

/** The log is watched for longer than the server's own rounds of maintenance are apart. */
export const counts = {
  full: { rounds: 5, writeSeconds: 30, watchSeconds: 330, openers: 50, writers: 8 },
  tiny: { rounds: 1, writeSeconds: 0.2, watchSeconds: 0, openers: 1, writers: 2 },
};
/** @typedef {typeof counts.full} Counts */

/** @typedef {import('../kit/server.mjs').Server} Server */
/** @typedef {import('../kit/machine.mjs').DemoPlace} DemoPlace */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const place = await machine.copyDemo('embedded');
  const start = () => machine.serve(place);
  let server = await start();
  const startedAgain = async () => {
    const from = performance.now();
    server = await start();
    return (performance.now() - from) / 1000;
  };
  const opened = await byTurns(counts.rounds, {
    killed: async () => {
      await write(server, counts);
      await server.kill();
      return startedAgain();
    },
    clean: async () => {
      await server.stop();
      return startedAgain();
    },
  });
  const log = await largestLog(server, place, counts);
  const letIn = await openersLetIn(start, counts.openers);
  await server.call('GET', '/api/v-device/myList?page=1&limit=10', {
    token: await server.signIn(people.administrator),
  });
  await server.stop();
  const seconds = `${median(opened.killed).toFixed(2)} s beside ${median(opened.clean).toFixed(2)} s`;
  return [
    {
      label: `start after a kill, ${counts.writeSeconds} s of writes before (${seconds})`,
      value: ratioOf(opened.killed, opened.clean),
      unit: '×',
      most: limits.reopen,
    },
    {
      label: `largest write-ahead log in ${counts.watchSeconds} s of writes`,
      value: log,
      unit: 'MB',
      most: limits.log,
    },
    { label: `let in of ${counts.openers} second openers`, value: letIn, most: limits.letIn, exact: true },
  ];
}

/** Stock comes in for some seconds. @param {Server} server @param {{ writeSeconds: number, writers: number }} counts */
async function write({ call, signIn }, { writeSeconds, writers }) {
  const token = await signIn(people.administrator);
  const { items } = await call('GET', '/api/v-device-stock/getConsumablesStock?page=1&limit=10', { token });
  const until = performance.now() + writeSeconds * 1000;
  const writer = async () => {
    while (performance.now() < until) {
      const body = new URLSearchParams({ id: items[0].id, quantity: '1' });
      await call('POST', '/api/v-device-stock/addCategoryStock', { token, body });
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
}

/** In megabytes. @param {Server} server @param {DemoPlace} place @param {{ watchSeconds: number, writers: number }} counts */
async function largestLog(server, place, { watchSeconds, writers }) {
  let largest = await logSize(place);
  for (let seconds = 0; seconds < watchSeconds; seconds += 5) {
    await write(server, { writeSeconds: 5, writers });
    largest = Math.max(largest, await logSize(place));
  }
  return largest;
}

/** @param {DemoPlace} place */
async function logSize({ dataDir }) {
  const folder = join(dataDir, 'database', 'pg_wal');
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ name }) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

/** @param {() => Promise<Server>} start @param {number} openers */
async function openersLetIn(start, openers) {
  let letIn = 0;
  for (let opener = 0; opener < openers; opener += 1) {
    const second = await start().catch((error) => {
      if (!String(error).includes('in use')) throw error;
      return null;
    });
    if (second) letIn += 1;
    await second?.stop();
  }
  return letIn;
}
