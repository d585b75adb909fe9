import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { verificationTypes } from 'pest-sdk';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '../app/commands/command-line';
import { openPostgres } from '../database/engines/postgres';
import { newId } from '../database/ids';
import type { Tables } from '../database/tables';
import { addCompany, addCustomer, addFloorPlan, password, signIn, stranger } from '../testing/people';
import { copyTemplate, dropDatabase } from '../testing/postgres-cluster';
import { query } from '../testing/postgres-node';
import { onEachEngine, onEmbedded, type TestServer } from '../testing/test-server';
import { checkArchive, writeArchive } from './archive';
import { openControl, operationsOfServer } from './control-socket';
import { Dumps, keptDumps } from './dumps';
import { type Operations, operationsOn } from './operations';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pest-operations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const postgres = inject('pestPostgres');
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) if (postgres) await dropDatabase(postgres, name);
});

/** A new database with the schema and nothing in it, as `DATABASE_URL` names it. */
async function newDatabase(on: NonNullable<typeof postgres>): Promise<string> {
  const name = `test_${newId(new Date()).replaceAll('-', '')}`;
  await copyTemplate(on, name);
  databases.push(name);
  return addressOf(on, name, on.nodes[0].user);
}

/** Without a schema, and of a role that may do no more than own it, as in production. */
async function ordinaryDatabase(on: NonNullable<typeof postgres>): Promise<string> {
  const name = `test_${newId(new Date()).replaceAll('-', '')}`;
  await query(on.nodes[0], 'postgres', `create role ${name} login createrole`, `create database ${name} owner ${name}`);
  databases.push(name);
  return addressOf(on, name, name);
}

function addressOf({ nodes: [{ host, port }] }: NonNullable<typeof postgres>, name: string, user: string): string {
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`;
}

const newFolder = () => mkdtemp(join(folder, 'f-'));

function operationsOf({ parts, database }: TestServer, dataDir: string): Operations {
  return operationsOn({ ...parts, database: database.system, dataDir });
}

onEachEngine((server) => {
  test('the first administrator sets a password with its link, once, and reviews companies', async () => {
    const operations = operationsOf(server(), folder);
    const draft = { phone: '13812345678', name: '管理员', company: '青禾平台运营有限公司' };
    const old = await operations.createAdministrator(draft);
    const made = await operations.createAdministrator(draft);
    expect([old.known, made.known]).toEqual([false, true]);

    const use = ({ code, device }: typeof made) =>
      stranger(server()).ask('auth.webForgotPassword', {
        loginId: draft.phone,
        code,
        device,
        password,
        confirmPassword: password,
      });
    expect((await use(old)).code).not.toBe(0);
    // Somebody else's browser that asks for a code of its own takes nothing away.
    await stranger(server()).ask('auth.startVerification', {
      phoneNumber: draft.phone,
      verificationType: verificationTypes.forgottenPassword,
    });
    server().setNow('2026-05-05T01:00:00.000Z');
    expect((await use(made)).code).toBe(0);
    expect((await use(made)).code).not.toBe(0);
    const administrator = await signIn(server(), draft.phone);
    expect(await administrator.get('auth.info', {})).toMatchObject({ platform: true, type: 1 });
    expect((await administrator.ask('platform.companies', {})).code).toBe(0);

    const late = await operations.createAdministrator(draft);
    server().setNow('2026-05-06T01:00:01.000Z');
    expect((await use(late)).code).not.toBe(0);
    server().setNow('2026-05-04T02:00:00.000Z');
    await expect(operations.createAdministrator({ ...draft, phone: '13812345679' })).rejects.toThrow(/already/);
    await expect(operations.createAdministrator({ ...draft, phone: '4711' })).rejects.toThrow(/no mobile number/);
  });

  test('a check finds files that are missing, files of nobody, and sums that are wrong', async () => {
    const { parts, database } = server();
    const company = await addCompany(server());
    const { id } = await addCustomer(server(), company);
    await addFloorPlan(company.administrator, id);
    const operations = operationsOf(server(), folder);
    expect(await operations.check()).toMatchObject({ migrations: [], rollUps: [], files: { missing: [], strays: 0 } });

    const { key } = await database.system.selectFrom('stored_file').select('key').executeTakeFirstOrThrow();
    await parts.storage.remove(key);
    await parts.storage.put(`${'s'.repeat(32)}.png`, Buffer.from('of nobody'));
    await database.system
      .insertInto('capture_day')
      .values({ company_id: company.id, customer_id: id, local_day: '2026-05-04', species: 'fly', n: 3 })
      .execute();
    const found = await operations.check();
    expect(found.files).toMatchObject({ missing: [key], strays: 1 });
    expect(found.rollUps).toEqual([`capture_day ${company.id} ${id} 2026-05-04 fly`]);
    const path = join(await newFolder(), 'missing.pest');
    const archive = await operations.backup({ files: 'copied', secrets: false });
    expect((await writeArchive(path, archive)).missing).toEqual([key]);
  });
});

onEmbedded((server) => {
  test('commands ask the process that has the database open, and nobody else may', async () => {
    const dataDir = await newFolder();
    const close = await openControl(dataDir, operationsOf(server(), dataDir));
    onTestFinished(close);
    expect((await stat(join(dataDir, 'server.sock'))).mode & 0o777).toBe(0o600);
    const asked = operationsOfServer(dataDir);
    const path = join(await newFolder(), 'asked.pest');
    await writeArchive(path, await asked.backup({ files: 'copied', secrets: false }));
    expect(Object.keys((await checkArchive(path)).tables)).not.toHaveLength(0);
    expect(await asked.check()).toMatchObject({ migrations: [] });
    await expect(asked.createAdministrator({ phone: 'x', name: 'x', company: 'x' })).rejects.toThrow(/mobile number/);
  });

  test('a backup that nobody takes any more leaves nothing behind', async () => {
    const dataDir = await newFolder();
    const archive = await operationsOf(server(), dataDir).backup({ files: 'copied', secrets: false });
    await new Promise((resolve) => archive.once('readable', resolve));
    archive.destroy();
    await vi.waitFor(async () => expect(await readdir(dataDir)).toEqual([]), { timeout: 30_000 });
  });

  test('a dump is made beside the data, whole, and a failure shows in the state of health', async () => {
    const { parts } = server();
    const dataDir = await newFolder();
    const dumps = new Dumps(dataDir, { hours: 1, days: 1, weeks: 1 });
    const [first, second] = [new Date('2026-05-04T02:00:00.000Z'), new Date('2026-05-04T03:00:00.000Z')];
    await dumps.make(parts, first);
    expect(await dumps.state(first)).toBe('ok');
    await dumps.make(parts, second);
    expect(await readdir(dataDir)).toEqual(['dumps']);
    expect(await readdir(join(dataDir, 'dumps'))).toEqual(['2026-05-04T03-00-00Z.pest']);
    const { holds } = await checkArchive(join(dataDir, 'dumps', '2026-05-04T03-00-00Z.pest'));
    expect(holds).toEqual(['database']);
    expect(await dumps.state(new Date('2026-05-04T06:00:00.000Z'))).toBe('none since 2026-05-04T03:00:00.000Z');

    const blocked = await newFolder();
    await writeFile(join(blocked, 'dumps'), 'a file in its place');
    const failing = new Dumps(blocked, { hours: 1, days: 1, weeks: 1 });
    await expect(failing.make(parts, second)).rejects.toThrow();
    expect(await failing.state(second)).toBe('none');
    await vi.waitFor(async () => expect(await readdir(blocked)).toEqual(['dumps']), { timeout: 30_000 });
  });
});

describe('which dumps are kept', () => {
  const hourly = Array.from({ length: 24 * 40 }, (_, hour) => {
    const at = new Date(Date.UTC(2026, 0, 1, hour, 5));
    return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.pest`;
  });

  test('the newest of each of the last hours, days and weeks', () => {
    const kept = [...keptDumps(hourly, { hours: 24, days: 7, weeks: 4 })].toSorted();
    expect(kept.length).toBeLessThanOrEqual(24 + 7 + 4);
    expect(kept).toEqual(expect.arrayContaining(hourly.slice(-24)));
    expect(kept.filter((name) => name < (hourly.at(-24) ?? '')).every((name) => name.includes('T23-05'))).toBe(true);
    expect(new Set(kept.map((name) => name.slice(0, 10))).size).toBeGreaterThanOrEqual(7);
  });

  test('after a long pause, those from before it', () => {
    expect(keptDumps([hourly[0] ?? '', hourly.at(-1) ?? ''], { hours: 24, days: 7, weeks: 4 }).size).toBe(2);
  });
});

describe('the command line', () => {
  const run = async (line: readonly string[], env: Record<string, string> = {}) => {
    const [out, err]: [string[], string[]] = [[], []];
    const output = { say: (text: string) => void out.push(text), warn: (text: string) => void err.push(text) };
    const code = await runCommand(line, env, output, async () => null);
    return { code, out: out.join('\n'), err: err.join('\n') };
  };

  test('tells what it does in the language of the machine or of --lang, without a right setting', async () => {
    const wrong = { PORT: 'none' };
    expect(await run(['--help'], { ...wrong, LANG: 'zh_CN.UTF-8' })).toMatchObject({
      code: 0,
      out: expect.stringContaining('用法'),
    });
    for (const name of ['start', 'create-admin', 'backup', 'restore', 'move', 'check']) {
      expect((await run([name, '--help'], { ...wrong, LANG: 'C' })).out).toMatch(`Usage: pest-server ${name}`);
      expect((await run(['--lang', 'zh', '--help', name])).out).toMatch(`用法：pest-server ${name}`);
    }
  });

  test('starts the server without a command, and answers 2 to wrong usage', async () => {
    expect((await run([])).code).toBe(null);
    expect((await run(['start'])).code).toBe(null);
    for (const line of [['stop'], ['start', 'now'], ['backup', '--what'], ['restore'], ['move', '--to', 'mysql://x']])
      expect((await run(line)).code, line.join(' ')).toBe(2);
    expect(await run(['check'], { PORT: 'none' })).toMatchObject({ code: 1, err: expect.stringContaining('PORT') });
    expect((await run(['check'], { PEST_DATA_DIR: join(folder, 'nowhere') })).code).toBe(1);
  });

  test.skipIf(!postgres)('does all its work on PostgreSQL', async () => {
    if (!postgres) return;
    const [one, two, three] = [
      await newDatabase(postgres),
      await ordinaryDatabase(postgres),
      await ordinaryDatabase(postgres),
    ];
    const env = { DATABASE_URL: one, PEST_DATA_DIR: await newFolder(), PEST_PUBLIC_URL: 'https://pest.example.com' };
    const made = await run(['create-admin', '--phone', '13812345678', '--company', 'Platform Ltd'], env);
    expect(made.out).toMatch(
      /https:\/\/pest\.example\.com\/resetPassword#phone=13812345678&code=\d{6}&device=[0-9a-f]{32}$/,
    );
    const path = join(await newFolder(), 'one.pest');
    expect(await run(['backup', '--to', path], env)).toMatchObject({ code: 0, out: expect.stringContaining(path) });
    const other = { DATABASE_URL: two, PEST_DATA_DIR: await newFolder() };
    expect(await run(['restore', path], other)).toMatchObject({ code: 0, err: '' });
    expect(await run(['restore', path], other)).toMatchObject({ code: 1, err: expect.stringContaining('already') });
    expect(await run(['check'], other)).toMatchObject({ code: 0, out: expect.stringContaining('Sound') });
    // A server that holds a connection would go on writing.
    const server = openPostgres(two);
    const kysely = new Kysely<Tables>({ dialect: server.dialect });
    await sql`select 1`.execute(kysely);
    expect(await run(['move', '--to', three], other)).toMatchObject({
      code: 1,
      err: expect.stringContaining('connected'),
    });
    await kysely.destroy();
    expect(await run(['move'], { ...other, PEST_MOVE_TO: three })).toMatchObject({ code: 0, err: '' });
    expect((await run(['check'], { ...other, DATABASE_URL: three })).code).toBe(0);
  });
});
