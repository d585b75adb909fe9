import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../testing/bundle';
import { mayMount, withSmallDisk } from '../../testing/small-disk';
import { isTested } from '../../testing/test-server';
import { newId } from '../ids';
import { type Database, openDatabase } from '../open';
import { isDatabaseUnavailable } from '../unavailable';
import { openEmbedded } from './embedded';
import { openInWorker } from './embedded-channel';
import { question } from './embedded-messages';
import { FolderInUseError } from './folder-lock';

let workerFile: URL;
let writerFile: URL;
/** Holds a new database, made once since that takes seconds, and a copy of it for each test that writes. */
let folder = '';
let fresh = '';

async function copyOfFresh(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  await cp(fresh, copy, { recursive: true });
  return copy;
}

async function open(dataDir: string): Promise<Database> {
  return openDatabase(await openEmbedded(dataDir, { workerFile }));
}

/** Runs the writer until it has committed some numbers, kills it, and answers the last one it said. */
function killedWriter(dataDir: string, commits: number): Promise<number> {
  const writer = spawn(process.execPath, [fileURLToPath(writerFile), dataDir, workerFile.href], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > commits) writer.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    writer.on('close', () => resolve(Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1))));
  });
}

const megabyte = 1024 ** 2;

describe.skipIf(!isTested.embedded)('the embedded database in its folder', () => {
  beforeAll(async () => {
    [workerFile, writerFile] = await Promise.all([
      bundle(new URL('embedded-worker.ts', import.meta.url)),
      bundle(new URL('../../testing/endless-writer.ts', import.meta.url)),
    ]);
    folder = await mkdtemp(join(tmpdir(), 'pest-data-'));
    fresh = join(folder, 'fresh');
    await (await open(fresh)).close();
  }, 120_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('L1 a second opener is refused with the holder named; the first goes on, and what it wrote is there for the next', async () => {
    const dataDir = await copyOfFresh();
    const id = newId(new Date());
    const first = await open(dataDir);
    const refused = openEmbedded(dataDir, { workerFile });
    await expect(refused).rejects.toThrow(FolderInUseError);
    await expect(refused).rejects.toThrow(String(process.pid));
    await first.system.insertInto('company').values({ id, name: 'Kept', status: 2, created_at: new Date() }).execute();
    await first.close();
    const second = await open(dataDir);
    expect(await second.system.selectFrom('company').select(['id', 'name']).execute()).toEqual([{ id, name: 'Kept' }]);
    await second.close();
  });

  describe('while it is open', () => {
    let database: Database;
    beforeAll(async () => {
      database = await open(await copyOfFresh());
    });
    afterAll(() => database.close());

    test('a refusal keeps its code and its constraint on the way out of the worker', async () => {
      const company = { id: newId(new Date()), name: 'Twice', status: 2, created_at: new Date() };
      const insert = () => database.system.insertInto('company').values(company).execute();
      await insert();
      await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'company_pkey' });
      await expect(sql`select broken`.execute(database.system)).rejects.toMatchObject({ code: '42703' });
      expect((await sql<{ one: number }>`select 1 as one`.execute(database.system)).rows).toEqual([{ one: 1 }]);
    });

    test('days, decimals and big numbers come out as text, moments as moments', async () => {
      const { rows } =
        await sql`select date '2026-05-04' as day, 1.50::numeric as amount, 9007199254740993::int8 as big,
        timestamptz '2026-05-04T02:00:00Z' as at`.execute(database.system);
      expect(rows).toEqual([
        { day: '2026-05-04', amount: '1.50', big: '9007199254740993', at: new Date('2026-05-04T02:00:00Z') },
      ]);
    });

    test('a transaction that asks for a second connection is told so, instead of waiting for itself', async () => {
      const nested = database.asSystem(() => sql`select 1`.execute(database.system));
      await expect(nested).rejects.toThrow('outside of the transaction');
    });
  });

  test('S6 a process killed while it writes loses nothing it acknowledged, and leaves nothing half done', async () => {
    const dataDir = join(await copyOfFresh(), 'database');
    for (const commits of [3, 40]) {
      const acknowledged = await killedWriter(dataDir, commits);
      expect(acknowledged).toBeGreaterThanOrEqual(commits);
      const channel = await openInWorker(dataDir, workerFile);
      const { rows } = await channel.ask(
        question(`select (select max(n) from written) >= ${acknowledged} as kept,
          (select count(*) from written) = (select n from total) as whole`),
      );
      expect(rows).toEqual([{ kept: true, whole: true }]);
      await channel.close();
    }
  });

  test.skipIf(!mayMount)(
    'L3 over a full disk it says "not now", loses nothing, and goes on when there is room',
    ({ skip }) =>
      withSmallDisk(150, skip, async ({ folder: disk, fill, clear }) => {
        const told: string[] = [];
        await cp(join(fresh, 'database'), join(disk, 'database'), { recursive: true });
        const limits = { stuck: 30_000, probe: 1_000, reopen: 100 };
        const channel = await openInWorker(join(disk, 'database'), workerFile, {
          limits,
          tell: (message) => told.push(message),
        });
        await channel.ask(question('create table filled (n int primary key, page text)'));
        await fill(14 * megabyte);
        let written = 0;
        const write = () =>
          channel.ask(
            question('insert into filled values ($1, $2)', [written + 1, randomBytes(120_000).toString('hex')]),
          );
        const failure = await (async () => {
          for (;;) {
            await write();
            written += 1;
          }
        })().catch((error: unknown) => error);
        expect(failure).toSatisfy(isDatabaseUnavailable);
        await expect(write()).rejects.toSatisfy(isDatabaseUnavailable);
        await clear();
        const count = question('select count(*)::int as n from filled');
        await expect.poll(async () => (await channel.ask(count)).rows).toEqual([{ n: written }]);
        await channel.ask(question('insert into filled values ($1, $2)', [written + 1, 'room']));
        expect(told.at(0)).toContain('stopped');
        expect(told.at(-1)).toBe('The embedded database is open again.');
        await channel.close();
      }),
    120_000,
  );
});
