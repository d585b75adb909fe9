import { type RawBuilder, sql } from 'kysely';
import { limits, type RequestOf, type SiteUse, type SupplyKind, supplyKinds } from 'pest-sdk';
import { tidyQuantity } from '../../books/stock/quantity';
import { visibleTasks } from '../../books/tasks/visible-tasks';
import { visibleDevices } from '../../books/visible-devices';
import { type Call, endAt } from '../../call/call';
import { listEnd } from '../../database/pages';
import { companyInScope, ofOneCompany, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

/**
 * What the visits planned for some days used at a site, or at each, as their reports say it: the day of the visit counts,
 * whenever a record of it came.
 */
export async function siteUseOf(call: Call, tx: Tx, request: RequestOf<'inspection.siteUse'>): Promise<SiteUse> {
  const visits = endAt(call, limits.listRows, await visitsOf(call, tx, request));
  const ids = visits.map(({ id }) => id);
  if (ids.length === 0) return { services: [], chemicals: [], supplies: [], baits: [] };
  const [chemicals, checks] = [await chemicalsIn(tx, ids), await checksIn(call, tx, ids)];
  return {
    services: visits.map(({ planned_at: at, ...visit }) => ({ ...visit, plannedAt: at.toISOString() })),
    chemicals: chemicals.map((sum) => {
      return { ...sum, amount: tidyQuantity(sum.amount), areaTreated: tidyQuantity(sum.areaTreated) };
    }),
    supplies: await suppliesIn(tx, checks),
    baits: (await baitsIn(tx, checks)).map((sum) => ({ ...sum, grams: tidyQuantity(sum.grams) })),
  };
}

function visitsOf(call: Call, tx: Tx, { customerId, from, to }: RequestOf<'inspection.siteUse'>) {
  const site = ofOneCompany('site.customer_id', 'task.customer_id', companyInScope(tx, 'site'));
  return tx.db
    .selectFrom('task')
    .innerJoin('customer_binding as site', site)
    .select(['id', 'number', 'planned_at', 'state', 'task.customer_id as customerId', 'customer_name as customerName'])
    .where(visibleTasks(call, tx))
    .$if(customerId !== undefined, (query) => query.where('task.customer_id', '=', customerId ?? ''))
    .where('planned_day', '>=', from)
    .where('planned_day', '<=', to)
    .where('state', 'not in', ['unallocated', 'allocated'])
    .orderBy('planned_at')
    .orderBy('id')
    .limit(listEnd)
    .execute();
}

type SumOfProduct = SiteUse['chemicals'][number];

async function chemicalsIn(tx: Tx, taskIds: readonly string[]): Promise<SumOfProduct[]> {
  const { rows } = await sql<SumOfProduct>`
    select name, registration_number as "registrationNumber", active_ingredient as "activeIngredient", unit,
      sum(amount)::text as amount, sum(area_treated)::text as "areaTreated", array_agg(distinct task_id) as "taskIds"
    from chemical_use where ${ownRows(tx, 'chemical_use')} and task_id = any(${taskIds}::uuid[])
    group by customer_id, name, registration_number, active_ingredient, unit
    order by name, registration_number, unit`.execute(tx.db);
  return rows;
}

/** `suppliesUsed` of the SDK, as the database says it. */
const wasUsed: Record<SupplyKind, ReturnType<typeof sql<boolean>>> = {
  glueBoard: sql`(device_check.reading ->> 'boardReplaced' = 'true' or 'boardReplaced' = any(device_check.actions))`,
  lamp: sql`'lampReplaced' = any(device_check.actions)`,
};

type SumOfSupply = SiteUse['supplies'][number];
type SumOfBait = NonNullable<SiteUse['baits']>[number];

/** What was recorded at devices that the caller may use. */
async function checksIn(call: Call, tx: Tx, taskIds: readonly string[]): Promise<RawBuilder<unknown>> {
  return sql`device_check
    join device on device.company_id = device_check.company_id and device.id = device_check.device_id
      and ${companyInScope(tx, 'device')} and ${await visibleDevices(call, tx)}
      and ${ownRows(tx, 'device_check')} and device_check.task_id = any(${taskIds}::uuid[])`;
}

async function suppliesIn(tx: Tx, checks: RawBuilder<unknown>): Promise<SumOfSupply[]> {
  const used = sql.join(supplyKinds.map((kind) => sql`(${sql.lit(kind)}, ${wasUsed[kind]})`));
  const { rows } = await sql<SumOfSupply>`
    select device.type as "deviceType", supply.kind, count(*)::int as count,
      (count(*) filter (where supply.kind = any(device_check.supplies_missing)))::int as missing,
      array_agg(distinct device_check.task_id) as "taskIds"
    from ${checks} cross join lateral (values ${used}) as supply (kind, used) where supply.used
    group by device_check.customer_id, device.type, supply.kind order by device.type, supply.kind`.execute(tx.db);
  return rows;
}

async function baitsIn(tx: Tx, checks: RawBuilder<unknown>): Promise<SumOfBait[]> {
  const [batch, grams] = [sql`device_check.reading ->> 'batch'`, sql`(device_check.reading ->> 'gramsAdded')::numeric`];
  const { rows } = await sql<SumOfBait>`
    select ${batch} as batch, sum(${grams})::text as grams, array_agg(distinct device_check.task_id) as "taskIds"
    from ${checks} where ${grams} > 0 group by device_check.customer_id, 1 order by 1`.execute(tx.db);
  return rows;
}
