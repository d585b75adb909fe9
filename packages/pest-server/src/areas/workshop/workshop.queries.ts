import { sql } from 'kysely';
import type { Option, Workshop } from 'pest-sdk';
import { revisionOf } from '../../call/revision';
import { listEnd, type Paging, pageRows } from '../../database/pages';
import { hasEffect, rowsWith } from '../../database/rows';
import { companyInScope, ownRows } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

interface Filter extends Paging {
  readonly customerId: string;
  readonly search?: string | undefined;
}

export async function listWorkshops(tx: Tx, filter: Filter): Promise<{ total: number; rows: Workshop[] }> {
  const matching = tx.db
    .selectFrom('workshop')
    .where(ownRows(tx, 'workshop'))
    .where('workshop.customer_id', '=', filter.customerId)
    .where(anyContains(['workshop.name'], filter.search))
    .select(['workshop.id', 'workshop.customer_id as customerId', 'workshop.name', 'workshop.zone_risk as zoneRisk'])
    .select(
      sql<number>`(select count(*)::int from device where device.company_id = workshop.company_id
        and device.workshop_id = workshop.id and device.removed_at is null and ${companyInScope(tx, 'device')})`.as(
        'deviceCount',
      ),
    )
    .orderBy('workshop.name')
    .orderBy('workshop.id');
  const { total, rows } = await pageRows(filter, matching);
  return { total, rows: rows.map((row) => ({ ...row, revision: revisionOfWorkshop(row) })) };
}

export function revisionOfWorkshop({ name, zoneRisk }: Pick<Workshop, 'name' | 'zoneRisk'>): string {
  return revisionOf({ name, zoneRisk });
}

/** Of two who change it at once, the second one reads what the first one wrote. */
export function lockWorkshop(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<(Pick<Workshop, 'name' | 'zoneRisk'> & Pick<Row<'workshop'>, 'company_id' | 'id'>) | undefined> {
  return tx.db
    .selectFrom('workshop')
    .select(['company_id', 'id', 'name', 'zone_risk as zoneRisk'])
    .where(rowsWith({ company_id: companyId, id }))
    .forUpdate()
    .executeTakeFirst();
}

export function workshopOptions(tx: Tx, customerId: string): Promise<Option[]> {
  return tx.db
    .selectFrom('workshop')
    .select(['id', 'name'])
    .where(ownRows(tx, 'workshop'))
    .where('customer_id', '=', customerId)
    .orderBy('name')
    .limit(listEnd)
    .execute();
}

/** Its devices stay, without a workshop. */
export async function deleteWorkshop(tx: Tx, companyId: string, id: string): Promise<boolean> {
  await tx.db
    .updateTable('device')
    .set({ workshop_id: null })
    .where(rowsWith({ company_id: companyId, workshop_id: id }))
    .execute();
  const removed = tx.db.deleteFrom('workshop').where(rowsWith({ company_id: companyId, id }));
  return hasEffect(removed);
}
