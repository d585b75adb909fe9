import type { Updateable } from 'kysely';
import type { LeaveRequest, RequestOf } from 'pest-sdk';
import type { CallOf } from '../../call/handlers';
import { mappedPage, type Page, pageRows } from '../../database/pages';
import { hasEffect, isThere, rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Leave = Row<'leave_request'>;

interface Period {
  readonly startAt: Date;
  readonly endAt: Date;
}

function requests(call: CallOf<'leave.list'>, tx: Tx) {
  return tx.db
    .selectFrom('leave_request')
    .innerJoin('account', ofOneCompany('account.id', 'leave_request.account_id'))
    .where(companyInScope(tx, 'leave_request'))
    .$if(call.scope === 'own', (query) => query.where('leave_request.account_id', '=', call.caller.accountId));
}

export async function listRequests(
  call: CallOf<'leave.list'>,
  tx: Tx,
  filter: RequestOf<'leave.list'>,
): Promise<Page<LeaveRequest>> {
  const { state, search } = filter;
  const matching = requests(call, tx)
    .$if(state !== undefined, (query) => query.where('leave_request.state', '=', state ?? 'underReview'))
    .where(anyContains(['account.user_name', 'leave_request.reason'], search))
    .selectAll('leave_request')
    .select('account.user_name')
    // What is waiting is answered in the order it begins; what is settled is looked up from the newest.
    .orderBy('leave_request.start_at', state === 'underReview' ? 'asc' : 'desc')
    .orderBy('leave_request.id');
  return mappedPage(filter, await pageRows(filter, matching), (row) => toRequest(row, call.caller.accountId));
}

function toRequest(row: Leave & { readonly user_name: string }, caller: string): LeaveRequest {
  return {
    id: row.id,
    accountId: row.account_id,
    accountName: row.user_name,
    reason: row.reason,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    state: row.state,
    refusalReason: row.refusal_reason,
    appliedAt: row.applied_at.toISOString(),
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    reviewedBy: row.reviewed_by,
    own: row.account_id === caller,
  };
}

export function findRequest(tx: Tx, id: string): Promise<Leave | undefined> {
  return tx.db
    .selectFrom('leave_request')
    .selectAll()
    .where(companyInScope(tx, 'leave_request'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Services not handed in yet that the person is planned for. */
export async function servicesDuring(tx: Tx, leave: Leave) {
  const rows = await tx.db
    .selectFrom('task')
    .innerJoin('task_staff', ofOneCompany('task_staff.task_id', 'task.id'))
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'task.customer_id'))
    .where(companyInScope(tx, 'task'))
    .where(companyInScope(tx, 'task_staff'))
    .where('task_staff.account_id', '=', leave.account_id)
    .where('task.planned_at', '>=', leave.start_at)
    .where('task.planned_at', '<', leave.end_at)
    .where('task.state', 'in', ['unallocated', 'allocated', 'checkedIn'])
    .select(['task.id', 'task.number', 'task.planned_at', 'customer_binding.customer_name'])
    .orderBy('task.planned_at')
    .orderBy('task.id')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    customerName: row.customer_name,
    plannedAt: row.planned_at.toISOString(),
  }));
}

/** Requests of colleagues, approved or waiting, that share some of the time. */
export async function othersAway(tx: Tx, leave: Leave) {
  const rows = await tx.db
    .selectFrom('leave_request')
    .innerJoin('account', ofOneCompany('account.id', 'leave_request.account_id'))
    .where(companyInScope(tx, 'leave_request'))
    .where('leave_request.account_id', '!=', leave.account_id)
    .where('leave_request.state', '!=', 'refused')
    .where('leave_request.start_at', '<', leave.end_at)
    .where('leave_request.end_at', '>', leave.start_at)
    .selectAll('leave_request')
    .select('account.user_name')
    .orderBy('leave_request.start_at')
    .orderBy('leave_request.id')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountName: row.user_name,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    state: row.state,
  }));
}

/** One person's requests are written one after another, so that two of them cannot overlap. */
export async function holdAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}

export function hasRequestDuring(tx: Tx, accountId: string, { startAt, endAt }: Period): Promise<boolean> {
  const found = tx.db
    .selectFrom('leave_request')
    .select('id')
    .where(companyInScope(tx, 'leave_request'))
    .where('account_id', '=', accountId)
    .where('state', '!=', 'refused')
    .where('start_at', '<', endAt)
    .where('end_at', '>', startAt);
  return isThere(found);
}

/** False when somebody has reviewed it already. */
export function reviewRequest(tx: Tx, leave: Leave, review: Updateable<Tables['leave_request']>): Promise<boolean> {
  const changed = tx.db
    .updateTable('leave_request')
    .set(review)
    .where(rowsWith({ company_id: leave.company_id, id: leave.id, state: 'underReview' }));
  return hasEffect(changed);
}

/** False when somebody has reviewed it already. */
export function deleteUnreviewed(tx: Tx, leave: Leave): Promise<boolean> {
  const removed = tx.db
    .deleteFrom('leave_request')
    .where(rowsWith({ company_id: leave.company_id, id: leave.id, state: 'underReview' }));
  return hasEffect(removed);
}
