import { type SelectQueryBuilder, sql } from 'kysely';
import { limits } from 'pest-sdk';

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** Rows that a list without pages reads: the last one says that there are more than it answers. */
export const listEnd = limits.listRows + 1;

export function offsetOf(paging: Paging): number {
  return (paging.page - 1) * paging.limit;
}

/** One page of a list, as the contract shapes it. */
export function pageOf<Item>(paging: Paging, total: number, items: Item[]) {
  return { items, total, page: paging.page, limit: paging.limit };
}

/**
 * The rows of one page, and how many there are in all.
 *
 * @param counted the same without outer joins, which add no row: Citus on PostgreSQL 15 and 16 counts none over several
 *   nodes
 */
export async function pageRows<DB, TB extends keyof DB, Shown, CountedDB, Counted extends keyof CountedDB>(
  paging: Paging,
  shown: SelectQueryBuilder<DB, TB, Shown>,
  counted?: SelectQueryBuilder<CountedDB, Counted, unknown>,
) {
  const total = counted ? await countOf(counted) : await countOf(shown);
  const rows = await shown.limit(paging.limit).offset(offsetOf(paging)).execute();
  return { total, rows };
}

/** How many rows match. */
export async function countOf<DB, TB extends keyof DB>(matching: SelectQueryBuilder<DB, TB, unknown>): Promise<number> {
  const counted = matching.clearSelect().clearOrderBy().select(rowCount.as('total')).$castTo<{ total: number }>();
  return (await counted.executeTakeFirstOrThrow()).total;
}

export type Page<Item> = ReturnType<typeof pageOf<Item>>;

/** A page of rows, as the contract shapes it. */
export function mappedPage<Shown, Item>(
  paging: Paging,
  { total, rows }: { readonly total: number; readonly rows: readonly Shown[] },
  toItem: (row: Shown) => Item,
) {
  return pageOf(paging, total, rows.map(toItem));
}

/** `count(*)` as a number: both engines hand out int8 as text. */
export const rowCount = sql<number>`count(*)::int`;
