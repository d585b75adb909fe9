import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Dumps } from '../operations/dumps';
import { addCompany, signIn } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { runDueJobs } from './job-runner';
import { databaseTime, ServerClock } from './server-clock';

const day = 24 * 60 * 60_000;

/** Clocks that stand until somebody sets them; time itself goes on by `pass`. */
async function clocks(machineAhead = 0) {
  const begun = Date.parse('2026-05-04T02:00:00.000Z');
  const set = { machine: machineAhead, database: 0, passed: 0 };
  const database = async () => new Date(begun + set.passed + set.database);
  const sources = { machine: () => begun + set.passed + set.machine, steady: () => set.passed };
  const clock = new ServerClock(sources);
  await clock.begin(database);
  return { clock, set, database, offMs: () => clock.now().getTime() - begun - set.passed };
}

test('it begins with the database’s time, whatever the machine says, and tells how far that is', async () => {
  const { clock, set, offMs } = await clocks(7 * day);
  set.passed = 5_000;
  expect(offMs()).toBe(0);
  expect(clock.aheadMs()).toBe(7 * day);
});

test('a clock of the machine that jumps changes nothing', async () => {
  const { clock, set, database, offMs } = await clocks();
  set.machine = -3 * day;
  await clock.follow(database);
  expect(offMs()).toBe(0);
  expect(clock.aheadMs()).toBe(-3 * day);
});

test('it goes with the drift of the database, and with a step of it only when that stays', async () => {
  const { clock, set, database, offMs } = await clocks();
  set.database = 900;
  await clock.follow(database);
  expect(offMs()).toBe(900);
  set.database = day;
  await clock.follow(database);
  await clock.follow(database);
  expect(offMs()).toBe(900);
  set.database = 1_000;
  await clock.follow(database);
  expect(offMs()).toBe(1_000);
  set.database = -day;
  for (const _ of [1, 2, 3]) await clock.follow(database);
  expect(offMs()).toBe(-day);
});

onEachEngine((server) => {
  test('a clock that goes an hour back signs nobody out, stops no job, and takes no dump away', async () => {
    const { parts, setNow } = server();
    const moments = ['2026-05-04T03:50:00.000Z', '2026-05-04T02:50:30.000Z', '2026-05-04T03:40:00.000Z'];
    const [before = '', back = '', later = ''] = moments;
    setNow(before);
    const { administrator } = await addCompany(server());
    const folder = await mkdtemp(join(tmpdir(), 'pest-clock-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const dumps = new Dumps(folder, { hours: 24, days: 7, weeks: 4 });
    const ran: string[] = [];
    const job = {
      name: 'dumps',
      everyMinutes: 60,
      run: async ({ now }: { readonly now: Date }) => {
        await dumps.make(parts, now);
        ran.push(now.toISOString());
      },
    };
    const log = { error: vi.fn() };
    for (const moment of [before, back, later]) {
      setNow(moment);
      await runDueJobs(parts, [job], log);
      expect((await administrator.ask('customer.list', {})).code).toBe(0);
    }
    const again = await signIn(server(), administrator.loginId);
    expect((await again.ask('customer.list', {})).code).toBe(0);
    // Less than an hour after the second one.
    expect(ran).toEqual([before, back]);
    // Dated before a dump of the same hour, and kept.
    await dumps.make(parts, new Date(later));
    expect(await dumps.state(new Date(later))).toEqual({ inTime: true, lastAt: new Date(later) });
    expect(log.error).not.toHaveBeenCalled();
  });

  test('a database says its time', async () => {
    expect(await databaseTime(server().database.system)).toBeInstanceOf(Date);
  });
});
