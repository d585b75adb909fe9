import { describe, expect, test } from 'vitest';
import { addCompany, type Person } from '../../testing/people';
import { onEachEngine, onPostgres } from '../../testing/test-server';
import { letFilesGo } from './let-files-go';
import { removeUnusedFiles } from './remove-unused-files';

/** Tests start on 2026-05-04 at 10:00 in Shanghai; the jobs look on these days. */
const onDay = (day: string) => new Date(`${day}T03:00:00.000Z`);
const days = { first: onDay('2026-05-06'), sixth: onDay('2026-05-12'), seventh: onDay('2026-05-13') };

const logWith = (person: Person, photo: string) => ({
  title: 'Rats at the gate',
  description: 'Two seen alive',
  content: 'Runs along the north wall.',
  photos: [photo],
  customerId: null,
  responsibleId: person.id,
  operatorId: person.id,
});

onEachEngine((server) => {
  const keyOf = (url: string) => server().parts.fileLinks.keyOf(url) ?? '';
  const isStored = async (url: string) => (await server().parts.storage.read(keyOf(url))) !== null;
  const run = async (now: Date) => {
    await letFilesGo(server().parts, now);
    await removeUnusedFiles(server().parts, now);
  };

  async function newAdministrator(): Promise<Person> {
    server().setNow('2026-05-04T02:00:00.000Z');
    return (await addCompany(server())).administrator;
  }

  const upload = async (person: Person) => (await person.upload()).data.fullurl;

  async function addLog(person: Person, photo: string): Promise<string> {
    return (await person.get('pestLog.create', logWith(person, photo))).id;
  }

  describe('the file of a record that was deleted', () => {
    test('goes a week later, and those of other records stay', async () => {
      const administrator = await newAdministrator();
      const [gone, kept] = [await upload(administrator), await upload(administrator)];
      const log = await addLog(administrator, gone);
      await addLog(administrator, kept);
      await administrator.get('pestLog.delete', { id: log });
      await run(days.first);
      await run(days.sixth);
      expect(await isStored(gone)).toBe(true);
      await run(days.seventh);
      expect([await isStored(gone), await isStored(kept)]).toEqual([false, true]);
    });

    test('stays where another record names it meanwhile, and its week begins anew after that', async () => {
      const administrator = await newAdministrator();
      const photo = await upload(administrator);
      const first = await addLog(administrator, photo);
      await administrator.get('pestLog.delete', { id: first });
      await run(days.first);
      const second = await addLog(administrator, photo);
      await run(days.seventh);
      expect(await isStored(photo)).toBe(true);
      await administrator.get('pestLog.delete', { id: second });
      await run(onDay('2026-05-14'));
      await run(onDay('2026-05-20'));
      expect(await isStored(photo)).toBe(true);
      await run(onDay('2026-05-21'));
      expect(await isStored(photo)).toBe(false);
    });
  });

  test('a picture that was replaced goes, and the one that is shown stays', async () => {
    const administrator = await newAdministrator();
    const [before, now] = [await upload(administrator), await upload(administrator)];
    for (const headPic of [before, now]) await administrator.get('auth.updateOwn', { userName: 'Li', headPic });
    await run(days.first);
    await run(days.seventh);
    expect([await isStored(before), await isStored(now)]).toEqual([false, true]);
  });
});

onPostgres((server) => {
  test('a file that is taken into use while it is let go stays', async () => {
    server().setNow('2026-05-04T02:00:00.000Z');
    const { administrator } = await addCompany(server());
    for (let round = 0; round < 20; round += 1) {
      server().setNow('2026-05-04T02:00:00.000Z');
      const photo = (await administrator.upload()).data.fullurl;
      const draft = logWith(administrator, photo);
      const { id } = await administrator.get('pestLog.create', draft);
      await administrator.get('pestLog.delete', { id });
      await letFilesGo(server().parts, days.first);
      const [added] = await Promise.all([
        administrator.ask('pestLog.create', draft),
        letFilesGo(server().parts, days.seventh).then(() => removeUnusedFiles(server().parts, days.seventh)),
      ]);
      const stored = (await server().parts.storage.read(server().parts.fileLinks.keyOf(photo) ?? '')) !== null;
      expect([added.code, stored]).toEqual(added.code === 0 ? [0, true] : [3001, false]);
    }
  });
});
