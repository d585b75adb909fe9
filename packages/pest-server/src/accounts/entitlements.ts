import { type AccountLimits, accountLimits } from 'pest-sdk';
import { companyInScope } from '../database/scope';
import type { Row } from '../database/tables';
import type { Tx } from '../database/transactions';

/** What the company of the transaction has bought that is in force now. The one place that says so. */
export function entitlementsInForce(tx: Tx, now: Date): Promise<Row<'entitlement'>[]> {
  return tx.db
    .selectFrom('entitlement')
    .selectAll()
    .where(companyInScope(tx, 'entitlement'))
    .where('starts_at', '<=', now)
    .where((each) => each.or([each('ends_at', 'is', null), each('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** How many accounts the company may have. */
export async function companyLimits(tx: Tx, now: Date): Promise<AccountLimits> {
  const held = await entitlementsInForce(tx, now);
  return accountLimits(held.map(({ plan }) => plan));
}
