import type { AlipaySettings } from './alipay';
import type { BankDetails, OnlinePayment, Payments } from './payment';
import type { WechatSettings } from './wechat-pay';

/** What an installation is set up for; null is not offered. */
interface PaymentCredentials {
  readonly bank: BankDetails | null;
  readonly wechat: WechatSettings | null;
  readonly alipay: AlipaySettings | null;
}

/** Opens the ways to pay that there are credentials for; the others' clients are not even loaded. */
export async function openPayments(
  { bank, wechat, alipay }: PaymentCredentials,
  publicUrl: string | undefined,
): Promise<Payments> {
  const online: OnlinePayment[] = [];
  if (wechat) {
    const { openWechatPay } = await import('./wechat-pay');
    online.push(openWechatPay(wechat, noticesAt(publicUrl, 'wechat')));
  }
  if (alipay) {
    const { openAlipay } = await import('./alipay');
    online.push(openAlipay(alipay, { notices: noticesAt(publicUrl, 'alipay'), back: `${publicUrl}/orderStateUnpaid` }));
  }
  return { bank, online };
}

/** A provider has to reach us: it cannot be told an address that was guessed. */
function noticesAt(publicUrl: string | undefined, method: OnlinePayment['method']): string {
  if (publicUrl === undefined) throw new Error('Set PEST_PUBLIC_URL: payment providers send their notices there.');
  return `${publicUrl}/payment-notices/${method}`;
}
