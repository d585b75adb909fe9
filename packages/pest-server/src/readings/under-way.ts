import { sql } from 'kysely';
import type { DaySpan } from 'pest-sdk';
import { companyInScope, ownRows } from '../database/scope';
import type { Row } from '../database/tables';
import type { Tx } from '../database/transactions';

/** Where checks were made: at a site, or on one of its floor plans. */
export type Place = Pick<Row<'task'>, 'customer_id'> | Pick<Row<'device_check'>, 'floor_plan_id'>;

/**
 * Checks, by month, of services that are not handed in: nobody has answered for their readings yet, and they may still
 * change. They count like the others, and are named beside them.
 */
export async function checksUnderWay(tx: Tx, place: Place, span: DaySpan): Promise<ReadonlyMap<string, number>> {
  const there =
    'customer_id' in place
      ? sql`device_check.customer_id = ${place.customer_id}`
      : sql`device_check.floor_plan_id = ${place.floor_plan_id}`;
  const { rows } = await sql<{ month: string; checks: number }>`
    select to_char(device_check.local_day, 'YYYY-MM') as month, count(*)::int as checks
    from task join device_check on device_check.company_id = task.company_id and device_check.task_id = task.id
    where ${ownRows(tx, 'task')} and ${companyInScope(tx, 'device_check')} and task.state = 'checkedIn'
      and ${there} and device_check.local_day between ${span.from} and ${span.to} and device_check.outcome = 'checked'
    group by 1`.execute(tx.db);
  return new Map(rows.map(({ month, checks }) => [month, checks]));
}
