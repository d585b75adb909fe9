import type { RequestOf } from 'pest-sdk';
import { companyOf } from '../../call/tenant';
import { listEnd } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { ownRows } from '../../database/scope';
import type { NewRow, Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export function listThresholds(tx: Tx, customerId: string): Promise<Row<'site_threshold'>[]> {
  return tx.db
    .selectFrom('site_threshold')
    .selectAll()
    .where(ownRows(tx, 'site_threshold'))
    .where('customer_id', '=', customerId)
    .orderBy('from_day', 'desc')
    .orderBy('pest_group')
    .limit(listEnd)
    .execute();
}

/** One of the same day is replaced: two people who save at once leave one. */
export async function saveThreshold(tx: Tx, row: NewRow<'site_threshold'>): Promise<void> {
  const { monthly, source, set_by, set_at } = row;
  await tx.db
    .insertInto('site_threshold')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'customer_id', 'pest_group', 'from_day'])
        .doUpdateSet({ monthly, source, set_by, set_at }),
    )
    .execute();
}

export function removeThreshold(
  tx: Tx,
  { customerId, group, fromDay }: RequestOf<'threshold.remove'>,
): Promise<Row<'site_threshold'> | undefined> {
  return tx.db
    .deleteFrom('site_threshold')
    .where(rowsWith({ company_id: companyOf(tx), customer_id: customerId, pest_group: group, from_day: fromDay }))
    .returningAll()
    .executeTakeFirst();
}

export function listDeviceThresholds(tx: Tx, customerId: string): Promise<Row<'device_threshold'>[]> {
  return tx.db
    .selectFrom('device_threshold')
    .selectAll()
    .where(ownRows(tx, 'device_threshold'))
    .where('customer_id', '=', customerId)
    .orderBy('from_day', 'desc')
    .orderBy('device_type')
    .limit(listEnd)
    .execute();
}

export async function saveDeviceThreshold(tx: Tx, row: NewRow<'device_threshold'>): Promise<void> {
  const { value, source, set_by, set_at } = row;
  await tx.db
    .insertInto('device_threshold')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'customer_id', 'device_type', 'from_day'])
        .doUpdateSet({ value, source, set_by, set_at }),
    )
    .execute();
}

export function removeDeviceThreshold(
  tx: Tx,
  { customerId, deviceType, fromDay }: RequestOf<'threshold.removeForDevices'>,
): Promise<Row<'device_threshold'> | undefined> {
  return tx.db
    .deleteFrom('device_threshold')
    .where(rowsWith({ company_id: companyOf(tx), customer_id: customerId, device_type: deviceType, from_day: fromDay }))
    .returningAll()
    .executeTakeFirst();
}
