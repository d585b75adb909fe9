import { isThere } from '../database/rows';
import { ownRows } from '../database/scope';
import type { Tx } from '../database/transactions';
import { refuse } from './refusal';

/** The company that a change is made for. @throws PestRefusal `permission.denied` for a customer. */
export function companyOf(tx: Tx): string {
  if (tx.scope.kind !== 'company') refuse('permission.denied');
  return tx.scope.companyId;
}

/** The customer that asks. @throws PestRefusal `permission.denied` for a company. */
export function customerOf(tx: Tx): string {
  if (tx.scope.kind !== 'customer') refuse('permission.denied');
  return tx.scope.customerId;
}

/**
 * Makes sure that a customer is served by the asking company, or is the asking customer.
 *
 * @throws PestRefusal `general.notFound`
 */
export async function requireSite(tx: Tx, customerId: string): Promise<void> {
  if (!(await isSite(tx, customerId))) refuse('general.notFound');
}

export function isSite(tx: Tx, customerId: string): Promise<boolean> {
  const bound = tx.db
    .selectFrom('customer_binding')
    .select('customer_id')
    .where(ownRows(tx, 'customer_binding'))
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null);
  return isThere(bound);
}
