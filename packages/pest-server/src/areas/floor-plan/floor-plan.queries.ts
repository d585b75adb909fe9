import { sql, type Updateable } from 'kysely';
import { listEnd } from '../../database/pages';
import { isThere, rowsWith } from '../../database/rows';
import { companyInScope, ownRows } from '../../database/scope';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** A customer's floor plans, or those of every site in scope. */
export function listFloorPlans(tx: Tx, customerId: string | undefined) {
  return tx.db
    .selectFrom('floor_plan')
    .selectAll('floor_plan')
    .select(
      sql<number>`(select count(*)::int from device where device.company_id = floor_plan.company_id
        and device.floor_plan_id = floor_plan.id and device.removed_at is null and ${companyInScope(tx, 'device')})`.as(
        'device_count',
      ),
    )
    .where(ownRows(tx, 'floor_plan'))
    .where('deleted_at', 'is', null)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .orderBy('name')
    .orderBy('id')
    .limit(listEnd)
    .execute();
}

/** Holds the plan until the transaction ends: nobody adds a device to it while it is being deleted. */
export function lockFloorPlan(tx: Tx, companyId: string, id: string): Promise<Row<'floor_plan'> | undefined> {
  return tx.db
    .selectFrom('floor_plan')
    .selectAll()
    .where(rowsWith({ company_id: companyId, id }))
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function hasDevices(tx: Tx, plan: Row<'floor_plan'>): Promise<boolean> {
  const device = tx.db
    .selectFrom('device')
    .select('id')
    .where(rowsWith({ company_id: plan.company_id, floor_plan_id: plan.id }))
    .where('removed_at', 'is', null);
  return isThere(device);
}

type PlanChange = Pick<Row<'floor_plan'>, 'company_id' | 'id'> & Updateable<Tables['floor_plan']>;

export async function updateFloorPlan(tx: Tx, plan: PlanChange): Promise<void> {
  const { company_id, id, ...change } = plan;
  await tx.db.updateTable('floor_plan').set(change).where('company_id', '=', company_id).where('id', '=', id).execute();
}

/** Puts a device of this plan elsewhere on it; undefined where the plan has no such device. */
export function placeDevice(
  tx: Tx,
  plan: Pick<Row<'floor_plan'>, 'company_id' | 'id'>,
  deviceId: string,
  place: { readonly x: number; readonly y: number },
): Promise<Pick<Row<'device'>, 'company_id' | 'customer_id'> | undefined> {
  return tx.db
    .updateTable('device')
    .set(place)
    .where(rowsWith({ company_id: plan.company_id, id: deviceId, floor_plan_id: plan.id }))
    .where('removed_at', 'is', null)
    .returning(['company_id', 'customer_id'])
    .executeTakeFirst();
}
