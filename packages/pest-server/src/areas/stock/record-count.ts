import { compareQuantities, type RequestOf, stockKindOf, subtractQuantities, unbatchedStock } from 'pest-sdk';
import { idsOf } from '../../books/stock/consumables';
import { batchesByConsumable } from '../../books/stock/stock-batches';
import { changeStock } from '../../books/stock/stock-ledger';
import type { CallOf } from '../../call/handlers';
import { refuse } from '../../call/refusal';
import { companyOf } from '../../call/tenant';
import { isId } from '../../database/ids';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { lockConsumables } from './stock.queries';

type Line = RequestOf<'stock.count'>['lines'][number];

/**
 * Makes what was counted the stock. Each line is a row of the ledger, also where nothing is different: an auditor asks
 * what was counted, not only what was wrong.
 *
 * @throws PestRefusal 4001 where something moved since the sheet was made, because then nobody knows whether it was
 *   counted before or after.
 */
export async function recordCount(call: CallOf<'stock.count'>, tx: Tx, { lines, note = '' }: RequestOf<'stock.count'>) {
  refuseRepeated(lines);
  const locked = await lockLines(call, tx, lines);
  const batches = await batchesByConsumable(tx, companyOf(tx), idsOf([...locked.values()]));
  const shelf = [...locked.values()].flatMap((consumable) => onShelf(consumable, batches.get(consumable.id) ?? []));
  for (const line of lines) {
    const kept = shelf.find((place) => place.id === line.id && place.batchId === line.batchId);
    const { name } = locked.get(line.id) ?? refuse('general.notFound');
    if (compareQuantities(kept?.stock ?? '0', line.expected) !== 0) refuseMoved(name, kept?.stock ?? '0');
    await changeStock(call, tx, {
      consumableId: line.id,
      change: subtractQuantities(line.counted, line.expected),
      reason: 'count',
      counted: line.counted,
      note,
      taskId: null,
      batchId: line.batchId,
    });
  }
  const differing = lines.filter(({ expected, counted }) => compareQuantities(expected, counted) !== 0);
  return { counted: lines.length, differing: differing.length };
}

async function lockLines(call: CallOf<'stock.count'>, tx: Tx, lines: readonly Line[]) {
  const ids = [...new Set(lines.map(({ id }) => id))];
  if (!ids.every(isId)) refuse('general.notFound');
  const rows = await lockConsumables(tx, companyOf(tx), ids);
  if (rows.length !== ids.length) refuse('general.notFound');
  for (const row of rows) call.requireKind(stockKindOf(row.category_id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The places that a consumable is counted at: each batch, and what is kept without one. */
function onShelf(consumable: Row<'consumable'>, batches: readonly { readonly id: string; readonly stock: string }[]) {
  return [
    ...batches.map((batch) => ({ id: consumable.id, batchId: batch.id, stock: batch.stock })),
    { id: consumable.id, batchId: null, stock: unbatchedStock(consumable.stock, batches) },
  ];
}

function refuseRepeated(lines: readonly Line[]): void {
  const places = new Set(lines.map(({ id, batchId }) => `${id} ${batchId}`));
  if (places.size !== lines.length) refuse('general.invalidParameter', { field: 'lines' });
}

function refuseMoved(name: string, stock: string): never {
  refuse('general.businessFailure', {
    words: {
      zh: `“${name}”在盘点期间有变动，账面现为 ${stock}，请复核后再保存。`,
      en: `The stock of ${name} changed while it was being counted and is now ${stock}. Count it again, then save.`,
    },
    field: 'lines',
  });
}
