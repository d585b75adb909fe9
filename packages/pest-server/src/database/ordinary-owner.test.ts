import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { createDatabase } from '../testing/postgres-cluster';
import { openPostgres } from './engines/postgres';
import { newId } from './ids';
import { openDatabase } from './open';

/** In production the server signs in to PostgreSQL as an ordinary role that owns its database. */
async function openAsOrdinaryOwner() {
  const admin = inject('pestPostgres');
  await createDatabase(admin, 'ordinary');
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query('create role ordinary_owner login createrole');
  await client.query('alter database ordinary owner to ordinary_owner');
  await client.end();
  const url = new URL(admin.replace('@/postgres', '@host/ordinary'));
  url.username = 'ordinary_owner';
  return openDatabase(openPostgres(url.href.replace('@host/', '@/')));
}

describe.skipIf(inject('pestPostgres') === '')('PostgreSQL, signed in as an ordinary role', () => {
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
