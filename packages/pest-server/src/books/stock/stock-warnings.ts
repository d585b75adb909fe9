import { type SqlBool, sql } from 'kysely';
import {
  type Language,
  type StockAccess,
  type StockKind,
  type StockWarning,
  stockCategoryIds,
  stockCategoryNames,
  stockKindOf,
  stockStatus,
} from 'pest-sdk';
import type { InParts } from '../../call/handlers';
import { listEnd } from '../../database/pages';
import type { Tx } from '../../database/transactions';
import { tidyQuantity } from './quantity';

/** Of the kinds whose menu the caller holds. */
export function stockAccess(call: InParts<StockKind>): StockAccess {
  return { physical: call.sees('physical'), chemical: call.sees('chemical') };
}

/**
 * What is out of stock or below its warning value, of the kinds a person may see; the emptiest first.
 *
 * @param most - null for all, to be counted
 */
export async function stockWarnings(
  tx: Tx,
  access: StockAccess,
  language: Language,
  most: number | null = listEnd,
): Promise<StockWarning[]> {
  if (tx.scope.kind !== 'company') return [];
  const { companyId } = tx.scope;
  const categories = stockCategoryIds.filter((id) => access[stockKindOf(id)]);
  const rows = await tx.db
    .selectFrom('consumable')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('stock_batch')
        .select((batch) => batch.fn.min('stock_batch.expires_on').as('day'))
        .where('stock_batch.company_id', '=', companyId)
        .whereRef('stock_batch.company_id', '=', 'consumable.company_id')
        .whereRef('stock_batch.consumable_id', '=', 'consumable.id')
        .where('stock_batch.stock', '>', '0')
        .as('expires_on'),
    )
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`category_id = any(${categories}::int[])`)
    .where((eb) => eb.or([eb('stock', '<=', '0'), eb('stock', '<', eb.ref('warning_level'))]))
    .orderBy('stock')
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row): StockWarning => {
    const status = stockStatus(Number(row.stock), Number(row.warning_level));
    return {
      id: row.id,
      categoryId: row.category_id,
      categoryName: categoryName(row.category_id, language),
      name: row.name,
      stock: tidyQuantity(row.stock),
      unit: row.unit,
      warningLevel: tidyQuantity(row.warning_level),
      status: status === 'out' ? 'out' : 'warning',
      expiresOn: row.expires_on,
    };
  });
}

function categoryName(id: number, language: Language): string {
  const known = stockCategoryIds.find((category) => category === id);
  return known === undefined ? '' : stockCategoryNames[known][language];
}
