import type { ImportResult, RequestOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import { companyOf } from '../../call/tenant';
import type { Tx } from '../../database/transactions';
import { addConsumable } from './add-consumable';
import * as queries from './stock.queries';
import { judgeStockLines, nameKeyOf } from './stock-lines';

/**
 * The lines of a file, judged, and added as the person says. A file sent twice adds nothing: its names are taken, and
 * where somebody takes one meanwhile the file is refused as a whole (`asNameTaken`).
 */
export async function importStock(
  call: Call,
  tx: Tx,
  { kind, mode, lines }: RequestOf<'stock.importLines'>,
): Promise<ImportResult> {
  const kept = await queries.namesKept(tx, companyOf(tx));
  const { good, faults } = judgeStockLines(lines, kind, new Set(kept.map(nameKeyOf)));
  const added = mode === 'good' || (mode === 'all' && faults.length === 0) ? good : [];
  for (const { draft, batch } of added) await addConsumable(call, tx, draft, batch);
  return { lines: lines.length, good: good.length, added: added.length, faults: [...faults] };
}
