import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDistributedDatabase, findCitus, type OwnCluster, startOwnCluster } from '../testing/citus-cluster';
import { addCompany, addCustomer, customerDraft, type TestCompany } from '../testing/people';
import { databaseUrl } from '../testing/postgres-cluster';
import { type RunningTestServer, startTestServer } from '../testing/test-server';
import { openPostgres } from './engines/postgres';
import { openDatabase } from './open';

/** Which node has a company's rows: 1 or 2. */
async function nodeOf(server: RunningTestServer, { id }: TestCompany): Promise<number> {
  const { rows } = await sql<{ group: number }>`
    select groupid as "group" from pg_dist_placement
    where shardid = get_shard_id_for_distribution_column('device', ${id}::uuid)`.execute(server.database.system);
  return Number(rows[0]?.group);
}

// A cluster of its own: the others of this run must not lose a node. A cluster that was given is not ours to harm.
describe.skipIf(findCitus() === null)('a worker is lost', () => {
  let cluster: OwnCluster;
  let server: RunningTestServer;

  beforeAll(async () => {
    cluster = await startOwnCluster();
    await createDistributedDatabase(cluster, 'pest');
    const engine = () => openPostgres(databaseUrl(cluster, 'pest'));
    await (await openDatabase(engine())).close();
    server = await startTestServer(engine());
  });
  afterAll(async () => {
    await server?.stop();
    await cluster?.stop();
  });

  test('its companies are answered 503 until it is back, the others are served as ever', async () => {
    const byNode = new Map<number, { company: TestCompany; customerId: string }>();
    while (byNode.size < 2) {
      const company = await addCompany(server);
      byNode.set(await nodeOf(server, company), { company, customerId: (await addCustomer(server, company)).id });
    }
    const [lost, kept] = [byNode.get(1), byNode.get(2)];
    if (!lost || !kept) throw new Error('Workers are the groups 1 and 2.');
    const writing = ({ company, customerId }: typeof lost, name: string) =>
      company.administrator.ask('workshop.add', { customerId, name, zoneRisk: 'low' });

    await cluster.crash(1);
    for (const answer of [
      await lost.company.administrator.ask('workshop.list', { customerId: lost.customerId }),
      await writing(lost, 'One'),
    ]) {
      expect(answer).toMatchObject({ status: 503, code: 5000, data: null });
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await writing(kept, 'One')).code).toBe(0);
    expect((await kept.company.administrator.get('workshop.list', { customerId: kept.customerId })).total).toBe(1);
    const entered = await kept.company.administrator.ask('customer.add', customerDraft());
    expect(entered).toMatchObject({ status: 503, code: 5000 });

    await cluster.restart(1);
    await expect.poll(async () => (await writing(lost, 'Two')).status, { timeout: 60_000 }).toBe(200);
    expect((await lost.company.administrator.get('workshop.list', { customerId: lost.customerId })).total).toBe(1);
    expect((await kept.company.administrator.ask('customer.add', customerDraft())).code).toBe(0);
  });
});
