import { type SqlBool, sql } from 'kysely';
import type { ResultOf, StockBatch } from 'pest-sdk';
import { listEnd } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { tidyQuantity } from './quantity';
import { batchesByConsumable } from './stock-batches';

export function findConsumable(tx: Tx, companyId: string, id: string): Promise<Row<'consumable'> | undefined> {
  return tx.db
    .selectFrom('consumable')
    .selectAll()
    .where(rowsWith({ company_id: companyId, id }))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** What a company has of some categories, by name. */
export function listConsumables(
  tx: Tx,
  companyId: string,
  categories: readonly number[],
): Promise<Row<'consumable'>[]> {
  return tx.db
    .selectFrom('consumable')
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`category_id = any(${categories}::int[])`)
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .limit(listEnd)
    .execute();
}

/** What a company has of some categories, as it is offered to choose. */
export async function consumableChoices(tx: Tx, companyId: string, categories: readonly number[]) {
  const rows = await listConsumables(tx, companyId, categories);
  const batches = await batchesByConsumable(tx, companyId, idsOf(rows));
  return rows.map((row) => toChoice(row, batches.get(row.id) ?? []));
}

export function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function toChoice(row: Row<'consumable'>, batches: readonly StockBatch[]): ResultOf<'stock.all'>[number] {
  return {
    id: row.id,
    categoryId: row.category_id,
    name: row.name,
    unit: row.unit,
    stock: tidyQuantity(row.stock),
    specification: row.specification,
    batches: [...batches],
    registrationNumber: row.registration_number,
    activeIngredient: row.active_ingredient,
    dilution: row.dilution,
    targetPest: row.target_pest,
  };
}
