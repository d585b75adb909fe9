import { createCipheriv, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { openAlipay } from '../providers/payment/alipay';
import type { OnlinePayment } from '../providers/payment/payment';
import { openWechatPay } from '../providers/payment/wechat-pay';

/** What a provider sends to the address that it was given for notices. */
export interface SentNotice {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

/** What of a payment is not as it was asked for. */
export interface PaidOtherwise {
  readonly amountCents?: number;
  readonly currency?: string;
  /** The money comes in while the trade is being closed: it is there although the trade is closed. */
  readonly crossing?: boolean;
}

export interface Paid {
  readonly number: string;
  readonly transactionId: string;
  readonly amountCents: number;
  readonly currency: string;
}

/**
 * A payment provider on this machine, as far as orders need one: it checks who asks, keeps trades, takes no money for a
 * closed or paid one, answers what became of each, and signs what it says as the real one does.
 */
export interface PretendedProvider {
  /** The server's own adapter, opened onto it. */
  readonly payment: OnlinePayment;
  /** The buyer goes where `order.pay` said, and pays nothing yet. */
  visit(place: string): void;
  /** The buyer pays there. @throws when the provider takes no money for it. */
  pay(place: string, given?: PaidOtherwise): Paid;
  /** The notice of a payment, as it is sent at a moment; by somebody else where it is forged. */
  notice(paid: Paid, at: Date, by?: 'provider' | 'stranger'): SentNotice;
  close(): Promise<void>;
}

interface Trade {
  readonly amountCents: number;
  readonly noticesAt: string;
  state: 'open' | 'paid' | 'closed';
  paid?: Paid;
}

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
type Keys = ReturnType<typeof pair>;

const signature = (text: string, key: string) => sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
const isSigned = (text: string, key: string, given: string) =>
  verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(given, 'base64'));

/** Trades by their number, and what may happen to each. */
class Trades {
  readonly #trades = new Map<string, Trade>();

  begin(number: string, trade: Pick<Trade, 'amountCents' | 'noticesAt'>): void {
    if (!this.#trades.has(number)) this.#trades.set(number, { ...trade, state: 'open' });
  }

  find(number: string): Trade | undefined {
    return this.#trades.get(number);
  }

  pay(number: string, { amountCents, currency = 'CNY', crossing = false }: PaidOtherwise): Paid {
    const trade = this.#trades.get(number);
    if (!trade || (trade.state !== 'open' && !crossing)) throw new Error(`No money is taken for trade ${number}.`);
    const transactionId = randomBytes(8).toString('hex');
    trade.paid = { number, transactionId, amountCents: amountCents ?? trade.amountCents, currency };
    if (!crossing) trade.state = 'paid';
    return trade.paid;
  }

  /** Whether it is closed now. */
  close(number: string): boolean {
    const trade = this.#trades.get(number);
    if (trade?.state === 'paid') return false;
    if (trade) trade.state = 'closed';
    return true;
  }
}

interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Said {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

async function listen(answer: (asked: Asked) => Said) {
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    const said = answer({ method, url, headers, body: (await buffer(request)).toString('utf8') });
    reply.writeHead(said.status, { 'content-type': 'application/json', ...said.headers }).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}/`, close };
}

const nativeOrder = z.object({
  out_trade_no: z.string(),
  notify_url: z.string(),
  amount: z.object({ total: z.int(), currency: z.literal('CNY') }),
});

/** WeChat Pay, API v3: Native payment. */
export async function openPretendedWechat(): Promise<PretendedProvider> {
  const [merchant, platform, stranger] = [pair(), pair(), pair()];
  const trades = new Trades();
  const [merchantId, apiKey, keyId] = ['1230000109', 'k'.repeat(32), 'PUB_KEY_ID_0114232134912410000000000000'];
  const places = new Map<string, string>();

  const signed = (body: string, at: Date, { privateKey }: Keys = platform) => {
    const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), randomBytes(8).toString('hex')];
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keyId,
      'wechatpay-signature': signature(`${timestamp}\n${nonce}\n${body}\n`, privateKey),
    };
  };
  const say = (status: number, content?: object): Said => {
    const body = content ? JSON.stringify(content) : '';
    return { status, body, headers: signed(body, new Date()) };
  };
  const transactionOf = ({ number, transactionId, amountCents, currency }: Paid) => ({
    mchid: merchantId,
    out_trade_no: number,
    transaction_id: transactionId,
    trade_state: 'SUCCESS',
    amount: { total: amountCents, payer_total: amountCents, currency, payer_currency: currency },
  });

  const { address, close } = await listen(({ method, url, headers, body }) => {
    const said = Object.fromEntries(
      [...String(headers.authorization).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const text = `${method}\n${url}\n${said.timestamp}\n${said.nonce_str}\n${body}\n`;
    if (said.mchid !== merchantId || !isSigned(text, merchant.publicKey, String(said.signature)))
      return say(401, { code: 'SIGN_ERROR' });
    if (url === '/v3/pay/transactions/native') {
      const { out_trade_no, notify_url, amount } = nativeOrder.parse(JSON.parse(body));
      trades.begin(out_trade_no, { amountCents: amount.total, noticesAt: notify_url });
      const place = `weixin://wxpay/bizpayurl?pr=${randomBytes(6).toString('hex')}`;
      places.set(place, out_trade_no);
      return say(200, { code_url: place });
    }
    const [, number = '', act] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/?]+)(\/close)?/.exec(url) ?? [];
    const trade = trades.find(number);
    if (!trade) return say(404, { code: 'ORDER_NOT_EXIST' });
    if (act) return trades.close(number) ? say(204) : say(400, { code: 'ORDERPAID' });
    if (trade.state === 'paid' && trade.paid) return say(200, transactionOf(trade.paid));
    const state = trade.state === 'open' ? 'NOTPAY' : 'CLOSED';
    return say(200, { mchid: merchantId, out_trade_no: number, trade_state: state });
  });

  return {
    payment: openWechatPay(
      {
        appId: 'wxd678efh567hg6787',
        merchantId,
        certificateSerial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
        privateKey: merchant.privateKey,
        apiKey,
        publicKeyId: keyId,
        publicKey: platform.publicKey,
        gateway: address,
      },
      'https://pest.test/payment-notices/wechat',
    ),
    // A trade begins with its code.
    visit: () => undefined,
    pay: (place, given = {}) => trades.pay(places.get(place) ?? '', given),
    notice(paid, at, by = 'provider') {
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from('transaction'));
      const packed = Buffer.concat([
        cipher.update(JSON.stringify(transactionOf(paid))),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      const payload = JSON.stringify({
        id: randomBytes(16).toString('hex'),
        event_type: 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: packed.toString('base64'),
          nonce,
          associated_data: 'transaction',
        },
      });
      const headers = signed(payload, at, by === 'provider' ? platform : stranger);
      return { ...sentTo(trades, paid), payload, headers: { 'content-type': 'application/json', ...headers } };
    },
    close,
  };
}

const pageOrder = z.object({ out_trade_no: z.string(), total_amount: z.string() });

/** Alipay: a payment on a page of its own. */
export async function openPretendedAlipay(): Promise<PretendedProvider> {
  const [merchant, platform, stranger] = [pair(), pair(), pair()];
  const trades = new Trades();
  const [appId, sellerId] = ['2021000000000000', '2088101106499364'];

  const isOurs = (fields: URLSearchParams) =>
    fields.get('app_id') === appId &&
    isSigned(sortedText(Object.fromEntries(fields), ['sign']), merchant.publicKey, fields.get('sign') ?? '');
  const fieldsOf = ({ transactionId, amountCents, currency }: Paid) => ({
    trade_no: transactionId,
    trade_status: 'TRADE_SUCCESS',
    total_amount: (amountCents / 100).toFixed(2),
    // Told of a payment in another currency only.
    ...(currency !== 'CNY' && { trans_currency: currency }),
  });

  const { address, close } = await listen(({ url, body }) => {
    const fields = new URLSearchParams([...new URL(url, 'http://there').searchParams, ...new URLSearchParams(body)]);
    const method = fields.get('method') ?? '';
    const content = JSON.stringify(
      isOurs(fields) ? answer(method, fields) : { code: '40002', sub_code: 'isv.invalid-signature' },
    );
    const said = `{"${method.replaceAll('.', '_')}_response":${content},"sign":"${signature(content, platform.privateKey)}"}`;
    return { status: 200, body: said };
  });
  const answer = (method: string, fields: URLSearchParams): object => {
    const number = z
      .object({ out_trade_no: z.string() })
      .parse(JSON.parse(fields.get('biz_content') ?? '')).out_trade_no;
    const trade = trades.find(number);
    if (!trade) return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    if (method === 'alipay.trade.close' && !trades.close(number))
      return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.REASON_TRADE_STATUS_INVALID' };
    const state = trade.state === 'open' ? 'WAIT_BUYER_PAY' : 'TRADE_CLOSED';
    const told = trade.state === 'paid' && trade.paid ? fieldsOf(trade.paid) : { trade_status: state };
    return { code: '10000', msg: 'Success', out_trade_no: number, ...told };
  };

  /** A trade begins when the buyer is there. */
  const begin = (place: string): string => {
    const fields = new URL(place).searchParams;
    if (!isOurs(fields)) throw new Error('The page is not signed by who it names.');
    const { out_trade_no, total_amount } = pageOrder.parse(JSON.parse(fields.get('biz_content') ?? ''));
    const amountCents = Math.round(Number(total_amount) * 100);
    trades.begin(out_trade_no, { amountCents, noticesAt: fields.get('notify_url') ?? '' });
    return out_trade_no;
  };

  return {
    payment: openAlipay(
      {
        appId,
        sellerId,
        privateKey: merchant.privateKey,
        publicKey: platform.publicKey,
        gateway: `${address}gateway.do`,
      },
      { notices: 'https://pest.test/payment-notices/alipay', back: 'https://pest.test/orderStateUnpaid' },
    ),
    visit: (place) => void begin(place),
    pay: (place, given = {}) => trades.pay(begin(place), given),
    notice(paid, at, by = 'provider') {
      const fields: Record<string, string> = {
        notify_type: 'trade_status_sync',
        notify_id: randomBytes(16).toString('hex'),
        // The moment of this sending, in Chinese time; each repetition has its own.
        notify_time: new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
        app_id: appId,
        seller_id: sellerId,
        out_trade_no: paid.number,
        ...fieldsOf(paid),
      };
      const sent = signature(sortedText(fields, []), (by === 'provider' ? platform : stranger).privateKey);
      return {
        ...sentTo(trades, paid),
        payload: new URLSearchParams({ ...fields, sign: sent, sign_type: 'RSA2' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      };
    },
    close,
  };
}

function sortedText(fields: Readonly<Record<string, string>>, without: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !without.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

function sentTo(trades: Trades, { number }: Paid): { readonly url: string } {
  return { url: new URL(trades.find(number)?.noticesAt ?? '').pathname };
}
