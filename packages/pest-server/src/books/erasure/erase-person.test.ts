import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../database/ids';
import { addSite, pass, reportOf, visit } from '../../testing/report-site';
import { onEachEngine, type TestServer } from '../../testing/test-server';
import { erasePerson, findPerson, heldOf } from './erase-person';
import { impersonalColumns, personalColumns } from './personal-columns';

const soundsPersonal =
  /phone|name|mail|login|recipient|signature|strokes|address|latitude|longitude|user_agent|licence|head_pic|_by$|contact|(^|_)ip$|^(lat|lng)$|^owner$|reviewer|reviewed_from/;

const now = new Date('2026-05-05T02:00:00.000Z');
const asking = { askedBy: 'company', now, backupDays: 28 } as const;

/** Every column that has the word in a row of the house, or of all. */
async function placesOf(server: TestServer, word: string, house = ''): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; name: string }>`
    select table_name as "table", column_name as name from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(server.database.system);
  const found: string[] = [];
  for (const { table, name } of columns) {
    const { rows } = await sql`
      select from ${sql.table(table)} where strpos(${sql.ref(`${table}.${name}`)}::text, ${word}) > 0
        and strpos(${sql.table(table)}::text, ${house}) > 0 limit 1`.execute(server.database.system);
    if (rows.length > 0) found.push(`${table}.${name}`);
  }
  return found;
}

onEachEngine((server) => {
  test('a column that is called as if it held somebody’s data is listed, as personal or as not', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(server().database.system);
    const places = rows.map(({ place }) => place);
    const listed = [...Object.keys(personalColumns), ...Object.keys(impersonalColumns)];
    const personal = places.filter((place) => soundsPersonal.test(place.split('.')[1] ?? ''));
    expect(personal.filter((place) => !listed.includes(place))).toEqual([]);
    expect(listed.filter((place) => !places.includes(place))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  describe('a technician whose data are erased', () => {
    async function addWorked() {
      const site = await addSite(server());
      const report = await reportOf(site, await visit(site, 3, true));
      await pass(site.company, report.id);
      const { technician, company } = site;
      await technician.get('leave.apply', {
        reason: '家中有事',
        startAt: '2026-05-06T01:00:00.000Z',
        endAt: '2026-05-06T09:00:00.000Z',
      });
      const { system } = server().database;
      const found = await findPerson(system, technician.loginId, company.id);
      if (!found) throw new Error('The technician is there.');
      return { site, found };
    }

    test('is told where they are, and nothing is done', async () => {
      const { site, found } = await addWorked();
      const held = await heldOf(server().database.system, found, now);
      expect(held.removed).toContainEqual({ kind: 'services', rows: 1 });
      expect(held.nameless).toContainEqual({ kind: 'readings', rows: 3 });
      expect((await site.technician.ask('auth.info', {})).code).toBe(0);
    });

    test('is found by phone and name in what the law keeps alone', async () => {
      const { site, found } = await addWorked();
      const { certificate } = await server().database.asSystem((system) => erasePerson(system, found, asking));
      expect(await placesOf(server(), site.technician.loginId)).toEqual([]);
      const left = await placesOf(server(), '李䶮', site.company.id);
      expect(left.filter((place) => !['report.sections', 'report_version.sections'].includes(place))).toEqual([]);
      expect(certificate).toMatchObject({ kind: 'person', companyId: site.company.id });
      expect(certificate.subject).toMatch(/^erased person [0-9a-f]{4}$/);
      expect((await site.technician.ask('auth.info', {})).code).toBe(1001);
    });
  });

  test('of an address that another account has as well, no mail goes', async () => {
    const [mine, other] = [await addSite(server()), await addSite(server())];
    const { system } = server().database;
    const [shared, own] = [`${newId(now)}@a.example`, `${newId(now)}@b.example`];
    const sent = { kind: 'mail', subject: '', body: '', state: 'sent', sent_at: now, tries: 1, fault: '' } as const;
    for (const recipient of [shared, own]) {
      const row = { ...sent, id: newId(now), recipient, secret: null, key: null, due_at: null };
      await system.insertInto('outbox_message').values(row).execute();
    }
    await system.updateTable('account').set({ email: shared }).where('id', '=', other.technician.id).execute();
    for (const [{ technician, company }, email] of [
      [mine, shared],
      [await addSite(server()), own],
    ] as const) {
      await system.updateTable('account').set({ email }).where('id', '=', technician.id).execute();
      const found = await findPerson(system, technician.loginId, company.id);
      if (!found) throw new Error('The technician is there.');
      await server().database.asSystem((inside) => erasePerson(inside, found, asking));
    }
    const left = await system
      .selectFrom('outbox_message')
      .select('recipient')
      .where('recipient', 'in', [shared, own])
      .execute();
    expect(left).toEqual([{ recipient: shared }]);
  });

  test('the only administrator is told, and a company reaches nobody of another one', async () => {
    const [one, other] = [await addSite(server()), await addSite(server())];
    const { system } = server().database;
    const head = await findPerson(system, one.administrator.loginId, one.company.id);
    expect(head?.lastAdministrator).toBe(true);
    expect(await findPerson(system, other.technician.loginId, one.company.id)).toBeNull();
    expect(await findPerson(system, other.technician.loginId, null)).toMatchObject({ phone: other.technician.loginId });
  });

  test('a contact at a site goes from each place that has the phone', async () => {
    const site = await addSite(server());
    const { system } = server().database;
    const { phone } = await system
      .selectFrom('customer_binding')
      .select('phone')
      .where('customer_id', '=', site.customer.id)
      .executeTakeFirstOrThrow();
    const found = await findPerson(system, phone, site.company.id);
    if (!found) throw new Error('The contact is there.');
    await server().database.asSystem((inside) => erasePerson(inside, found, asking));
    expect(await placesOf(server(), phone)).toEqual([]);
  });
});
