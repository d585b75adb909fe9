import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, password } from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';
import { checkArchive, entriesOf, writeArchive } from './archive';
import { makeExport } from './export';
import { restore } from './restore';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pest-export-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const placeOf = ({ parts, database }: TestServer) => ({ ...parts, database: database.system, dataDir: folder });

onEachEngine((server) => {
  /** All that an export says, by the names of its entries. */
  async function exported(company: string) {
    const path = join(await mkdtemp(join(folder, 'e-')), 'company.tar');
    await writeArchive(path, await makeExport(placeOf(server()), { company }));
    const entries = new Map<string, Buffer>();
    for await (const { name, bytes } of entriesOf(path)) entries.set(name, Buffer.from(bytes));
    const text = (name: string) => entries.get(name)?.toString() ?? '';
    const rows = (table: string) =>
      text(`tables/${table}.jsonl`)
        .split('\n')
        .filter(Boolean)
        .map((line): Record<string, string | null> => JSON.parse(line));
    return { path, entries, rows };
  }

  test('a company takes along its records and files, and nothing of another one', async () => {
    const [mine, other] = [await addCompany(server()), await addCompany(server())];
    const [site, theirs] = [await addCustomer(server(), mine), await addCustomer(server(), other)];
    await addDevice(mine.administrator, site.id, { name: '灯 "A" \\n' });
    await addDevice(other.administrator, theirs.id, { name: 'Not mine' });
    const mineFile = await mine.administrator.upload();
    await other.administrator.upload();

    const { path, entries, rows } = await exported(mine.id);
    expect(rows('company').map(({ id }) => id)).toEqual([mine.id]);
    expect(rows('customer').map(({ id }) => id)).toEqual([site.id]);
    expect(rows('device').map(({ name }) => name)).toEqual(['灯 "A" \\n']);
    const files = [...entries.keys()].filter((name) => name.startsWith('files/'));
    expect(files).toHaveLength(rows('stored_file').length);
    expect(files.some((name) => mineFile.data.fullurl.includes(name.slice('files/'.length)))).toBe(true);
    const all = Buffer.concat([...entries.values()]).toString();
    for (const word of [other.id, theirs.id, 'Not mine', other.administrator.loginId]) expect(all).not.toContain(word);
    const { counts, missing } = await checkArchive(path);
    expect(counts.device?.rows).toBe(1);
    expect(missing).toEqual([]);
  });

  test('nothing in it opens anything', async () => {
    const { id, administrator } = await addCompany(server());
    const { key } = await administrator.get('embed.addPartner', { name: 'ERP' });
    const { entries, rows } = await exported(id);
    expect(rows('account')[0]).toMatchObject({ login_id: administrator.loginId });
    expect(rows('partner')[0]).toMatchObject({ name: 'ERP' });
    const all = Buffer.concat([...entries.values()]).toString();
    for (const secret of [administrator.token, key, password, '$argon2', 'password_hash', 'key_hash'])
      expect(all.split('"migrations"')[0]).not.toContain(secret);
  });

  test('it is no backup, and a company that is not there is told', async () => {
    const { id } = await addCompany(server());
    const { path } = await exported(id);
    await expect(restore(path, placeOf(server()))).rejects.toThrow(/no backup/);
    await expect(makeExport(placeOf(server()), { company: '没有这家公司' })).rejects.toThrow(/no company/);
    const archive = await makeExport(placeOf(server()), { company: id });
    await expect(buffer(archive)).resolves.toBeInstanceOf(Buffer);
  });
});
