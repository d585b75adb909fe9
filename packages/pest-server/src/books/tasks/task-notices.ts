import type { RequestOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import { companyOf } from '../../call/tenant';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { companyName, type Notifier, notify } from '../notices/notify';
import { type Staffing, staffIdsOf } from './planning';

type Task = Pick<Row<'task'>, 'id' | 'number' | 'customer_id' | 'planned_at'>;

/** Tells those who are new to a service of it, and those who stay of another time. */
export async function tellStaff(
  call: Call,
  tx: Tx,
  task: Task,
  { before, after }: Staffing,
  plannedBefore: Date = task.planned_at,
): Promise<void> {
  const facts = {
    number: task.number,
    customer: await customerName(tx, task.customer_id),
    at: task.planned_at.toISOString(),
  };
  const about = { facts, recordId: task.id };
  const added = after.filter((id) => !before.includes(id));
  await notify(call, tx, { kind: 'taskAssigned', ...about, to: { accounts: added } });
  if (plannedBefore.getTime() === task.planned_at.getTime()) return;
  const stayed = after.filter((id) => before.includes(id));
  await notify(call, tx, { kind: 'taskMoved', ...about, to: { accounts: stayed } });
}

/**
 * Tells the customer of a visit that is to come, or of its other time. The last thing in a transaction, after the staff:
 * reading a customer's logins widens what the rest may see.
 */
export async function tellSite(call: Call, tx: Tx, task: Task, plannedBefore: Date | null): Promise<void> {
  const at = task.planned_at;
  if (at < call.now || at.getTime() === plannedBefore?.getTime()) return;
  const facts = { company: await companyName(tx), at: at.toISOString() };
  const about = { recordId: task.id, to: { customer: task.customer_id } };
  await (plannedBefore === null
    ? notify(call, tx, { kind: 'visitPlanned', facts, ...about })
    : notify(call, tx, { kind: 'visitMoved', facts: { ...facts, from: plannedBefore.toISOString() }, ...about }));
}

/** Tells the customer that nobody comes; a visit whose time is over is told of no more. */
export async function tellOfCancelled(call: Call, tx: Tx, task: Task): Promise<void> {
  if (task.planned_at < call.now) return;
  const facts = { company: await companyName(tx), at: task.planned_at.toISOString() };
  await notify(call, tx, { kind: 'visitCancelled', facts, recordId: null, to: { customer: task.customer_id } });
}

/** A service that a rhythm has made. */
export interface PlannedTask {
  readonly id: string;
  readonly number: string;
  readonly plannedAt: string;
}

/** Services made at once for the same people. */
interface PlannedTogether {
  readonly customerId: string;
  readonly staffIds: readonly string[];
  /** By day. */
  readonly made: readonly PlannedTask[];
}

/** Tells the staff of what a rhythm has made: one notice, however many services. */
export async function tellOfPlanned(
  teller: Notifier,
  tx: Tx,
  { customerId, staffIds, made }: PlannedTogether,
): Promise<void> {
  const [first] = made;
  const last = made.at(-1);
  if (!first || !last || staffIds.length === 0) return;
  const customer = await customerName(tx, customerId);
  const to = { accounts: staffIds };
  const span = { count: String(made.length), from: first.plannedAt, to: last.plannedAt };
  await (first === last
    ? notify(teller, tx, {
        kind: 'taskAssigned',
        facts: { number: first.number, customer, at: first.plannedAt },
        recordId: first.id,
        to,
      })
    : notify(teller, tx, { kind: 'tasksPlanned', facts: { customer, ...span }, recordId: null, to }));
}

/** Tells the customer of a rhythm that was planned or changed. That it goes on by itself is no news. */
export async function tellSiteOfPlanned(
  call: Call,
  tx: Tx,
  customerId: string,
  made: readonly PlannedTask[],
): Promise<void> {
  const [first] = made;
  const last = made.at(-1);
  if (!first || !last) return;
  const company = await companyName(tx);
  const to = { customer: customerId };
  const span = { count: String(made.length), from: first.plannedAt, to: last.plannedAt };
  await (first === last
    ? notify(call, tx, { kind: 'visitPlanned', facts: { company, at: first.plannedAt }, recordId: first.id, to })
    : notify(call, tx, { kind: 'visitsPlanned', facts: { company, ...span }, recordId: null, to }));
}

/** Tells the customer of the visits that a paused or ended rhythm takes back; those whose time is over are no news. */
export async function tellSiteOfGone(call: Call, tx: Tx, customerId: string, gone: readonly Date[]): Promise<void> {
  const times = gone.filter((at) => at >= call.now).sort((a, b) => a.getTime() - b.getTime());
  const [first] = times;
  const last = times.at(-1);
  if (!first || !last) return;
  const company = await companyName(tx);
  const about = { recordId: null, to: { customer: customerId } };
  const span = { count: String(times.length), from: first.toISOString(), to: last.toISOString() };
  await (first === last
    ? notify(call, tx, { kind: 'visitCancelled', facts: { company, at: span.from }, ...about })
    : notify(call, tx, { kind: 'visitsCancelled', facts: { company, ...span }, ...about }));
}

/** Tells a service's staff what its review said. */
export async function tellOfReview(call: Call, tx: Tx, task: Task, verdict: RequestOf<'task.review'>): Promise<void> {
  const facts = { number: task.number, customer: await customerName(tx, task.customer_id) };
  const about = { recordId: task.id, to: { accounts: await staffIdsOf(tx, task.id) } };
  await (verdict.outcome === 'pass'
    ? notify(call, tx, { kind: 'taskApproved', facts, ...about })
    : notify(call, tx, { kind: 'taskReturned', facts: { ...facts, reason: verdict.reason }, ...about }));
}

async function customerName(tx: Tx, customerId: string): Promise<string> {
  const { customer_name } = await tx.db
    .selectFrom('customer_binding')
    .select('customer_name')
    .where(rowsWith({ company_id: companyOf(tx), customer_id: customerId }))
    .executeTakeFirstOrThrow();
  return customer_name;
}
