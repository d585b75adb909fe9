import { sql } from 'kysely';
import {
  addQuantities,
  firstToExpire,
  type StockOutCause,
  type StockPart,
  stockKindOf,
  unbatchedStock,
} from 'pest-sdk';
import type { Call } from '../../call/call';
import { orNotFound, PestRefusal } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { notify } from '../notices/notify';
import { tellPartners } from '../webhooks/tell-partners';
import { tidyQuantity } from './quantity';
import { addToBatch, batchesOf, toBatch } from './stock-batches';

const tooMuch = {
  zh: '库存最多为 999999999999.999',
  en: 'Stock cannot exceed 999999999999.999.',
} as const;

export interface StockChange {
  readonly consumableId: string;
  /** Signed, in the consumable's unit. */
  readonly change: string;
  readonly reason: Row<'stock_ledger'>['reason'];
  readonly note: string;
  readonly taskId: string | null;
  /**
   * The batch that it goes to or comes from; null is what is kept without one. Left out, what is taken comes from what
   * expires first, and what comes in has no batch.
   */
  readonly batchId?: string | null | undefined;
  /** Of the reason `out`. */
  readonly cause?: StockOutCause | undefined;
  /** Of the reason `count`. */
  readonly counted?: string | undefined;
  /** The use of a chemical that takes it. */
  readonly useId?: string | undefined;
}

/** What a change of stock left, and the batches that it touched. */
export interface StockChanged {
  readonly stock: string;
  readonly parts: readonly StockPart[];
}

/**
 * The one way that stock changes: the rows that say who, when, why and for which service, and the sums of consumable and
 * batch, together. The database itself refuses less than zero, whoever asks at once.
 *
 * @returns what is left.
 * @throws PestRefusal `stock.insufficient` when there is not enough, 4004 when there is no such consumable or batch.
 */
export async function changeStock(call: Call, tx: Tx, entry: StockChange): Promise<StockChanged> {
  // From here on changes of this consumable and its batches wait for each other: its row is locked.
  const left = orNotFound(await addToStock(tx, companyOf(tx), entry));
  const parts = await partsOf(call, tx, entry, left);
  for (const part of parts) {
    if (part.batchId !== null) await addToBatch(tx, entry.consumableId, part.batchId, part.amount);
    await insertEntry(call, tx, entry, part);
  }
  const stock = tidyQuantity(left.stock);
  if (left.fell) await tellOfShortage(call, tx, entry.consumableId, { ...left, stock });
  return { stock, parts };
}

/** The change by batch, with its sign. */
async function partsOf(call: Call, tx: Tx, entry: StockChange, left: Left): Promise<StockPart[]> {
  const whole = { batchId: entry.batchId ?? null, amount: entry.change };
  if (entry.batchId !== undefined || !entry.change.startsWith('-')) return [whole];
  const batches = await batchesOf(tx, companyOf(tx), [entry.consumableId]);
  if (batches.length === 0) return [whole];
  const taken = entry.change.slice(1);
  const before = addQuantities(left.stock, taken);
  const kept = batches.map(toBatch);
  return firstToExpire(taken, kept, unbatchedStock(before, kept), call.today).map(({ batchId, amount }) => ({
    batchId,
    amount: `-${amount}`,
  }));
}

async function insertEntry(call: Call, tx: Tx, entry: StockChange, part: StockPart): Promise<void> {
  await tx.db
    .insertInto('stock_ledger')
    .values({
      company_id: companyOf(tx),
      id: newId(call.now),
      consumable_id: entry.consumableId,
      at: call.now,
      account_id: call.caller.accountId,
      account_name: call.caller.userName,
      change: part.amount,
      reason: entry.reason,
      note: entry.note,
      task_id: entry.taskId,
      batch_id: part.batchId,
      cause: entry.cause ?? null,
      counted: entry.counted ?? null,
      use_id: entry.useId ?? null,
    })
    .execute();
}

/** What a change left, and whether it was the one that took the stock below its warning level. */
type Left = Pick<Row<'consumable'>, 'stock' | 'name' | 'unit' | 'category_id'> & { readonly fell: boolean };

async function tellOfShortage(call: Call, tx: Tx, recordId: string, left: Left): Promise<void> {
  const { category_id: categoryId, name, unit, stock } = left;
  const data = { consumableId: recordId, categoryId, name, unit, stock };
  await tellPartners(tx, call.now, { aboutId: recordId, customerId: null }, { type: 'stock.low', data });
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
          .where(rowsWith({ company_id: companyId, id: entry.consumableId }))
          // What a use took comes back to a consumable that was removed meanwhile, too: its ledger stays.
          .$if(entry.reason !== 'correction', (query) => query.where('removed_at', 'is', null))
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
