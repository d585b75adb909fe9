import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { addCompany } from '../../testing/people';
import { query, urlOf } from '../../testing/postgres-node';
import { openPostgresCopy, type RunningTestServer, startTestServer } from '../../testing/test-server';
import { isDatabaseUnavailable } from '../unavailable';

/** Short enough to wait for. */
const limits = { connection: 300, lock: 300, statement: 600, answer: 900 };

let server: RunningTestServer;
let database = '';

beforeEach(async () => {
  server = await startTestServer(await openPostgresCopy({ limits }));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database.system);
  database = rows[0]?.name ?? '';
});
afterEach(() => server.stop());

function postgres() {
  const found = inject('pestPostgres');
  if (!found) throw new Error('There is no PostgreSQL to test on.');
  return found;
}

const asAdministrator = (...statements: string[]) => query(postgres().nodes[0], 'postgres', ...statements);
const ofServer = () => `from pg_stat_activity where datname = '${database}' and application_name = ''`;

async function pids(): Promise<number[]> {
  return (await asAdministrator(`select pid ${ofServer()}`)).map(({ pid }) => Number(pid));
}

describe.skipIf(inject('pestPostgres') === null)('a PostgreSQL that', () => {
  test('ends a connection in a transaction ends that call alone', async () => {
    const company = await addCompany(server);
    const scope = { kind: 'company', companyId: company.id } as const;
    const cut = server.database.inScope(scope, async ({ db }) => {
      await sql`select 1`.execute(db);
      await asAdministrator(`select pg_terminate_backend(pid, 5000) ${ofServer()}`);
      return sql`select 1`.execute(db);
    });
    await expect(cut).rejects.toSatisfy(isDatabaseUnavailable);
    expect((await company.administrator.ask('auth.info', {})).code).toBe(0);
  });

  test('ends connections under traffic is answered 503, and the process goes on', async () => {
    const { administrator } = await addCompany(server);
    const asked: Promise<{ code: number; status: number; headers: Readonly<Record<string, unknown>> }>[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (let n = 0; n < 24; n += 1) asked.push(administrator.ask('home.todayData', {}));
      await asAdministrator(`select pg_terminate_backend(pid) ${ofServer()}`);
    }
    for (const { code, status, headers } of await Promise.all(asked)) {
      if (code === 0) continue;
      expect([code, status, headers['retry-after']]).toEqual([5000, 503, '5']);
    }
    // A connection may hear of its end later than who ended it.
    await expect.poll(async () => (await administrator.ask('auth.info', {})).code).toBe(0);
  });

  test('has a table locked answers 503 within the limits, and all is well after it', async () => {
    const { administrator } = await addCompany(server);
    const holder = new pg.Client({ connectionString: urlOf(postgres().nodes[0], database) });
    await holder.connect();
    await holder.query('begin; lock table task in access exclusive mode');
    const answers = await Promise.all(Array.from({ length: 30 }, () => administrator.ask('task.list', {})));
    for (const { code, status, headers } of answers) {
      expect([code, status, headers['retry-after']]).toEqual([5000, 503, '5']);
    }
    await holder.end();
    expect((await administrator.ask('task.list', {})).code).toBe(0);
  });

  test('is frozen answers 503 within the limits, and is used again when it goes on', async () => {
    const { administrator } = await addCompany(server);
    const frozen = await pids();
    try {
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      const { code, status } = await administrator.ask('task.list', {});
      expect([code, status]).toEqual([5000, 503]);
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
    expect((await administrator.ask('task.list', {})).code).toBe(0);
  });
});
