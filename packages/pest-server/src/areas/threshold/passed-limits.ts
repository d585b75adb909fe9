import { sql } from 'kysely';
import { addDays, dayInZone, pestGroupOf, pestGroups, type Species } from 'pest-sdk';
import { siteThresholds, thresholdIn } from '../../books/readings/thresholds';
import { companiesThatTell, tellPartners } from '../../books/webhooks/tell-partners';
import type { ServerParts } from '../../call/server-parts';
import type { Tx } from '../../database/transactions';

/** Records of a month that has ended still come for some days, from phones that had no network. */
const lateDays = 7;

type Parts = Pick<ServerParts, 'database' | 'settings'> & { readonly now: Date };

/**
 * Tells partners of sites at which more was caught in a month than was agreed, once for each month and group. Counted and
 * compared as the dashboard does (`areas/home/site-trend.ts`).
 */
export async function tellOfPassedLimits({ database, settings, now }: Parts): Promise<void> {
  const today = dayInZone(now, settings.timeZone);
  const months = [...new Set([addDays(today, -lateDays), today].map((day) => day.slice(0, 7)))];
  for (const companyId of await companiesThatTell(database.system, 'limit.passed')) {
    await database.inScope({ kind: 'company', companyId }, async (tx) => {
      for (const month of months) await tellOfMonth(tx, companyId, month, now);
    });
  }
}

async function tellOfMonth(tx: Tx, companyId: string, month: string, now: Date): Promise<void> {
  const caught = await caughtIn(tx, companyId, month);
  const sites = [...new Set(caught.map(({ customer_id }) => customer_id))];
  const agreed = await siteThresholds(tx, sites);
  for (const customerId of sites) {
    for (const group of pestGroups) {
      const limit = thresholdIn(agreed, { customerId, group, month });
      const count = caught
        .filter((row) => row.customer_id === customerId && pestGroupOf(row.species) === group)
        .reduce((sum, { n }) => sum + n, 0);
      if (limit === null || count <= limit) continue;
      const data = { customerId, group, month, limit, count };
      const key = `limit ${customerId} ${group} ${month}`;
      await tellPartners(tx, now, { aboutId: customerId, customerId, key }, { type: 'limit.passed', data });
    }
  }
}

interface Caught {
  readonly customer_id: string;
  readonly species: Species;
  readonly n: number;
}

async function caughtIn(tx: Tx, companyId: string, month: string): Promise<Caught[]> {
  const { rows } = await sql<Caught>`
    select customer_id, species, sum(n)::float8 as n from capture_day
    where company_id = ${companyId} and to_char(local_day, 'YYYY-MM') = ${month} and local_day >= ${`${month}-01`}
    group by 1, 2`.execute(tx.db);
  return rows;
}
