import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type StockFigure, type StockStatus, stockCategoryIds } from 'pest-sdk';
import { listEnd, type Paging, pageRows } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

interface Filter extends Paging {
  readonly search?: string | undefined;
  readonly status?: StockStatus | undefined;
  /** A batch with something left that expires on this day or before. */
  readonly expiresBy?: string | undefined;
  readonly sort?: 'name' | 'stock' | 'status' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** `stockStatus` of the SDK, as the database says it. */
const isStatus: Record<StockStatus, RawBuilder<SqlBool>> = {
  out: sql`stock <= 0`,
  warning: sql`stock > 0 and stock < warning_level`,
  normal: sql`stock > 0 and stock >= warning_level`,
};
const urgency = sql<number>`case when stock <= 0 then 0 when stock < warning_level then 1 else 2 end`;

export async function pageOfConsumables(tx: Tx, companyId: string, categories: readonly number[], filter: Filter) {
  const { search, status } = filter;
  const matching = consumables(tx, companyId, categories)
    .where(anyContains(['name'], search))
    .$if(status !== undefined, (query) => query.where(isStatus[status ?? 'normal']))
    .$if(filter.expiresBy !== undefined, (query) => query.where(expiresBy(companyId, filter.expiresBy ?? '')));
  const direction = filter.order ?? 'asc';
  const sorted =
    filter.sort === 'status'
      ? matching.orderBy(urgency, direction)
      : matching.orderBy(filter.sort ?? 'name', direction);
  return pageRows(filter, sorted.selectAll().orderBy('id'));
}

function expiresBy(companyId: string, day: string): RawBuilder<SqlBool> {
  return sql`exists (select from stock_batch b where b.company_id = ${companyId} and b.company_id = consumable.company_id
    and b.consumable_id = consumable.id and b.stock > 0 and b.expires_on <= ${day})`;
}

function consumables(tx: Tx, companyId: string, categories: readonly number[]) {
  return tx.db
    .selectFrom('consumable')
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`category_id = any(${categories}::int[])`);
}

/** What each consumable is called, within its category. */
export async function namesKept(tx: Tx, companyId: string): Promise<{ categoryId: number; name: string }[]> {
  return consumables(tx, companyId, stockCategoryIds).select(['category_id as categoryId', 'name']).execute();
}

/** How many were removed; their ledgers stay. */
export async function removeConsumables(tx: Tx, companyId: string, ids: string[], now: Date): Promise<number> {
  const result = await tx.db
    .updateTable('consumable')
    .set({ removed_at: now })
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Which rows of the ledger are asked for. */
export interface LedgerFilter extends Paging {
  readonly categories: readonly number[];
  readonly id?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly unit?: string | undefined;
  readonly figure?: StockFigure | undefined;
  readonly from?: Date | undefined;
  /** The first moment after what is asked for. */
  readonly until?: Date | undefined;
}

/** What was taken back goes against what was used; a correction without a service is one of the shelf. */
const figureOf = sql<StockFigure>`case
  when l.reason in ('opening', 'replenish') then 'received'
  when l.reason = 'use' or (l.reason = 'correction' and l.task_id is not null) then 'used'
  when l.reason = 'out' then 'out'
  else 'difference' end`;

export async function pageOfLedger(tx: Tx, companyId: string, filter: LedgerFilter) {
  const entries = ledgerOf(tx, companyId, filter.categories)
    .$if(filter.id !== undefined, (query) => query.where('c.id', '=', filter.id ?? ''))
    .$if(filter.registrationNumber !== undefined, (query) =>
      query.where('c.registration_number', '=', filter.registrationNumber ?? ''),
    )
    .$if(filter.unit !== undefined, (query) => query.where('c.unit', '=', filter.unit ?? ''))
    .$if(filter.figure !== undefined, (query) => query.where(sql<SqlBool>`${figureOf} = ${filter.figure}`))
    .$if(filter.from !== undefined, (query) => query.where('l.at', '>=', filter.from ?? new Date(0)))
    .$if(filter.until !== undefined, (query) => query.where('l.at', '<', filter.until ?? new Date(0)));
  const shown = entries
    .leftJoin('stock_batch as b', ofOneCompany('b.id', 'l.batch_id', companyInScope(tx, 'b')))
    .leftJoin('task as t', ofOneCompany('t.id', 'l.task_id', companyInScope(tx, 't')))
    .leftJoin('customer_binding as s', ofOneCompany('s.customer_id', 't.customer_id', companyInScope(tx, 's')))
    .selectAll('l')
    .select(['c.name', 'c.unit', 'b.batch', 's.customer_id', 's.customer_name'])
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc');
  return pageRows(filter, shown, entries);
}

/** The ledger with the consumables it is of, those that were removed as well: what happened stays. */
function ledgerOf(tx: Tx, companyId: string, categories: readonly number[]) {
  return tx.db
    .selectFrom('stock_ledger as l')
    .innerJoin('consumable as c', ofOneCompany('c.id', 'l.consumable_id'))
    .where(rowsWith({ 'l.company_id': companyId, 'c.company_id': companyId }))
    .where(sql<SqlBool>`c.category_id = any(${categories}::int[])`);
}

/** Days as moments, the second one exclusive. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/**
 * The sums of the ledger of each consumable, before and in a span. A consumable that nothing ever moved has none, and
 * one that was gone before, of which nothing was left or moved, is no part of the span.
 */
export function balances(tx: Tx, companyId: string, categories: readonly number[], { from, until }: Span) {
  const sumOf = (figure: StockFigure) =>
    sql<string>`coalesce(sum(l.change) filter (where l.at >= ${from} and ${figureOf} = ${figure}), 0)`;
  const before = sql<string>`coalesce(sum(l.change) filter (where l.at < ${from}), 0)`;
  const figures = [before, sumOf('received'), sumOf('used'), sumOf('out'), sumOf('difference')];
  return ledgerOf(tx, companyId, categories)
    .where('l.at', '<', until)
    .select(['c.id', 'c.name', 'c.registration_number', 'c.unit'])
    .select([
      before.as('before'),
      sumOf('received').as('received'),
      sumOf('used').as('used'),
      sumOf('out').as('out'),
      sumOf('difference').as('difference'),
      sql<string>`sum(l.change)`.as('after'),
      sql<Date | null>`max(l.at) filter (where l.at >= ${from} and l.reason = 'count')`.as('counted_at'),
    ])
    .groupBy(['c.id', 'c.name', 'c.registration_number', 'c.unit', 'c.removed_at'])
    .having(sql<SqlBool>`c.removed_at is null or c.removed_at >= ${from} or 0 <> any(array[${sql.join(figures)}])`)
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(listEnd)
    .execute();
}

/** Locks consumables, in one order whoever asks: two counts at once wait for each other. */
export function lockConsumables(tx: Tx, companyId: string, ids: readonly string[]): Promise<Row<'consumable'>[]> {
  return tx.db
    .selectFrom('consumable')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids].sort())
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}
