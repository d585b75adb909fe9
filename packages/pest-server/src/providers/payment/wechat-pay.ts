import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { z } from 'zod';
import {
  NoticeError,
  type NoticeReply,
  type OnlinePayment,
  type PayableOrder,
  type Payment,
  PaymentRefused,
  type RawNotice,
} from './payment';

/** A merchant's access to WeChat Pay (API v3), with keys as PEM. */
export interface WechatSettings {
  readonly appId: string;
  readonly merchantId: string;
  readonly certificateSerial: string;
  readonly privateKey: string;
  /** Unpacks what notices hold. */
  readonly apiKey: string;
  /** Whose signature notices and answers carry; another key is refused until it is set here. */
  readonly publicKeyId: string;
  readonly publicKey: string;
  /** Another address of the interface, for tests. */
  readonly gateway?: string;
}

/** How far the time of a notice may be from ours. */
const driftMs = 5 * 60_000;

const noticeBody = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().optional() }),
});
const transaction = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.string(),
  amount: z.object({ total: z.int(), currency: z.string().optional() }).optional(),
});
const began = z.object({ data: z.object({ code_url: z.string() }) });
const asked = z.object({ data: transaction });

/** WeChat Pay's Native payment: the buyer scans a code. */
export function openWechatPay(settings: WechatSettings, noticesAt: string): OnlinePayment {
  const { appId, merchantId, publicKeyId } = settings;
  const publicKey = Rsa.from(settings.publicKey, Rsa.KEY_TYPE_PUBLIC);
  const client = new Wechatpay({
    mchid: merchantId,
    serial: settings.certificateSerial,
    privateKey: settings.privateKey,
    certs: { [publicKeyId]: publicKey },
    timeout: 10_000,
    ...(settings.gateway !== undefined && { baseURL: settings.gateway }),
  });
  const named = (orderNumber: string) => `v3/pay/transactions/out-trade-no/${orderNumber}`;

  return {
    method: 'wechat',
    merchant: merchantId,

    async begin(order: PayableOrder) {
      const answer = await client
        .chain('v3/pay/transactions/native')
        .post({
          appid: appId,
          mchid: merchantId,
          description: order.title,
          out_trade_no: order.number,
          time_expire: order.closesAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
          notify_url: noticesAt,
          amount: { total: order.amountCents, currency: 'CNY' },
        })
        .catch(tellRefusal);
      return began.parse(answer).data.code_url;
    },

    async read(notice: RawNotice, now: Date) {
      requireSignature(notice, now, publicKeyId, publicKey);
      return unpacked(notice.body, settings.apiKey);
    },

    async query(orderNumber: string) {
      const answer = await client
        .chain(named(orderNumber))
        .get({ params: { mchid: merchantId } })
        .catch(nothingWhereUnknown);
      return answer === null ? null : paymentIn(asked.parse(answer).data);
    },

    async close(orderNumber: string) {
      await client
        .chain(`${named(orderNumber)}/close`)
        .post({ mchid: merchantId })
        .catch(nothingWhereUnknown);
    },

    reply: (taken: boolean): NoticeReply => ({
      status: taken ? 200 : 400,
      type: 'application/json',
      body: JSON.stringify(taken ? { code: 'SUCCESS' } : { code: 'FAIL', message: 'refused' }),
    }),
  };
}

function requireSignature(
  { headers, body }: RawNotice,
  now: Date,
  keyId: string,
  key: ReturnType<typeof Rsa.from>,
): void {
  const said = (name: string) => {
    const value = headers[`wechatpay-${name}`];
    return typeof value === 'string' ? value : '';
  };
  const sentAt = Number(said('timestamp')) * 1000;
  if (!(Math.abs(now.getTime() - sentAt) <= driftMs)) throw new NoticeError('The notice is not of now.');
  if (said('serial') !== keyId) throw new NoticeError('The notice is signed with a key that is not known.');
  const signed = Formatter.response(said('timestamp'), said('nonce'), body.toString('utf8'));
  if (!isRight(() => Rsa.verify(signed, said('signature'), key))) throw new NoticeError('The signature is wrong.');
}

/** A signature that cannot even be read is wrong too. */
function isRight(verify: () => boolean): boolean {
  try {
    return verify();
  } catch {
    return false;
  }
}

function unpacked(body: Buffer, apiKey: string): Payment | null {
  try {
    const { event_type, resource } = noticeBody.parse(JSON.parse(body.toString('utf8')));
    if (event_type !== 'TRANSACTION.SUCCESS') return null;
    const text = Aes.AesGcm.decrypt(resource.ciphertext, apiKey, resource.nonce, resource.associated_data ?? '');
    return paymentIn(transaction.parse(JSON.parse(text)));
  } catch {
    throw new NoticeError('The notice cannot be read.');
  }
}

function paymentIn({ trade_state, transaction_id, ...paid }: z.infer<typeof transaction>): Payment | null {
  if (trade_state !== 'SUCCESS' || transaction_id === undefined || !paid.amount) return null;
  return {
    orderNumber: paid.out_trade_no,
    transactionId: transaction_id,
    amountCents: paid.amount.total,
    currency: paid.amount.currency ?? 'CNY',
    merchant: paid.mchid,
  };
}

const failedAnswer = z.object({ response: z.object({ status: z.number() }) });

/** An order that nobody has begun to pay is not known there. */
function nothingWhereUnknown(error: unknown): null {
  if (failedAnswer.safeParse(error).data?.response.status === 404) return null;
  return tellRefusal(error);
}

/** Its pace and its own faults pass; what else it answers is about our account. */
function tellRefusal(error: unknown): never {
  const status = failedAnswer.safeParse(error).data?.response.status ?? 500;
  if (status >= 500 || status === 408 || status === 429) throw error;
  throw new PaymentRefused(`WeChat Pay answers ${status}.`, { cause: error });
}
