import { sql } from 'kysely';
import type { DeviceType, PestGroup } from 'pest-sdk';
import { ownRows } from '../database/scope';
import type { Tx } from '../database/transactions';

/** What was agreed for sites as a whole, by group and the day from which it holds. */
export interface AgreedThreshold {
  readonly customer_id: string;
  readonly group: PestGroup;
  readonly from_day: string;
  readonly monthly: number;
}

/** The newest first; of two companies' from one day the stricter. Dashboard, trends and reports read the same. */
export async function siteThresholds(tx: Tx, customerIds: readonly string[]): Promise<AgreedThreshold[]> {
  const { rows } = await sql<AgreedThreshold>`
    select customer_id, pest_group as "group", from_day, monthly from site_threshold
    where ${ownRows(tx, 'site_threshold')} and customer_id = any(${customerIds}::uuid[])
    order by from_day desc, monthly`.execute(tx.db);
  return rows;
}

/** What holds for a site's month: the newest that began by its end. */
export function thresholdIn(
  agreed: readonly AgreedThreshold[],
  { customerId, group, month }: { readonly customerId: string; readonly group: PestGroup; readonly month: string },
): number | null {
  const newest = agreed.find(
    (one) => one.customer_id === customerId && one.group === group && one.from_day.slice(0, 7) <= month,
  );
  return newest?.monthly ?? null;
}

interface DeviceLimit {
  readonly deviceType: DeviceType;
  readonly value: number;
}

/** What one device of each type may reach at a company's site on a day; types without an agreement are left out. */
export async function deviceThresholdsOn(
  tx: Tx,
  { companyId, customerId, day }: { readonly companyId: string; readonly customerId: string; readonly day: string },
): Promise<DeviceLimit[]> {
  const { rows } = await sql<DeviceLimit>`
    select distinct on (device_type) device_type as "deviceType", value from device_threshold
    where company_id = ${companyId} and customer_id = ${customerId} and from_day <= ${day}
    order by device_type, from_day desc`.execute(tx.db);
  return rows;
}
