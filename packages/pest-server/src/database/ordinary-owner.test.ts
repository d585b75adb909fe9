import { describe, expect, inject, test } from 'vitest';
import { databaseUrl } from '../testing/postgres-cluster';
import { query } from '../testing/postgres-node';
import { openPostgres } from './engines/postgres';
import { newId } from './ids';
import { openDatabase } from './open';

const postgres = inject('pestPostgres');

/** In production the server signs in to PostgreSQL as an ordinary role that owns its database. */
async function openAsOrdinaryOwner() {
  if (!postgres) throw new Error('There is no PostgreSQL to test on.');
  const login = { user: 'ordinary_owner', password: '' };
  await query(
    postgres.nodes[0],
    'postgres',
    `create role ${login.user} login createrole`,
    `create database ordinary owner ${login.user}`,
  );
  return openDatabase(openPostgres(databaseUrl({ ...postgres, login }, 'ordinary')));
}

// On a cluster every test runs as such a role.
describe.skipIf(postgres?.nodes.length !== 1)('PostgreSQL, signed in as an ordinary role', () => {
  test('the schema is made, the system sees every row, and a tenant its own', async () => {
    const database = await openAsOrdinaryOwner();
    const now = new Date();
    const ids = [newId(now), newId(now)];
    for (const id of ids) {
      await database.system.insertInto('company').values({ id, name: id, status: 2, created_at: now }).execute();
    }
    expect(await database.system.selectFrom('company').select('id').orderBy('id').execute()).toHaveLength(2);
    const [own = ''] = ids;
    const seen = await database.inScope({ kind: 'company', companyId: own }, ({ db }) =>
      db.selectFrom('company').select('id').execute(),
    );
    expect(seen).toEqual([{ id: own }]);
    await database.close();
  });
});
