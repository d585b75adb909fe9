import type { TestProject } from 'vitest/node';
import { createDistributedDatabase, findCitus, findCluster, startOwnCluster } from './citus-cluster';
import { dropTemplate, makeTemplate } from './postgres-cluster';

/** `npm run test:citus`: once per run, a cluster with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PEST_TEST_CITUS_URL;
  if (given === undefined && findCitus() === null) {
    throw new Error(
      'No Citus to test on: install the extension beside PostgreSQL on this machine, or set PEST_TEST_CITUS_URL to a ' +
        "superuser's URL of a database that has the extension, on the coordinator of a test cluster.",
    );
  }
  const own = given === undefined ? await startOwnCluster() : null;
  const postgres = own ?? (await findCluster(given ?? ''));
  const end = () => (own ? own.stop() : dropTemplate(postgres));
  try {
    await dropTemplate(postgres);
    await makeTemplate(postgres, (name) => createDistributedDatabase(postgres, name));
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('pestTemplate', '');
  project.provide('pestPostgres', { nodes: postgres.nodes, login: postgres.login });
  return end;
}
