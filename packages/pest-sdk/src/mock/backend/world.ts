import type { StockLedgerEntry } from '../../contract/stock';
import * as site from './demo-site';
import { Table } from './table';

/** A change of a consumable's stock. */
export type LedgerRow = Omit<StockLedgerEntry, 'name' | 'unit'>;

/** Everything that the pretended backend remembers. */
export type World = ReturnType<typeof newWorld>;

/** The world as it is before the first call. */
export function newWorld() {
  const opening = site.consumables.map(
    ({ id, stock }, index): LedgerRow => ({
      id: `ledger-${index + 1}`,
      consumableId: id,
      at: '2026-04-01T01:00:00.000Z',
      accountName: 'Li Ming',
      batch: '',
      change: stock,
      reason: 'opening',
      cause: null,
      counted: null,
      note: '',
      taskId: null,
      customer: null,
    }),
  );
  return {
    customers: new Table('customer', site.customers),
    workshops: new Table('workshop', site.workshops),
    floorPlans: new Table('floorPlan', site.floorPlans),
    devices: new Table('device', site.devices),
    consumables: new Table('stock', site.consumables),
    ledger: new Table('ledger', opening),
    templates: new Table('template', site.templates),
  };
}
