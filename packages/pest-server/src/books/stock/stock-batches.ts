import { sql } from 'kysely';
import type { StockBatch } from 'pest-sdk';
import type { Call } from '../../call/call';
import { PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { companyOf } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { tidyQuantity } from './quantity';

const otherExpiry = {
  zh: '该批号已登记了另一个有效期',
  en: 'This batch is already recorded with another expiry date.',
} as const;

/** Batches of some consumables that have something left; the first to expire first. */
export function batchesOf(tx: Tx, companyId: string, consumableIds: readonly string[]): Promise<Row<'stock_batch'>[]> {
  if (consumableIds.length === 0) return Promise.resolve([]);
  return tx.db
    .selectFrom('stock_batch')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('consumable_id', 'in', consumableIds)
    .where('stock', '>', '0')
    .orderBy(sql`expires_on asc nulls last`)
    .orderBy('batch')
    .execute();
}

/** The same by consumable. */
export async function batchesByConsumable(
  tx: Tx,
  companyId: string,
  consumableIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StockBatch[]>> {
  const byConsumable = new Map<string, StockBatch[]>();
  for (const row of await batchesOf(tx, companyId, consumableIds)) {
    byConsumable.set(row.consumable_id, [...(byConsumable.get(row.consumable_id) ?? []), toBatch(row)]);
  }
  return byConsumable;
}

export function toBatch(row: Row<'stock_batch'>): StockBatch {
  return { id: row.id, batch: row.batch, expiresOn: row.expires_on, stock: tidyQuantity(row.stock) };
}

/**
 * The batch of a name, made where there is none yet. Two deliveries of one batch at once make one.
 *
 * @throws PestRefusal beside `expiresOn` where the batch is kept with another date.
 */
export async function batchNamed(
  call: Call,
  tx: Tx,
  consumableId: string,
  { batch, expiresOn }: { readonly batch: string; readonly expiresOn: string | undefined },
): Promise<string> {
  const kept = await tx.db
    .insertInto('stock_batch')
    .values({
      company_id: companyOf(tx),
      id: newId(call.now),
      consumable_id: consumableId,
      batch,
      expires_on: expiresOn ?? null,
      stock: '0',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'consumable_id', 'batch'])
        .doUpdateSet({ expires_on: sql`coalesce(stock_batch.expires_on, excluded.expires_on)` }),
    )
    .returning(['id', 'expires_on'])
    .executeTakeFirstOrThrow();
  if (expiresOn !== undefined && kept.expires_on !== expiresOn) {
    refuse('general.businessFailure', { words: otherExpiry, field: 'expiresOn' });
  }
  return kept.id;
}

/** A batch of a consumable by what is printed on it. */
export function findBatch(tx: Tx, consumableId: string, batch: string): Promise<Row<'stock_batch'> | undefined> {
  return tx.db
    .selectFrom('stock_batch')
    .selectAll()
    .where(rowsWith({ company_id: companyOf(tx), consumable_id: consumableId, batch }))
    .executeTakeFirst();
}

/** @throws PestRefusal 4004 where the consumable has no such batch, `stock.insufficient` where it holds too little. */
export async function addToBatch(tx: Tx, consumableId: string, batchId: string, change: string): Promise<void> {
  if (!isId(batchId)) refuse('general.notFound');
  const result = await refusedAs('stock_batch_stock', new PestRefusal('stock.insufficient'), () =>
    tx.db
      .updateTable('stock_batch')
      .set({ stock: sql`stock + ${change}::numeric` })
      .where(rowsWith({ company_id: companyOf(tx), consumable_id: consumableId, id: batchId }))
      .executeTakeFirst(),
  );
  if (result.numUpdatedRows !== 1n) refuse('general.notFound');
}
