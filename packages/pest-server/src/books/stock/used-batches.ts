import type { StockPart } from 'pest-sdk';
import type { Call } from '../../call/call';
import { companyOf } from '../../call/tenant';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { findBatch } from './stock-batches';
import { changeStock } from './stock-ledger';

/** The batch that a use names, by its id or by what is printed on it; undefined where it leaves the choice to us. */
export async function chosenBatch(
  tx: Tx,
  consumableId: string,
  { batchId, batch }: { readonly batchId?: string | undefined; readonly batch: string },
): Promise<string | undefined> {
  if (batchId !== undefined) return batchId;
  return batch === '' ? undefined : (await findBatch(tx, consumableId, batch))?.id;
}

/** What the record says of the batch: what was typed, otherwise what is printed on those it was taken from. */
export async function batchWords(
  tx: Tx,
  consumableId: string,
  typed: string,
  parts: readonly StockPart[],
): Promise<string> {
  const ids = parts.flatMap(({ batchId }) => batchId ?? []);
  if (typed !== '' || ids.length === 0) return typed;
  const rows = await tx.db
    .selectFrom('stock_batch')
    .select(['id', 'batch'])
    .where(rowsWith({ company_id: companyOf(tx), consumable_id: consumableId }))
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.batch ?? []).join(', ');
}

/** Puts what a use took back to where it came from. */
export async function returnUse(
  call: Call,
  tx: Tx,
  use: Row<'chemical_use'>,
  task: Pick<Row<'task'>, 'id' | 'number'>,
): Promise<void> {
  const taken = await tx.db
    .selectFrom('stock_ledger')
    .select(['batch_id', 'change'])
    .where(rowsWith({ company_id: use.company_id, use_id: use.id, reason: 'use' }))
    .execute();
  // Uses that were recorded before there were batches have no rows of their own.
  const parts = taken.length > 0 ? taken : [{ batch_id: null, change: `-${use.amount}` }];
  for (const { batch_id: batchId, change } of parts) {
    await changeStock(call, tx, {
      consumableId: use.consumable_id,
      change: change.slice(1),
      reason: 'correction',
      note: task.number,
      taskId: task.id,
      batchId,
      useId: use.id,
    });
  }
}
