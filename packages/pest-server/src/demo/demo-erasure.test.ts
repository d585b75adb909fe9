import { expect, test } from 'vitest';
import { eraseDue } from '../books/erasure/erase-company';
import { giveNotice } from '../books/erasure/erasure-notice';
import { carriedTables, inSnapshot, readRows } from '../operations/rows';
import { onEmbedded } from '../testing/test-server';
import { demoCompanyId } from './demo-people';
import { loadDemo } from './load-demo';

onEmbedded((server) => {
  /** Rows that name a company, by table. */
  async function rowsOf(companyId: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    await inSnapshot(server().database.system, async (transaction) => {
      for (const table of await carriedTables(transaction)) {
        for await (const { lines } of readRows(transaction, [table])) {
          const own = lines.filter((line) => line.includes(companyId)).length;
          if (own > 0) counts[table.name] = (counts[table.name] ?? 0) + own;
        }
      }
    });
    return counts;
  }

  test('a company with years of records leaves nothing but deals, and its neighbours lose nothing', async () => {
    await loadDemo(server().parts, new URL('../../demo/', import.meta.url));
    const { database, parts } = server();
    const companies = await database.system.selectFrom('company').select(['id', 'name']).execute();
    const others = companies.filter(({ id }) => id !== demoCompanyId);
    const before = await Promise.all(others.map(({ id }) => rowsOf(id)));
    const company = companies.find(({ id }) => id === demoCompanyId);
    if (!company) throw new Error('The demo has its company.');
    await database.asSystem((system) => giveNotice(system, company, 'operator', parts.now()));
    const due = new Date(parts.now().getTime() + 30 * 24 * 60 * 60_000);
    const place = { database: database.system, storage: parts.storage, backupDays: null, now: () => due };
    for await (const _ of eraseDue(place));
    const left = ['account', 'company', 'customer', 'erasure', 'order_number', 'purchase_order'];
    expect(Object.keys(await rowsOf(demoCompanyId))).toEqual(left);
    expect(await Promise.all(others.map(({ id }) => rowsOf(id)))).toEqual(before);
  });
});
