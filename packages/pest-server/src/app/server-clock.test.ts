import { expect, test } from 'vitest';
import { onEachEngine } from '../testing/test-server';
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
  test('a database says its time', async () => {
    expect(await databaseTime(server().database.system)).toBeInstanceOf(Date);
  });
});
