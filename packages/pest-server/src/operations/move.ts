import type { Kysely } from 'kysely';
import { appliedMigrations, migrate } from '../database/migrations';
import type { Tables } from '../database/tables';
import { carriedTables, inSnapshot, RowCounter, readRows, type TableCount, writeRows } from './rows';

/**
 * Carries all rows from one database to another, empty one, of either engine, and compares them table by table. The
 * first one is left as it is.
 *
 * @returns the rows of each table
 * @throws NotEmptyError, CarriedWrongError; then the second database holds nothing.
 */
export async function moveRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<Record<string, TableCount>> {
  return inSnapshot(from, async (transaction) => {
    const last = (await appliedMigrations(transaction)).at(-1);
    await migrate(to, last);
    const tables = await carriedTables(transaction);
    const counter = new RowCounter(tables);
    const batches = counted(readRows(transaction, tables), counter);
    await writeRows(to, { tables, batches }, () => counter.counts());
    return counter.counts();
  });
}

async function* counted(batches: ReturnType<typeof readRows>, counter: RowCounter): typeof batches {
  for await (const batch of batches) {
    counter.add(batch);
    yield batch;
  }
}
