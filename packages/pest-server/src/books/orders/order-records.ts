import type { Kysely } from 'kysely';
import type { OrderRecord } from 'pest-sdk';
import { ofOneCompany } from '../../database/scope';
import type { Row, Tables } from '../../database/tables';

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
  const parts = await db
    .selectFrom('purchase_order')
    .leftJoin('invoice_request as invoice', ofOneCompany('invoice.order_id', 'purchase_order.id'))
    .leftJoin('entitlement as term', ofOneCompany('term.order_id', 'purchase_order.id'))
    .where('purchase_order.company_id', 'in', companies)
    .where('purchase_order.id', 'in', ids)
    .selectAll('invoice')
    .select(['purchase_order.id', 'term.starts_at', 'term.ends_at'])
    .execute();
  const byId = new Map(parts.map((part) => [part.id, part]));
  return orders.map((order) => {
    const part = byId.get(order.id);
    return { ...order, invoice: part && isInvoice(part) ? part : null, term: part && isTerm(part) ? part : null };
  });
}

type Joined<Part> = { readonly [Column in keyof Part]: Part[Column] | null };
type Invoice = Row<'invoice_request'>;
type Term = NonNullable<WholeOrder['term']>;

/** An outer join leaves all columns empty, or none of those that must be filled. */
function isInvoice<Part extends Joined<Invoice>>(part: Part): part is Part & Invoice {
  return part.order_id !== null;
}

function isTerm<Part extends Joined<Term>>(part: Part): part is Part & Term {
  return part.starts_at !== null;
}
