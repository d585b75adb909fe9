/** What happened to a service, as far as its row forgets it: written in the transaction of the act. */
import type { TaskEvent, TaskHappening } from 'pest-sdk';
import type { Call } from '../../call/call';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { listEnd } from '../../database/pages';
import { companyInScope } from '../../database/scope';
import type { Tx } from '../../database/transactions';

/** Keeps that something happened to a service, now and by whoever calls. */
export async function keepEvents(
  { now, caller }: Pick<Call, 'now' | 'caller'>,
  tx: Tx,
  taskId: string,
  events: readonly TaskHappening[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    company_id: companyOf(tx),
    id: newId(now),
    task_id: taskId,
    at: now,
    account_name: caller.userName,
    event: JSON.stringify(event),
  }));
  await tx.db.insertInto('task_event').values(rows).execute();
}

/** The oldest first. A company keeps it for itself: its customers find nothing. */
export async function historyOf(tx: Tx, taskId: string): Promise<TaskEvent[]> {
  const rows = await tx.db
    .selectFrom('task_event')
    .selectAll()
    .where(companyInScope(tx, 'task_event'))
    .where('task_id', '=', taskId)
    .orderBy('at')
    .orderBy('id')
    .limit(listEnd)
    .execute();
  return rows.map(({ id, at, account_name: accountName, event }) => ({
    id,
    at: at.toISOString(),
    accountName,
    happening: event,
  }));
}
