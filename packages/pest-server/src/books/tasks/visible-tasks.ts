/** Which tasks a caller may see, when a task is open, and which devices are due in it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasBegun, notReachedOutcomes } from 'pest-sdk';
import type { Call } from '../../call/call';
import { orNotFound, refuse } from '../../call/refusal';
import { companyInScope, ownRows } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

const notOpen = {
  zh: '服务未签到或已提交，不能修改检查记录',
  en: 'The service is not checked in, or has already been submitted.',
} as const;

const notBegun = { zh: '服务尚未签到', en: 'The service has not been checked in yet.' } as const;
const reviewed = {
  zh: '服务已审核，签名不能再更改',
  en: 'The service has been reviewed; its signature can no longer be changed.',
} as const;

/** Which rows of `task` (or an alias of it) the caller may see: service staff their own, a customer its site's. */
export function visibleTasks(call: Call, tx: Tx, alias = 'task'): RawBuilder<SqlBool> {
  return ofOwnTasks(call, tx, alias, 'id');
}

/** Which rows of `risk` the caller may see: wherever risks are counted, as many as the register lists. */
export function visibleRisks(call: Call, tx: Tx): RawBuilder<SqlBool> {
  return ofOwnTasks(call, tx, 'risk', 'task_id');
}

function ofOwnTasks(call: Call, tx: Tx, alias: string, task: 'id' | 'task_id'): RawBuilder<SqlBool> {
  const own = call.ownTasksOnly;
  if (own === null) return ownRows(tx, alias);
  return sql`${ownRows(tx, alias)} and exists (select from task_staff
    where task_staff.company_id = ${sql.ref(`${alias}.company_id`)} and task_staff.task_id = ${sql.ref(`${alias}.${task}`)}
      and task_staff.account_id = ${own} and ${companyInScope(tx, 'task_staff')})`;
}

/** @throws PestRefusal `general.notFound` */
export async function requireTask(call: Call, tx: Tx, id: string): Promise<Row<'task'>> {
  return orNotFound(await visibleTask(call, tx, id).executeTakeFirst());
}

/**
 * A task that is checked in. It stays so until the transaction ends; others may record in it at the same time.
 *
 * @throws PestRefusal `general.notFound`, or `general.businessFailure` when it is not checked in or is handed in already.
 */
export async function requireOpenTask(call: Call, tx: Tx, id: string): Promise<Row<'task'>> {
  const task = orNotFound(await visibleTask(call, tx, id).forShare().executeTakeFirst());
  if (task.state !== 'checkedIn') refuse('general.businessFailure', { words: notOpen });
  return task;
}

/**
 * A task that was begun and is not reviewed; it stays so until the transaction ends.
 *
 * @throws PestRefusal `general.notFound`, or `general.businessFailure` before the check-in and after the review.
 */
export async function requireUnreviewedTask(call: Call, tx: Tx, id: string): Promise<Row<'task'>> {
  const task = orNotFound(await visibleTask(call, tx, id).forShare().executeTakeFirst());
  if (!hasBegun(task.state)) refuse('general.businessFailure', { words: notBegun });
  if (task.state === 'reviewed') refuse('general.businessFailure', { words: reviewed });
  return task;
}

/** Locks a task until the transaction ends. @throws PestRefusal `general.notFound` */
export async function lockTask(call: Call, tx: Tx, id: string): Promise<Row<'task'>> {
  return orNotFound(await visibleTask(call, tx, id).forUpdate().executeTakeFirst());
}

function visibleTask(call: Call, tx: Tx, id: string) {
  return tx.db.selectFrom('task').selectAll().where('id', '=', id).where(visibleTasks(call, tx));
}

/**
 * Whether a row of `device` is due at a row of `task`: in service, indoors or outdoors as the task is, in its workshops.
 * The customer is one of an array of one: of two equalities, this and the policy's, PostgreSQL makes a condition without
 * a column, with which Citus refuses the outer join to the checks.
 */
export const isDue = (
  tx: Tx,
): RawBuilder<SqlBool> => sql`device.company_id = task.company_id and ${companyInScope(tx, 'device')}
  and device.customer_id = any(array[task.customer_id]) and device.removed_at is null and device.bound
  and device.place = any(task.places)
  and (not exists (select from task_workshop
      where task_workshop.company_id = task.company_id and task_workshop.task_id = task.id
        and ${companyInScope(tx, 'task_workshop')})
    or device.workshop_id in (select workshop_id from task_workshop
      where task_workshop.company_id = task.company_id and task_workshop.task_id = task.id
        and ${companyInScope(tx, 'task_workshop')}))`;

/** What a visit's devices come to: one meaning in lists, sheets, figures and reports. */
export interface DeviceFigures {
  readonly due: number;
  readonly checked: number;
  readonly notReached: number;
}

/** The figures of a row of `task`: as it was handed in, or as it stands now. */
export const deviceFigures = (tx: Tx): RawBuilder<DeviceFigures> => sql`case when task.devices_due is not null
  then jsonb_build_object('due', task.devices_due, 'checked', task.devices_checked, 'notReached', task.devices_not_reached)
  else (select jsonb_build_object(
      'due', count(*) filter (where device_check.outcome is distinct from 'notDue'),
      'checked', count(*) filter (where device_check.outcome = 'checked'),
      'notReached', count(*) filter (where ${isNotReached('device_check.outcome')}))
    from device ${itsCheck(tx)} where ${isDue(tx)}) end`;

/** The check of a row of `device` at a row of `task`; all null where nothing is recorded. */
export const itsCheck = (tx: Tx): RawBuilder<unknown> => sql`left join device_check
  on device_check.company_id = device.company_id and device_check.device_id = device.id
    and device_check.task_id = task.id and ${companyInScope(tx, 'device_check')}`;

/** Whether an outcome says that nobody got to a device that was due. */
export const isNotReached = (outcome: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(outcome)} in (${sql.join(notReachedOutcomes.map((name) => sql.lit(name)))})`;
