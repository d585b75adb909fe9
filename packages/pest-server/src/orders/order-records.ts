import type { Kysely } from 'kysely';
import type { OrderRecord } from 'pest-sdk';
import type { Row, Tables } from '../database/tables';

/** An order's row with what belongs to it. */
export interface WholeOrder extends Row<'purchase_order'> {
  readonly invoice: Row<'invoice_request'> | null;
  readonly term: Pick<Row<'entitlement'>, 'starts_at' | 'ends_at'> | null;
}

export function toOrder(order: WholeOrder): OrderRecord {
  const { invoice, term } = order;
  return {
    id: order.id,
    number: order.number,
    product: order.product,
    years: order.years,
    priceCents: order.price_cents,
    creditCents: order.credit_cents,
    amountCents: order.amount_cents,
    state: order.state,
    method: order.method,
    createdAt: order.created_at.toISOString(),
    createdBy: order.created_by_name,
    closesAt: order.closes_at.toISOString(),
    closedAt: order.closed_at?.toISOString() ?? null,
    closedBy: order.closed_by,
    completedAt: order.completed_at?.toISOString() ?? null,
    term: term?.ends_at ? { startsAt: term.starts_at.toISOString(), endsAt: term.ends_at.toISOString() } : null,
    agreementVersion: order.agreement_version,
    invoice: invoice && toInvoice(invoice),
  };
}

function toInvoice(invoice: Row<'invoice_request'>): OrderRecord['invoice'] {
  return {
    kind: invoice.kind,
    titleKind: invoice.title_kind,
    title: invoice.title,
    taxNumber: invoice.tax_number,
    email: invoice.email,
    note: invoice.note,
    requestedAt: invoice.requested_at.toISOString(),
    issuedAt: invoice.issued_at?.toISOString() ?? null,
    number: invoice.number,
  };
}

/** Puts invoices and terms to a few orders; the orders are read by whoever asks. */
export async function wholeOrders(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  orders: readonly Row<'purchase_order'>[],
): Promise<WholeOrder[]> {
  if (orders.length === 0) return [];
  const companies = [...new Set(orders.map(({ company_id }) => company_id))];
  const ids = orders.map(({ id }) => id);
  const invoices = await db
    .selectFrom('invoice_request')
    .selectAll()
    .where('company_id', 'in', companies)
    .where('order_id', 'in', ids)
    .execute();
  const terms = await db
    .selectFrom('entitlement')
    .select(['order_id', 'starts_at', 'ends_at'])
    .where('company_id', 'in', companies)
    .where('order_id', 'in', ids)
    .execute();
  return orders.map((order) => ({
    ...order,
    invoice: invoices.find(({ order_id }) => order_id === order.id) ?? null,
    term: terms.find(({ order_id }) => order_id === order.id) ?? null,
  }));
}
