import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { createDistributedDatabase } from '../testing/citus-cluster';
import { databaseUrl, dropDatabase, type TestPostgres } from '../testing/postgres-cluster';
import { query } from '../testing/postgres-node';
import { onPostgres } from '../testing/test-server';
import { openPostgres } from './engines/postgres';
import { openDatabase } from './open';
import { createTable } from './placement';
import type { System } from './transactions';

/** Spread by the code or number, and read by customers of several companies at each of their calls. */
const placedOtherwise = [
  'used_device_code',
  'order_number',
  'binding_request',
  'login_grant',
  'notice',
  'company_identity',
  'company_sign_in',
  'company_sign_in_try',
];

interface PlacedTable {
  name: string;
  type: string;
  column: string;
  colocation: number;
}

async function tablesOfCompanies(system: System): Promise<PlacedTable[]> {
  const { rows } = await sql<PlacedTable>`
    select table_name::text as name, citus_table_type as type, distribution_column as column, colocation_id as colocation
    from citus_tables join pg_attribute on attrelid = table_name and attname = 'company_id' and attnotnull
    order by name`.execute(system);
  return rows;
}

onPostgres((server) => {
  test('every table of companies is spread by company, side by side', async () => {
    const tables = await tablesOfCompanies(server().database.system);
    const spread = tables.filter(({ name }) => !placedOtherwise.includes(name));
    expect(spread.length).toBeGreaterThan(20);
    for (const { name, type, column } of spread) expect([type, column], name).toEqual(['distributed', 'company_id']);
    expect(new Set(spread.map(({ colocation }) => colocation)).size).toBe(1);
  });

  test('a table that a later migration adds is placed beside them', async () => {
    const { system, asSystem } = server().database;
    await asSystem((transaction) =>
      createTable(transaction, 'note', 'company_id uuid, id uuid, task_id uuid, primary key (company_id, id)', [
        'foreign key (company_id, task_id) references task',
      ]),
    );
    const tables = await tablesOfCompanies(system);
    const [note, task] = ['note', 'task'].map((wanted) => tables.find(({ name }) => name === wanted));
    expect(note).toEqual({ ...task, name: 'note' });
  });
});

describe('at the start', () => {
  async function withEmptyDatabase(work: (postgres: TestPostgres, name: string) => Promise<void>): Promise<void> {
    const postgres = inject('pestPostgres');
    if (!postgres) throw new Error('These tests run on a cluster.');
    const name = 'test_start';
    await createDistributedDatabase(postgres, name);
    try {
      await work(postgres, name);
    } finally {
      await dropDatabase(postgres, name);
    }
  }

  test('three processes at once: the tables are placed once', () =>
    withEmptyDatabase(async (postgres, name) => {
      const open = () => openDatabase(openPostgres(databaseUrl(postgres, name)));
      const databases = await Promise.all([open(), open(), open()]);
      const [first] = databases;
      expect((await tablesOfCompanies(first.system)).length).toBeGreaterThan(20);
      for (const database of databases) await database.close();
    }));

  test('nodes that do not pass on the tenant’s settings are refused', () =>
    withEmptyDatabase(async (postgres, name) => {
      await query(postgres.nodes[0], name, `alter database ${name} set citus.propagate_set_commands = 'none'`);
      const start = openDatabase(openPostgres(databaseUrl(postgres, name)));
      await expect(start).rejects.toThrow('citus.propagate_set_commands');
    }));
});
