import { sql } from 'kysely';
import type { DaySpan } from 'pest-sdk';
import { companyInScope, ownRows } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/**
 * Checks on a floor plan by services that are not handed in: nobody has answered for their readings yet, and they may
 * still change. They count like the others, and are named beside them.
 */
export async function checksUnderWay(tx: Tx, { id }: Pick<Row<'floor_plan'>, 'id'>, span: DaySpan): Promise<number> {
  const { rows } = await sql<{ checks: number }>`
    select count(*)::int as checks
    from task join device_check on device_check.company_id = task.company_id and device_check.task_id = task.id
    where ${ownRows(tx, 'task')} and ${companyInScope(tx, 'device_check')} and task.state = 'checkedIn'
      and device_check.floor_plan_id = ${id} and device_check.local_day between ${span.from} and ${span.to}
      and device_check.outcome = 'checked'`.execute(tx.db);
  return rows[0]?.checks ?? 0;
}
