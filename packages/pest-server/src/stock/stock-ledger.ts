import { sql } from 'kysely';
import { stockKindOf } from 'pest-sdk';
import type { Call } from '../call/call';
import { orNotFound, PestRefusal } from '../call/refusal';
import { refusedAs } from '../call/refused-as';
import { companyOf } from '../call/tenant';
import { newId } from '../database/ids';
import type { Row } from '../database/tables';
import type { Tx } from '../database/transactions';
import { notify } from '../notices/notify';
import { tidyQuantity } from './quantity';

const tooMuch = {
  zh: '库存最多为 999999999999.999',
  en: 'The stock can be 999999999999.999 at most.',
} as const;

export interface StockChange {
  readonly consumableId: string;
  /** Signed, in the consumable's unit. */
  readonly change: string;
  readonly reason: Row<'stock_ledger'>['reason'];
  readonly note: string;
  readonly taskId: string | null;
}

/**
 * The one way that stock changes: the row that says who, when, why and for which service, and the sum, together. The
 * database itself refuses less than zero, whoever asks at once.
 *
 * @returns what is left.
 * @throws PestRefusal `stock.insufficient` when there is not enough, 4004 when there is no such consumable.
 */
export async function changeStock(call: Call, tx: Tx, entry: StockChange): Promise<string> {
  const companyId = companyOf(tx);
  const left = orNotFound(await addToStock(tx, companyId, entry));
  await tx.db
    .insertInto('stock_ledger')
    .values({
      company_id: companyId,
      id: newId(call.now),
      consumable_id: entry.consumableId,
      at: call.now,
      account_id: call.caller.accountId,
      account_name: call.caller.userName,
      change: entry.change,
      reason: entry.reason,
      note: entry.note,
      task_id: entry.taskId,
    })
    .execute();
  const stock = tidyQuantity(left.stock);
  if (left.fell) await tellOfShortage(call, tx, entry.consumableId, { ...left, stock });
  return stock;
}

/** What a change left, and whether it was the one that took the stock below its warning level. */
type Left = Pick<Row<'consumable'>, 'stock' | 'name' | 'unit' | 'category_id'> & { readonly fell: boolean };

async function tellOfShortage(call: Call, tx: Tx, recordId: string, left: Left): Promise<void> {
  const kind = stockKindOf(left.category_id);
  await notify(call, tx, {
    kind: 'stockLow',
    facts: { name: left.name, stock: left.stock, unit: left.unit, category: String(left.category_id) },
    recordId,
    to: { holding: kind === 'chemical' ? 'm_mquipment_chemistry' : 'm_mquipment_inventory' },
  });
}

function addToStock(tx: Tx, companyId: string, entry: StockChange): Promise<Left | undefined> {
  return refusedAs('consumable_stock', new PestRefusal('stock.insufficient'), () =>
    refusedAs(
      'consumable_stock_limit',
      new PestRefusal('general.invalidParameter', { words: tooMuch, field: 'quantity' }),
      () =>
        tx.db
          .updateTable('consumable')
          .set({ stock: sql`stock + ${entry.change}::numeric` })
          .where('company_id', '=', companyId)
          .where('id', '=', entry.consumableId)
          .where('removed_at', 'is', null)
          .returning(['stock', 'name', 'unit', 'category_id'])
          // Changes of one consumable follow each other, so exactly one of them crosses the line.
          .returning(
            sql<boolean>`(stock < warning_level or stock <= 0)
              and not (stock - ${entry.change}::numeric < warning_level or stock - ${entry.change}::numeric <= 0)`.as(
              'fell',
            ),
          )
          .executeTakeFirst(),
    ),
  );
}
