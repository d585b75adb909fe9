import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../database/tables';
import { ObjectStorage } from '../providers/storage/object-storage';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  lampCheck,
  type Person,
  signIn,
} from '../testing/people';
import { bucketCredentials, openPretendedBucket } from '../testing/pretended-bucket';
import {
  isTested,
  onEachEngine,
  openEmbeddedCopy,
  openPostgresCopy,
  type RunningTestServer,
  startTestServer,
  type TestServer,
} from '../testing/test-server';
import { ArchiveWriter, BrokenArchiveError, checkArchive, entriesOf, type Manifest, writeArchive } from './archive';
import { type BackupChoices, type Installation, makeBackup } from './backup';
import { moveRows } from './move';
import { restore } from './restore';
import { carriedTables, countRows, inSnapshot, NotEmptyError } from './rows';

const everything = { files: 'copied', secrets: true } as const;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pest-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function installationOf({ parts, database }: TestServer): Promise<Installation> {
  return {
    database: database.system,
    storage: parts.storage,
    dataDir: await mkdtemp(join(folder, 'data-')),
    now: parts.now,
  };
}

/** A server on an empty database, of the same engine or of the other one. */
async function emptyServer(kind: 'embedded' | 'postgres'): Promise<RunningTestServer> {
  return startTestServer(kind === 'postgres' ? await openPostgresCopy() : await openEmbeddedCopy());
}

/** A site with a device that was checked: rows with keys to each other, a roll-up, a column worked out, and a file. */
async function addWorld(server: TestServer): Promise<{ readonly administrator: Person; readonly customerId: string }> {
  const company = await addCompany(server);
  const { administrator } = company;
  const { id: customerId } = await addCustomer(server, company);
  const floorPlanId = await addFloorPlan(administrator, customerId);
  const device = await addDevice(administrator, customerId, {
    floorPlanId,
    position: { x: 0.5, y: 0.5 },
    name: '灯 "A" \\n',
  });
  const technician = await company.addServiceStaff();
  const taskId = await addTask(administrator, customerId, [technician]);
  await technician.get('task.checkIn', { id: taskId });
  await technician.get('inspection.record', lampCheck(taskId, device.id, 7, { note: 'a line\n\\.\t{"more"}' }));
  return { administrator, customerId };
}

async function backUp(from: Installation, choices: BackupChoices = everything): Promise<[string, Manifest]> {
  const path = join(await mkdtemp(join(folder, 'backup-')), 'backup.pest');
  return [path, await writeArchive(path, makeBackup(from, choices))];
}

/** The same backup with another manifest. */
async function altered(path: string, change: (manifest: Manifest) => Partial<Manifest>): Promise<string> {
  const manifest = await checkArchive(path);
  const archive = pack();
  const writer = new ArchiveWriter(archive, new Date(manifest.madeAt));
  const to = `${path}.${randomBytes(4).toString('hex')}`;
  const written = writeArchive(to, Readable.from(archive, { objectMode: false }));
  for await (const { name, bytes } of entriesOf(path)) if (name !== 'manifest.json') await writer.add(name, bytes);
  await writer.end({ ...manifest, ...change(manifest) });
  await written;
  return to;
}

function counts(database: Kysely<Tables>) {
  return inSnapshot(database, async (transaction) => countRows(transaction, await carriedTables(transaction)));
}

async function filesOf({ storage }: Installation): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { key } of storage.list()) {
    const file = await storage.read(key);
    if (file) files[key] = (await buffer(file.stream)).toString('base64');
  }
  return files;
}

onEachEngine((server) => {
  let administrator: Person;
  let customerId = '';
  let from: Installation;

  beforeAll(async () => {
    ({ administrator, customerId } = await addWorld(server()));
    from = await installationOf(server());
    await writeFile(join(from.dataDir, 'password-pepper.secret'), 'pepper', { mode: 0o600 });
  });

  test('a restored installation has every row, roll-up, file and secret, and answers as it did', async () => {
    const [path, manifest] = await backUp(from);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(manifest.counts.reading_day?.rows).toBeGreaterThan(0);

    const other = await emptyServer(server().database.kind);
    // In a bucket, where the first one had a folder.
    const bucket = await openPretendedBucket();
    const { endpoint, name } = bucket;
    const inBucket = { bucket: name, region: 'us-east-1', endpoint, credentials: bucketCredentials };
    const storage = new ObjectStorage({ ...inBucket, partsFolder: join(folder, 'parts') });
    const to = { ...(await installationOf(other)), storage };
    await restore(path, to);

    expect(await counts(to.database)).toEqual(await counts(from.database));
    expect(await filesOf(to)).toEqual(await filesOf(from));
    expect(await readFile(join(to.dataDir, 'password-pepper.secret'), 'utf8')).toBe('pepper');
    const again = await signIn(other, administrator.loginId);
    const ask = { customerId };
    expect(await again.get('device.list', ask)).toEqual(await administrator.get('device.list', ask));

    // Keys, triggers and what is worked out hold as before.
    const { system } = other.database;
    await expect(
      sql`insert into login_grant values
      (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now())`.execute(system),
    ).rejects.toThrow(/foreign key/);
    const { rows } = await sql`select from pg_trigger where not tgisinternal and tgenabled <> 'O'`.execute(system);
    expect(rows).toHaveLength(0);
    const { search_key } = await system.selectFrom('device').select('search_key').executeTakeFirstOrThrow();
    const same = await server().database.system.selectFrom('device').select('search_key').executeTakeFirstOrThrow();
    expect(search_key).toBe(same.search_key);
    await other.stop();
    await bucket.close();
  });

  test('a place that has something is refused, and left as it is', async () => {
    const [path] = await backUp(from);
    const before = await counts(from.database);
    await expect(restore(path, await installationOf(server()))).rejects.toThrow(NotEmptyError);
    expect(await counts(from.database)).toEqual(before);
    await expect(writeArchive(path, makeBackup(from, everything))).rejects.toThrow(NotEmptyError);
  });

  test('of two backups to one path one is kept, and the other says so', async () => {
    const [path] = await backUp(from);
    await rm(path);
    const both = await Promise.allSettled([1, 2].map(() => writeArchive(path, makeBackup(from, everything))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(NotEmptyError) });
    await checkArchive(path);
    expect((await readdir(dirname(path))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('one wrong sign anywhere, or a missing end, and nothing is taken', async () => {
    const [path] = await backUp(from);
    const whole = await readFile(path);
    const other = await emptyServer(server().database.kind);
    const to = await installationOf(other);
    // In what the archive says of itself, and in what it carries.
    for (const at of [600, whole.indexOf('pepper', whole.indexOf('password-pepper.secret') + 512)]) {
      const wrong = Buffer.from(whole);
      wrong.writeUInt8(wrong.readUInt8(at) ^ 1, at);
      await writeFile(path, wrong);
      await expect(restore(path, to), `at ${at}`).rejects.toThrow(BrokenArchiveError);
    }
    await writeFile(path, whole);
    await truncate(path, whole.length >> 1);
    await expect(restore(path, to)).rejects.toThrow(BrokenArchiveError);
    expect(await filesOf(to)).toEqual({});
    expect(await readdir(to.dataDir)).toEqual([]);
    await other.stop();
  });

  test('of a newer version nothing is taken; what does not arrive whole is taken back', async () => {
    const [path] = await backUp(from);
    const other = await emptyServer(server().database.kind);
    const to = await installationOf(other);
    const newer = await altered(path, ({ migrations }) => ({ migrations: [...migrations, '999-later'] }));
    await expect(restore(newer, to)).rejects.toThrow(/newer version .* 999-later/);

    const otherRows = await altered(path, ({ counts: said }) => ({
      counts: { ...said, company: { rows: 1, digest: '0'.repeat(16) } },
    }));
    await expect(restore(otherRows, to)).rejects.toThrow(/did not arrive as they left: company/);
    expect(await filesOf(to)).toEqual({});
    expect(await readdir(to.dataDir)).toEqual([]);
    expect((await counts(to.database)).company?.rows).toBe(0);
    // Nothing is in the way of the right one.
    await restore(path, to);
    await other.stop();
  });

  test('files that are listed only have to be there, and the same', async () => {
    const [path, manifest] = await backUp(from, { files: 'listed', secrets: false });
    expect(Object.keys(manifest.listed)).toEqual(Object.keys(await filesOf(from)));
    const other = await emptyServer(server().database.kind);
    const to = await installationOf(other);
    await expect(restore(path, to)).rejects.toThrow(/not in the storage/);
    await restore(path, { ...to, storage: from.storage });
    expect(await counts(to.database)).toEqual(await counts(from.database));
    await other.stop();
  });

  test('what is written while a backup is made is in it whole or not at all', async () => {
    const archive = makeBackup(from, everything);
    const later = addCompany(server());
    const path = join(await mkdtemp(join(folder, 'backup-')), 'backup.pest');
    await Promise.all([writeArchive(path, archive), later]);
    const { counts: taken } = await checkArchive(path);
    expect((taken.company?.rows ?? 0) - (taken.account?.rows ?? 0)).toBeLessThanOrEqual(0);
  });
});

test.skipIf(!isTested.embedded || !isTested.postgres)(
  'an installation moves from the embedded database to PostgreSQL and back with every row',
  async () => {
    const [first, postgres, last] = [
      await emptyServer('embedded'),
      await emptyServer('postgres'),
      await emptyServer('embedded'),
    ];
    const { administrator, customerId } = await addWorld(first);
    const [a, b, c] = [first.database.system, postgres.database.system, last.database.system];
    const there = await moveRows(a, b);
    const back = await moveRows(b, c);
    expect(back).toEqual(there);
    expect(await counts(c)).toEqual(await counts(a));
    await expect(moveRows(a, b)).rejects.toThrow(NotEmptyError);
    const again = await signIn(postgres, administrator.loginId);
    expect(await again.get('device.list', { customerId })).toHaveLength(1);
    for (const each of [first, postgres, last]) await each.stop();
  },
);
