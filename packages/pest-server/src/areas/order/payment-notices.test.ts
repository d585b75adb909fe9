import { serviceAgreementVersion } from 'pest-sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followOrders } from '../../books/orders/order-jobs';
import { NoticeError, type OnlinePayment, type Payment, PaymentRefused } from '../../providers/payment/payment';
import { addCompany, type TestCompany } from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

/** A provider whose notices are the payments themselves; signatures have tests of their own. */
function provider(asked: { paid: Payment | null; closed: string[]; fails?: Error | undefined }): OnlinePayment {
  return {
    method: 'wechat',
    merchant: 'ours',
    begin: async () => {
      if (asked.fails) throw asked.fails;
      return 'weixin://code';
    },
    read: async ({ body }) => {
      if (body.toString() === 'forged') throw new NoticeError('forged');
      return JSON.parse(body.toString());
    },
    query: async () => asked.paid,
    close: async (number) => {
      asked.closed.push(number);
    },
    reply: (taken) => ({ status: taken ? 200 : 400, type: 'text/plain', body: taken ? 'SUCCESS' : 'FAIL' }),
  };
}

async function ordered(server: TestServer, company: TestCompany) {
  const { administrator } = company;
  const draft = { product: 'silver', years: 1, agreementVersion: serviceAgreementVersion } as const;
  const { id } = await administrator.get('order.create', draft);
  await administrator.get('order.pay', { id, method: 'wechat' });
  const { order } = await administrator.get('order.details', { id });
  const payment: Payment = {
    orderNumber: order.number,
    transactionId: `T-${id}`,
    amountCents: order.amountCents,
    currency: 'CNY',
    merchant: 'ours',
  };
  const tell = (told: Partial<Payment> | string = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/payment-notices/wechat',
      headers: { 'content-type': 'application/json' },
      payload: typeof told === 'string' ? told : JSON.stringify({ ...payment, ...told }),
    });
  const state = async () => (await administrator.get('order.details', { id })).order.state;
  return { id, payment, tell, state };
}

const termsOf = (server: TestServer, { id }: TestCompany) =>
  server.database.system.selectFrom('entitlement').select('order_id').where('company_id', '=', id).execute();
const alarmsOf = (server: TestServer, number: string) =>
  server.database.system
    .selectFrom('payment_alarm')
    .select(['reason', 'amount_cents', 'settled_at'])
    .where('order_number', '=', number)
    .orderBy('at')
    .execute();

onEachEngine((server) => {
  const asked: { paid: Payment | null; closed: string[]; fails?: Error | undefined } = { paid: null, closed: [] };
  beforeEach(() => server().setOnlinePayments([provider(asked)]));
  afterEach(() => {
    server().setNow('2026-05-04T02:00:00.000Z');
    Object.assign(asked, { paid: null, closed: [], fails: undefined });
  });

  describe('J2 a notice of a payment', () => {
    test('completes the order and gives what was bought, once however often it comes', async () => {
      const company = await addCompany(server());
      const { tell, state } = await ordered(server(), company);
      for (let times = 0; times < 3; times += 1) expect((await tell()).body).toBe('SUCCESS');
      expect(await state()).toBe('completed');
      expect(await termsOf(server(), company)).toHaveLength(1);
    });

    test.each([
      ['another amount', { amountCents: 1 }, 'amount'],
      ['another currency', { currency: 'USD' }, 'currency'],
      ['another merchant', { merchant: 'somebody' }, 'merchant'],
    ] as const)('of %s gives nothing and leaves an alarm', async (_, told, reason) => {
      const company = await addCompany(server());
      const { tell, state, payment } = await ordered(server(), company);
      const answers = [await tell(told), await tell(told)];
      expect(answers.map(({ body }) => body)).toEqual(['FAIL', 'FAIL']);
      expect(await state()).toBe('pendingPayment');
      expect(await termsOf(server(), company)).toEqual([]);
      expect(await alarmsOf(server(), payment.orderNumber)).toMatchObject([{ reason }]);
    });

    test('of an unknown order, or forged, is refused with an alarm', async () => {
      const company = await addCompany(server());
      const { tell, state } = await ordered(server(), company);
      const orderNumber = `M-${company.id.slice(-12)}`;
      expect((await tell({ orderNumber })).body).toBe('FAIL');
      expect(await alarmsOf(server(), orderNumber)).toMatchObject([{ reason: 'orderUnknown' }]);
      expect((await tell('forged')).body).toBe('FAIL');
      expect(await alarmsOf(server(), '')).toMatchObject([{ reason: 'signature', settled_at: null }]);
      expect(await state()).toBe('pendingPayment');
    });

    test('for an order that is closed, or by another payment, is money to look into', async () => {
      const company = await addCompany(server());
      const closed = await ordered(server(), company);
      await company.administrator.get('order.close', { id: closed.id });
      expect(asked.closed).toContain(closed.payment.orderNumber);
      expect((await closed.tell()).body).toBe('SUCCESS');
      expect(await alarmsOf(server(), closed.payment.orderNumber)).toMatchObject([{ reason: 'orderClosed' }]);
      const twice = await ordered(server(), company);
      await twice.tell();
      await twice.tell({ transactionId: 'T-again' });
      expect(await alarmsOf(server(), twice.payment.orderNumber)).toMatchObject([{ reason: 'paidTwice' }]);
      expect(await termsOf(server(), company)).toHaveLength(1);
    });

    test('at an address of no provider finds nothing', async () => {
      const reply = await server().app.inject({ method: 'POST', url: '/payment-notices/alipay', payload: {} });
      expect(reply.statusCode).toBe(404);
    });
  });

  describe('J4 a silent provider', () => {
    test('is asked, and what it tells completes the order', async () => {
      const { state, payment } = await ordered(server(), await addCompany(server()));
      asked.paid = payment;
      await followOrders({ ...server().parts, now: server().parts.now() });
      expect(await state()).toBe('completed');
    });

    test('is asked once more before an order closes after its hours', async () => {
      const company = await addCompany(server());
      const first = await ordered(server(), company);
      const late = { ...server().parts, now: new Date('2026-05-05T02:00:00.000Z') };
      await followOrders(late);
      expect(await first.state()).toBe('closed');
      expect(asked.closed).toContain(first.payment.orderNumber);
      const second = await ordered(server(), company);
      asked.paid = second.payment;
      await followOrders(late);
      expect(await second.state()).toBe('completed');
    });

    test('the buyer does not close what was paid: 4001, and it is completed', async () => {
      const company = await addCompany(server());
      const { id, state, payment } = await ordered(server(), company);
      asked.paid = payment;
      expect((await company.administrator.ask('order.close', { id })).code).toBe(4001);
      expect(await state()).toBe('completed');
    });
  });

  test.each([
    ['is silent', 4001, () => new Error('The provider is silent.')],
    ['takes nothing from this platform', 3000, () => new PaymentRefused('Our account there is closed.')],
  ] as const)('a provider that %s: %i', async (_, code, fails) => {
    const company = await addCompany(server());
    const { id, state } = await ordered(server(), company);
    asked.fails = fails();
    const told = vi.spyOn(server().parts, 'reportFault').mockReturnValue(undefined);
    expect(await company.administrator.ask('order.pay', { id, method: 'wechat' })).toMatchObject({ status: 200, code });
    expect(told).toHaveBeenCalledWith(asked.fails);
    told.mockRestore();
    expect(await state()).toBe('pendingPayment');
  });
});

onPostgres((server) => {
  test('twenty notices at once give one term', async () => {
    server().setOnlinePayments([provider({ paid: null, closed: [] })]);
    const company = await addCompany(server());
    const { tell, state } = await ordered(server(), company);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell()));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['SUCCESS']));
    expect(await state()).toBe('completed');
    expect(await termsOf(server(), company)).toHaveLength(1);
  });
});
