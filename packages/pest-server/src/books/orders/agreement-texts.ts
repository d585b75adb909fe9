import { type LegalText, serviceAgreement, serviceAgreementVersion } from 'pest-sdk';

/**
 * The agreement as it was accepted: a completed order keeps the text of its time.
 *
 * @throws Error for a version that never was
 */
export function agreementText(version: string): LegalText {
  const text = texts.get(version);
  if (!text) throw new Error(`There is no service agreement of the version ${version}.`);
  return text;
}

const agreementOf202611: LegalText = [
  {
    title: { zh: '双方与内容', en: 'Parties and subject' },
    paragraphs: [
      {
        zh: '本协议由平台运营方（以下称“平台”）与购买会员、版本或附加功能的公司（以下称“购买方”）订立。购买方提交订单时勾选同意，协议随订单生效。',
        en: 'This agreement is made between the operator of the platform (“the platform”) and the company that buys a membership, an edition or a feature (“the buyer”). The buyer accepts it with an order, and it takes effect with that order.',
      },
      {
        zh: '平台按订单所列的商品和年限，向购买方提供虫控服务管理软件的使用权。各版本功能相同，区别在于可添加的人数和照片的保存时间。',
        en: 'The platform lets the buyer use its pest-control management software for the product and the years named in the order. Every plan has every feature; plans differ in how many people they allow and how long photos are kept.',
      },
    ],
  },
  {
    title: { zh: '人数与照片', en: 'People and photos' },
    paragraphs: [
      {
        zh: '专业版可有 5 个账号，高级版 15 个，旗舰版不限；银牌会员可有 10 名服务人员，金牌会员 25 名。同时持有多项时，以数量最多的一项为准。',
        en: 'Professional allows 5 accounts, Premium 15, Flagship as many as you like. Silver allows 10 service staff, Gold 25. Where several are held, the largest number counts.',
      },
      {
        zh: '照片在各版本和银牌会员下保存 1 年，金牌会员 2 年。到期的照片由系统清理，清理前 30 天和 7 天各通知一次。未关闭的风险、已通过的报告和药剂使用记录所引用的照片不在清理之列。',
        en: 'Photos are kept for 1 year with every edition and with Silver, and for 2 years with Gold. Photos past their keep are removed; the buyer is told 30 and 7 days before. Photos that an open risk, an approved report or a record of chemicals refers to are not removed.',
      },
    ],
  },
  {
    title: { zh: '价格与付款', en: 'Price and payment' },
    paragraphs: [
      {
        zh: '订单金额以提交订单时显示的为准。升级时，原会员的剩余天数按其价格折算，从金额中扣除，不足一分的部分舍去。',
        en: 'The amount is the one shown when the order is submitted. With an upgrade, the days left of the present plan are counted at its price and taken off; fractions of a cent are dropped.',
      },
      {
        zh: '订单提交后 24 小时内未付款的，自动关闭，不产生费用；购买方也可以自行关闭。银行转账以平台确认到账为准，请在附言中填写订单号。',
        en: 'An order that is not paid within 24 hours closes by itself and costs nothing; the buyer can close it too. A bank transfer counts once the platform has confirmed it. Put the order number into the remark.',
      },
    ],
  },
  {
    title: { zh: '期限', en: 'Term' },
    paragraphs: [
      {
        zh: '会员自订单完成时生效。有效期内续费的，新的期限从原到期日起算；升级的，自订单完成时起算。',
        en: 'A plan takes effect when its order is completed. A renewal begins where the present term ends; an upgrade begins when its order is completed.',
      },
      {
        zh: '到期后，购买方的资料和已有账号保留，人数超出的不能再添加账号，照片按当时持有的版本保存。',
        en: 'After the end, the buyer’s records and accounts stay. Accounts beyond the limit cannot be added to, and photos are kept as the plan then held says.',
      },
    ],
  },
  {
    title: { zh: '发票与合同', en: 'Invoice and contract' },
    paragraphs: [
      {
        zh: '订单完成后，购买方可以申请与实付金额相同的发票，并下载本订单的合同。',
        en: 'Once an order is completed, the buyer can ask for an invoice over the amount paid, and download the contract of the order.',
      },
    ],
  },
  {
    title: { zh: '数据与安全', en: 'Data and security' },
    paragraphs: [
      {
        zh: '购买方录入的数据归购买方所有。平台仅为提供服务而保存和处理这些数据，不同公司的数据彼此隔离。',
        en: 'What the buyer records belongs to the buyer. The platform stores and processes it only to provide the service. The data of different companies are kept apart.',
      },
      {
        zh: '购买方应妥善保管账号和密码，对其账号下的操作负责，并保证有权录入其上传的内容。',
        en: 'The buyer keeps its accounts and passwords safe, answers for what is done with them, and makes sure that it may record what it uploads.',
      },
    ],
  },
  {
    title: { zh: '责任', en: 'Liability' },
    paragraphs: [
      {
        zh: '本软件用于记录和管理虫害防治工作，不替代专业判断，也不保证任何审核、检查的结果。AI 虫害识别单独销售，其开通方式由平台与购买方另行约定。',
        en: 'The software records and manages pest control. It does not replace professional judgement, and promises the result of no audit or inspection. AI insect recognition is sold separately; how it is opened is agreed between the platform and the buyer.',
      },
      {
        zh: '因不可抗力或第三方服务中断而无法使用的，双方互不承担责任，平台应尽快恢复。',
        en: 'Neither side answers for interruptions by force majeure or by the services of others; the platform restores the service as soon as it can.',
      },
    ],
  },
  {
    title: { zh: '其他', en: 'Final' },
    paragraphs: [
      {
        zh: '本协议有更新时，新的文本适用于其后提交的订单；已完成的订单仍按当时的文本执行。',
        en: 'A new text of this agreement applies to orders submitted after it. Completed orders keep the text of their time.',
      },
      {
        zh: '争议由双方协商解决；协商不成的，向平台所在地有管辖权的人民法院提起诉讼。',
        en: 'Disputes are settled by agreement; failing that, by the court in charge at the platform’s seat. Of the two language versions, the Chinese one decides.',
      },
    ],
  },
];

const texts: ReadonlyMap<string, LegalText> = new Map([
  ['2026-11', agreementOf202611],
  [serviceAgreementVersion, serviceAgreement],
]);
