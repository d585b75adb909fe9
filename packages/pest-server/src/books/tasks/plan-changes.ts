import type { TaskHappening } from 'pest-sdk';
import type { Call } from '../../call/call';
import { companyOf } from '../../call/tenant';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { type Staffing, sameStaff } from './planning';
import { keepEvents } from './task-history';

export interface PlanChange {
  /** Left out where the time stays. */
  readonly plannedAt?: Date | undefined;
  readonly staffing: Staffing;
  /** Whether something else may have been changed: said where neither time nor people tell what it was. */
  readonly otherwise?: boolean | undefined;
}

/** Keeps what somebody planned otherwise. */
export async function keepPlanChange(
  call: Call,
  tx: Tx,
  task: Pick<Row<'task'>, 'id' | 'planned_at'>,
  { plannedAt = task.planned_at, staffing, otherwise = false }: PlanChange,
): Promise<void> {
  const events: TaskHappening[] = [];
  if (plannedAt.getTime() !== task.planned_at.getTime()) {
    events.push({ kind: 'moved', from: task.planned_at.toISOString(), to: plannedAt.toISOString() });
  }
  if (!sameStaff(staffing)) events.push({ kind: 'assigned', staff: await namesOf(tx, staffing.after) });
  if (otherwise && events.length === 0) events.push({ kind: 'replanned' });
  await keepEvents(call, tx, task.id, events);
}

async function namesOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.db
    .selectFrom('account')
    .select('user_name')
    .where('company_id', '=', companyOf(tx))
    .where('id', 'in', [...ids])
    .orderBy('user_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.user_name);
}
