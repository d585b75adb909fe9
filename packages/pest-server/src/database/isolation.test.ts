import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addFloorPlan, type TestCompany } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { newId } from './ids';
import { allowCustomer, type Scope } from './transactions';

/** Tables that no tenant owns, and why companies and customers get nothing of them. */
const withoutTenant = {
  session: 'tokens are looked up before anybody is known',
  login_try: 'counts tries before anybody is known',
  verification_code: 'proves a phone before anybody is known',
  verification_sent: 'counts codes before anybody is known',
  outbox_message: 'sent by the server, read by the platform only',
  upload_allowance: 'counts uploads before they are read',
  known_device: 'asked before anybody is known',
  second_factor: 'asked before anybody is known',
  recovery_code: 'asked before anybody is known',
  company_sign_in: 'asked before anybody is known',
  company_sign_in_try: 'asked before anybody is known',
  company_identity: 'asked before anybody is known',
  passkey: 'asked before anybody is known',
  passkey_challenge: 'asked before anybody is known',
  sign_in: 'written while somebody signs in, read for accounts that the caller may see',
  contact_message: 'written by strangers, for the platform only',
  payment_alarm: 'written by payment providers, for the platform only',
  erasure: 'what is left of companies that left, for the platform only',
  job_run: 'the server itself, when it did what',
  kysely_migration: 'written by migrations only',
  kysely_migration_lock: 'written by migrations only',
};

/** Tables that tenants add to and change nothing in, with what policies let them do (a: add, r: read), and why. */
const addedTo: Readonly<Record<string, { readonly verbs: string; readonly why: string }>> = {
  audit_entry: { verbs: 'a', why: 'who did what: for the platform, and not to be tidied up by who did it' },
  review_step: { verbs: 'ar', why: 'what was submitted and decided: nobody changes what happened' },
};

onEachEngine((server) => {
  test('C3 every table is isolated for all four verbs, or listed with a reason', async () => {
    const { rows } = await sql<{ table: string; isolated: boolean; verbs: string | null }>`
      select c.relname as table, c.relrowsecurity and (c.relforcerowsecurity
          or exists (select from pg_extension where extname = 'citus')) as isolated,
        (select string_agg(distinct p.polcmd::text, '') from pg_policy p
          where p.polrelid = c.oid and p.polroles @> array['app_user'::regrole::oid]) as verbs
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(
      server().database.system,
    );
    expect(rows.length).toBeGreaterThan(25);
    for (const { table, isolated, verbs } of rows) {
      if (table in withoutTenant) continue;
      expect(isolated, table).toBe(true);
      const added = addedTo[table];
      if (added) {
        expect(verbs, table).toBe(added.verbs);
        continue;
      }
      const allFour = verbs?.includes('*') || ['r', 'a', 'w'].every((verb) => verbs?.includes(verb));
      expect(allFour, table).toBe(true);
    }
  });

  test('C3 tables without a tenant grant nothing to companies and customers', async () => {
    for (const table of Object.keys(withoutTenant)) {
      const { rows } = await sql<{ granted: boolean }>`
        select has_table_privilege(role, ${table}, 'select,insert,update,delete') as granted
        from unnest(array['app_user', 'app_customer']) as role`.execute(server().database.system);
      expect(rows, table).toEqual([{ granted: false }, { granted: false }]);
    }
  });

  test('C3 a customer changes its profile, its account, its files and what it was told of, signs, and changes nothing else', async () => {
    const { rows } = await sql<{ may: string }>`
      select relname || ': ' || string_agg(verb, ', ' order by verb) as may
      from pg_class, unnest(array['insert', 'update', 'delete']) as verb
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and has_table_privilege('app_customer', oid, verb)
        -- Without a policy there is no row that the right is for: on a cluster it is held for its lock.
        and exists (select from pg_policy where polrelid = pg_class.oid and polcmd in ('*', case verb
          when 'insert' then 'a' when 'update' then 'w' else 'd' end::"char")
          and 'app_customer'::regrole = any(polroles))
      group by relname order by relname`.execute(server().database.system);
    expect(rows.map(({ may }) => may)).toEqual([
      'account: insert, update',
      'audit_entry: insert',
      'customer: update',
      'device_role: delete, insert, update',
      'device_role_account: delete, insert, update',
      'idempotency_key: update',
      'notice: update',
      'notice_setting: insert, update',
      'report_signature: insert, update',
      'review_step: insert',
      'stored_file: delete, insert, update',
    ]);
  });

  test('C3 a role has one policy for each table and verb, and it queries no other table', async () => {
    const { rows: policies } = await sql<{ condition: string | null }>`
      select concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as condition
      from pg_policy`.execute(server().database.system);
    expect(policies.length).toBeGreaterThan(60);
    expect(policies.filter(({ condition }) => /\bselect\b/i.test(condition ?? ''))).toEqual([]);
    const { rows: doubled } = await sql`
      select polrelid::regclass::text, role, verb
      from pg_policy, unnest(polroles) as role, unnest(array['r', 'a', 'w', 'd']) as verb
      where polcmd in (verb::"char", '*')
      group by polrelid, role, verb having count(*) > 1`.execute(server().database.system);
    expect(doubled).toEqual([]);
  });

  test('C4 no key between tenant tables leaves the company out', async () => {
    const { rows } = await sql<{ key: string }>`
      select con.conname || ' on ' || child.relname as key from pg_constraint con
      join pg_class child on child.oid = con.conrelid join pg_class parent on parent.oid = con.confrelid
      where con.contype = 'f'
        and exists (select from pg_attribute a where a.attrelid = child.oid and a.attname = 'company_id')
        and exists (select from pg_attribute a where a.attrelid = parent.oid and a.attname = 'company_id')
        and parent.relname not in ('account')
        and not exists (select from pg_attribute a where a.attrelid = child.oid and a.attname in ('company_id', 'owner_id')
          and a.attnum = any(con.conkey))`.execute(server().database.system);
    expect(rows).toEqual([]);
  });

  test.each([
    ['app_user', { kind: 'company', companyId: newId(new Date()) }],
    ['app_customer', { kind: 'customer', customerId: newId(new Date()), servedBy: [] }],
  ] satisfies [string, Scope][])(
    'C1 a tenant transaction runs as %s, which can bypass nothing',
    async (user, scope) => {
      const { rows } = await server().database.inScope(scope, ({ db }) =>
        sql`select current_user as user,
        rolsuper as super, rolbypassrls as bypass from pg_roles where rolname = current_user`.execute(db),
      );
      expect(rows).toEqual([{ user, super: false, bypass: false }]);
    },
  );

  test('C2 neither role nor tenant outlives its transaction, however it ends', async () => {
    const company = await addCompany(server());
    const scope = { kind: 'company', companyId: company.id } as const;
    await server().database.inScope(scope, ({ db }) => sql`select 1`.execute(db));
    await expect(server().database.inScope(scope, ({ db }) => sql`select broken`.execute(db))).rejects.toThrow();
    for (let round = 0; round < 20; round += 1) {
      const { rows } = await sql`
        select nullif(current_setting('app.company', true), '') as company, current_user = session_user as itself`.execute(
        server().database.system,
      );
      expect(rows).toEqual([{ company: null, itself: true }]);
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

    test('a code in use elsewhere is neither seen nor released', async () => {
      const mine = await addCompany(server());
      const other = await addCompany(server());
      const { code } = await addDevice(other.administrator, (await addCustomer(server(), other)).id);
      await server().database.inScope({ kind: 'company', companyId: mine.id }, async ({ db }) => {
        expect(await db.selectFrom('used_device_code').selectAll().where('code', '=', code).execute()).toEqual([]);
        const gone = await db.deleteFrom('used_device_code').where('code', '=', code).executeTakeFirst();
        expect(gone.numDeletedRows).toBe(0n);
      });
    });

    test('a login of another company’s customer is seen only where that customer is allowed', async () => {
      const mine = await addCompany(server());
      const [theirs, another] = await twoCustomers(await addCompany(server()));
      const customersRead = (allowed: string | null) =>
        server().database.inScope({ kind: 'company', companyId: mine.id }, async (tx) => {
          if (allowed !== null) await allowCustomer(tx, allowed);
          const accounts = await tx.db
            .selectFrom('account')
            .select('customer_id')
            .where('customer_id', 'in', [theirs.id, another.id])
            .execute();
          return accounts.map(({ customer_id }) => customer_id);
        });
      expect(await customersRead(null)).toEqual([]);
      expect(await customersRead(theirs.id)).toEqual([theirs.id]);
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

  describe('C2 a customer that is bound no more, or that another company entered', () => {
    test('is not seen once the binding has ended', async () => {
      const company = await addCompany(server());
      const { id } = await addCustomer(server(), company);
      await company.administrator.get('customer.remove', { id });
      await server().database.inScope({ kind: 'company', companyId: company.id }, async ({ db }) => {
        expect(await db.selectFrom('customer').select('id').where('id', '=', id).execute()).toEqual([]);
      });
    });

    test('is not changed by another company, nor by its creator once another serves it', async () => {
      const [owner, second] = [await addCompany(server()), await addCompany(server())];
      const { id } = await addCustomer(server(), owner);
      const changedBy = (companyId: string) =>
        server()
          .database.inScope({ kind: 'company', companyId }, ({ db }) =>
            db.updateTable('customer').set({ introduction: 'Changed' }).where('id', '=', id).executeTakeFirst(),
          )
          .then(({ numUpdatedRows }) => numUpdatedRows);
      expect(await changedBy(owner.id)).toBe(1n);
      await second.administrator.get('customer.addFriend', { id });
      expect(await changedBy(second.id)).toBe(0n);
      expect(await changedBy(owner.id)).toBe(0n);
    });

    test('gets no login in another company’s name, and keeps the ones that another made', async () => {
      const [owner, second] = [await addCompany(server()), await addCompany(server())];
      const { id, person } = await addCustomer(server(), owner);
      await second.administrator.get('customer.addFriend', { id });
      const scope: Scope = { kind: 'company', companyId: second.id };
      const insert = server().database.inScope(scope, async (tx) => {
        await allowCustomer(tx, id);
        await tx.db
          .insertInto('account')
          .values({
            id: newId(new Date()),
            company_id: null,
            customer_id: id,
            made_by: owner.id,
            login_id: '13000000000',
            password_hash: '',
            user_name: 'X',
            type: 3,
            permissions: '[]',
            created_at: new Date(),
          })
          .execute();
      });
      await expect(insert).rejects.toMatchObject({ code: '42501' });
      const taken = await server().database.inScope(scope, async (tx) => {
        await allowCustomer(tx, id);
        return tx.db
          .updateTable('account')
          .set({ password_hash: 'taken' })
          .where('login_id', '=', person.loginId)
          .executeTakeFirst();
      });
      expect(taken.numUpdatedRows).toBe(0n);
      const grant = server().database.inScope(scope, ({ db }) =>
        db
          .insertInto('login_grant')
          .values({ company_id: owner.id, customer_id: id, account_id: person.id, granted_at: new Date() })
          .execute(),
      );
      await expect(grant).rejects.toMatchObject({ code: '42501' });
    });
  });

  async function twoCustomers(company: TestCompany) {
    return [await addCustomer(server(), company), await addCustomer(server(), company)] as const;
  }

  describe('C2 from inside a customer’s transaction', () => {
    const siteTables = ['customer_binding', 'floor_plan', 'floor_plan_revision', 'workshop', 'device'] as const;

    /** Two companies that each serve both customers, with something recorded in every table for each pair. */
    async function twoSitesOfTwoCompanies() {
      const companies = [await addCompany(server()), await addCompany(server())] as const;
      const [mine, other] = await twoCustomers(companies[0]);
      for (const site of [mine, other]) await companies[1].administrator.get('customer.addFriend', { id: site.id });
      for (const { administrator } of companies) {
        for (const { id: customerId } of [mine, other]) {
          const floorPlanId = await addFloorPlan(administrator, customerId);
          await administrator.get('workshop.add', { customerId, name: 'Hall', zoneRisk: 'low' });
          await addDevice(administrator, customerId, { floorPlanId, position: { x: 0.5, y: 0.5 } });
        }
      }
      const ids = companies.map(({ id }) => id);
      const scope: Scope = { kind: 'customer', customerId: mine.id, servedBy: ids };
      return { companies, mine, other, scope };
    }

    test('its own rows are seen, of every company that serves it, and nobody else’s', async () => {
      const { mine, other, scope, companies } = await twoSitesOfTwoCompanies();
      await server().database.inScope(scope, async ({ db }) => {
        for (const table of siteTables) {
          const rows = await db.selectFrom(table).select(['company_id', 'customer_id']).execute();
          expect(new Set(rows.map(({ customer_id }) => customer_id)), table).toEqual(new Set([mine.id]));
          expect(new Set(rows.map(({ company_id }) => company_id)), table).toEqual(
            new Set(companies.map(({ id }) => id)),
          );
        }
        const customers = await db.selectFrom('customer').select('id').execute();
        expect(customers).toEqual([{ id: mine.id }]);
        const logins = await db
          .selectFrom('account')
          .select('customer_id')
          .where('customer_id', 'is not', null)
          .execute();
        expect(logins).toEqual([{ customer_id: mine.id }]);
        const files = await db.selectFrom('stored_file').select('owner_id').execute();
        expect(files.filter(({ owner_id }) => owner_id !== mine.id)).toEqual([]);
        expect(await db.selectFrom('used_device_code').select('code').execute()).toEqual([]);
      });
      const changed = await server().database.inScope(scope, ({ db }) =>
        db.updateTable('customer').set({ introduction: 'Taken over' }).where('id', '=', other.id).executeTakeFirst(),
      );
      expect(changed.numUpdatedRows).toBe(0n);
    });

    test('rows of a company that does not show them to the login are not seen, by the database itself', async () => {
      const { mine, companies } = await twoSitesOfTwoCompanies();
      const [{ id: shown }] = companies;
      const scope: Scope = { kind: 'customer', customerId: mine.id, servedBy: [shown] };
      await server().database.inScope(scope, async ({ db }) => {
        for (const table of siteTables) {
          const rows = await db.selectFrom(table).select('company_id').distinct().execute();
          expect(rows, table).toEqual([{ company_id: shown }]);
        }
      });
    });

    test('a company that does not serve it is not seen, nor its people', async () => {
      const { scope, companies } = await twoSitesOfTwoCompanies();
      const stranger = await addCompany(server());
      await server().database.inScope(scope, async ({ db }) => {
        const seen = await db.selectFrom('company').select('id').orderBy('id').execute();
        expect(seen).toEqual(companies.map(({ id }) => ({ id })).sort((a, b) => (a.id < b.id ? -1 : 1)));
        const people = await db.selectFrom('account').select('id').where('company_id', '=', stranger.id).execute();
        expect(people).toEqual([]);
      });
    });

    test('a row of another customer, and a company’s row, are refused', async () => {
      const { mine, other, scope, companies } = await twoSitesOfTwoCompanies();
      const [{ id: companyId }] = companies;
      const change = server().database.inScope(scope, ({ db }) =>
        db.updateTable('device').set({ location: 'Elsewhere' }).where('customer_id', '=', mine.id).execute(),
      );
      await expect(change).rejects.toMatchObject({ code: '42501' });
      const file = server().database.inScope(scope, ({ db }) =>
        db
          .insertInto('stored_file')
          .values({
            owner_id: other.id,
            id: newId(new Date()),
            key: newId(new Date()),
            company_id: null,
            customer_id: other.id,
            account_id: other.person.id,
            kind: 'png',
            bytes: 1,
            sent_bytes: 1,
            width: 1,
            height: 1,
            label: '',
            created_at: new Date(),
          })
          .execute(),
      );
      await expect(file).rejects.toMatchObject({ code: '42501' });
      const signature = server().database.inScope(scope, ({ db }) =>
        db
          .insertInto('report_signature')
          .values({
            company_id: companyId,
            id: newId(new Date()),
            report_id: newId(new Date()),
            customer_id: other.id,
            role: 'customer',
            name: 'X',
            method: 'typed',
            strokes: null,
            signed_at: new Date(),
            account_id: other.person.id,
            account_name: 'X',
            account_login: '',
            own_account: true,
            address: '',
            version: 1,
            content_hash: '',
          })
          .execute(),
      );
      await expect(signature).rejects.toMatchObject({ code: '42501' });
    });
  });
});
