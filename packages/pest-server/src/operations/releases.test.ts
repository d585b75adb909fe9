/** Every release's data, under the version of today; and what a release has promised to keep. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import packageFile from '../../package.json';
import { appliedMigrations, migrationNames, migrations } from '../database/migrations';
import { hashOf, statementsOf, twoStepFaults } from '../testing/migration-statements';
import { signIn } from '../testing/people';
import { archiveOf, digestOf, keepRelease, keptReleases, pepperOf, type Release } from '../testing/releases';
import { visit } from '../testing/report-site';
import {
  isTested,
  openEmbeddedCopy,
  openPostgresCopy,
  type RunningTestServer,
  startTestServer,
} from '../testing/test-server';
import { check, isSound } from './check';
import { restore } from './restore';

const isKept = () => keptReleases().some(({ version }) => version === packageFile.version);
if (process.env.PEST_RELEASE_DATA === 'keep' && !isKept()) await keepRelease();

const releases = keptReleases();
const versions = releases.map(({ version }) => version);
/** A cluster spreads the tables of a new database; what is restored here brings its own. */
const isSpread = (inject('pestPostgres')?.nodes.length ?? 0) > 1;
const kinds = (['embedded', 'postgres'] as const).filter((kind) => isTested[kind] && !isSpread);

test('each release has its data here', () => {
  const changes = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const released = [...changes.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version);
  expect(released).toContain(packageFile.version);
  expect(versions.toSorted()).toEqual(released.toSorted());
});

describe.each(releases)('the data of $version', (release) => {
  test('its migrations say what they said, and those after it are numbered after them', async () => {
    const names = Object.keys(release.migrations);
    expect(migrationNames.slice(0, names.length)).toEqual(names);
    expect(migrationNames.toSorted()).toEqual(migrationNames);
    for (const [name, hash] of Object.entries(release.migrations)) {
      expect(hashOf(await statementsOf(migrations[name] ?? { up: async () => undefined })), name).toBe(hash);
    }
  });

  test.each(kinds)('are read and written on, %s', async (kind) => {
    const engine = await (kind === 'embedded' ? openEmbeddedCopy() : openPostgresCopy());
    const server = await startTestServer(engine, await pepperOf(release));
    // What is restored brings the schema of its day, which is then brought up to this one.
    await sql
      .raw('drop schema public cascade; create schema public; grant usage on schema public to public')
      .execute(server.database.system);
    const dataDir = await mkdtemp(join(tmpdir(), 'pest-release-'));
    const place = { database: server.database.system, storage: server.parts.storage, dataDir, now: server.parts.now };
    await restore(archiveOf(release), place);
    expect(await appliedMigrations(place.database)).toEqual(migrationNames);
    server.setNow(release.madeAt);
    await readAndWrite(server, release);
    expect(isSound(await check(place))).toBe(true);
    await server.stop();
    await rm(dataDir, { recursive: true });
  });
});

async function readAndWrite(server: RunningTestServer, release: Release): Promise<void> {
  const administrator = await signIn(server, release.loginId);
  const technician = await signIn(server, release.technician.loginId, release.technician.id);
  const { customer, lamp, trap, reportId } = release;
  expect(await administrator.get('customer.details', { id: customer.id })).toMatchObject({ name: customer.name });

  const report = await administrator.get('report.detail', { id: reportId });
  expect(report).toMatchObject({ state: 'approved', customerId: customer.id });
  const { fullurl } = await administrator.get('report.exportPdf', { id: reportId, language: 'zh' });
  const { pathname, search } = new URL(fullurl);
  const printed = await server.app.inject({ url: pathname + search });
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  for (const [key, digest] of Object.entries(release.files)) {
    const file = await server.parts.storage.read(key);
    expect(file && digestOf(await buffer(file.stream)), key).toBe(digest);
  }

  const site = { server, administrator, technician, customer, lamp, trap };
  const taskId = await visit(site, 7);
  expect((await administrator.get('task.details', { id: taskId })).state).toBe('reviewed');
}

describe('migrations after the first release', () => {
  test.each(Object.entries(migrations).slice(1))(
    '%s leaves a server of the release before at work',
    async (_, migration) => {
      expect(twoStepFaults(await statementsOf(migration), migration.secondStep, versions)).toEqual([]);
    },
  );

  const faultsIn = (text: string, secondStep?: { since: string; of: string[] }) =>
    twoStepFaults([text], secondStep, ['0.2.0']);

  test.each([
    ['drop table seal', 'It drops seal.'],
    ['alter table device drop column model', 'It drops device.model.'],
    ['ALTER TABLE "device" DROP "model"', 'It drops device.model.'],
    ['alter table device add x int, drop column if exists model cascade', 'It drops device.model.'],
    ['alter table device rename column model to make', 'It renames device.model.'],
    ['alter table device rename model to make', 'It renames device.model.'],
    ['alter table device rename to machine', 'It renames device.'],
    ['alter table device alter column model type int using 1', 'It changes the type of device.model.'],
    ['alter table device alter model set data type int', 'It changes the type of device.model.'],
    ['alter table device alter column model set not null', 'It demands a value of device.model.'],
    ['alter table device alter column model drop default', 'It takes the default of device.model.'],
    ['alter table device add column colour text not null', 'It adds, without a default, device.colour.'],
    ['alter table device add price numeric(8, 2) not null', 'It adds, without a default, device.price.'],
    ['alter table device add constraint named check (name <> $$$$)', 'It restrains device.'],
    ['create unique index one on device (name)', 'It restrains device.'],
    ['drop function folded', 'It drops folded.'],
    ['do $$ begin drop table seal; end $$', 'It hides in a block what it does to any.'],
  ])('%s is refused', (text, fault) => {
    expect(faultsIn(text)).toEqual([fault]);
  });

  test.each([
    'create table lamp (id uuid primary key, name text not null)',
    'alter table device add column colour text',
    "alter table device add column colour text not null default 'grey'",
    'alter table device add column folded text not null generated always as (lower(name)) stored',
    'alter table device rename constraint device_a to device_b',
    'alter table device drop constraint device_a',
    'alter table device enable row level security',
    'create index by_colour on device (colour)',
    'drop policy own on device',
    "comment on table device is 'drop table seal'",
  ])('%s passes', (text) => {
    expect(faultsIn(text)).toEqual([]);
  });

  test('a table of the migration’s own may be made in any steps', async () => {
    const made = [
      'create table lamp (id uuid)',
      'alter table lamp add name text not null',
      'create unique index a on lamp (id)',
    ];
    expect(twoStepFaults(made, undefined, [])).toEqual([]);
  });

  test('a second step names what it takes away, and a release whose code does without', () => {
    const drop = 'alter table device drop column model';
    expect(faultsIn(drop, { since: '0.2.0', of: ['device.model'] })).toEqual([]);
    expect(faultsIn(drop, { since: '0.2.0', of: ['device.brand'] })).toEqual(['It drops device.model.']);
    expect(faultsIn(drop, { since: '0.9.0', of: ['device.model'] })).toEqual(['0.9.0 has not been released.']);
  });
});

test('what a migration says is read as statements, whatever is quoted in it', async () => {
  const up = (database: Parameters<(typeof migrations)[string]['up']>[0]) =>
    sql
      .raw(`-- drop table a;
      insert into b values ('c; d');
      create function e() returns void as $f$ begin; end; $f$ language sql; /* ; */ alter  table g\n add h int`)
      .execute(database)
      .then(() => undefined);
  expect(await statementsOf({ up })).toEqual([
    "insert into b values ('c; d')",
    'create function e() returns void as $f$ begin; end; $f$ language sql',
    'alter table g add h int',
  ]);
});
