import { sql } from 'kysely';
import type { DeviceType, PestGroup } from 'pest-sdk';
import { ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

/** What was agreed for sites as a whole, by group and the day from which it holds. */
export interface AgreedThreshold {
  readonly company_id: string;
  readonly customer_id: string;
  readonly group: PestGroup;
  readonly from_day: string;
  readonly monthly: number;
}

/** The newest first. Dashboard, trends and reports read the same. */
export async function siteThresholds(tx: Tx, customerIds: readonly string[]): Promise<AgreedThreshold[]> {
  const { rows } = await sql<AgreedThreshold>`
    select company_id, customer_id, pest_group as "group", from_day, monthly from site_threshold
    where ${ownRows(tx, 'site_threshold')} and customer_id = any(${customerIds}::uuid[])
    order by from_day desc`.execute(tx.db);
  return rows;
}

/**
 * What holds for a site's month: of each company the newest that began by its end, and of two companies' the stricter,
 * so that a site that keeps what it reads keeps what it agreed with either.
 */
export function thresholdIn(
  agreed: readonly AgreedThreshold[],
  { customerId, group, month }: { readonly customerId: string; readonly group: PestGroup; readonly month: string },
): number | null {
  const holding = new Map<string, number>();
  for (const one of agreed) {
    const holds = one.customer_id === customerId && one.group === group && one.from_day.slice(0, 7) <= month;
    if (holds && !holding.has(one.company_id)) holding.set(one.company_id, one.monthly);
  }
  return holding.size === 0 ? null : Math.min(...holding.values());
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
