import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from './transactions';

/**
 * The explicit half of isolation, for a table or alias with `company_id` and `customer_id`: a company's own rows, or
 * a site's rows of the companies that serve it. Row-level security is the other half.
 */
export function ownRows(tx: Tx, alias: string): RawBuilder<SqlBool> {
  const companyId = sql.ref(`${alias}.company_id`);
  if (tx.scope.kind === 'company') return sql`${companyId} = ${tx.scope.companyId}`;
  const { customerId } = tx.scope;
  return sql`(${sql.ref(`${alias}.customer_id`)} = ${customerId} and ${companyId} in (
    select company_id from customer_binding where customer_id = ${customerId} and ended_at is null))`;
}

/** Whether a text holds what was searched for, whatever its case. */
export function contains(reference: string, text: string): RawBuilder<SqlBool> {
  return sql`strpos(lower(${sql.ref(reference)}), lower(${text})) > 0`;
}

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

export function offsetOf(paging: Paging): number {
  return (paging.page - 1) * paging.limit;
}

/** One page of a list, as the contract shapes it. */
export function pageOf<Item>(paging: Paging, total: number, items: Item[]) {
  return { items, total, page: paging.page, limit: paging.limit };
}

/** `count(*)` as a number: both engines hand out int8 as text. */
export const rowCount = sql<number>`count(*)::int`;
