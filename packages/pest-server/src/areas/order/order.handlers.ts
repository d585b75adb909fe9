import {
  isOrderable,
  orderOpenHours,
  orderPrice,
  type PurchaseFault,
  productWords,
  type RequestOf,
  type Words,
} from 'pest-sdk';
import { endPaying } from '../../books/orders/close-order';
import { toTerm } from '../../books/orders/complete-order';
import { toOrder, wholeOrders } from '../../books/orders/order-records';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { pageOf } from '../../database/pages';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { PaymentRefused } from '../../providers/payment/payment';
import * as queries from './order.queries';
import { orderContract } from './order-contract';

const words = {
  otherOpen: {
    zh: '还有一个订单没有付款，请先付款，或关闭后重新下单',
    en: 'You still have an unpaid order. Pay it, or close it and start again.',
  },
  notOpen: { zh: '订单已不在待付款状态', en: 'The order is no longer awaiting payment.' },
  notOffered: { zh: '平台没有开通这种付款方式', en: 'This payment method is not available here.' },
  providerSilent: {
    zh: '支付平台没有响应，请稍后再试，或换一种付款方式',
    en: 'The payment provider is not responding. Try again in a moment, or pay another way.',
  },
  paid: { zh: '这个订单已经付款，不能关闭', en: 'The order has been paid and cannot be closed.' },
  notCompleted: { zh: '订单完成后才能开发票', en: 'An invoice can be requested once the order is completed.' },
  issued: { zh: '发票已经开具，不能再修改', en: 'The invoice has been issued and cannot be changed.' },
} as const satisfies Record<string, Words>;

const faults: Readonly<Record<PurchaseFault, Words>> = {
  notSold: { zh: '平台没有设置价格，请联系我们', en: 'No price is set for this. Please contact us.' },
  heldForGood: { zh: '您已长期拥有，不需要再购买', en: 'You already have this, with no expiry date.' },
  creditCovers: {
    zh: '现有会员的剩余价值超过订单金额，请选择更长的年限',
    en: 'The credit for your current plan exceeds this order. Choose more years.',
  },
  tooFarAhead: { zh: '有效期最长到十年后，请减少年限', en: 'A term can end in ten years at most. Choose fewer years.' },
};

export const orderHandlers: AreaHandlers<'order'> = {
  'order.list': (call, request) =>
    call.inScope(async (tx) => {
      const { total, orders } = await queries.listOrders(tx, request);
      return pageOf(request, total, orders.map(toOrder));
    }),

  'order.details': (call, request) =>
    call.inScope(async (tx) => {
      const found = orNotFound(await queries.findOrder(tx, request.id));
      const [order] = await wholeOrders(tx.db, [found]);
      return { order: toOrder(orNotFound(order)), now: call.now.toISOString() };
    }),

  'order.create': async (call, request) => {
    await closeWhenOver(call);
    return call.inScope((tx) => create(call, tx, request));
  },

  'order.pay': pay,
  'order.close': close,

  'order.requestInvoice': (call, { id, kind, titleKind, title, taxNumber, email, note }) =>
    call.inScope(async (tx) => {
      const order = orNotFound(await queries.findOrder(tx, id));
      if (order.state !== 'completed') refuse('general.businessFailure', { words: words.notCompleted });
      const put = await queries.putInvoice(tx, {
        company_id: order.company_id,
        order_id: order.id,
        kind,
        title_kind: titleKind,
        title,
        tax_number: titleKind === 'person' ? '' : taxNumber,
        email,
        note,
        requested_at: call.now,
      });
      if (!put) refuse('general.businessFailure', { words: words.issued });
      return null;
    }),

  'order.contract': async (call, { id, copy }) => {
    const order = await call.inScope(async (tx) => {
      const [found] = await wholeOrders(tx.db, [orNotFound(await queries.findOrder(tx, id))]);
      return orNotFound(found);
    });
    return orderContract(call, order, copy);
  },
};

/** The same order again is the open one: nobody who presses twice, or goes back, buys twice. */
async function create(call: Call, tx: Tx, request: RequestOf<'order.create'>) {
  const { product, years, agreementVersion, buyerCreditCode } = request;
  const { now } = call;
  const yearCents = call.parts.settings.prices[product] ?? null;
  const price = orderPrice({ product, years, yearCents }, (await queries.heldTerms(tx)).map(toTerm), now);
  if (typeof price === 'string') refuse('general.businessFailure', { words: faults[price] });
  const id = newId(now);
  const made = await queries.insertOrder(tx, {
    company_id: companyOf(tx),
    id,
    number: queries.newOrderNumber(call.today),
    product,
    years,
    price_cents: price.priceCents,
    credit_cents: price.creditCents,
    amount_cents: price.amountCents,
    agreement_version: agreementVersion,
    buyer_credit_code: buyerCreditCode,
    created_at: now,
    created_by: call.caller.accountId,
    created_by_name: call.caller.userName,
    closes_at: new Date(now.getTime() + orderOpenHours * 60 * 60_000),
  });
  if (made) return { id };
  const open = await queries.findOpenOrder(tx);
  if (open?.product === product && open.years === years) return { id: open.id };
  refuse('general.businessFailure', { words: words.otherOpen });
}

/** An order whose hours are over is not in the way until the next job closes it. */
async function closeWhenOver(call: Call): Promise<void> {
  const open = await call.inScope((tx) => queries.findOpenOrder(tx));
  if (!open || open.closes_at > call.now || (await isPaid(call, open))) return;
  await call.inScope((tx) => queries.closeOpen(tx, open, { closed_at: call.now, closed_by: 'time' }));
}

async function pay(call: Call, { id, method }: RequestOf<'order.pay'>) {
  const { bank, online } = call.parts.payments;
  const provider = online.find((each) => each.method === method);
  if (method === 'bank' ? !bank : !provider) refuse('general.businessFailure', { words: words.notOffered });
  const order = await call.inScope(async (tx) => {
    const found = orNotFound(await queries.findOrder(tx, id));
    // Of a time when it could be ordered: it is closed, or agreed with the platform.
    if (!isOrderable(found.product)) refuse('general.businessFailure', { words: faults.notSold });
    const chosen = await queries.chooseMethod(tx, found, method, call.now);
    return chosen ?? refuse('general.businessFailure', { words: words.notOpen });
  });
  if (method === 'bank') return { method, ...(bank ?? noBank()), remark: order.number };
  const place = await answered(call, () => orNotFound(provider).begin(payable(call, order)));
  return method === 'wechat' ? { method, code: place } : { method, url: place };
}

function noBank(): never {
  refuse('general.businessFailure', { words: words.notOffered });
}

function payable(call: Call, order: Row<'purchase_order'>) {
  const { id, number, amount_cents, closes_at, product, years } = order;
  return {
    id,
    number,
    amountCents: amount_cents,
    title: `${productWords[product][call.language]} × ${years}`,
    closesAt: closes_at,
  };
}

async function close(call: Call, { id }: RequestOf<'order.close'>): Promise<null> {
  const order = await call.inScope(async (tx) => orNotFound(await queries.findOrder(tx, id)));
  if (order.state !== 'pendingPayment') refuse('general.businessFailure', { words: words.notOpen });
  if (await isPaid(call, order)) refuse('general.businessFailure', { words: words.paid });
  await call.inScope(async (tx) => {
    const closed = await queries.closeOpen(tx, order, { closed_at: call.now, closed_by: 'buyer' });
    if (!closed) refuse('general.businessFailure', { words: words.notOpen });
    await audit(call, tx.db, { act: 'orderClosed', subject: { id: order.id, name: order.number } });
  });
  return null;
}

/** Whether somebody has paid it after all; otherwise nobody can any more. */
function isPaid(call: Call, order: Row<'purchase_order'>): Promise<boolean> {
  return answered(call, () => endPaying(call.parts, order, call.now));
}

/** @throws PestRefusal when the provider does not answer, or takes nothing from this platform, which a person mends. */
async function answered<Result>(call: Call, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    call.parts.reportFault(error);
    if (error instanceof PaymentRefused) refuse('general.contactAdministrator');
    refuse('general.businessFailure', { words: words.providerSilent });
  }
}
