import { type SqlBool, sql, type Updateable } from 'kysely';
import { type AccountCount, type RequestOf, userTypes } from 'pest-sdk';
import { countAgainstLimit } from '../../books/accounts/entitlements';
import type { Call } from '../../call/call';
import { known } from '../../call/known-accounts';
import { refuse } from '../../call/refusal';
import { rowsWith } from '../../database/rows';
import { ofOneCompany } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export type Account = Row<'account'>;

/** Whether an account has everything by its kind, as who registered the company has. */
export function isHead(account: Pick<Account, 'type' | 'root_id'>): boolean {
  // biome-ignore lint/plugin: of the account that is listed, not of the caller
  return account.type === userTypes.administrator || (account.type === userTypes.customer && account.root_id === null);
}

const isHeadRow = sql<boolean>`(account.type = ${userTypes.administrator}
  or (account.type = ${userTypes.customer} and account.root_id is null))`;

/** Accounts that the caller may know of and that match, in the list's order; the state is not looked at. */
export function matchingAccounts(
  call: Call,
  tx: Tx,
  { search, staffKind }: Pick<RequestOf<'account.list'>, 'search' | 'staffKind'>,
): Promise<Pick<Account, 'id' | 'disabled_at'>[]> {
  return tx.db
    .selectFrom('account')
    .select(['account.id', 'account.disabled_at'])
    .where(known(call, tx))
    .where(anyContains(['account.user_name', 'account.login_id'], search))
    .$if(staffKind === 'service', (query) => query.where('account.staff_kind', '=', 'service'))
    .$if(staffKind === 'management', (query) =>
      query.where(sql<SqlBool>`account.staff_kind is distinct from 'service'`),
    )
    .orderBy(isHeadRow, 'desc')
    .orderBy('account.created_at')
    .orderBy('account.id')
    .execute();
}

/** In the list's order; whoever was removed meanwhile is missing. */
export async function accountsAmong(call: Call, tx: Tx, ids: readonly string[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  return tx.db
    .selectFrom('account')
    .selectAll('account')
    .where(known(call, tx))
    .where('account.id', 'in', [...ids])
    .orderBy(isHeadRow, 'desc')
    .orderBy('account.created_at')
    .orderBy('account.id')
    .execute();
}

export function findAccount(call: Call, tx: Tx, id: string): Promise<Account | undefined> {
  return tx.db.selectFrom('account').selectAll().where(known(call, tx)).where('account.id', '=', id).executeTakeFirst();
}

/** For a change: whoever else changes it, or gives it a service, waits. */
export function lockAccount(call: Call, tx: Tx, id: string): Promise<Account | undefined> {
  return tx.db
    .selectFrom('account')
    .selectAll()
    .where(known(call, tx))
    .where('account.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Accounts are made one after another, so that two at once never pass the limit. */
export async function holdQuota(tx: Tx): Promise<void> {
  const { scope } = tx;
  if (scope.kind === 'company') {
    await tx.db.selectFrom('company').select('id').where('id', '=', scope.companyId).forUpdate().execute();
  } else {
    await tx.db.selectFrom('customer').select('id').where('id', '=', scope.customerId).forUpdate().execute();
  }
}

/** How many accounts count against the limit; a customer's own login does not. */
export function countAccounts(call: Call, tx: Tx): Promise<AccountCount> {
  return countAgainstLimit(tx, known(call, tx));
}

export async function updateAccount(tx: Tx, id: string, change: Updateable<Tables['account']>): Promise<void> {
  const { numUpdatedRows } = await tx.db.updateTable('account').set(change).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) refuse('general.notFound');
}

/** Numbers of the services that somebody still has to carry out. */
export async function openServices(tx: Tx, accountId: string): Promise<string[]> {
  if (tx.scope.kind !== 'company') return [];
  const rows = await tx.db
    .selectFrom('task')
    .innerJoin('task_staff', ofOneCompany('task_staff.task_id', 'task.id'))
    .where('task.company_id', '=', tx.scope.companyId)
    .where('task_staff.company_id', '=', tx.scope.companyId)
    .where('task_staff.account_id', '=', accountId)
    .where('task.state', 'in', ['unallocated', 'allocated', 'checkedIn'])
    .select('task.number')
    .orderBy('task.planned_at')
    .orderBy('task.id')
    .execute();
  return rows.map(({ number }) => number);
}

/** Which devices it could use is nobody's any more. */
export async function dropDeviceRoles(tx: Tx, accountId: string): Promise<void> {
  const ownerId = tx.scope.kind === 'company' ? tx.scope.companyId : tx.scope.customerId;
  await tx.db
    .deleteFrom('device_role_account')
    .where(rowsWith({ owner_id: ownerId, account_id: accountId }))
    .execute();
}
