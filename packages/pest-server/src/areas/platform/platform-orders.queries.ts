import { sql } from 'kysely';
import type { RequestOf } from 'pest-sdk';
import { type WholeOrder, wholeOrders } from '../../books/orders/order-records';
import { offsetOf, pageRows, rowCount } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { ofOneCompany } from '../../database/scope';
import { contains } from '../../database/search';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';

interface OrderOfCompany extends WholeOrder {
  readonly company_name: string;
}

/** Those that wait are answered in the order they came; all others are looked up from the newest. */
export async function listOrders(
  system: System,
  filter: RequestOf<'platform.orders'>,
): Promise<{ readonly total: number; readonly orders: OrderOfCompany[] }> {
  const { show, search = '' } = filter;
  const matching = system
    .selectFrom('purchase_order')
    .innerJoin('company', 'company.id', 'purchase_order.company_id')
    .leftJoin('invoice_request as invoice', ofOneCompany('invoice.order_id', 'purchase_order.id'))
    .$if(show === 'transfers', (query) =>
      query.where('purchase_order.state', '=', 'pendingPayment').where('purchase_order.method', '=', 'bank'),
    )
    .$if(show === 'invoices', (query) =>
      query.where('invoice.requested_at', 'is not', null).where('invoice.issued_at', 'is', null),
    )
    .$if(search !== '', (query) =>
      query.where((each) =>
        each.or([contains('purchase_order.number', search.replaceAll(/[\s-]/g, '')), contains('company.name', search)]),
      ),
    )
    .selectAll('purchase_order')
    .select('company.name as company_name')
    .orderBy(
      show === 'invoices' ? sql`invoice.requested_at` : sql`purchase_order.created_at`,
      show === 'all' ? 'desc' : 'asc',
    )
    .orderBy('purchase_order.id');
  const { total, rows } = await pageRows(filter, matching);
  const whole = await wholeOrders(system, rows);
  return { total, orders: whole.map((order, at) => ({ ...order, company_name: rows[at]?.company_name ?? '' })) };
}

export function findOrder(
  system: System,
  id: string,
): Promise<Pick<Row<'purchase_order'>, 'company_id' | 'id'> | undefined> {
  return system.selectFrom('purchase_order').select(['company_id', 'id']).where('id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends. */
export async function lockInvoice(
  system: System,
  orderId: string,
): Promise<(Row<'invoice_request'> & { readonly order_number: string }) | undefined> {
  const order = await system
    .selectFrom('purchase_order')
    .select(['company_id', 'number'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return undefined;
  const invoice = await system
    .selectFrom('invoice_request')
    .selectAll()
    .where(rowsWith({ company_id: order.company_id, order_id: orderId }))
    .forUpdate()
    .executeTakeFirst();
  return invoice && { ...invoice, order_number: order.number };
}

export async function issueInvoice(
  system: System,
  { company_id, order_id }: Row<'invoice_request'>,
  issued: { readonly number: string; readonly issued_at: Date },
): Promise<void> {
  await system.updateTable('invoice_request').set(issued).where(rowsWith({ company_id, order_id })).execute();
}

export async function listAlarms(
  system: System,
  paging: RequestOf<'platform.paymentAlarms'>,
): Promise<{ readonly total: number; readonly unsettled: number; readonly rows: Row<'payment_alarm'>[] }> {
  const { total, unsettled } = await system
    .selectFrom('payment_alarm')
    .select([rowCount.as('total'), sql<number>`(count(*) filter (where settled_at is null))::int`.as('unsettled')])
    .executeTakeFirstOrThrow();
  const rows = await system
    .selectFrom('payment_alarm')
    .selectAll()
    .orderBy(sql`settled_at is not null`)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  return { total, unsettled, rows };
}

export function lockAlarm(system: System, id: string): Promise<Row<'payment_alarm'> | undefined> {
  return system.selectFrom('payment_alarm').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function settleAlarm(
  system: System,
  id: string,
  settled: Pick<Row<'payment_alarm'>, 'settled_at' | 'settled_by' | 'note'>,
): Promise<void> {
  await system.updateTable('payment_alarm').set(settled).where('id', '=', id).execute();
}
