import type { RequestOf } from 'pest-sdk';
import type { Call } from '../call/call';
import { companyOf } from '../call/tenant';
import type { Row } from '../database/tables';
import type { Tx } from '../database/transactions';
import { type Notifier, notify } from '../notices/notify';
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
    .where('company_id', '=', companyOf(tx))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return customer_name;
}
