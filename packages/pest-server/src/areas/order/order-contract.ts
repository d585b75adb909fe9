import { readFile } from 'node:fs/promises';
import { defineMessages, type PaymentMethod, productWords, type ResultOf, translator, wallClock } from 'pest-sdk';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { findMade, keepPdf } from '../../files/keep-file';
import type { WholeOrder } from '../../orders/order-records';
import { platformName } from '../../orders/platform-name';
import type { ContractPdfInput } from '../../providers/pdf/contract-layout';
import { drawSeal } from '../../providers/pdf/platform-seal';
import { PrintQueueError } from '../../providers/pdf/print-queue';

const messages = defineMessages({
  zh: {
    title: '会员服务合同',
    fileName: '服务合同_{{number}}',
    sealedFileName: '服务合同_{{number}}_盖章',
    seller: '平台方',
    buyer: '购买方',
    number: '订单号',
    product: '商品',
    years: '{{product}} × {{years}} 年',
    term: '有效期',
    period: '{{from}} 至 {{to}}',
    price: '价格',
    credit: '原会员折算',
    amount: '实付',
    method: '付款方式',
    bank: '银行转账',
    wechat: '微信支付',
    alipay: '支付宝',
    completedAt: '完成时间',
    agreement: '服务协议',
    version: '版本 {{version}}',
    versionFrom: '版本 {{version}}，自 {{day}} 起施行',
    seal: '（平台方盖章处）',
  },
  en: {
    title: 'Membership service contract',
    fileName: 'Contract_{{number}}',
    sealedFileName: 'Contract_{{number}}_sealed',
    seller: 'Platform',
    buyer: 'Buyer',
    number: 'Order',
    product: 'Product',
    years: '{{product}}, years: {{years}}',
    term: 'Term',
    period: '{{from}} to {{to}}',
    price: 'Price',
    credit: 'Rest of the former plan',
    amount: 'Paid',
    method: 'Paid by',
    bank: 'Bank transfer',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    completedAt: 'Completed',
    agreement: 'Service agreement',
    version: 'version {{version}}',
    versionFrom: 'version {{version}}, in force from {{day}}',
    seal: '(Seal of the platform)',
  },
});

const retryAfterSeconds = 10;
const words = {
  notCompleted: { zh: '订单完成后才有合同', en: 'There is a contract once the order is completed.' },
  busy: { zh: '正在处理的文件较多，请稍后再试', en: 'Many files are being worked on. Please try again in a moment.' },
} as const;

/** The contract of a completed order, made when it is first asked for and the same from then on. */
export async function orderContract(
  call: Call,
  order: WholeOrder,
  copy: 'plain' | 'sealed',
): Promise<ResultOf<'order.contract'>> {
  const { completed_at, method } = order;
  if (completed_at === null || method === null) refuse('general.businessFailure', { words: words.notCompleted });
  const t = translator(messages, call.language);
  const fileName = `${t(copy === 'sealed' ? 'sealedFileName' : 'fileName', { number: order.number })}.pdf`;
  const madeFrom = `order contract ${order.id} ${copy} ${call.language}`;
  const key =
    (await findMade(call, madeFrom)) ?? (await make(call, order, { completed_at, method, copy, madeFrom, fileName }));
  return { url: call.fileUrl(key), fileName };
}

interface Making {
  readonly completed_at: Date;
  readonly method: PaymentMethod;
  readonly copy: 'plain' | 'sealed';
  readonly madeFrom: string;
  readonly fileName: string;
}

async function make(call: Call, order: WholeOrder, making: Making): Promise<string> {
  const { contractPrinter, database, pdfStamper, printQueue } = call.parts;
  const seller = await platformName(database.system);
  const input = contentOf(call, order, making, seller);
  const pdf = await printQueue
    .take(call.caller.home.id, async () => {
      const plain = await contractPrinter.print(input);
      if (making.copy === 'plain') return plain;
      return (await pdfStamper.stamp(plain, input.sealKeyword, await sealPicture(call, seller))).pdf;
    })
    .catch(refuseLater);
  return keepPdf(call, pdf, { label: making.fileName, madeFrom: making.madeFrom, forGood: true });
}

function refuseLater(error: unknown): never {
  if (!(error instanceof PrintQueueError)) throw error;
  refuse('general.businessFailure', { retryAfter: retryAfterSeconds, words: words.busy });
}

function sealPicture({ parts }: Call, seller: string): Promise<Buffer> {
  const { sealImage } = parts.settings;
  return sealImage === undefined ? drawSeal(seller) : readFile(sealImage);
}

function contentOf(call: Call, order: WholeOrder, { completed_at, method }: Making, seller: string): ContractPdfInput {
  const { language } = call;
  const { timeZone, agreementDay: day } = call.parts.settings;
  const t = translator(messages, language);
  const clock = (moment: Date) => wallClock(moment.toISOString(), timeZone);
  const version = order.agreement_version;
  const product = productWords[order.product][language];
  const term = order.term?.ends_at
    ? t('period', { from: clock(order.term.starts_at).day, to: clock(order.term.ends_at).day })
    : '';
  const completed = clock(completed_at);
  return {
    language,
    title: t('title'),
    seller,
    buyer: call.caller.home.name,
    facts: [
      [t('number'), order.number],
      [t('product'), t('years', { product, years: order.years })],
      [t('term'), term],
      [t('price'), yuan(order.price_cents)],
      ...(order.credit_cents > 0 ? [[t('credit'), `−${yuan(order.credit_cents)}`] as const] : []),
      [t('amount'), yuan(order.amount_cents)],
      [t('method'), t(method)],
      [t('completedAt'), `${completed.day} ${completed.time}`],
    ],
    agreement: {
      title: t('agreement'),
      version: day === undefined ? t('version', { version }) : t('versionFrom', { version, day }),
    },
    parties: { seller: t('seller'), buyer: t('buyer') },
    sealKeyword: t('seal'),
  };
}

function yuan(cents: number): string {
  const whole = new Intl.NumberFormat('en-US').format(Math.floor(cents / 100));
  return `¥ ${whole}.${String(cents % 100).padStart(2, '0')}`;
}
