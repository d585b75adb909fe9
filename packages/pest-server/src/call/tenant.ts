import { ownRows } from '../database/scope';
import type { Tx } from '../database/transactions';
import { found, PestRefusal } from './refusal';

/** The company that a change is made for. @throws PestRefusal 20014 for a customer. */
export function companyOf(tx: Tx): string {
  if (tx.scope.kind !== 'company') throw new PestRefusal(20014);
  return tx.scope.companyId;
}

/**
 * Makes sure that a customer is served by the asking company, or is the asking customer.
 *
 * @throws PestRefusal 4004
 */
export async function demandSite(tx: Tx, customerId: string): Promise<void> {
  const bound = await tx.db
    .selectFrom('customer_binding')
    .select('customer_id')
    .where(ownRows(tx, 'customer_binding'))
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  found(bound);
}
