/** A disk that is full where files, uploads under way and dumps are written; the database has `embedded.test.ts`. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { checkArchive } from '../operations/archive';
import { Dumps } from '../operations/dumps';
import { DiskStorage } from '../providers/storage/disk-storage';
import type { Storage } from '../providers/storage/storage';
import { addCompany, personWith, picture } from '../testing/people';
import { addSite, pass, reportOf, visit } from '../testing/report-site';
import { mayMount, withSmallDisk } from '../testing/small-disk';
import { onEachEngine } from '../testing/test-server';
import { buildApp } from './app';

const notNow = { status: 503, code: 5000, headers: { 'retry-after': '5' } };

describe.skipIf(!mayMount)('a full disk', () => {
  onEachEngine((server) => {
    /** The same server with its files elsewhere. */
    async function withFiles(storage: Storage) {
      const parts = { ...server().parts, storage };
      return { ...server(), parts, app: await buildApp(parts, { logger: { level: 'silent' } }) };
    }

    test('under an upload: "not now", nothing half kept, and what was kept is whole', ({ skip }) =>
      withSmallDisk(4, skip, async ({ folder, fill, clear }) => {
        const storage = new DiskStorage(folder);
        const here = await withFiles(storage);
        const { administrator } = await addCompany(server());
        const person = personWith(here, administrator.id, administrator.loginId, administrator.token);
        const first = await picture(400, 400);
        const kept = await person.upload(first);
        expect(kept.code).toBe(0);
        await fill(0);
        const before = await keysIn(storage);
        expect(await person.upload(await picture(401, 400))).toMatchObject(notNow);
        expect(await keysIn(storage)).toEqual(before);
        expect(await readdir(join(folder, '.parts'))).toEqual([]);
        const { pathname, search } = new URL(kept.data.fullurl);
        expect((await here.app.inject({ url: pathname + search })).statusCode).toBe(200);
        await clear();
        expect((await person.upload(await picture(402, 400))).code).toBe(0);
        await here.app.close();
      }));

    test('under a file that is made: "not now", no row without it, and made when there is room', ({ skip }) =>
      withSmallDisk(8, skip, async ({ folder, fill, clear }) => {
        const site = await addSite(server());
        const { id } = await reportOf(site, await visit(site, 3));
        await pass(site.company, id);
        const storage = new DiskStorage(folder);
        const here = await withFiles(storage);
        const { administrator } = site;
        const person = personWith(here, administrator.id, administrator.loginId, administrator.token);
        const rows = () => server().database.system.selectFrom('stored_file').select('key').orderBy('key').execute();
        const before = await rows();
        await fill(0);
        expect(await person.ask('report.exportPdf', { id, language: 'zh' })).toMatchObject(notNow);
        expect(await rows()).toEqual(before);
        expect(await keysIn(storage)).toEqual([]);
        await clear();
        const { fullurl } = await person.get('report.exportPdf', { id, language: 'zh' });
        const { pathname, search } = new URL(fullurl);
        expect((await here.app.inject({ url: pathname + search })).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
        await here.app.close();
      }));

    test('under a dump: the ones before stay whole, health says so, and the next one is made', ({ skip }) =>
      withSmallDisk(4, skip, async ({ folder, fill, clear }) => {
        const { parts } = server();
        const dumps = new Dumps(folder, { hours: 24, days: 7, weeks: 4 });
        const at = (hour: number) => new Date(Date.UTC(2026, 4, 4, hour));
        await dumps.make(parts, at(2));
        await fill(0);
        await expect(dumps.make(parts, at(3))).rejects.toThrow('ENOSPC');
        expect(await dumps.state(at(3))).toEqual({ inTime: false, lastAt: at(2) });
        expect(await readdir(join(folder, 'dumps'))).toEqual(['2026-05-04T02-00-00Z.pest']);
        await checkArchive(join(folder, 'dumps', '2026-05-04T02-00-00Z.pest'));
        await clear();
        await dumps.make(parts, at(4));
        expect(await dumps.state(at(4))).toEqual({ inTime: true, lastAt: at(4) });
        await checkArchive(join(folder, 'dumps', '2026-05-04T04-00-00Z.pest'));
      }));
  });
});

async function keysIn(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) {
    const file = await storage.read(key);
    if (file && (await buffer(file.stream)).length === file.bytes) keys.push(key);
  }
  return keys.toSorted();
}
