import { boughtTerm, type HeldTerm, type PaymentMethod } from 'pest-sdk';
import { newId } from '../../database/ids';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import { type System, scopeInside } from '../../database/transactions';
import { type Notifier, notify } from '../notices/notify';

type Order = Row<'purchase_order'>;

/** How an order was paid. */
export interface Paid {
  readonly method: PaymentMethod;
  /** The provider's transaction, or who confirmed the transfer. */
  readonly payment: string;
}

/** An order's row, held until the transaction ends: of those who decide about it at once one goes first. */
export function lockOrder(system: System, order: Pick<Order, 'company_id' | 'id'>): Promise<Order | undefined> {
  return system
    .selectFrom('purchase_order')
    .selectAll()
    .where(rowsWith({ company_id: order.company_id, id: order.id }))
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Completes an open order that is held: it and what it bought are written in the same transaction, and the database
 * takes an order's term once.
 */
export async function completeOrder(system: System, teller: Notifier, order: Order, paid: Paid): Promise<void> {
  const { now } = teller;
  await system
    .updateTable('purchase_order')
    .set({ state: 'completed', completed_at: now, ...paid })
    .where(rowsWith({ company_id: order.company_id, id: order.id }))
    .execute();
  const endsAt = await giveTerm(system, order, now);
  await scopeInside(system, { kind: 'company', companyId: order.company_id }, (tx) =>
    notify(teller, tx, {
      kind: 'orderCompleted',
      facts: { number: order.number, product: order.product, to: endsAt },
      recordId: order.id,
      to: { holding: 'btn_order_save' },
    }),
  );
}

async function giveTerm(system: System, order: Order, now: Date): Promise<string> {
  const held = await system
    .selectFrom('entitlement')
    .selectAll()
    .where('company_id', '=', order.company_id)
    .forUpdate()
    .execute();
  const term = boughtTerm(order, held.map(toTerm), now);
  if (!term) throw new Error(`Order ${order.number} buys what its company holds for good.`);
  for (const { row } of term.replaced) await endNow(system, row, now);
  await system
    .insertInto('entitlement')
    .values({
      company_id: order.company_id,
      id: newId(now),
      plan: order.product,
      starts_at: new Date(term.startsAt),
      ends_at: new Date(term.endsAt),
      order_id: order.id,
      value_cents: order.price_cents,
    })
    .execute();
  return term.endsAt;
}

/** What had not begun never begins. */
async function endNow(system: System, row: Row<'entitlement'>, now: Date): Promise<void> {
  await system
    .updateTable('entitlement')
    .set({ ends_at: row.starts_at > now ? row.starts_at : now })
    .where(rowsWith({ company_id: row.company_id, id: row.id }))
    .execute();
}

interface TermOfRow extends HeldTerm {
  readonly row: Row<'entitlement'>;
}

/** A row as the rules of buying read it. */
export function toTerm(row: Row<'entitlement'>): TermOfRow {
  return {
    row,
    product: row.plan,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    valueCents: row.value_cents,
  };
}
