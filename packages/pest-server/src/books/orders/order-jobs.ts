import type { ServerParts } from '../../call/server-parts';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';
import { askProviders, endPaying } from './close-order';

type JobParts = Pick<ServerParts, 'database' | 'payments' | 'reportFault'> & { readonly now: Date };

const atOnce = 100;

/** Asks after orders that providers are silent about, and closes those whose hours are over. */
export async function followOrders(parts: JobParts): Promise<void> {
  for (const order of await openOrders(parts.database.system)) {
    await followOne(parts, order).catch(parts.reportFault);
  }
}

function openOrders(system: System): Promise<Row<'purchase_order'>[]> {
  return system
    .selectFrom('purchase_order')
    .selectAll()
    .where('state', '=', 'pendingPayment')
    .orderBy('closes_at')
    .orderBy('id')
    .limit(atOnce)
    .execute();
}

async function followOne(parts: JobParts, order: Row<'purchase_order'>): Promise<void> {
  const { now } = parts;
  if (order.closes_at > now) {
    const chosen = parts.payments.online.filter(({ method }) => method === order.method);
    await askProviders(parts, chosen, order, now);
    return;
  }
  if (await endPaying(parts, order, now)) return;
  await parts.database.system
    .updateTable('purchase_order')
    .set({ state: 'closed', closed_at: now, closed_by: 'time' })
    .where(rowsWith({ company_id: order.company_id, id: order.id, state: 'pendingPayment' }))
    .execute();
}
