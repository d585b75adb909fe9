import { type RawBuilder, sql } from 'kysely';
import { type DeviceType, type PestGroup, pestGroups, type RequestOf, type SiteTrend, typesThatCount } from 'pest-sdk';
import { siteThresholds, thresholdIn } from '../../books/readings/thresholds';
import { visibleDevices } from '../../books/visible-devices';
import type { Call } from '../../call/call';
import { companyInScope, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';
import type { MonthCaptures } from './home.queries';
import { lastMonths, sumOf } from './outlook';

/** What was caught at a site over twelve months, beside the twelve before and what was agreed to bear. */
export async function siteTrendOf(call: Call, tx: Tx, place: RequestOf<'home.siteTrend'>): Promise<SiteTrend[]> {
  const { customerId, workshopId } = place;
  const months = lastMonths(call.today, 24);
  const first = `${months[0]}-01`;
  const { captured, checked, underWay } = await monthsAt(call, tx, place, first);
  const thresholds = await siteThresholds(tx, [customerId]);
  const countIn = (month: string, group: PestGroup) =>
    typesThatCount(group).some((type) => checked.has(`${month} ${type}`)) ? sumOf(captured, month, group) : null;
  return pestGroups.map((group) => ({
    group,
    months: months.slice(12).map((month, index) => ({
      month,
      count: countIn(month, group),
      before: countIn(months[index] ?? '', group),
      threshold: workshopId === undefined ? thresholdIn(thresholds, { customerId, group, month }) : null,
      ...(underWay.has(month) && { underWay: underWay.get(month) }),
    })),
  }));
}

interface SiteMonths {
  readonly captured: readonly MonthCaptures[];
  /** Months and types of devices that were opened in them: nothing was caught only where somebody looked. */
  readonly checked: ReadonlySet<string>;
  /** Checks of services that are not handed in, by month: nobody has answered for them yet. */
  readonly underWay: ReadonlyMap<string, number>;
}

/** What was caught of a species in a month, or that a type of device was checked in it, with its checks that are under way. */
type MonthRow =
  | (MonthCaptures & { readonly type: null })
  | (Omit<MonthCaptures, 'species'> & { readonly species: null; readonly type: DeviceType });

/** In one statement; a month in which somebody looked is a row without a species, with its checks that are under way. */
async function monthsAt(call: Call, tx: Tx, place: RequestOf<'home.siteTrend'>, fromDay: string): Promise<SiteMonths> {
  const { customerId, workshopId } = place;
  // Of a workshop its devices are told apart, and so only those that the caller may use.
  const inWorkshop =
    workshopId === undefined
      ? sql`true`
      : sql`device.workshop_id = ${workshopId} and ${await visibleDevices(call, tx)}`;
  const { rows } = await sql<MonthRow>`
    select to_char(local_day, 'YYYY-MM') as month, species, sum(n)::float8 as n, null as type
    from ${workshopId === undefined ? sql`capture_day as caught` : capturesIn(tx, inWorkshop)}
    where ${ownRows(tx, 'caught')} and caught.customer_id = ${customerId} and caught.local_day >= ${fromDay}
    group by 1, 2
    union all select to_char(device_check.local_day, 'YYYY-MM'), null,
      (count(*) filter (where task.state = 'checkedIn'))::float8, device.type
    from device_check
    join device on device.company_id = device_check.company_id and device.id = device_check.device_id
    join task on task.company_id = device_check.company_id and task.id = device_check.task_id
    where ${ownRows(tx, 'device_check')} and ${companyInScope(tx, 'task')}
      and ${companyInScope(tx, 'device')} and device_check.customer_id = ${customerId}
      and device_check.local_day >= ${fromDay} and device_check.outcome = 'checked' and ${inWorkshop}
    group by 1, 4`.execute(tx.db);
  const looked = rows.flatMap((row) => (row.species === null ? [row] : []));
  return {
    captured: rows.filter((row) => row.species !== null),
    checked: new Set(looked.map(({ month, type }) => `${month} ${type}`)),
    underWay: sumsByMonth(looked),
  };
}

/** Captures of the devices that stand in a workshop now; the roll-up of a site does not know which they are. */
function capturesIn(tx: Tx, inWorkshop: RawBuilder<unknown>) {
  return sql`(select capture.* from capture
    join device on device.company_id = capture.company_id and device.id = capture.device_id
    where ${companyInScope(tx, 'capture')} and ${companyInScope(tx, 'device')}
      and ${inWorkshop}) as caught`;
}

function sumsByMonth(rows: readonly { readonly month: string; readonly n: number }[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { month, n } of rows) if (n > 0) sums.set(month, (sums.get(month) ?? 0) + n);
  return sums;
}
