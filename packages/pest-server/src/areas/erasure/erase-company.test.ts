import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockCustomer } from '../../books/bindings/bindings';
import { companyTables } from '../../books/erasure/company-rows';
import { eraseDue } from '../../books/erasure/erase-company';
import { giveNotice, openNotice, takeBackNotice } from '../../books/erasure/erasure-notice';
import { newId } from '../../database/ids';
import { carriedTables, inSnapshot, readRows } from '../../operations/rows';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  lampCheck,
  prove,
  type TestCompany,
} from '../../testing/people';
import { addSite, pass, reportOf, visit } from '../../testing/report-site';
import { onEachEngine, type TestServer } from '../../testing/test-server';

const asked = '2026-05-04T02:00:00.000Z';
const due = new Date('2026-06-03T02:00:00.000Z');

const placeOf = ({ parts, database }: TestServer, now = due) => ({
  ...parts,
  database: database.system,
  now: () => now,
  backupDays: 28,
});

async function run(server: TestServer, now = due): Promise<string[]> {
  const steps: string[] = [];
  for await (const { table } of eraseDue(placeOf(server, now))) steps.push(table);
  return steps;
}

/** A company with something in most rooms, and a customer of its own. */
async function addBusy(server: TestServer): Promise<{ company: TestCompany; site: string; file: string }> {
  const company = await addCompany(server);
  const { administrator } = company;
  const { id: site } = await addCustomer(server, company);
  const technician = await company.addServiceStaff();
  const plan = await addFloorPlan(administrator, site);
  const device = await addDevice(administrator, site, { floorPlanId: plan, position: { x: 0.5, y: 0.5 } });
  const task = await addTask(administrator, site, [technician]);
  await technician.get('task.checkIn', { id: task });
  await technician.get('inspection.record', lampCheck(task, device.id, 3));
  await administrator.get('embed.addPartner', { name: 'ERP' });
  const { data } = await administrator.upload();
  return { company, site, file: server.parts.fileLinks.keyOf(data.fullurl) ?? '' };
}

async function notice(server: TestServer, company: TestCompany): Promise<void> {
  server.setNow(asked);
  const row = { id: company.id, name: `Company ${company.id.slice(-6)}` };
  await server.database.asSystem((system) => giveNotice(system, row, 'company', new Date(asked)));
}

/** Every row of every table that has the id in it, behind its table's name. */
async function rowsNaming(server: TestServer, id: string): Promise<string[]> {
  const found: string[] = [];
  await inSnapshot(server.database.system, async (transaction) => {
    for (const table of await carriedTables(transaction)) {
      for await (const { lines } of readRows(transaction, [table]))
        found.push(...lines.filter((line) => line.includes(id)).map((line) => `${table.name} ${line}`));
    }
  });
  return found.toSorted();
}

onEachEngine((server) => {
  const certificateOf = async (company: TestCompany) => {
    const { system } = server().database;
    return system.selectFrom('erasure').selectAll().where('company_id', '=', company.id).executeTakeFirstOrThrow();
  };

  describe('a company that leaves', () => {
    test('stays for thirty days, and its notice can be taken back until then', async () => {
      const { company } = await addBusy(server());
      await notice(server(), company);
      expect(await run(server(), new Date(due.getTime() - 1))).toEqual([]);
      const { system } = server().database;
      expect(await takeBackNotice(system, company.id, new Date(asked))).toBe(true);
      expect(await openNotice(system, company.id)).toBeUndefined();
      expect(await run(server())).toEqual([]);
      expect((await company.administrator.ask('company.details', {})).code).toBe(0);
    });

    test('stays when its notice is taken back while another company goes', async () => {
      const [first, second] = [await addBusy(server()), await addBusy(server())];
      await notice(server(), first.company);
      await notice(server(), second.company);
      const erasing = eraseDue(placeOf(server()));
      await erasing.next();
      expect(await takeBackNotice(server().database.system, second.company.id, due)).toBe(true);
      for await (const _ of erasing);
      expect((await certificateOf(first.company)).ended_at).not.toBeNull();
      expect((await certificateOf(second.company)).begun_at).toBeNull();
      expect((await second.company.administrator.ask('company.details', {})).code).toBe(0);
    });

    test('goes from every table, with its files, and nothing of another company does', async () => {
      const [mine, other] = [await addBusy(server()), await addBusy(server())];
      await notice(server(), mine.company);
      const before = await rowsNaming(server(), other.company.id);
      expect(await run(server())).toContain('device_check');
      expect(await rowsNaming(server(), other.company.id)).toEqual(before);
      const tables = (rows: readonly string[]) => [...new Set(rows.map((row) => row.split(' ')[0]))];
      expect(tables(await rowsNaming(server(), mine.company.id))).toEqual(['audit_entry', 'erasure']);
      expect(tables(await rowsNaming(server(), mine.site))).toEqual(['erasure']);
      expect(await server().parts.storage.read(mine.file)).toBeNull();
      expect(await server().parts.storage.read(other.file)).not.toBeNull();
      expect((await mine.company.administrator.ask('auth.info', {})).code).toBe(1001);
      expect((await other.company.administrator.ask('auth.info', {})).code).toBe(0);
    });

    test('has a certificate that counts what went, and tells what stays until when', async () => {
      const { company } = await addBusy(server());
      await notice(server(), company);
      await run(server());
      const { certificate, certificate_hash } = await certificateOf(company);
      expect(certificate).toMatchObject({
        companyId: company.id,
        files: { count: 2 },
        backupsEndAt: '2026-07-01T02:00:00.000Z',
        kept: [{ kind: 'acts', duty: 'networkLogs', rows: 2, until: '2026-11-04T02:00:00.000Z' }],
      });
      expect(certificate?.gone).toContainEqual({ kind: 'people', rows: 3 });
      expect(certificate_hash).toMatch(/^[0-9a-f]{64}$/);
    });

    test('goes on where it was cut short, after each step, and counts each row once', async () => {
      const [whole, cut] = [await addBusy(server()), await addBusy(server())];
      await notice(server(), whole.company);
      await run(server());
      await notice(server(), cut.company);
      for (let steps = 1; ; steps += 1) {
        const erasing = eraseDue(placeOf(server()));
        const first = await erasing.next();
        await erasing.return(undefined);
        if (first.done) break;
        expect(steps).toBeLessThan(100);
      }
      const [one, other] = [await certificateOf(whole.company), await certificateOf(cut.company)];
      expect(other.certificate?.gone).toEqual(one.certificate?.gone);
      expect(other.certificate?.files.count).toBe(one.certificate?.files.count);
    });

    test('a storage that fails in between takes no row with it', async () => {
      const { company, file } = await addBusy(server());
      await notice(server(), company);
      const { storage } = server().parts;
      const broken = Object.assign(Object.create(storage), { remove: () => Promise.reject(new Error('down')) });
      const tried = async () => {
        for await (const _ of eraseDue({ ...placeOf(server()), storage: broken }));
      };
      await expect(tried()).rejects.toThrow('down');
      expect(await storage.read(file)).not.toBeNull();
      await run(server());
      expect(await storage.read(file)).toBeNull();
      expect((await certificateOf(company)).certificate?.files.count).toBe(2);
    });

    test('takes its customers out of reach first, and holds no other company up when it fails', async () => {
      const [first, second] = [await addBusy(server()), await addBusy(server())];
      await notice(server(), first.company);
      await notice(server(), second.company);
      const { storage } = server().parts;
      const remove = (key: string) => (key === first.file ? Promise.reject(new Error('down')) : storage.remove(key));
      const place = { ...placeOf(server()), storage: Object.assign(Object.create(storage), { remove }) };
      const tried = async () => {
        for await (const _ of eraseDue(place));
      };
      await expect(tried()).rejects.toThrow('down');
      expect((await certificateOf(second.company)).ended_at).not.toBeNull();
      const { system } = server().database;
      const site = await system.selectFrom('customer').select('id').where('id', '=', first.site).executeTakeFirst();
      expect(site).toBeDefined();
      expect(await lockCustomer(system, first.site)).toBeUndefined();
      await run(server());
      expect((await certificateOf(first.company)).ended_at).not.toBeNull();
    });

    test('leaves a customer whose login is its own, and another company’s binding to it', async () => {
      const [mine, other] = [await addBusy(server()), await addCompany(server())];
      const { id: site, person } = await addCustomer(server(), mine.company);
      await prove(server(), person);
      await notice(server(), mine.company);
      await run(server());
      expect((await person.ask('auth.info', {})).code).toBe(0);
      const { system } = server().database;
      const customer = await system
        .selectFrom('customer')
        .select('served_by')
        .where('id', '=', site)
        .executeTakeFirst();
      expect(customer?.served_by).toEqual([]);
      // The login says who made it: the company stays without a word.
      const left = await system.selectFrom('company').selectAll().where('id', '=', mine.company.id).executeTakeFirst();
      expect(left).toMatchObject({ address: '', contact_phone: '', logo: null, status: 0 });
      expect(await rowsNaming(server(), other.id)).toContainEqual(expect.stringMatching(/^company /));
    });

    test('deals stay three years, with nobody’s name on them, and then go by themselves', async () => {
      const { company } = await addBusy(server());
      const { administrator } = company;
      const { system } = server().database;
      const id = newId(new Date(asked));
      const done = { state: 'completed', method: 'bank', completed_at: new Date(asked) } as const;
      const cents = { price_cents: 1, credit_cents: 0, amount_cents: 1 };
      const row = {
        id,
        company_id: company.id,
        number: id,
        product: 'silver',
        years: 1,
        agreement_version: '1',
      } as const;
      const made = { created_at: new Date(asked), created_by: administrator.id, created_by_name: 'Administrator' };
      await system
        .insertInto('purchase_order')
        .values({ ...row, ...cents, ...done, ...made, closes_at: new Date(asked) })
        .execute();
      await notice(server(), company);
      await run(server());
      const account = await system
        .selectFrom('account')
        .selectAll()
        .where('id', '=', administrator.id)
        .executeTakeFirst();
      expect(account).toMatchObject({ login_id: administrator.id, email: '', password_hash: '', permissions: [] });
      expect((await certificateOf(company)).certificate?.kept).toContainEqual({
        kind: 'orders',
        duty: 'transactions',
        rows: 1,
        until: '2029-05-04T02:00:00.000Z',
      });
      await run(server(), new Date('2029-05-05T00:00:00.000Z'));
      const left = await rowsNaming(server(), company.id);
      expect(left.map((each) => each.split(' ')[0])).toEqual(['erasure']);
      expect((await certificateOf(company)).closed_at).not.toBeNull();
    });
  });

  test('what is frozen goes with its company, and by no hand of the company’s own', async () => {
    const site = await addSite(server());
    const { id } = await reportOf(site, await visit(site, 3));
    await pass(site.company, id);
    const scope = { kind: 'company', companyId: site.company.id } as const;
    const own = server().database.inScope(scope, async ({ db }) => {
      await sql.raw(`set local app.erased_company = '${site.company.id}'`).execute(db);
      await db.deleteFrom('report').where('id', '=', id).execute();
    });
    await expect(own).rejects.toThrow('frozen');
    await notice(server(), site.company);
    expect(await run(server())).toContain('report');
    const { system } = server().database;
    expect(await system.selectFrom('report').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('a table that names a company or an account is no table of nobody', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('company_id', 'customer_id', 'owner_id', 'account_id')
        and table_name <> 'erasure' order by 1`.execute(server().database.system);
    const known = companyTables.map(({ name }): string => name);
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});
