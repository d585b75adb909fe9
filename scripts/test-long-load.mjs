// @ts-check
/**
 * Calls a built server for half an hour as a working day does, lists, writes and papers beside each other, and
 * looks at its memory: it may not grow. `--minutes 30` is how long; the first third is for warming up.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { memoryOfAll } from '../bench/kit/processes.mjs';
import { startServer } from '../bench/kit/server.mjs';
import { countedWrites, keepDoing } from './counted-writes.mjs';
import { ensureBuilt, products } from './workspace.mjs';

const { values: asked } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const longest = Number(asked.minutes) * 60_000;
/** What a process on Node may take for itself at a moment: its collector works when it likes. */
const allowed = 1.15;
const restMs = 100;

await ensureBuilt([products.server]);
const folder = await mkdtemp(join(tmpdir(), 'pest-long-'));
const server = await startServer({ dataDir: join(folder, 'data'), env: { PEST_DEMO: '1', PEST_DUMPS: 'off' } });
try {
  console.log(await workedFor(longest));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @param {number} ms */
async function workedFor(ms) {
  const writes = await countedWrites(server);
  const { token } = writes;
  const get = (/** @type {string} */ path) => server.call('GET', path, { token });
  const { items: reports } = await get('/api/v-task-report-data/list?page=1&limit=10');
  let calls = 0;
  /** @type {unknown[]} */
  const faults = [];
  const doing = (/** @type {() => Promise<unknown>} */ work) => async () => {
    await work().catch((error) => faults.push(error));
    calls += 1;
    await pause(restMs);
  };
  const lists = ['v-customer/list', 'v-device/myList', 'v-task/list', 'v-risk/list', 'v-leave/list'];
  const end = keepDoing([
    ...lists.map((list) => doing(() => get(`/api/${list}?page=1&limit=20`))),
    doing(() => writes.write(server)),
    doing(async () => {
      const { id } = reports[calls % reports.length];
      await get(`/api/v-task-report-data/pdf/${id}?language=${calls % 2 ? 'zh' : 'en'}`);
      await pause(5_000);
    }),
  ]);
  /** @type {number[]} */
  const held = [];
  const samples = 60;
  for (let sample = 0; sample < samples; sample += 1) {
    await pause(ms / samples);
    held.push(await memoryOfAll(server.pid));
  }
  await end();
  assert.deepEqual(faults, []);
  await writes.compare(server, 'at the end');
  const third = samples / 3;
  const [before, after] = [median(held.slice(third, 2 * third)), median(held.slice(2 * third))];
  assert(after <= before * allowed, `${before} MB grew to ${after} MB: ${held.join(' ')}`);
  return `${calls} calls in ${asked.minutes} minutes; ${before} MB in the second third, ${after} MB in the last`;
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
