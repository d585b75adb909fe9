import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { deviceTypeRows, type SupplyFacts, type SupplyKind, suppliesUsed } from 'pest-sdk';
import type { Call } from '../../call/call';
import { companyOf } from '../../call/tenant';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { changeStock } from './stock-ledger';

type Task = Pick<Row<'task'>, 'id' | 'number'>;
type Device = Pick<Row<'device'>, 'id' | 'type'>;

/** What a record of a device said before, as far as its supplies go, and what it says now; null for no record. */
export interface SupplyChange {
  readonly before: (SupplyFacts & Pick<Row<'device_check'>, 'supplies_missing'>) | null;
  readonly after: SupplyFacts | null;
}

/**
 * Takes what a device got from stock, and puts back what a correction says it did not get. It never stands in a record's
 * way: what is not there is answered, to be said. The caller holds the device's row.
 */
export async function settleSupplies(
  call: Call,
  tx: Tx,
  task: Task,
  device: Device,
  { before, after }: SupplyChange,
): Promise<SupplyKind[]> {
  const had = before === null ? [] : suppliesUsed(before).filter((kind) => !before.supplies_missing.includes(kind));
  const has = after === null ? [] : suppliesUsed(after);
  for (const kind of had) if (!has.includes(kind)) await giveBack(call, tx, task, device, kind);
  const wanted = has.filter((kind) => !had.includes(kind));
  const shelf = await supplyOnShelf(tx, device, wanted);
  const missing: SupplyKind[] = [];
  for (const kind of wanted) {
    const consumable = shelf.find(({ replaces }) => replaces === kind);
    if (consumable) await take(call, tx, task, consumable.id, supplyUse(task, device, kind));
    else missing.push(kind);
  }
  return missing;
}

/**
 * What a company keeps to put into such a device, one at least of it, the first by name. All are locked in one order:
 * a lamp and its board can be taken by two technicians at once.
 */
async function supplyOnShelf(tx: Tx, { type }: Device, kinds: readonly SupplyKind[]) {
  if (kinds.length === 0) return [];
  const rows = await tx.db
    .selectFrom('consumable')
    .select(['id', 'name', 'replaces'])
    .where('company_id', '=', companyOf(tx))
    .where('removed_at', 'is', null)
    .where('category_id', '=', deviceTypeRows[type].stockCategory)
    .where('replaces', 'in', kinds)
    .where('stock', '>=', '1')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function take(call: Call, tx: Tx, task: Task, consumableId: string, useId: string): Promise<void> {
  await changeStock(call, tx, { consumableId, change: '-1', reason: 'use', note: task.number, taskId: task.id, useId });
}

/** To where it came from. */
async function giveBack(call: Call, tx: Tx, task: Task, device: Device, kind: SupplyKind): Promise<void> {
  const useId = supplyUse(task, device, kind);
  const taken = await tx.db
    .selectFrom('stock_ledger')
    .where(rowsWith({ company_id: companyOf(tx), use_id: useId }))
    .groupBy(['consumable_id', 'batch_id'])
    .having(sql<boolean>`sum(change) < 0`)
    .select(['consumable_id', 'batch_id', sql<string>`-sum(change)`.as('amount')])
    .orderBy('consumable_id')
    .execute();
  for (const { consumable_id: consumableId, batch_id: batchId, amount } of taken) {
    await changeStock(call, tx, {
      consumableId,
      change: amount,
      reason: 'correction',
      note: task.number,
      taskId: task.id,
      batchId,
      useId,
    });
  }
}

/** One name for what a device got of a kind at a visit, however often the record is corrected. */
export function supplyUse(task: Task, device: Device, kind: SupplyKind): string {
  const hex = createHash('sha256').update(`${task.id} ${device.id} ${kind}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
