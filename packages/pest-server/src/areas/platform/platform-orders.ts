import type { PlatformOrder, RequestOf } from 'pest-sdk';
import { completeOrder, lockOrder } from '../../books/orders/complete-order';
import { toOrder } from '../../books/orders/order-records';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { forgetTries, requirePassword } from '../../call/require-password';
import { isId } from '../../database/ids';
import { pageOf } from '../../database/pages';
import * as queries from './platform-orders.queries';

const words = {
  otherAmount: {
    zh: '金额与订单不一致，请核对到账金额',
    en: 'The amount does not match the order. Check it against the payment received.',
  },
  closed: {
    zh: '订单已关闭，不能确认；请与购买方联系退款，或请其重新下单',
    en: 'The order is closed and cannot be confirmed. Refund the buyer, or ask for a new order.',
  },
} as const;

/** What the platform's administrators do about money: transfers, invoices, and notices that could not be taken. */
export const platformOrderHandlers = {
  'platform.orders': async (call, request) => {
    const { total, orders } = await queries.listOrders(call.parts.database.system, request);
    const items = orders.map((order): PlatformOrder => ({ ...toOrder(order), companyName: order.company_name }));
    return pageOf(request, total, items);
  },

  'platform.confirmTransfer': confirmTransfer,

  'platform.issueInvoice': async (call, { id, number }) => {
    if (!isId(id)) refuse('general.notFound');
    await call.parts.database.asSystem(async (system) => {
      const invoice = orNotFound(await queries.lockInvoice(system, id));
      if (invoice.issued_at !== null) refuse('review.alreadyDone');
      await queries.issueInvoice(system, invoice, { number, issued_at: call.now });
      await audit(call, system, { act: 'invoiceIssued', subject: { id, name: invoice.order_number }, note: number });
    });
    return null;
  },

  'platform.paymentAlarms': async (call, request) => {
    const { total, unsettled, rows } = await queries.listAlarms(call.parts.database.system, request);
    const items = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      method: row.method,
      reason: row.reason,
      orderNumber: row.order_number,
      transactionId: row.transaction_id,
      amountCents: row.amount_cents,
      settledAt: row.settled_at?.toISOString() ?? null,
      settledBy: row.settled_by,
      note: row.note,
    }));
    return { ...pageOf(request, total, items), unsettled };
  },

  'platform.settlePaymentAlarm': async (call, { id, note }) => {
    if (!isId(id)) refuse('general.notFound');
    await call.parts.database.asSystem(async (system) => {
      const alarm = orNotFound(await queries.lockAlarm(system, id));
      if (alarm.settled_at !== null) refuse('review.alreadyDone');
      await queries.settleAlarm(system, id, { settled_at: call.now, settled_by: call.caller.userName, note });
      const name = alarm.order_number || alarm.method;
      await audit(call, system, { act: 'paymentAlarmSettled', subject: { id, name }, note });
    });
    return null;
  },
} satisfies Partial<AreaHandlers<'platform'>>;

/** Money is taken on one person's word: who it is proves it with the password, and types what has arrived. */
async function confirmTransfer(call: Call, request: RequestOf<'platform.confirmTransfer'>): Promise<null> {
  const { id, amountCents, password } = request;
  if (!isId(id)) refuse('general.notFound');
  await requirePassword(call, password, 'password');
  await call.parts.database.asSystem(async (system) => {
    await forgetTries(call, system);
    const found = orNotFound(await queries.findOrder(system, id));
    const order = orNotFound(await lockOrder(system, found));
    if (order.state === 'completed') refuse('review.alreadyDone');
    if (order.state === 'closed') refuse('general.businessFailure', { words: words.closed });
    if (order.amount_cents !== amountCents) {
      refuse('general.businessFailure', { words: words.otherAmount, field: 'amountCents' });
    }
    await completeOrder(system, call, order, { method: 'bank', payment: call.caller.userName });
    await audit(call, system, {
      act: 'paymentConfirmed',
      subject: { id, name: order.number },
      note: (amountCents / 100).toFixed(2),
    });
  });
  return null;
}
