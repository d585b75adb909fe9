import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addCompany } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  test('one text asked by one company, another and the system answers each what it may see', async () => {
    const [mine, other] = [await addCompany(server()), await addCompany(server())];
    const everyone = [mine.id, other.id];
    const seen = sql<{ id: string }>`select id from company where id = any(${everyone}::uuid[]) order by id`;
    // More often than the database waits before it keeps a plan.
    for (let round = 0; round < 8; round += 1) {
      for (const companyId of everyone) {
        const { rows } = await server().database.inScope({ kind: 'company', companyId }, ({ db }) => seen.execute(db));
        expect(rows).toEqual([{ id: companyId }]);
      }
      expect((await seen.execute(server().database.system)).rows).toHaveLength(2);
    }
  });

  test('a statement goes on after it was refused, in its transaction and after it', async () => {
    const divide = (by: number) => sql<{ by: number }>`select 1 / ${by}::int as by`;
    const failing = server().database.asSystem(async (system) => {
      await expect(divide(0).execute(system)).rejects.toMatchObject({ code: '22012' });
      await divide(1).execute(system);
    });
    await expect(failing).rejects.toMatchObject({ code: '25P02' });
    expect((await divide(1).execute(server().database.system)).rows).toEqual([{ by: 1 }]);
    await expect(sql`select broken + ${1}`.execute(server().database.system)).rejects.toMatchObject({ code: '42703' });
    expect((await divide(1).execute(server().database.system)).rows).toEqual([{ by: 1 }]);
  });

  test('values go in and come out as they are', async () => {
    const at = new Date('2026-05-04T02:00:00.123Z');
    const { rows } = await sql`select ${null}::text as nothing, ${true}::boolean as yes, ${1.5}::numeric as amount,
      ${at}::timestamptz as at, ${JSON.stringify({ a: ['饵'] })}::jsonb as json, ${['a', "b'", '{c}']}::text[] as list,
      ${"'; drop table company; --"}::text as words`.execute(server().database.system);
    expect(rows).toEqual([
      {
        nothing: null,
        yes: true,
        amount: '1.5',
        at,
        json: { a: ['饵'] },
        list: ['a', "b'", '{c}'],
        words: "'; drop table company; --",
      },
    ]);
  });

  test('a table that changes while a connection lives is read and written anew, each write once', async () => {
    const { system, asSystem } = server().database;
    await sql`create table changing (n int not null)`.execute(system);
    await sql`insert into changing values (0)`.execute(system);
    const read = sql`select * from changing where n >= ${0}`;
    const write = sql`update changing set n = n + ${1} returning *`;
    const bothInside = () =>
      asSystem(async (inside) => {
        await sql`update changing set n = n + ${10}`.execute(inside);
        return (await write.execute(inside)).rows;
      });
    // As often as it takes until each is prepared.
    for (let round = 0; round < 5; round += 1) {
      await read.execute(system);
      await write.execute(system);
      await bothInside();
    }
    expect((await read.execute(system)).rows).toEqual([{ n: 60 }]);
    await sql`alter table changing add column first int not null default 1`.execute(system);
    expect((await read.execute(system)).rows).toEqual([{ n: 60, first: 1 }]);
    await sql`alter table changing add column second int not null default 2`.execute(system);
    expect((await write.execute(system)).rows).toEqual([{ n: 61, first: 1, second: 2 }]);
    await sql`alter table changing add column third int not null default 3`.execute(system);
    expect(await bothInside()).toEqual([{ n: 72, first: 1, second: 2, third: 3 }]);
    await sql`drop table changing`.execute(system);
  });

  test('a connection that has lost what it prepared begins again, and nothing is asked outside of its transaction', async () => {
    const { id } = await addCompany(server());
    const { system, inScope } = server().database;
    const scope = { kind: 'company', companyId: id } as const;
    const lose = () => sql`deallocate all`.execute(system);
    await system.insertInto('number_series').values({ company_id: id, series: 'L', last: 0 }).execute();
    const count = (db: typeof system) =>
      sql`update number_series set last = last + ${1} where company_id = ${id}`.execute(db);
    const who = sql<{ role: string }>`select current_user as role where ${true}`;
    const both = () =>
      inScope(scope, async ({ db }) => {
        const [asked] = await Promise.all([
          who.execute(db),
          sql`update number_series set last = last + ${1}`.execute(db),
        ]);
        return asked.rows;
      });
    for (let round = 0; round < 5; round += 1) {
      await count(system);
      await both();
    }
    await lose();
    await count(system);
    await lose();
    expect(await both()).toEqual([{ role: 'app_user' }]);
    const last = () => system.selectFrom('number_series').select('last').where('company_id', '=', id).execute();
    expect(await last()).toEqual([{ last: 12 }]);

    await lose();
    const roles: string[] = [];
    const goingOn = inScope(scope, async ({ db }) => {
      await who.execute(db).catch(() => undefined);
      for (const { role } of (await who.execute(db)).rows) roles.push(role);
    });
    await goingOn.catch(() => undefined);
    expect(roles.filter((role) => role !== 'app_user')).toEqual([]);
    expect(await both()).toEqual([{ role: 'app_user' }]);
  });

  test('a text that comes often stays prepared, whatever comes once', async () => {
    const { system } = server().database;
    const isKept = async (text: string) => {
      const { rows } = await sql<{ found: boolean }>`select exists (select from pg_prepared_statements
        where statement = ${text}) as found`.execute(system);
      return rows[0]?.found;
    };
    const often = sql<{ n: number }>`select ${1}::int as often`;
    const ofLength = (length: number) =>
      sql<{ n: number }>`select count(*)::int as n from company where name in (${sql.join(
        Array.from({ length }, (_, n) => String(n)),
      )})`;
    for (let round = 0; round < 5; round += 1) await often.execute(system);
    for (let length = 1; length <= 400; length += 1) {
      expect((await ofLength(length).execute(system)).rows).toEqual([{ n: 0 }]);
    }
    expect(await isKept('select $1::int as often')).toBe(true);
    expect(await isKept('select count(*)::int as n from company where name in ($1, $2)')).toBe(false);
  });

  test('no more than some hundred texts are kept, and those let go can be asked again', async () => {
    const { system } = server().database;
    const ask = (n: number) => sql<{ n: number }>`select ${n}::int + ${sql.lit(n)} as n`.execute(system);
    const count = () =>
      sql<{ kept: number }>`select count(*)::int as kept from pg_prepared_statements
        where statement like 'select $1::int + %'`.execute(system);
    const most = server().database.kind === 'embedded' ? 300 : 100;
    for (let n = 0; n < 400; n += 1) {
      for (let round = 0; round < 3; round += 1) expect((await ask(n)).rows).toEqual([{ n: 2 * n }]);
    }
    expect((await count()).rows).toEqual([{ kept: most }]);
    expect((await ask(0)).rows).toEqual([{ n: 0 }]);
    expect((await count()).rows).toEqual([{ kept: most }]);
  });

  test('changes say how many rows they changed', async () => {
    const { id } = await addCompany(server());
    const { system } = server().database;
    const insert = await system
      .insertInto('number_series')
      .values(['A', 'B', 'C'].map((series) => ({ company_id: id, series, last: 1 })))
      .executeTakeFirst();
    expect(insert.numInsertedOrUpdatedRows).toBe(3n);
    const update = await system.updateTable('number_series').set({ last: 2 }).where('company_id', '=', id).execute();
    expect(update).toEqual([{ numUpdatedRows: 3n }]);
    const removed = await system.deleteFrom('number_series').where('company_id', '=', id).execute();
    expect(removed).toEqual([{ numDeletedRows: 3n }]);
  });
});
