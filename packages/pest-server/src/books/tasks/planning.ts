/** What planning a service writes, alone or by a rhythm: its parts must exist, fit together, and stay while it is planned. */
import { type SqlBool, sql, type Updateable } from 'kysely';
import { dayInZone, type TaskState } from 'pest-sdk';
import type { Call } from '../../call/call';
import { orNotFound, refuse } from '../../call/refusal';
import { companyOf } from '../../call/tenant';
import { rowCount } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import type { NewRow, Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { tellOfPlannedService } from './task-webhooks';

type NewTask = Omit<NewRow<'task'>, 'planned_at' | 'created_at'> & Pick<Row<'task'>, 'planned_at' | 'created_at'>;

/** When a service is planned, and whether anybody is to carry it out. */
export function plannedFor(
  { plannedAt, staffIds }: { readonly plannedAt: string; readonly staffIds: readonly string[] },
  timeZone: string,
) {
  return {
    planned_at: new Date(plannedAt),
    planned_day: dayInZone(plannedAt, timeZone),
    state: allocation(staffIds),
  };
}

export function allocation(staffIds: readonly string[]): TaskState {
  return staffIds.length === 0 ? 'unallocated' : 'allocated';
}

/** Who is planned for a service, before and after a change. */
export interface Staffing {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Who assigned the staff, and when: whoever changed it last. */
export function assignment(
  { now, caller }: Call,
  staffing: Staffing,
): Pick<NewRow<'task'>, 'assigned_at' | 'assigned_by'> {
  if (staffing.after.length === 0) return { assigned_at: null, assigned_by: null };
  return sameStaff(staffing) ? {} : { assigned_at: now, assigned_by: caller.userName };
}

/** Whether the same people come, in whatever order they are named. */
export function sameStaff({ before, after }: Staffing): boolean {
  return new Set(after).size === before.length && before.every((id) => after.includes(id));
}

/** Customer, workshops and staff must exist, fit together, and stay while the service is planned. */
export async function requireParts(
  tx: Tx,
  draft: {
    readonly customerId: string;
    readonly workshopIds: readonly string[];
    readonly staffIds: readonly string[];
  },
): Promise<void> {
  await holdBinding(tx, draft.customerId);
  await requireWorkshops(tx, draft.customerId, draft.workshopIds);
  await requireStaff(tx, draft.staffIds);
}

/** The customer stays bound while a service is planned for it. @throws PestRefusal `general.notFound` */
async function holdBinding(tx: Tx, customerId: string): Promise<void> {
  const binding = await tx.db
    .selectFrom('customer_binding')
    .select('customer_id')
    .where(rowsWith({ company_id: companyOf(tx), customer_id: customerId }))
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  orNotFound(binding);
}

/** @throws PestRefusal `general.notFound` when one of them is not the customer's. */
async function requireWorkshops(tx: Tx, customerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { count } = await tx.db
    .selectFrom('workshop')
    .where(rowsWith({ company_id: companyOf(tx), customer_id: customerId }))
    .where('id', 'in', [...ids])
    .select(rowCount.as('count'))
    .executeTakeFirstOrThrow();
  if (count !== new Set(ids).size) refuse('general.notFound');
}

/** @throws PestRefusal `general.notFound` when one of them is not service staff of the company. */
export async function requireStaff(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const staff = await tx.db
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', companyOf(tx))
    .where('id', 'in', [...ids])
    .where('staff_kind', '=', 'service')
    .where('disabled_at', 'is', null)
    .forShare()
    .execute();
  if (staff.length !== new Set(ids).size) refuse('general.notFound');
}

export async function insertTask(tx: Tx, task: NewTask): Promise<void> {
  await tx.db.insertInto('task').values(task).execute();
  await tellOfPlannedService(tx, task.created_at, task, null);
}

export async function updateTask(tx: Tx, id: string, change: Updateable<Tables['task']>): Promise<void> {
  await tx.db.updateTable('task').set(change).where('company_id', '=', companyOf(tx)).where('id', '=', id).execute();
}

export async function deleteTask(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('task').where('company_id', '=', companyOf(tx)).where('id', '=', id).execute();
}

type TaskKey = Pick<Row<'task'>, 'id' | 'customer_id'>;

export async function setWorkshops(tx: Tx, task: TaskKey, ids: readonly string[]): Promise<void> {
  const place = { company_id: companyOf(tx), task_id: task.id };
  await tx.db
    .deleteFrom('task_workshop')
    .where(rowsWith({ company_id: place.company_id, task_id: task.id }))
    .execute();
  const rows = [...new Set(ids)].map((workshop_id) => ({ ...place, customer_id: task.customer_id, workshop_id }));
  if (rows.length > 0) await tx.db.insertInto('task_workshop').values(rows).execute();
}

export async function setStaff(
  { now }: Pick<Call, 'now'>,
  tx: Tx,
  task: TaskKey,
  ids: readonly string[],
): Promise<void> {
  const place = { company_id: companyOf(tx), task_id: task.id };
  await tx.db
    .deleteFrom('task_staff')
    .where(rowsWith({ company_id: place.company_id, task_id: task.id }))
    .where(sql<SqlBool>`account_id <> all(${ids}::uuid[])`)
    .execute();
  if (ids.length === 0) return;
  const given = { ...place, customer_id: task.customer_id, assigned_at: now };
  await tx.db
    .insertInto('task_staff')
    .values([...new Set(ids)].map((account_id) => ({ ...given, account_id })))
    // Who stays has it since then.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function workshopIdsOf(tx: Tx, taskId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('task_workshop')
    .select('workshop_id')
    .where(rowsWith({ company_id: companyOf(tx), task_id: taskId }))
    .execute();
  return rows.map((row) => row.workshop_id);
}

export async function staffIdsOf(tx: Tx, taskId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('task_staff')
    .select('account_id')
    .where(rowsWith({ company_id: companyOf(tx), task_id: taskId }))
    .execute();
  return rows.map((row) => row.account_id);
}
