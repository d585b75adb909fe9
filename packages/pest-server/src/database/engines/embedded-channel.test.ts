import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../../testing/test-server';
import { isDatabaseUnavailable } from '../unavailable';
import { openInWorker } from './embedded-channel';
import { embeddedDialect } from './embedded-dialect';
import type { EmbeddedChannel } from './embedded-host';
import { question } from './embedded-messages';

/** Stands in for the database: answers its thread's number, and does what a statement's text says. */
const standIn = `
  import { parentPort, threadId } from 'node:worker_threads';
  let silent = false;
  let broken = false;
  parentPort.on('message', ({ id, question }) => {
    const text = question?.statements[0].text;
    if (text === 'die') process.exit(3);
    if (text === 'stick') silent = true;
    if (text === 'break') broken = true;
    if (broken) {
      parentPort.postMessage({ id, error: { message: 'unexpected state', code: 'XX000' } });
    } else if (text === 'fill the disk') {
      silent = true;
      parentPort.postMessage({ id, error: { message: 'No space left on device', code: '53100' } });
    } else if (text === 'fault') {
      parentPort.postMessage({ id, error: { message: 'cache lookup failed', code: 'XX000' } });
    } else if (!silent) parentPort.postMessage({ id, rows: [{ threadId }], affectedRows: 0 });
  });
  parentPort.postMessage({ id: 0, rows: [], affectedRows: 0 });
`;

/** So long that a busy machine stays within them, but for the probe of a database that is broken. */
const limits = { stuck: 60_000, probe: 100, reopen: 10 };
const minuteMs = 60_000;
let folder = '';
let worker: URL;
let open: EmbeddedChannel;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pest-worker-'));
  await writeFile(join(folder, 'worker.mjs'), standIn);
  worker = pathToFileURL(join(folder, 'worker.mjs'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await open.close();
  vi.useRealTimers();
});

async function opened(given = limits) {
  const told: string[] = [];
  const clock = { now: 0 };
  const tell = (message: string) => told.push(message);
  open = await openInWorker(folder, worker, { limits: given, tell, now: () => clock.now });
  return { told, clock, thread: await thread() };
}

/** Ends the database, and waits until it has been opened again. */
async function dieAndComeBack(): Promise<void> {
  const before = await thread();
  await expect(open.ask(question('die'))).rejects.toSatisfy(isDatabaseUnavailable);
  await expect.poll(thread).not.toEqual(before);
}

async function thread(): Promise<unknown> {
  const { rows } = await open.ask(question('which'));
  return rows[0];
}

describe.each([
  ['dies', 'die', 'its thread ended with code 3'],
  ['answers no more', 'stick', 'no answer for 60 s'],
  ['answers nothing but faults', 'break', 'unexpected state'],
  ['stops over a full disk', 'fill the disk', 'No space left on device'],
])('L6 a database that %s', (_, act, reason) => {
  test('fails whoever waits, says so, and is opened anew', async () => {
    const { told, thread: before } = await opened();
    const act1 = open.ask(question(act));
    const waiting = open.ask(question('which'));
    // Twice the time after which an answer is given up.
    if (act === 'stick') vi.advanceTimersByTime(2 * limits.stuck);
    await expect(act1).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(waiting).rejects.toSatisfy(isDatabaseUnavailable);
    await expect.poll(thread).not.toEqual(before);
    expect(told).toEqual([
      `The embedded database stopped: ${reason}. It is opened again.`,
      'The embedded database is open again.',
    ]);
  });
});

test('what began before the end does not go on after it', async () => {
  const { thread: before } = await opened();
  const connection = open.connection();
  await expect(open.ask(question('die'))).rejects.toSatisfy(isDatabaseUnavailable);
  await expect.poll(thread).not.toEqual(before);
  await expect(connection.ask(question('which'))).rejects.toSatisfy(isDatabaseUnavailable);
});

test('a fault after which it still answers ends nothing', async () => {
  const { told, thread: before } = await opened({ ...limits, probe: 60_000 });
  await expect(open.ask(question('fault'))).rejects.toMatchObject({ code: 'XX000' });
  expect(await thread()).toEqual(before);
  expect(told).toEqual([]);
});

describe('L6 a database that breaks again and again', () => {
  const down =
    'The embedded database stays closed: it stopped again after it had been opened again 3 times in 10 minutes. The last time: its thread ended with code 3.';

  test('is opened again three times in ten minutes, then says why and stays closed', async () => {
    const { told, clock } = await opened();
    for (const minute of [0, 4, 8]) {
      clock.now = minute * minuteMs;
      await dieAndComeBack();
    }
    clock.now = 10 * minuteMs - 1;
    await expect(open.ask(question('die'))).rejects.toSatisfy(isDatabaseUnavailable);
    clock.now = 1_000 * minuteMs;
    await expect(open.ask(question('which'))).rejects.toThrow(down);
    await expect(open.ask(question('which'))).rejects.toSatisfy(isDatabaseUnavailable);
    expect(told.slice(-2)).toEqual([
      'The embedded database is open again.',
      `${down} Start the server again once that is mended.`,
    ]);
  });

  test('is opened again for as long as it is less often', async () => {
    const { told, clock } = await opened();
    for (const minute of [0, 4, 8, 10, 14, 18]) {
      clock.now = minute * minuteMs;
      await dieAndComeBack();
    }
    expect(told).toHaveLength(12);
  });

  test('answers "not ready" with the reason, other calls 503, and the server still ends in order', async () => {
    const { clock } = await opened();
    const server = await startTestServer({
      kind: 'embedded',
      dialect: embeddedDialect(open),
      close: async () => undefined,
    });
    onTestFinished(() => server.stop());
    const asked = (url: string) => server.app.inject({ url, headers: { authorization: 'token' } });
    expect((await asked('/readyz')).statusCode).toBe(200);
    for (let times = 0; times < 3; times += 1) await dieAndComeBack();
    await expect(open.ask(question('die'))).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(open.ask(question('which'))).rejects.toThrow(down);
    clock.now = 1_000 * minuteMs;
    const ready = await asked('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'not ready', database: down, disk: 'ok', clock: 'ok' },
    ]);
    expect((await asked('/healthz')).statusCode).toBe(200);
    expect((await asked('/api/v-user/info')).statusCode).toBe(503);
  });
});
