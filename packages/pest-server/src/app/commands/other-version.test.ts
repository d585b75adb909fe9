import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import packageFile from '../../../package.json';
import { embeddedMajor, openEmbedded } from '../../database/engines/embedded';
import { migrate, migrationNames, refuseOtherVersion } from '../../database/migrations';
import { onEachEngine } from '../../testing/test-server';
import { runCommand } from './command-line';

const { version } = packageFile;

/** How `pest-server start` ends where its database is refused. */
async function startOn(open: () => Promise<unknown>) {
  const told: string[] = [];
  const output = { say: () => undefined, warn: (line: string) => void told.push(line) };
  const code = await runCommand(['start'], {}, output, async () => {
    await open();
    return null;
  });
  return { code, told: told.join('\n') };
}

onEachEngine((server) => {
  test('an older server says who wrote the data, who it is and what to do, and leaves them as they are', async () => {
    const { system } = server().database;
    await migrate(system);
    await sql`comment on table kysely_migration is 'Last brought up to date by pest-server 9.4.0'`.execute(system);
    await withLastNamed('999-later', async () => {
      const before = await state();
      expect(await startOn(() => migrate(system))).toEqual({
        code: 3,
        told:
          `The database was written by a newer version of pest-server (9.4.0); this is ${version}, which does not know ` +
          'its migration 999-later and left it as it is: start 9.4.0 or a newer one, or restore a backup that ' +
          `${version} made.`,
      });
      expect(await state()).toEqual(before);
    });
  });

  test('data that are too old name the version to go through, where there is one', async () => {
    const { system } = server().database;
    const [first = ''] = migrationNames;
    const before = await state();
    const tooOld = await startOn(() => refuseOtherVersion(system, { [first]: '1.6.2' }));
    expect(tooOld).toMatchObject({
      code: 4,
      told: expect.stringContaining(`start 1.6.2 on it once, then ${version}.`),
    });
    expect(await state()).toEqual(before);
    await withLastNamed('001-companies', async () => {
      expect(await startOn(() => migrate(system))).toMatchObject({
        code: 4,
        told: expect.stringContaining('from before the first release'),
      });
    });
  });

  test('a database says which version brought it up to date last', async () => {
    const { system } = server().database;
    await migrate(system);
    expect(await note()).toBe(`Last brought up to date by pest-server ${version}`);
  });

  async function withLastNamed(name: string, work: () => Promise<void>) {
    const { system } = server().database;
    const last = migrationNames.at(-1);
    await sql`update kysely_migration set name = ${name} where name = ${last}`.execute(system);
    await work();
    await sql`update kysely_migration set name = ${last} where name = ${name}`.execute(system);
  }

  async function note() {
    const { rows } = await sql<{ note: string }>`
      select obj_description('kysely_migration'::regclass) as note`.execute(server().database.system);
    return rows[0]?.note;
  }

  async function state() {
    const { rows } = await sql`select (select array_agg(name) from kysely_migration) as migrations,
      (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations`.execute(
      server().database.system,
    );
    return [rows, await note()];
  }
});

test.each([
  [embeddedMajor - 1, 4, `an older version of pest-server, with PostgreSQL ${embeddedMajor - 1}; this is ${version}`],
  [embeddedMajor + 1, 3, `a newer version of pest-server, with PostgreSQL ${embeddedMajor + 1}; this is ${version}`],
])('an embedded database of PostgreSQL %s is not opened', async (major, code, told) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pest-format-'));
  await mkdir(join(dataDir, 'database'));
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), `${major}\n`);
  expect(await startOn(() => openEmbedded(dataDir))).toMatchObject({ code, told: expect.stringContaining(told) });
  await rm(dataDir, { recursive: true });
});
