import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedFolder, openEmbeddedMemory } from './embedded-host';
import { question } from './embedded-messages';
import { unpackEmptyDatabase } from './empty-database';

let at = '';
let archive: URL;

beforeAll(async () => {
  at = await mkdtemp(join(tmpdir(), 'pest-empty-'));
  const made = await openEmbeddedMemory();
  archive = pathToFileURL(join(at, 'empty.tar.gz'));
  await writeFile(archive, Buffer.from(await (await made.dump('gzip')).arrayBuffer()));
  await made.close();
});
afterAll(() => rm(at, { recursive: true, force: true }));

test('a folder that is not there becomes a database that opens, whatever an earlier try left', async () => {
  const folder = join(at, 'new');
  await mkdir(`${folder}.part`);
  await writeFile(join(`${folder}.part`, 'postmaster.pid'), 'cut short');
  await unpackEmptyDatabase(folder, archive);
  const database = await openEmbeddedFolder({ folder, cache: 16 });
  expect((await database.ask(question('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect((await readdir(at)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('what stands in a folder stays', async () => {
  const folder = join(at, 'old');
  await mkdir(folder);
  await writeFile(join(folder, 'PG_VERSION'), '18');
  await unpackEmptyDatabase(folder, archive);
  expect(await readdir(folder)).toEqual(['PG_VERSION']);
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe('18');
});

test('a broken archive makes no database', async () => {
  const broken = pathToFileURL(join(at, 'broken.tar.gz'));
  await writeFile(broken, (await readFile(archive)).subarray(0, 50_000));
  const place = join(at, 'place');
  await mkdir(place);
  await expect(unpackEmptyDatabase(join(place, 'none'), broken)).rejects.toThrow();
  expect(await readdir(place)).not.toContain('none');
});
