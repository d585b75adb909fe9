import { randomInt } from 'node:crypto';
import type { Operator, RequestOf } from 'pest-sdk';
import { type WholeOrder, wholeOrders } from '../../books/orders/order-records';
import { companyOf } from '../../call/tenant';
import { pageRows } from '../../database/pages';
import { hasEffect, rowsWith } from '../../database/rows';
import { companyInScope } from '../../database/scope';
import type { NewRow, Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Order = Row<'purchase_order'>;

/** Without signs that are read for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `M20261122K7PQ2XWD`: people copy it into a transfer, and no provider takes other signs. Nobody guesses the next. */
export function newOrderNumber(day: string): string {
  const rest = Array.from({ length: 8 }, () => signs.charAt(randomInt(signs.length)));
  return `M${day.replaceAll('-', '')}${rest.join('')}`;
}

export async function listOrders(
  tx: Tx,
  filter: RequestOf<'order.list'>,
): Promise<{ total: number; orders: WholeOrder[] }> {
  const { state } = filter;
  const matching = tx.db
    .selectFrom('purchase_order')
    .where(companyInScope(tx, 'purchase_order'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pendingPayment'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const { total, rows } = await pageRows(filter, matching);
  return { total, orders: await wholeOrders(tx.db, rows) };
}

export function findOrder(tx: Tx, id: string): Promise<Order | undefined> {
  return tx.db
    .selectFrom('purchase_order')
    .selectAll()
    .where(companyInScope(tx, 'purchase_order'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findOpenOrder(tx: Tx): Promise<Order | undefined> {
  return tx.db
    .selectFrom('purchase_order')
    .selectAll()
    .where(companyInScope(tx, 'purchase_order'))
    .where('state', '=', 'pendingPayment')
    .executeTakeFirst();
}

export function heldTerms(tx: Tx): Promise<Row<'entitlement'>[]> {
  return tx.db.selectFrom('entitlement').selectAll().where(companyInScope(tx, 'entitlement')).execute();
}

/** False when the company has an open order already: the database takes one. */
export async function insertOrder(tx: Tx, order: NewRow<'purchase_order'>): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('purchase_order')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  const { number, company_id, id } = order;
  await tx.db.insertInto('order_number').values({ number, company_id, order_id: id }).execute();
  return true;
}

/** Undefined when it is not open any more. */
export function chooseMethod(
  tx: Tx,
  { company_id, id }: Order,
  method: RequestOf<'order.pay'>['method'],
  now: Date,
): Promise<Order | undefined> {
  return tx.db
    .updateTable('purchase_order')
    .set({ method })
    .where(rowsWith({ company_id, id, state: 'pendingPayment' }))
    .where('closes_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** False when it is not open any more. */
export function closeOpen(
  tx: Tx,
  { company_id, id }: Order,
  closed: { readonly closed_at: Date; readonly closed_by: 'buyer' | 'time' },
): Promise<boolean> {
  const changed = tx.db
    .updateTable('purchase_order')
    .set({ state: 'closed', ...closed })
    .where(rowsWith({ company_id, id, state: 'pendingPayment' }));
  return hasEffect(changed);
}

/** False when it was issued already. */
export async function putInvoice(tx: Tx, invoice: NewRow<'invoice_request'>): Promise<boolean> {
  const { company_id: _, order_id: __, ...asked } = invoice;
  const put = await tx.db
    .insertInto('invoice_request')
    .values(invoice)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'order_id']).doUpdateSet(asked).where('invoice_request.issued_at', 'is', null),
    )
    .returning('order_id')
    .executeTakeFirst();
  return put !== undefined;
}

/** The buying company as a contract names it, with the credit code that it ordered with. */
export async function findBuyer(tx: Tx, order: Pick<Order, 'buyer_credit_code'>): Promise<Operator> {
  const company = await tx.db
    .selectFrom('company')
    .select(['name', 'address', 'contact_name', 'contact_phone'])
    .where('id', '=', companyOf(tx))
    .executeTakeFirstOrThrow();
  return {
    name: company.name,
    address: company.address,
    creditCode: order.buyer_credit_code,
    contact: [company.contact_name, company.contact_phone].filter((part) => part !== '').join(' '),
  };
}
