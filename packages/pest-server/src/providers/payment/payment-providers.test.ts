import { createCipheriv, createSign, generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAlipay } from './alipay';
import { NoticeError, type OnlinePayment, PaymentRefused, type RawNotice } from './payment';
import { openWechatPay } from './wechat-pay';

const now = new Date('2026-11-22T06:20:00.000Z');
const number = 'M20261122K7PQ2XWD';
const order = {
  id: 'order-1',
  number,
  amountCents: 199_905,
  title: '银牌 × 1',
  closesAt: new Date('2026-11-23T06:20:00.000Z'),
};

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const ours = pair();
const theirs = pair();
const strangers = pair();

/** A provider's interface on this machine: it answers what a test sets, signed as the real one signs. */
function gateway(
  answer: (request: IncomingMessage, body: string) => { status: number; body: string; headers: object },
) {
  let server: Server;
  const asked: { method: string; url: string; body: string }[] = [];
  return {
    asked,
    open: () =>
      new Promise<string>((resolve) => {
        server = createServer(async (request, reply) => {
          const body = (await buffer(request)).toString('utf8');
          asked.push({ method: request.method ?? '', url: request.url ?? '', body });
          const said = answer(request, body);
          reply.writeHead(said.status, { 'content-type': 'application/json', ...said.headers }).end(said.body);
        }).listen(0, '127.0.0.1', () => {
          const { port } = server.address() as AddressInfo;
          resolve(`http://127.0.0.1:${port}/`);
        });
      }),
    close: () => server.close(),
  };
}

describe('WeChat Pay', () => {
  const apiKey = 'k'.repeat(32);
  const keyId = 'PUB_KEY_ID_0114232134912410000000000000';
  let provider: OnlinePayment;
  let state = 'NOTPAY';
  let failing: number | null = null;

  const signature = (text: string, key = theirs.privateKey) =>
    createSign('RSA-SHA256').update(text).sign(key, 'base64');
  const signed = (body: string, at: Date, given: { key?: string; serial?: string } = {}) => {
    const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), randomBytes(8).toString('hex')];
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': given.serial ?? keyId,
      'wechatpay-signature': signature(`${timestamp}\n${nonce}\n${body}\n`, given.key),
    };
  };
  const paid = (given: object = {}) => ({
    mchid: '1230000109',
    out_trade_no: number,
    transaction_id: '4200000001',
    trade_state: 'SUCCESS',
    amount: { total: 199_905, currency: 'CNY' },
    ...given,
  });
  const wrapped = (content: object) => {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from('transaction'));
    const packed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
    const resource = { ciphertext: packed.toString('base64'), nonce, associated_data: 'transaction' };
    return JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource });
  };
  const notice = (body = wrapped(paid()), at = now, given: { key?: string; serial?: string } = {}): RawNotice => ({
    headers: signed(body, at, given),
    body: Buffer.from(body),
  });

  const there = gateway((request) => {
    if (failing !== null) return { status: failing, body: '{"code":"FAIL"}', headers: {} };
    const begins = request.url === '/v3/pay/transactions/native';
    const content = begins ? { code_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz' } : paid({ trade_state: state });
    const body = request.url?.endsWith('/close') ? '' : JSON.stringify(content);
    return { status: body === '' ? 204 : 200, body, headers: signed(body, new Date()) };
  });

  beforeAll(async () => {
    provider = openWechatPay(
      {
        appId: 'wxd678efh567hg6787',
        merchantId: '1230000109',
        certificateSerial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
        privateKey: ours.privateKey,
        apiKey,
        publicKeyId: keyId,
        publicKey: theirs.publicKey,
        gateway: await there.open(),
      },
      'https://pest.test/payment-notices/wechat',
    );
  });
  afterAll(() => there.close());

  test('begins with the order’s number, amount and end, and answers the code', async () => {
    expect(await provider.begin(order)).toBe('weixin://wxpay/bizpayurl?pr=p4lpSuKzz');
    expect(JSON.parse(there.asked.at(-1)?.body ?? '')).toMatchObject({
      mchid: '1230000109',
      out_trade_no: number,
      time_expire: '2026-11-23T06:20:00+00:00',
      notify_url: 'https://pest.test/payment-notices/wechat',
      amount: { total: 199_905, currency: 'CNY' },
    });
  });

  test('a right notice tells of the payment; one of another event tells of none', async () => {
    expect(await provider.read(notice(), now)).toEqual({
      orderNumber: number,
      transactionId: '4200000001',
      amountCents: 199_905,
      currency: 'CNY',
      merchant: '1230000109',
    });
    const other = JSON.stringify({ ...JSON.parse(wrapped(paid())), event_type: 'REFUND.SUCCESS' });
    expect(await provider.read(notice(other), now)).toBeNull();
  });

  test.each([
    ['signed by a stranger', () => notice(undefined, now, { key: strangers.privateKey })],
    ['signed with a key that is not set', () => notice(undefined, now, { serial: 'PUB_KEY_ID_ROTATED' })],
    ['changed on its way', () => ({ ...notice(), body: Buffer.from(wrapped(paid({ out_trade_no: 'M1' }))) })],
    ['sent again after five minutes', () => notice(undefined, new Date(now.getTime() - 301_000))],
    ['from a clock far ahead', () => notice(undefined, new Date(now.getTime() + 301_000))],
    ['without a signature', () => ({ headers: {}, body: Buffer.from(wrapped(paid())) })],
  ])('one %s is refused', async (_, make) => {
    await expect(provider.read(make(), now)).rejects.toThrow(NoticeError);
  });

  test('asks after an order, and closes one', async () => {
    expect(await provider.query(number)).toBeNull();
    state = 'SUCCESS';
    expect(await provider.query(number)).toMatchObject({ transactionId: '4200000001', amountCents: 199_905 });
    await provider.close(number);
    expect(there.asked.at(-1)).toMatchObject({
      method: 'POST',
      url: `/v3/pay/transactions/out-trade-no/${number}/close`,
    });
  });

  test.each([
    [401, true],
    [403, true],
    [400, true],
    [429, false],
    [500, false],
    [503, false],
  ])('an answer %i needs a person: %s', async (status, refused) => {
    failing = status;
    try {
      const error = await provider.begin(order).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error instanceof PaymentRefused).toBe(refused);
    } finally {
      failing = null;
    }
  });
});

describe('Alipay', () => {
  let provider: OnlinePayment;
  let state = 'WAIT_BUYER_PAY';
  let refusal: { readonly code: string; readonly sub_code?: string } | null = null;

  const fields = (given: Record<string, string> = {}) => ({
    notify_time: '2026-11-22 14:20:30',
    app_id: '2021000000000000',
    seller_id: '2088101106499364',
    out_trade_no: number,
    trade_no: '2026112222001',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '1999.05',
    ...given,
  });
  const notice = (given: Record<string, string> = {}, key = theirs.privateKey, type = 'RSA2'): RawNotice => {
    const said: Record<string, string> = fields(given);
    const text = Object.keys(said)
      .sort()
      .map((name) => `${name}=${said[name]}`)
      .join('&');
    const hash = type === 'RSA2' ? 'RSA-SHA256' : 'RSA-SHA1';
    const sign = signBytes(hash, Buffer.from(text), key).toString('base64');
    return { headers: {}, body: Buffer.from(new URLSearchParams({ ...said, sign, sign_type: type }).toString()) };
  };

  const there = gateway((request) => {
    const method = new URL(request.url ?? '', 'http://there').searchParams.get('method') ?? '';
    const content = JSON.stringify({
      code: '10000',
      msg: 'Success',
      ...(method.endsWith('query') && {
        trade_status: state,
        trade_no: '2026112222001',
        out_trade_no: number,
        total_amount: '1999.05',
        // From a wallet in Hong Kong; the amount is in yuan all the same.
        pay_currency: 'HKD',
      }),
      ...refusal,
    });
    const sign = signBytes('RSA-SHA256', Buffer.from(content), theirs.privateKey).toString('base64');
    const name = `${method.replaceAll('.', '_')}_response`;
    return { status: 200, body: `{"${name}":${content},"sign":"${sign}"}`, headers: {} };
  });

  beforeAll(async () => {
    provider = openAlipay(
      {
        appId: '2021000000000000',
        sellerId: '2088101106499364',
        privateKey: ours.privateKey,
        publicKey: theirs.publicKey,
        gateway: `${await there.open()}gateway.do`,
      },
      { notices: 'https://pest.test/payment-notices/alipay', back: 'https://pest.test/orderStateUnpaid' },
    );
  });
  afterAll(() => there.close());

  test('leaves for a page with the order’s number, amount and end, and comes back to the order', async () => {
    const page = new URL(await provider.begin(order));
    expect(page.searchParams.get('return_url')).toBe('https://pest.test/orderStateUnpaid?id=order-1');
    expect(page.searchParams.get('notify_url')).toBe('https://pest.test/payment-notices/alipay');
    expect(JSON.parse(page.searchParams.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: number,
      total_amount: '1999.05',
      time_expire: '2026-11-23 14:20:00',
    });
  });

  test('a right notice tells of the payment; one of a trade that was closed tells of none', async () => {
    expect(await provider.read(notice(), now)).toEqual({
      orderNumber: number,
      transactionId: '2026112222001',
      amountCents: 199_905,
      currency: 'CNY',
      merchant: '2021000000000000 2088101106499364',
    });
    expect(await provider.read(notice({ trade_status: 'TRADE_CLOSED' }), now)).toBeNull();
    expect(await provider.read(notice({ seller_id: '2088000000000000' }), now)).toMatchObject({
      merchant: '2021000000000000 2088000000000000',
    });
  });

  test.each([
    ['signed by a stranger', () => notice({}, strangers.privateKey)],
    ['signed in the old way', () => notice({}, theirs.privateKey, 'RSA')],
    ['sent again after five minutes', () => notice({ notify_time: '2026-11-22 14:14:59' })],
    ['without a signature', () => ({ headers: {}, body: Buffer.from(new URLSearchParams(fields()).toString()) })],
    [
      'changed on its way',
      () => ({ headers: {}, body: Buffer.from(notice().body.toString().replace('1999.05', '1.00')) }),
    ],
  ])('one %s is refused', async (_, make) => {
    await expect(provider.read(make(), now)).rejects.toThrow(NoticeError);
  });

  test('an amount in another form fits no order', async () => {
    expect(await provider.read(notice({ total_amount: '1999.051' }), now)).toMatchObject({ amountCents: -1 });
  });

  test('asks after an order, and closes one', async () => {
    expect(await provider.query(number)).toBeNull();
    state = 'TRADE_SUCCESS';
    expect(await provider.query(number)).toMatchObject({
      transactionId: '2026112222001',
      amountCents: 199_905,
      currency: 'CNY',
    });
    await provider.close(number);
    expect(there.asked.at(-1)?.url).toContain('alipay.trade.close');
  });

  test.each([
    ['40001', 'isv.missing-parameter', true],
    ['40004', 'ACQ.ACCESS_FORBIDDEN', true],
    ['40006', 'isv.insufficient-isv-permissions', true],
    ['20000', 'aop.unknow-error', false],
    ['40004', 'ACQ.SYSTEM_ERROR', false],
  ])('an answer %s %s needs a person: %s', async (code, sub, refused) => {
    refusal = { code, sub_code: sub };
    try {
      for (const ask of [provider.query, provider.close]) {
        const error = await ask(number).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Error);
        expect(error instanceof PaymentRefused).toBe(refused);
      }
    } finally {
      refusal = null;
    }
  });

  test('a trade that nobody has been to is not paid, and there is nothing to close', async () => {
    refusal = { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    try {
      expect(await provider.query(number)).toBeNull();
      await provider.close(number);
    } finally {
      refusal = null;
    }
  });
});
