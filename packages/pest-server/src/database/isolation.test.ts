import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { newId } from './ids';

/** Tables that no tenant owns, and why `app_user` gets nothing of them. */
const withoutTenant = {
  session: 'tokens are looked up before anybody is known',
  login_try: 'counts tries before anybody is known',
  contact_message: 'written by strangers, for the platform only',
  kysely_migration: 'written by migrations only',
  kysely_migration_lock: 'written by migrations only',
};

onEachEngine((server) => {
  test('C3 every table is isolated for all four verbs, or listed with a reason', async () => {
    const { rows } = await sql<{ table: string; isolated: boolean; verbs: string | null }>`
      select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as isolated,
        (select string_agg(distinct p.polcmd::text, '') from pg_policy p
          where p.polrelid = c.oid and p.polroles @> array['app_user'::regrole::oid]) as verbs
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(
      server().database.system,
    );
    expect(rows.length).toBeGreaterThan(25);
    for (const { table, isolated, verbs } of rows) {
      if (table in withoutTenant) continue;
      expect(isolated, table).toBe(true);
      const allFour = verbs?.includes('*') || ['r', 'a', 'w'].every((verb) => verbs?.includes(verb));
      expect(allFour, table).toBe(true);
    }
  });

  test('C3 tables without a tenant grant nothing to app_user', async () => {
    for (const table of Object.keys(withoutTenant)) {
      const { rows } = await sql<{ granted: boolean }>`
        select has_table_privilege('app_user', ${table}, 'select,insert,update,delete') as granted`.execute(
        server().database.system,
      );
      expect(rows, table).toEqual([{ granted: false }]);
    }
  });

  test('C4 no key between tenant tables leaves the company out', async () => {
    const { rows } = await sql<{ key: string }>`
      select con.conname || ' on ' || child.relname as key from pg_constraint con
      join pg_class child on child.oid = con.conrelid join pg_class parent on parent.oid = con.confrelid
      where con.contype = 'f'
        and exists (select from pg_attribute a where a.attrelid = child.oid and a.attname = 'company_id')
        and exists (select from pg_attribute a where a.attrelid = parent.oid and a.attname = 'company_id')
        and parent.relname not in ('account')
        and not exists (select from pg_attribute a where a.attrelid = child.oid and a.attname = 'company_id'
          and a.attnum = any(con.conkey))`.execute(server().database.system);
    expect(rows).toEqual([]);
  });

  test('C1 a tenant transaction runs as app_user, which can bypass nothing', async () => {
    const company = await addCompany(server());
    const { rows } = await server().database.inScope({ kind: 'company', companyId: company.id }, ({ db }) =>
      sql<{ user: string; super: boolean; bypass: boolean }>`select current_user as user,
        rolsuper as super, rolbypassrls as bypass from pg_roles where rolname = current_user`.execute(db),
    );
    expect(rows).toEqual([{ user: 'app_user', super: false, bypass: false }]);
  });

  test('C2 neither role nor tenant outlives its transaction, however it ends', async () => {
    const company = await addCompany(server());
    const scope = { kind: 'company', companyId: company.id } as const;
    await server().database.inScope(scope, ({ db }) => sql`select 1`.execute(db));
    await expect(server().database.inScope(scope, ({ db }) => sql`select broken`.execute(db))).rejects.toThrow();
    for (let round = 0; round < 20; round += 1) {
      const { rows } = await sql<{ company: string | null; user: string }>`
        select nullif(current_setting('app.company', true), '') as company, current_user::text as user`.execute(
        server().database.system,
      );
      expect(rows).toEqual([{ company: null, user: 'postgres' }]);
    }
  });

  describe('C2 from inside another tenant’s transaction', () => {
    test('no row of any table is seen, changed or deleted', async () => {
      const mine = await addCompany(server());
      const other = await addCompany(server());
      const site = await addCustomer(server(), other);
      const plan = await addFloorPlan(other.administrator, site.id);
      await addDevice(other.administrator, site.id, { floorPlanId: plan, position: { x: 0.5, y: 0.5 } });
      const tables = ['customer_binding', 'floor_plan', 'floor_plan_revision', 'device', 'device_position'] as const;
      for (const table of tables) {
        const own = await server()
          .database.system.selectFrom(table)
          .select('company_id')
          .where('company_id', '=', other.id)
          .execute();
        expect(own.length, table).toBeGreaterThan(0);
        await server().database.inScope({ kind: 'company', companyId: mine.id }, async ({ db }) => {
          const seen = await db.selectFrom(table).select('company_id').where('company_id', '=', other.id).execute();
          expect(seen, table).toEqual([]);
          const gone = await db.deleteFrom(table).where('company_id', '=', other.id).executeTakeFirst();
          expect(gone.numDeletedRows, table).toBe(0n);
        });
      }
    });

    test('a row for another company is refused by the database', async () => {
      const mine = await addCompany(server());
      const other = await addCompany(server());
      const insert = server().database.inScope({ kind: 'company', companyId: mine.id }, ({ db }) =>
        db.insertInto('number_series').values({ company_id: other.id, series: 'X', last: 1 }).execute(),
      );
      await expect(insert).rejects.toMatchObject({ code: '42501' });
    });

    test('a foreign parent is refused by the key', async () => {
      const mine = await addCompany(server());
      const other = await addCompany(server());
      const site = await addCustomer(server(), other);
      const insert = server().database.inScope({ kind: 'company', companyId: mine.id }, ({ db }) =>
        db
          .insertInto('workshop')
          .values({
            company_id: mine.id,
            id: newId(new Date()),
            customer_id: site.id,
            name: 'Borrowed',
            zone_risk: 'low',
          })
          .execute(),
      );
      await expect(insert).rejects.toMatchObject({ code: '23503' });
    });
  });
});
