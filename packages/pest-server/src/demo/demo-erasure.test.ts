import { expect, test } from 'vitest';
import { eraseDue } from '../books/erasure/erase-company';
import { giveNotice } from '../books/erasure/erasure-notice';
import { carriedTables, inSnapshot, readRows } from '../operations/rows';
import { onEmbedded } from '../testing/test-server';
import { demoCompanyId } from './demo-people';
import { loadDemo } from './load-demo';

onEmbedded((server) => {
  /** Rows that name each company, by table; the demo is large, and read once for all of them. */
  async function rowsOf(ids: readonly string[]): Promise<Record<string, number>[]> {
    const counts: Record<string, number>[] = ids.map(() => ({}));
    await inSnapshot(server().database.system, async (transaction) => {
      for await (const { table, lines } of readRows(transaction, await carriedTables(transaction))) {
        for (const [index, id] of ids.entries()) {
          const own = lines.filter((line) => line.includes(id)).length;
          const count = counts[index];
          if (own > 0 && count) count[table] = (count[table] ?? 0) + own;
        }
      }
    });
    return counts;
  }

  test('a company with years of records leaves nothing but deals, and its neighbours lose nothing', async () => {
    await loadDemo(server().parts, new URL('../../demo/', import.meta.url));
    const { database, parts } = server();
    const companies = await database.system.selectFrom('company').select(['id', 'name']).execute();
    const others = companies.map(({ id }) => id).filter((id) => id !== demoCompanyId);
    const before = await rowsOf(others);
    const company = companies.find(({ id }) => id === demoCompanyId);
    if (!company) throw new Error('The demo has its company.');
    await database.asSystem((system) => giveNotice(system, company, 'operator', parts.now()));
    const due = new Date(parts.now().getTime() + 30 * 24 * 60 * 60_000);
    const place = { database: database.system, storage: parts.storage, backupDays: null, now: () => due };
    for await (const _ of eraseDue(place));
    const left = ['account', 'company', 'customer', 'erasure', 'order_number', 'purchase_order'];
    const [own, ...after] = await rowsOf([demoCompanyId, ...others]);
    expect(Object.keys(own ?? {})).toEqual(left);
    expect(after).toEqual(before);
  });
});
