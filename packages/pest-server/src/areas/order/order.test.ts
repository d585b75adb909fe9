import { fileURLToPath } from 'node:url';
import { type OrderRecord, type Permission, type RequestInput, serviceAgreementVersion } from 'pest-sdk';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { followOrders } from '../../books/orders/order-jobs';
import {
  addCompany,
  addCustomer,
  type Person,
  password,
  randomPhone,
  stranger,
  type TestCompany,
} from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

const seal = new URL('../../../demo/pictures/contract-seal.png', import.meta.url);
const begin = '2026-05-04T02:00:00.000Z';
const draft = (product: RequestInput<'order.create'>['product'], years = 1): RequestInput<'order.create'> => ({
  product,
  years,
  agreementVersion: serviceAgreementVersion,
});

async function platformOf(server: TestServer): Promise<TestCompany> {
  const company = await addCompany(server);
  await server.database.system.updateTable('company').set({ platform: true }).where('id', '=', company.id).execute();
  return company;
}

const detailsOf = async (person: Person, id: string): Promise<OrderRecord> =>
  (await person.get('order.details', { id })).order;

/** Orders, chooses the transfer, and the platform confirms it. */
async function buy(buyer: Person, platform: Person, ...what: Parameters<typeof draft>): Promise<OrderRecord> {
  const { id } = await buyer.get('order.create', draft(...what));
  await buyer.get('order.pay', { id, method: 'bank' });
  const { amountCents } = await detailsOf(buyer, id);
  await platform.get('platform.confirmTransfer', { id, amountCents, password });
  return detailsOf(buyer, id);
}

/** What stands on a paper, without its spaces. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const page = await (await getDocument({ data: Uint8Array.from(pdf) }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replace(/\s/g, '');
}

const termsOf = (server: TestServer, companyId: string) =>
  server.database.system
    .selectFrom('entitlement')
    .select(['plan', 'starts_at', 'ends_at', 'value_cents', 'order_id'])
    .where('company_id', '=', companyId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

const technician = () => ({ name: 'Li', staffKind: 'service' as const, loginId: randomPhone(), password });

onEachEngine((server) => {
  let platform: Person;

  /** Sets the clock, and keeps everybody signed in. */
  const moveTo = async (moment: string) => {
    const now = new Date(moment);
    server().setNow(moment);
    const session = { last_used_at: now, expires_at: new Date(now.getTime() + 60 * 60_000) };
    await server().database.system.updateTable('session').set(session).execute();
  };

  beforeAll(async () => {
    platform = (await platformOf(server())).administrator;
  });
  afterEach(() => moveTo(begin));

  test('anybody reads what is sold: what has no price here is sold on request', async () => {
    const { products, methods } = await stranger(server()).get('membership.plans', {});
    expect(products).toContainEqual({ product: 'silver', yearCents: 199_900 });
    expect(products).toContainEqual({ product: 'flagship', yearCents: null });
    expect(methods).toEqual(['bank']);
  });

  describe('J1 the price is ours', () => {
    test('a price, another count or another agreement is refused: 3001', async () => {
      const { administrator } = await addCompany(server());
      const wrong = [
        { total: 1 },
        { price: 0 },
        { years: 0 },
        { years: -1 },
        { years: 1.5 },
        { years: 1e9 },
        { product: 'professional' },
        { agreementVersion: 'another' },
      ];
      for (const given of wrong) {
        const request: RequestInput<'order.create'> = Object.assign(draft('silver'), given);
        expect((await administrator.ask('order.create', request)).code, JSON.stringify(given)).toBe(3001);
      }
      expect((await administrator.get('order.list', {})).total).toBe(0);
    });

    test('the total is reckoned from it, and what has none is not sold: 4001', async () => {
      const { administrator } = await addCompany(server());
      const { id } = await administrator.get('order.create', draft('gold', 3));
      expect(await detailsOf(administrator, id)).toMatchObject({
        priceCents: 1_199_700,
        creditCents: 0,
        amountCents: 1_199_700,
        state: 'pendingPayment',
        closesAt: '2026-05-05T02:00:00.000Z',
      });
      await administrator.get('order.close', { id });
      expect((await administrator.ask('order.create', draft('flagship'))).code).toBe(4001);
    });
  });

  test('one open order: the same again is the same, another is refused until it is closed', async () => {
    const { administrator } = await addCompany(server());
    const { id } = await administrator.get('order.create', draft('silver'));
    expect(await administrator.get('order.create', draft('silver'))).toEqual({ id });
    expect((await administrator.ask('order.create', draft('silver', 2))).code).toBe(4001);
    await administrator.get('order.close', { id });
    expect((await administrator.ask('order.close', { id })).code).toBe(4001);
    expect(await detailsOf(administrator, id)).toMatchObject({ state: 'closed', closedBy: 'buyer' });
    expect((await administrator.ask('order.pay', { id, method: 'bank' })).code).toBe(4001);
    expect((await administrator.get('order.create', draft('silver', 2))).id).not.toBe(id);
  });

  test('who may buy: with the right, not without it, and no customer; a method that is not set up is refused', async () => {
    const company = await addCompany(server());
    const buyer = await company.addManagementStaff(['btn_order_save' satisfies Permission]);
    const { id } = await buyer.get('order.create', draft('silver'));
    expect((await buyer.ask('order.pay', { id, method: 'wechat' })).code).toBe(4001);
    expect(await buyer.get('order.pay', { id, method: 'bank' })).toMatchObject({
      holder: 'Pest Portal',
      remark: (await detailsOf(buyer, id)).number,
    });
    const others = [await company.addServiceStaff(), (await addCustomer(server(), company)).person];
    for (const other of others) {
      expect((await other.ask('order.create', draft('silver'))).code).toBe(20014);
      expect((await other.ask('order.details', { id })).code).toBe(20014);
      expect((await other.ask('membership.current', {})).code).toBe(20014);
    }
  });

  describe('J5 a transfer is confirmed by the platform', () => {
    test('with its password and the amount typed, once, and it is in the audit log', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const { id } = await administrator.get('order.create', draft('silver'));
      await administrator.get('order.pay', { id, method: 'bank' });
      const right = { id, amountCents: 199_900, password };
      const waiting = await platform.get('platform.orders', { limit: 50 });
      expect(waiting.items.find((order) => order.id === id)).toMatchObject({ amountCents: 199_900 });
      expect((await administrator.ask('platform.confirmTransfer', right)).code).toBe(20014);
      const others = { ...right, amountCents: 199_899 };
      expect(await platform.ask('platform.confirmTransfer', others)).toMatchObject({
        code: 4001,
        field: 'amountCents',
      });
      const wrong = { ...right, password: 'f'.repeat(32) };
      expect(await platform.ask('platform.confirmTransfer', wrong)).toMatchObject({ code: 10007, field: 'password' });
      expect(await termsOf(server(), company.id)).toEqual([]);
      await platform.get('platform.confirmTransfer', right);
      expect((await platform.ask('platform.confirmTransfer', right)).code).toBe(20017);
      expect(await detailsOf(administrator, id)).toMatchObject({
        state: 'completed',
        method: 'bank',
        term: { startsAt: begin, endsAt: '2027-05-04T02:00:00.000Z' },
      });
      const audited = await platform.get('platform.audit', { act: 'paymentConfirmed', limit: 50 });
      const { number } = await detailsOf(administrator, id);
      const about = audited.items.filter(({ subject }) => subject === number);
      expect(about.map(({ note }) => note)).toEqual(['1999.00']);
    });

    test('a closed order is not: 4001, and nothing is given', async () => {
      const company = await addCompany(server());
      const { id } = await company.administrator.get('order.create', draft('silver'));
      await company.administrator.get('order.close', { id });
      const answer = await platform.ask('platform.confirmTransfer', { id, amountCents: 199_900, password });
      expect(answer.code).toBe(4001);
      expect(await termsOf(server(), company.id)).toEqual([]);
    });
  });

  describe('terms', () => {
    test('a renewal begins where the old term ends; an upgrade ends it and counts its rest', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      await buy(administrator, platform, 'silver');
      await moveTo('2026-05-14T02:00:00.000Z');
      const renewed = await buy(administrator, platform, 'silver');
      expect(renewed.term).toEqual({ startsAt: '2027-05-04T02:00:00.000Z', endsAt: '2028-05-04T02:00:00.000Z' });
      const upgraded = await buy(administrator, platform, 'gold', 2);
      const rest = Math.floor((199_900 * 355) / 365) + 199_900;
      expect(upgraded).toMatchObject({ priceCents: 799_800, creditCents: rest, amountCents: 799_800 - rest });
      const { terms, photoYears } = await administrator.get('membership.current', {});
      expect(terms.map(({ product, endsAt }) => [product, endsAt])).toEqual([['gold', '2028-05-14T02:00:00.000Z']]);
      expect(photoYears).toBe(2);
    });

    test('J6 the quota follows the term to the moment it ends: 20018 flips', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      for (let made = 0; made < 4; made += 1) await administrator.get('account.create', technician());
      expect((await administrator.ask('account.create', technician())).code).toBe(20018);
      await buy(administrator, platform, 'silver');
      await administrator.get('account.create', technician());
      expect(await administrator.get('membership.current', {})).toMatchObject({
        accounts: { limit: 5, used: 1 },
        serviceStaff: { limit: 10, used: 5 },
      });
      await moveTo('2027-05-04T01:59:59.999Z');
      expect((await administrator.ask('account.create', technician())).code).toBe(0);
      await moveTo('2027-05-04T02:00:00.000Z');
      expect((await administrator.ask('account.create', technician())).code).toBe(20018);
    });

    test('ten service staff are ten: whoever buys Silver adds ten, and keeps its members', async () => {
      const { administrator } = await addCompany(server());
      for (let made = 0; made < 4; made += 1) await administrator.get('account.create', technician());
      await buy(administrator, platform, 'silver');
      for (let made = 0; made < 10; made += 1) {
        expect((await administrator.ask('account.create', technician())).code, `the ${made + 1}. of ten`).toBe(0);
      }
      expect((await administrator.ask('account.create', technician())).code).toBe(20018);
    });

    test('the recognition is asked for: nobody orders or pays it here, and what was bought stays to be read', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const request: RequestInput<'order.create'> = Object.assign(draft('silver'), { product: 'aiRecognition' });
      expect((await administrator.ask('order.create', request)).code).toBe(3001);
      expect((await administrator.get('membership.plans', {})).products).toContainEqual({
        product: 'aiRecognition',
        yearCents: null,
      });
      const { id } = await administrator.get('order.create', draft('silver'));
      const { system } = server().database;
      await system.updateTable('purchase_order').set({ product: 'aiRecognition' }).where('id', '=', id).execute();
      expect((await administrator.ask('order.pay', { id, method: 'bank' })).code).toBe(4001);
      await platform.get('platform.confirmTransfer', { id, amountCents: 199_900, password });
      expect(await detailsOf(administrator, id)).toMatchObject({ product: 'aiRecognition', state: 'completed' });
      const { terms, accounts } = await administrator.get('membership.current', {});
      expect(terms.map(({ product }) => product)).toEqual(['aiRecognition']);
      expect(accounts.limit).toBe(5);
      expect((await administrator.get('account.number', {})).plans).toEqual([{ plan: 'professional', endsAt: null }]);
    });
  });

  test('J4 an order closes by itself after 24 hours, not a moment before, and does not come back', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const { id } = await administrator.get('order.create', draft('silver'));
    const follow = (now: string) => followOrders({ ...server().parts, now: new Date(now) });
    await follow('2026-05-05T01:59:59.999Z');
    expect((await detailsOf(administrator, id)).state).toBe('pendingPayment');
    await follow('2026-05-05T02:00:00.000Z');
    expect(await detailsOf(administrator, id)).toMatchObject({ state: 'closed', closedBy: 'time' });
    await follow('2026-05-05T02:01:00.000Z');
    expect(await termsOf(server(), company.id)).toEqual([]);
  });

  describe('invoices', () => {
    const invoice = {
      kind: 'special' as const,
      titleKind: 'company' as const,
      title: 'Company A',
      taxNumber: '91310112MA1GBX8P05',
      email: 'finance@example.com',
    };

    test('are asked for once the order is completed, changed until they are issued, and issued once', async () => {
      const { administrator } = await addCompany(server());
      const { id } = await administrator.get('order.create', draft('silver'));
      expect((await administrator.ask('order.requestInvoice', { id, ...invoice })).code).toBe(4001);
      await platform.get('platform.confirmTransfer', { id, amountCents: 199_900, password });
      const short = { id, ...invoice, taxNumber: '9131' };
      expect(await administrator.ask('order.requestInvoice', short)).toMatchObject({ code: 3001, field: 'taxNumber' });
      const personal = { id, ...invoice, titleKind: 'person' as const };
      expect(await administrator.ask('order.requestInvoice', personal)).toMatchObject({
        code: 3001,
        field: 'titleKind',
      });
      await administrator.get('order.requestInvoice', { id, ...invoice });
      await administrator.get('order.requestInvoice', { id, ...invoice, title: 'Company A (2)' });
      const { items } = await platform.get('platform.orders', { show: 'invoices', limit: 50 });
      expect(items.find((order) => order.id === id)?.invoice).toMatchObject({ title: 'Company A (2)', issuedAt: null });
      await platform.get('platform.issueInvoice', { id, number: '26312000000123456789' });
      expect((await platform.ask('platform.issueInvoice', { id, number: '1' })).code).toBe(20017);
      expect((await administrator.ask('order.requestInvoice', { id, ...invoice })).code).toBe(4001);
      expect((await detailsOf(administrator, id)).invoice).toMatchObject({ number: '26312000000123456789' });
    });
  });

  test('F7 the contract is the buyer’s alone, plain, and sealed where the platform has set its seal', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const request = { ...draft('silver'), buyerCreditCode: '91310112MA1GBX8P05' };
    expect(await administrator.ask('order.create', { ...request, buyerCreditCode: '1' })).toMatchObject({ code: 3001 });
    const { id } = await administrator.get('order.create', request);
    expect((await administrator.ask('order.contract', { id })).code).toBe(4001);
    await platform.get('platform.confirmTransfer', { id, amountCents: 199_900, password });
    expect(await administrator.ask('order.contract', { id, copy: 'sealed' })).toMatchObject({ code: 4001 });
    expect((await administrator.get('membership.plans', {})).sealed).toBe(false);
    server().setSealImage(fileURLToPath(seal));
    expect((await administrator.get('membership.plans', {})).sealed).toBe(true);
    const plain = await administrator.get('order.contract', { id });
    const sealed = await administrator.get('order.contract', { id, copy: 'sealed' });
    const read = async (url: string) => {
      const { pathname, search } = new URL(url);
      return (await server().app.inject({ method: 'GET', url: pathname + search })).rawPayload;
    };
    const [first, second] = [await read(plain.url), await read(sealed.url)];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    const text = await textOf(first);
    const { operator } = await administrator.get('membership.plans', {});
    for (const fact of [...Object.values(operator), request.buyerCreditCode]) {
      expect(text).toContain(fact.replace(/\s/g, ''));
    }
    expect(second.length).toBeGreaterThan(first.length);
    server().setSealImage(undefined);
    expect((await administrator.get('order.contract', { id })).url.split('?')[0]).toBe(plain.url.split('?')[0]);
    const { administrator: other } = await addCompany(server());
    expect((await other.ask('order.contract', { id })).code).toBe(4004);
    expect((await other.ask('order.details', { id })).code).toBe(4004);
  });
});

onPostgres((server) => {
  test('twenty orders at once are one order, and twenty confirmations one term', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const platform = (await platformOf(server())).administrator;
    const made = await Promise.all(Array.from({ length: 20 }, () => administrator.ask('order.create', draft('gold'))));
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    const id = made[0]?.data.id ?? '';
    const request = { id, amountCents: 399_900, password };
    const confirmed = await Promise.all(
      Array.from({ length: 5 }, () => platform.ask('platform.confirmTransfer', request)),
    );
    expect(confirmed.map(({ code }) => code).sort()).toEqual([0, 20017, 20017, 20017, 20017]);
    expect(await termsOf(server(), company.id)).toHaveLength(1);
  });

  test('closing and confirming at once: one of them happens, and only a completed order gives a term', async () => {
    const platform = (await platformOf(server())).administrator;
    for (let round = 0; round < 5; round += 1) {
      const company = await addCompany(server());
      const { id } = await company.administrator.get('order.create', draft('silver'));
      const request = { id, amountCents: 199_900, password };
      const [closed, confirmed] = await Promise.all([
        company.administrator.ask('order.close', { id }),
        platform.ask('platform.confirmTransfer', request),
      ]);
      expect([closed.code, confirmed.code].filter((code) => code === 0)).toHaveLength(1);
      expect(await termsOf(server(), company.id)).toHaveLength(confirmed.code === 0 ? 1 : 0);
    }
  });
});
