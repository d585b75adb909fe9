import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addCompany, addCustomer } from '../../testing/people';
import { hasPooler, type RunningPooler, startPooler } from '../../testing/pooler';
import { copyTemplate, databaseUrl, dropDatabase } from '../../testing/postgres-cluster';
import { type RunningTestServer, startTestServer } from '../../testing/test-server';
import { newId } from '../ids';
import { openPostgres } from './postgres';

/** Fewer than the server has: what one transaction left behind, another one would find. */
const connections = 2;
const limits = { connection: 20_000, lock: 300, statement: 600, answer: 20_000 };

const postgres = inject('pestPostgres');
const name = `pooled_${newId(new Date()).replaceAll('-', '')}`;

describe.skipIf(!hasPooler || postgres === null)(
  `behind PgBouncer in transaction mode${hasPooler ? '' : ' (skipped: its package is not installed)'}`,
  () => {
    let pooler: RunningPooler;
    let server: RunningTestServer;

    beforeAll(async () => {
      if (!postgres) throw new Error('There is no PostgreSQL to test on.');
      await copyTemplate(postgres, name);
      pooler = await startPooler(postgres.nodes[0], connections);
      const url = databaseUrl({ ...postgres, nodes: [pooler.address] }, name);
      server = await startTestServer(openPostgres(url, { limits, keepsStatements: false }));
    });
    afterAll(async () => {
      await server?.stop();
      await pooler?.stop();
      if (postgres) await dropDatabase(postgres, name);
    });

    test('many calls of two companies at once are answered from their own rows', async () => {
      const companies = [await addCompany(server), await addCompany(server)];
      for (const company of companies) await addCustomer(server, company);
      const own = await Promise.all(companies.map(({ administrator }) => administrator.get('customer.list', {})));
      expect(own.map(({ total }) => total)).toEqual([1, 1]);
      for (let round = 0; round < 5; round += 1) {
        const asked = Array.from({ length: 24 }, (_, n) => n % 2);
        const answers = await Promise.all(
          asked.map((at) => companies[at]?.administrator.get('customer.list', {}) ?? Promise.reject()),
        );
        expect(answers).toEqual(asked.map((at) => own[at]));
      }
      const { rows } = await sql`select current_user = session_user as is_login,
        nullif(current_setting('app.company', true), '') as company,
        (select count(*)::int from pg_stat_activity where datname = ${name}) as connections`.execute(
        server.database.system,
      );
      expect(rows).toEqual([{ is_login: true, company: null, connections }]);
    });

    test('nothing stays prepared, however often it comes', async () => {
      const prepared = sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements where ${true}`;
      for (let round = 0; round < 8; round += 1) {
        const asked = Array.from({ length: 6 }, () => prepared.execute(server.database.system));
        for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([{ n: 0 }]);
      }
    });

    test('a statement ends at its limit, in a transaction and outside of one, prepared or a text', async () => {
      const { system, asSystem, inScope } = server.database;
      const scope = { kind: 'company', companyId: newId(new Date()) } as const;
      const slow = sql`select pg_sleep(${30}::int)`;
      const text = sql`select pg_sleep(30)`;
      const cut = [
        slow.execute(system),
        text.execute(system),
        asSystem((inside) => slow.execute(inside)),
        inScope(scope, ({ db }) => text.execute(db)),
      ];
      const reason = { code: '57014' };
      expect(await Promise.allSettled(cut)).toMatchObject(cut.map(() => ({ status: 'rejected', reason })));
    });

    test('limits end with their transaction', async () => {
      const asLogin = () => sql`show statement_timeout`;
      if (!postgres) throw new Error('There is no PostgreSQL to test on.');
      const direct = openPostgres(databaseUrl({ ...postgres, nodes: [pooler.address] }, name), {
        limits: { ...limits, statement: 1_234 },
        keepsStatements: false,
      });
      const other = await startTestServer(direct);
      for (let round = 0; round < 4; round += 1) {
        const mine = await server.database.asSystem((inside) => asLogin().execute(inside));
        const theirs = await other.database.asSystem((inside) => asLogin().execute(inside));
        expect([mine.rows, theirs.rows]).toEqual([[{ statement_timeout: '600ms' }], [{ statement_timeout: '1234ms' }]]);
      }
      await other.stop();
    });
  },
);
