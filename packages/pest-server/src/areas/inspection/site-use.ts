import { sql } from 'kysely';
import { type RequestOf, type SiteUse, type SupplyKind, supplyKinds } from 'pest-sdk';
import { tidyQuantity } from '../../books/stock/quantity';
import { visibleTasks } from '../../books/tasks/visible-tasks';
import { visibleDevices } from '../../books/visible-devices';
import type { Call } from '../../call/call';
import { companyInScope, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

/**
 * What the visits planned for some days used at a site, as their reports say it: the day of the visit counts, whenever
 * a record of it came.
 */
export async function siteUseOf(call: Call, tx: Tx, request: RequestOf<'inspection.siteUse'>): Promise<SiteUse> {
  const visits = await visitsOf(call, tx, request);
  const ids = visits.map(({ id }) => id);
  if (ids.length === 0) return { services: [], chemicals: [], supplies: [] };
  const [chemicals, supplies] = [await chemicalsIn(tx, ids), await suppliesIn(call, tx, ids)];
  return {
    services: visits.map(({ planned_at: at, ...visit }) => ({ ...visit, plannedAt: at.toISOString() })),
    chemicals: chemicals.map(({ amount, areaTreated, ...product }) => ({
      ...product,
      amount: tidyQuantity(amount),
      areaTreated: tidyQuantity(areaTreated),
    })),
    supplies,
  };
}

function visitsOf(call: Call, tx: Tx, { customerId, from, to }: RequestOf<'inspection.siteUse'>) {
  return tx.db
    .selectFrom('task')
    .select(['id', 'number', 'planned_at', 'state'])
    .where(visibleTasks(call, tx))
    .where('customer_id', '=', customerId)
    .where('planned_day', '>=', from)
    .where('planned_day', '<=', to)
    .where('state', 'not in', ['unallocated', 'allocated'])
    .orderBy('planned_at')
    .orderBy('id')
    .execute();
}

type SumOfProduct = SiteUse['chemicals'][number];

async function chemicalsIn(tx: Tx, taskIds: readonly string[]): Promise<SumOfProduct[]> {
  const { rows } = await sql<SumOfProduct>`
    select name, registration_number as "registrationNumber", active_ingredient as "activeIngredient", unit,
      sum(amount)::text as amount, sum(area_treated)::text as "areaTreated", array_agg(distinct task_id) as "taskIds"
    from chemical_use where ${ownRows(tx, 'chemical_use')} and task_id = any(${taskIds}::uuid[])
    group by name, registration_number, active_ingredient, unit
    order by name, registration_number, unit`.execute(tx.db);
  return rows;
}

/** `suppliesUsed` of the SDK, as the database says it. */
const wasUsed: Record<SupplyKind, ReturnType<typeof sql<boolean>>> = {
  glueBoard: sql`(device_check.reading ->> 'boardReplaced' = 'true' or 'boardReplaced' = any(device_check.actions))`,
  lamp: sql`'lampReplaced' = any(device_check.actions)`,
};

type SumOfSupply = SiteUse['supplies'][number];

async function suppliesIn(call: Call, tx: Tx, taskIds: readonly string[]): Promise<SumOfSupply[]> {
  const usable = await visibleDevices(call, tx);
  const used = sql.join(supplyKinds.map((kind) => sql`(${sql.lit(kind)}, ${wasUsed[kind]})`));
  const { rows } = await sql<SumOfSupply>`
    select device.type as "deviceType", supply.kind, count(*)::int as count,
      (count(*) filter (where supply.kind = any(device_check.supplies_missing)))::int as missing,
      array_agg(distinct device_check.task_id) as "taskIds"
    from device_check
    join device on device.company_id = device_check.company_id and device.id = device_check.device_id
      and ${companyInScope(tx, 'device')} and ${usable}
    cross join lateral (values ${used}) as supply (kind, used)
    where ${ownRows(tx, 'device_check')} and device_check.task_id = any(${taskIds}::uuid[]) and supply.used
    group by device.type, supply.kind order by device.type, supply.kind`.execute(tx.db);
  return rows;
}
