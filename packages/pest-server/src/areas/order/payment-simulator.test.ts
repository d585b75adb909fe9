import { serviceAgreementVersion } from 'pest-sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { followOrders } from '../../books/orders/order-jobs';
import { addCompany, type TestCompany } from '../../testing/people';
import {
  openPretendedAlipay,
  openPretendedWechat,
  type PretendedProvider,
  type SentNotice,
} from '../../testing/pretended-payments';
import { onEachEngine, type TestServer } from '../../testing/test-server';

const ordered = '2026-05-04T02:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(ordered) + minutes * 60_000);
type Method = 'wechat' | 'alipay';

async function placeOf(company: TestCompany, id: string, method: Method): Promise<string> {
  const place = await company.administrator.get('order.pay', { id, method });
  if (place.method === 'wechat') return place.code;
  return place.method === 'alipay' ? place.url : '';
}

async function order(server: TestServer, method: Method) {
  const company = await addCompany(server);
  const { administrator } = company;
  const draft = { product: 'silver', years: 1, agreementVersion: serviceAgreementVersion } as const;
  const { id } = await administrator.get('order.create', draft);
  const place = await placeOf(company, id, method);
  const { system } = server.database;
  return {
    company,
    id,
    place,
    // Of the database: hours later nobody is signed in any more.
    state: async () => {
      const rows = system.selectFrom('purchase_order').select('state').where('id', '=', id);
      return (await rows.executeTakeFirstOrThrow()).state;
    },
    terms: () => system.selectFrom('entitlement').select('plan').where('company_id', '=', company.id).execute(),
    alarms: async (number: string) => {
      const rows = await system
        .selectFrom('payment_alarm')
        .select('reason')
        .where('order_number', '=', number)
        .execute();
      return rows.map(({ reason }) => reason);
    },
  };
}

onEachEngine((server) => {
  let simulators: Record<Method, PretendedProvider>;
  beforeAll(async () => {
    simulators = { wechat: await openPretendedWechat(), alipay: await openPretendedAlipay() };
    server().setOnlinePayments(Object.values(simulators).map(({ payment }) => payment));
  });
  afterAll(async () => {
    for (const simulator of Object.values(simulators)) await simulator.close();
  });
  afterEach(() => server().setNow(ordered));

  const at = (moment: Date) => server().setNow(moment.toISOString());
  /** Whether the provider is told that its notice was taken, and need not be repeated. */
  const takes = async (notice: SentNotice) => {
    const { body } = await server().app.inject({ method: 'POST', ...notice });
    return body.toLowerCase().includes('success');
  };
  const follow = (now: Date) => followOrders({ ...server().parts, now });

  describe.each(['wechat', 'alipay'] as const)('J2 as %s speaks', (method) => {
    const simulator = () => simulators[method];

    test('a payment completes its order', async () => {
      const { place, state, terms } = await order(server(), method);
      const paid = simulator().pay(place);
      expect(await takes(simulator().notice(paid, after(0)))).toBe(true);
      expect([await state(), await terms()]).toEqual(['completed', [{ plan: 'silver' }]]);
      expect(() => simulator().pay(place)).toThrow('No money is taken');
    });

    test('told twice it gives once; paid twice, the second is money to look into', async () => {
      const { company, id, place, terms, alarms } = await order(server(), method);
      const other = method === 'wechat' ? 'alipay' : 'wechat';
      const otherPlace = await placeOf(company, id, other);
      const paid = simulator().pay(place);
      for (const minutes of [0, 4, 14]) {
        at(after(minutes));
        expect(await takes(simulator().notice(paid, after(minutes)))).toBe(true);
      }
      expect(await alarms(paid.number)).toEqual([]);
      const second = simulators[other].pay(otherPlace);
      expect(await takes(simulators[other].notice(second, after(14)))).toBe(true);
      expect(await alarms(paid.number)).toEqual(['paidTwice']);
      expect(await terms()).toHaveLength(1);
    });

    test('a closed order is closed there too; money that crosses it is to be looked into', async () => {
      const { company, id, place, state, terms, alarms } = await order(server(), method);
      const open = simulator();
      open.visit(place);
      await company.administrator.get('order.close', { id });
      expect(() => open.pay(place)).toThrow('No money is taken');
      const paid = open.pay(place, { crossing: true });
      expect(await takes(open.notice(paid, after(0)))).toBe(true);
      expect([await state(), await terms(), await alarms(paid.number)]).toEqual(['closed', [], ['orderClosed']]);
    });

    test('money that came in while the order was being closed completes it instead', async () => {
      const { company, id, place, state } = await order(server(), method);
      const { payment } = simulator();
      // Paid after the provider was asked, and before it was told to close.
      const asking: typeof payment = {
        ...payment,
        query: async (number) => {
          const seen = await payment.query(number);
          server().setOnlinePayments([payment]);
          if (seen === null) simulator().pay(place);
          return seen;
        },
      };
      server().setOnlinePayments([asking]);
      const closed = await company.administrator.ask('order.close', { id });
      server().setOnlinePayments(Object.values(simulators).map((each) => each.payment));
      expect([closed.code, await state()]).toEqual([4001, 'completed']);
    });

    test('a notice that somebody else has signed gives nothing; the provider’s own still does', async () => {
      const { place, state, terms, alarms } = await order(server(), method);
      const paid = simulator().pay(place);
      expect(await takes(simulator().notice(paid, after(0), 'stranger'))).toBe(false);
      const right = simulator().notice(paid, after(0));
      expect(
        await takes({ ...right, payload: right.payload.replace(/.(?=.{40}$)/, (sign) => (sign === 'A' ? 'B' : 'A')) }),
      ).toBe(false);
      expect([await state(), await terms()]).toEqual(['pendingPayment', []]);
      expect(await alarms('')).toEqual(expect.arrayContaining(['signature']));
      expect(await takes(right)).toBe(true);
      expect(await state()).toBe('completed');
    });

    test('a notice that comes hours late is taken, one that is sent again by somebody is not', async () => {
      const { place, state } = await order(server(), method);
      const paid = simulator().pay(place);
      const lost = simulator().notice(paid, after(0));
      at(after(6));
      expect(await takes(lost)).toBe(false);
      expect(await state()).toBe('pendingPayment');
      at(after(9 * 60));
      expect(await takes(simulator().notice(paid, after(9 * 60)))).toBe(true);
      expect(await state()).toBe('completed');
    });

    test('a notice that comes after the order’s hours finds it completed: its provider was asked first', async () => {
      const { place, state, alarms, terms } = await order(server(), method);
      const paid = simulator().pay(place);
      at(after(25 * 60));
      await follow(after(25 * 60));
      expect(await state()).toBe('completed');
      expect(await takes(simulator().notice(paid, after(25 * 60)))).toBe(true);
      expect([await alarms(paid.number), (await terms()).length]).toEqual([[], 1]);
    });

    test('an order that was paid otherwise closes when its hours are over', async () => {
      const { place, state, alarms } = await order(server(), method);
      const { number } = simulator().pay(place, { amountCents: 1 });
      at(after(25 * 60));
      await follow(after(25 * 60));
      expect([await state(), await alarms(number)]).toEqual(['closed', ['amount']]);
    });

    test.each([
      ['of another amount', { amountCents: 1 }, 'amount'],
      ['in another currency', { currency: 'USD' }, 'currency'],
    ] as const)('a payment %s gives nothing, told or asked after', async (_, given, reason) => {
      const { place, state, terms, alarms } = await order(server(), method);
      const paid = simulator().pay(place, given);
      expect(await takes(simulator().notice(paid, after(0)))).toBe(false);
      await follow(after(1));
      expect([await state(), await terms(), await alarms(paid.number)]).toEqual(['pendingPayment', [], [reason]]);
    });
  });
});
