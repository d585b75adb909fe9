import { readFile } from 'node:fs/promises';
import {
  defineMessages,
  type Operator,
  type PaymentMethod,
  productWords,
  type ResultOf,
  translator,
  wallClock,
} from 'pest-sdk';
import { findMade, keepPdf } from '../../books/files/keep-file';
import { agreementText } from '../../books/orders/agreement-texts';
import { operatorOf } from '../../books/orders/operator';
import type { WholeOrder } from '../../books/orders/order-records';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import type { ContractPdfInput } from '../../paper/contract/contract-layout';
import { PrintQueueError } from '../../paper/print/print-queue';
import * as queries from './order.queries';

const messages = defineMessages({
  zh: {
    title: '会员服务合同',
    fileName: '服务合同_{{number}}',
    sealedFileName: '服务合同_{{number}}_盖章',
    seller: '平台方',
    buyer: '购买方',
    creditCode: '统一社会信用代码',
    address: '地址',
    contact: '联系方式',
    blank: '（签署时填写）________________',
    number: '订单号',
    product: '商品',
    years_other: '{{product}}，{{count}} 年',
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
    creditCode: 'Credit code',
    address: 'Address',
    contact: 'Contact',
    blank: '(fill in when signing) ________________',
    number: 'Order',
    product: 'Product',
    years_one: '{{product}}, {{count}} year',
    years_other: '{{product}}, {{count}} years',
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
  notCompleted: { zh: '订单完成后才有合同', en: 'The contract is available once the order is completed.' },
  noSeal: {
    zh: '平台没有设置印章，这里没有盖章的合同。需要盖章的，请下载合同后联系平台。',
    en: 'The platform has not set up a seal, so no sealed contract is available. If you need one, download the contract and contact the platform.',
  },
  busy: { zh: '正在处理的文件较多，请稍后再试', en: 'The server is busy. Please try again in a moment.' },
} as const;

/** The contract of a completed order, made when it is first asked for and the same from then on. */
export async function orderContract(
  call: Call,
  order: WholeOrder,
  copy: 'plain' | 'sealed',
): Promise<ResultOf<'order.contract'>> {
  const { completed_at, method } = order;
  if (completed_at === null || method === null) refuse('general.businessFailure', { words: words.notCompleted });
  if (copy === 'sealed' && call.parts.settings.sealImage === undefined) {
    refuse('general.businessFailure', { words: words.noSeal });
  }
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
  const { contractPrinter, pdfStamper, printQueue } = call.parts;
  const buyer = await call.inScope((tx) => queries.findBuyer(tx, order));
  const input = contentOf(call, order, making, { seller: await operatorOf(call.parts), buyer });
  const pdf = await printQueue
    .take(call.caller.home.id, async () => {
      const plain = await contractPrinter.print(input);
      if (making.copy === 'plain') return plain;
      return (await pdfStamper.stamp(plain, input.sealKeyword, await sealPicture(call))).pdf;
    })
    .catch(refuseLater);
  return keepPdf(call, pdf, { label: making.fileName, madeFrom: making.madeFrom, forGood: true });
}

function refuseLater(error: unknown): never {
  if (!(error instanceof PrintQueueError)) throw error;
  refuse('general.businessFailure', { retryAfter: retryAfterSeconds, words: words.busy });
}

/** Of whoever runs the platform, and of nobody else: none is drawn. */
function sealPicture({ parts }: Call): Promise<Buffer> {
  const { sealImage } = parts.settings;
  return sealImage === undefined ? refuse('general.businessFailure', { words: words.noSeal }) : readFile(sealImage);
}

interface Sides {
  readonly seller: Operator;
  readonly buyer: Operator;
}

function contentOf(
  call: Call,
  order: WholeOrder,
  { completed_at, method }: Making,
  { seller, buyer }: Sides,
): ContractPdfInput {
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
  const side = ({ name, creditCode, address, contact }: Operator) => ({
    name,
    facts: [
      [t('creditCode'), creditCode || t('blank')],
      [t('address'), address || t('blank')],
      [t('contact'), contact || t('blank')],
    ] as const,
  });
  return {
    language,
    title: t('title'),
    seller: side(seller),
    buyer: side(buyer),
    facts: [
      [t('number'), order.number],
      [t('product'), t('years', { product, count: order.years })],
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
      text: agreementText(version),
    },
    parties: { seller: t('seller'), buyer: t('buyer') },
    sealKeyword: t('seal'),
  };
}

function yuan(cents: number): string {
  const whole = new Intl.NumberFormat('en-US').format(Math.floor(cents / 100));
  return `¥ ${whole}.${String(cents % 100).padStart(2, '0')}`;
}
