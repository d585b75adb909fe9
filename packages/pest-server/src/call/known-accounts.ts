import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../database/transactions';
import type { Call } from './call';

/** A customer's own login; a sub-account's is the one that it belongs to. */
export function rootOf({ caller }: Call): string {
  return caller.rootId ?? caller.accountId;
}

/** The accounts that the caller may know of: its company's, or those of its own login. */
export function known(call: Call, tx: Tx): RawBuilder<SqlBool> {
  if (tx.scope.kind === 'company')
    return sql`account.company_id = ${tx.scope.companyId} and account.deleted_at is null`;
  const root = rootOf(call);
  return sql`account.customer_id = ${tx.scope.customerId} and (account.id = ${root} or account.root_id = ${root})
    and account.deleted_at is null`;
}
