import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verificationTypes } from 'pest-sdk';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addCompany, addCustomer, addFloorPlan, password, signIn, stranger } from '../testing/people';
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

const newFolder = () => mkdtemp(join(folder, 'f-'));

function operationsOf({ parts, database }: TestServer, dataDir: string): Operations {
  return operationsOn({ ...parts, database: database.system, dataDir, backupDays: 28, timeZone: 'Asia/Shanghai' });
}

onEachEngine((server) => {
  test('who lost phone and codes gets back in by a reset, with the password alone', async () => {
    const operations = operationsOf(server(), folder);
    const { administrator } = await addCompany(server());
    await server()
      .database.system.insertInto('second_factor')
      .values({ account_id: administrator.id, secret: '', created_at: new Date(0), confirmed_at: new Date(0) })
      .execute();
    const login = { loginId: administrator.loginId, password, loginType: 'web' } as const;
    expect((await stranger(server()).ask('auth.login', { ...login, code: '123456' })).code).toBe(10005);
    await operations.resetFactor({ phone: administrator.loginId });
    expect((await administrator.ask('auth.info', {})).code).toBe(1001);
    expect((await stranger(server()).ask('auth.login', login)).code).toBe(0);
    await expect(operations.resetFactor({ phone: '13800000001' })).rejects.toThrow(/Nobody signs in/);
  });

  test('the first administrator sets a password with its link, once, and reviews companies', async () => {
    const operations = operationsOf(server(), folder);
    const draft = { phone: '13812345678', name: '管理员', company: '青禾平台运营有限公司' };
    const old = await operations.createAdministrator({ ...draft, phone: '+86 138-1234-5678' });
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

    // A lost authenticator is forgotten when the link is used, and not before.
    const { system } = server().database;
    const { id } = await administrator.get('auth.info', {});
    const now = server().parts.now();
    await system
      .insertInto('second_factor')
      .values({ account_id: id, secret: '', created_at: now, confirmed_at: now })
      .execute();
    const factors = async () =>
      (await system.selectFrom('second_factor').selectAll().where('account_id', '=', id).execute()).length;
    const late = await operations.createAdministrator(draft);
    server().setNow('2026-05-06T01:00:01.000Z');
    expect((await use(late)).code).not.toBe(0);
    expect(await factors()).toBe(1);
    expect((await use(await operations.createAdministrator(draft))).code).toBe(0);
    expect(await factors()).toBe(0);
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
    await expect.poll(() => readdir(dataDir)).toEqual([]);
  });

  test('a dump is made beside the data, whole, and a failure shows in the state of health', async () => {
    const { parts } = server();
    const dataDir = await newFolder();
    const dumps = new Dumps(dataDir, { hours: 1, days: 1, weeks: 1 });
    const [first, second] = [new Date('2026-05-04T02:00:00.000Z'), new Date('2026-05-04T03:00:00.000Z')];
    await dumps.make(parts, first);
    expect(await dumps.state(first)).toMatchObject({ inTime: true });
    await dumps.make(parts, second);
    expect(await readdir(dataDir)).toEqual(['dumps']);
    expect(await readdir(join(dataDir, 'dumps'))).toEqual(['2026-05-04T03-00-00Z.pest']);
    const { holds } = await checkArchive(join(dataDir, 'dumps', '2026-05-04T03-00-00Z.pest'));
    expect(holds).toEqual(['database']);
    expect(await dumps.state(new Date('2026-05-04T06:00:00.000Z'))).toEqual({
      inTime: false,
      lastAt: new Date('2026-05-04T03:00:00.000Z'),
    });

    const blocked = await newFolder();
    await writeFile(join(blocked, 'dumps'), 'a file in its place');
    const failing = new Dumps(blocked, { hours: 1, days: 1, weeks: 1 });
    await expect(failing.make(parts, second)).rejects.toThrow();
    expect(await failing.state(second)).toEqual({ inTime: false, lastAt: null });
    await expect.poll(() => readdir(blocked)).toEqual(['dumps']);
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
