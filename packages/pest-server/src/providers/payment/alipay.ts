import { createPrivateKey } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import { instantInZone } from 'pest-sdk';
import { z } from 'zod';
import {
  NoticeError,
  type NoticeReply,
  type OnlinePayment,
  type PayableOrder,
  PaymentRefused,
  type RawNotice,
} from './payment';

/** An application's access to Alipay, with keys as PEM. */
export interface AlipaySettings {
  readonly appId: string;
  /** The account that money comes in on. */
  readonly sellerId: string;
  readonly privateKey: string;
  readonly publicKey: string;
  /** Another address of the interface, for tests. */
  readonly gateway?: string;
}

/** How far the time of a notice may be from ours. */
const driftMs = 5 * 60_000;
/** Alipay writes and reads its times there. */
const itsZone = 'Asia/Shanghai';
/** What an amount is in unless its currency is named; what the buyer's wallet is in is another matter. */
const inYuan = 'CNY';
const product = 'FAST_INSTANT_TRADE_PAY';
const paidStates: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

const notice = z.object({
  sign_type: z.literal('RSA2'),
  notify_time: z.string(),
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  trans_currency: z.string().optional(),
});
const asked = z.object({
  code: z.string(),
  subCode: z.string().optional(),
  tradeStatus: z.string().optional(),
  tradeNo: z.string().optional(),
  totalAmount: z.string().optional(),
  transCurrency: z.string().optional(),
});

/** Alipay's payment on a page of its own, which the buyer goes to and comes back from. */
export function openAlipay(
  { appId, sellerId, gateway, ...keys }: AlipaySettings,
  { notices, back }: { readonly notices: string; readonly back: string },
): OnlinePayment {
  const client = new AlipaySdk({
    appId,
    privateKey: createPrivateKey(keys.privateKey).export({ type: 'pkcs1', format: 'pem' }).toString(),
    alipayPublicKey: keys.publicKey,
    timeout: 10_000,
    ...(gateway !== undefined && { gateway }),
  });

  const ask = (method: string, orderNumber: string) =>
    client.exec(method, { bizContent: { out_trade_no: orderNumber } }, { validateSign: true });

  return {
    method: 'alipay',
    merchant: `${appId} ${sellerId}`,

    async begin(order: PayableOrder) {
      return client.pageExecute('alipay.trade.page.pay', 'GET', {
        notifyUrl: notices,
        returnUrl: `${back}?id=${order.id}`,
        bizContent: {
          out_trade_no: order.number,
          product_code: product,
          subject: order.title,
          total_amount: yuan(order.amountCents),
          time_expire: timeThere(order.closesAt),
        },
      });
    },

    async read({ body }: RawNotice, now: Date) {
      const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
      const read = notice.safeParse(fields);
      if (!read.success || !isSigned(client, fields)) throw new NoticeError('The notice is not Alipay’s.');
      const told = read.data;
      const [day = '', time = ''] = told.notify_time.split(' ');
      const sentAt = Date.parse(instantInZone({ day, time: time.slice(0, 5) }, itsZone) ?? '') + secondsOf(time);
      if (!(Math.abs(now.getTime() - sentAt) <= driftMs)) throw new NoticeError('The notice is not of now.');
      if (!paidStates.has(told.trade_status)) return null;
      return {
        orderNumber: told.out_trade_no,
        transactionId: told.trade_no,
        amountCents: centsOf(told.total_amount),
        currency: told.trans_currency ?? inYuan,
        merchant: `${told.app_id} ${told.seller_id}`,
      };
    },

    async query(orderNumber: string) {
      const answer = await ask('alipay.trade.query', orderNumber);
      const { code, subCode, tradeStatus = '', tradeNo, totalAmount, transCurrency } = asked.parse(answer);
      if (subCode === 'ACQ.TRADE_NOT_EXIST') return null;
      if (code !== '10000') tellRefusal(code, subCode);
      if (!paidStates.has(tradeStatus) || tradeNo === undefined || totalAmount === undefined) return null;
      return {
        orderNumber,
        transactionId: tradeNo,
        amountCents: centsOf(totalAmount),
        currency: transCurrency ?? inYuan,
        // Only our own application can ask, and only of what came in on its account.
        merchant: `${appId} ${sellerId}`,
      };
    },

    async close(orderNumber: string) {
      const answer = await ask('alipay.trade.close', orderNumber);
      const { code, subCode } = asked.parse(answer);
      // Before the buyer has been there the trade does not exist, and nothing is to be closed.
      if (code !== '10000' && subCode !== 'ACQ.TRADE_NOT_EXIST') tellRefusal(code, subCode);
    },

    reply: (taken: boolean): NoticeReply => ({
      status: 200,
      type: 'text/plain',
      body: taken ? 'success' : 'failure',
    }),
  };
}

/** A signature that cannot even be read is wrong too. */
function isSigned(client: AlipaySdk, fields: Readonly<Record<string, string>>): boolean {
  try {
    return client.checkNotifySignV2(fields);
  } catch {
    return false;
  }
}

function yuan(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** An amount in another form is no amount of ours, and fits no order. */
function centsOf(text: string): number {
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : -1;
}

function secondsOf(time: string): number {
  return Number(time.slice(6, 8)) * 1000;
}

function timeThere(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: itsZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  );
}

/** 20000 is a fault of its own, and passes, as a system error does; what else it answers is about our account. */
function tellRefusal(code: string, subCode = ''): never {
  const said = `Alipay answers ${code} ${subCode}.`;
  if (code === '20000' || subCode === 'ACQ.SYSTEM_ERROR') throw new Error(said);
  throw new PaymentRefused(said);
}
