import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import type { StockStatus } from 'pest-sdk';
import { contains, offsetOf, type Paging, rowCount } from '../../database/scope';
import type { NewRow, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

interface Filter extends Paging {
  readonly search?: string | undefined;
  readonly status?: StockStatus | undefined;
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
    .$if(search !== undefined, (query) => query.where(contains('name', search ?? '')))
    .$if(status !== undefined, (query) => query.where(isStatus[status ?? 'normal']));
  const { total } = await matching.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const direction = filter.order ?? 'asc';
  const sorted =
    filter.sort === 'status'
      ? matching.orderBy(urgency, direction)
      : matching.orderBy(filter.sort ?? 'name', direction);
  const rows = await sorted.selectAll().orderBy('id').limit(filter.limit).offset(offsetOf(filter)).execute();
  return { total, rows };
}

function consumables(tx: Tx, companyId: string, categories: readonly number[]) {
  return tx.db
    .selectFrom('consumable')
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`category_id = any(${categories}::int[])`);
}

export async function insertConsumable(tx: Tx, consumable: NewRow<'consumable'>): Promise<void> {
  await tx.db.insertInto('consumable').values(consumable).execute();
}

export async function updateConsumable(
  tx: Tx,
  companyId: string,
  id: string,
  change: Updateable<Tables['consumable']>,
): Promise<void> {
  await tx.db.updateTable('consumable').set(change).where('company_id', '=', companyId).where('id', '=', id).execute();
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

export async function pageOfLedger(tx: Tx, companyId: string, filter: Paging & { readonly id: string }) {
  const entries = tx.db
    .selectFrom('stock_ledger')
    .where('company_id', '=', companyId)
    .where('consumable_id', '=', filter.id);
  const { total } = await entries.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await entries
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(offsetOf(filter))
    .execute();
  return { total, rows };
}
