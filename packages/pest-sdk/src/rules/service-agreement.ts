import type { LegalText } from './legal-text';

/**
 * The agreement that a buyer accepts, as its page shows it and a contract prints it. It promises what the product does
 * and nothing else; another text is another `serviceAgreementVersion`.
 */
export const serviceAgreement: LegalText = [
  {
    title: { zh: '双方与内容', en: 'Parties and subject' },
    paragraphs: [
      {
        zh: '本协议由平台运营方（名称、地址、统一社会信用代码和联系方式见文首或合同首页，以下称“平台”）与购买会员或版本的公司（以下称“购买方”）订立。购买方提交订单时勾选同意，协议随订单生效。',
        en: 'This agreement is made between the operator of the platform, whose name, address, credit code and contact stand at the head of this text or on the first page of the contract (“the platform”), and the company that buys a membership or an edition (“the buyer”). The buyer accepts it with an order, and it takes effect with that order.',
      },
      {
        zh: '平台按订单所列的商品和年限，向购买方提供虫控服务管理软件的使用权。各版本功能相同，区别在于可添加的人数和照片的保存时间。',
        en: 'The platform lets the buyer use its pest-control management software for the product and the years named in the order. Every plan has the same features; plans differ in how many people they allow and how long photos are kept.',
      },
    ],
  },
  {
    title: { zh: '人数与照片', en: 'People and photos' },
    paragraphs: [
      {
        zh: '版本决定成员数，成员包括各类账号：专业版 5 名，高级版 15 名，旗舰版不限。会员在版本成员之外另加服务人员：银牌 10 名，金牌 25 名；超出的服务人员占用版本成员名额。同类同时持有多项时，以数量最多的一项为准。',
        en: 'The edition sets the number of members, which are accounts of every kind: Professional 5, Premium 15, Flagship unlimited. A membership adds service staff to the members of the edition: Silver 10, Gold 25; service staff beyond that number count as members. Where several of a kind are held, the largest number counts.',
      },
      {
        zh: '照片在各版本和银牌会员下保存 1 年，金牌会员 2 年。到期的照片由系统清理，清理前 30 天和 7 天各通知一次。未关闭的风险、已通过的报告和药剂使用记录所引用的照片不在清理之列。',
        en: 'Photos are kept for 1 year with every edition and with Silver, and for 2 years with Gold. Photos older than that are removed by the system; the buyer is told 30 and 7 days before. Photos that an open risk, an approved report or a record of chemicals refers to are not removed.',
      },
    ],
  },
  {
    title: { zh: '价格与付款', en: 'Price and payment' },
    paragraphs: [
      {
        zh: '订单金额以提交订单时显示的为准。升级时，原会员的剩余天数按其价格折算，从金额中扣除，不足一分的部分舍去。',
        en: 'The amount is the one shown when the order is submitted. With an upgrade, the days left of the present plan are valued at its price and deducted; fractions of a fen (0.01 yuan) are dropped.',
      },
      {
        zh: '订单提交后 24 小时内未付款的，自动关闭，不产生费用；购买方也可以自行关闭。银行转账以平台确认到账为准，请在附言中填写订单号。',
        en: 'An order that is not paid within 24 hours closes by itself and costs nothing; the buyer can close it too. A bank transfer counts once the platform has confirmed it. Put the order number into the remark.',
      },
      {
        zh: 'AI 虫害识别不在本协议之内，也不在线上收款；需要的公司与平台另行约定。',
        en: 'AI insect recognition is not part of this agreement and is not paid for online; a company that needs it agrees on it with the platform.',
      },
    ],
  },
  {
    title: { zh: '期限与终止', en: 'Term and end' },
    paragraphs: [
      {
        zh: '会员或版本自订单完成时生效。有效期内续费的，新的期限从原到期日起算；升级的，自订单完成时起算。',
        en: 'A membership or an edition takes effect when its order is completed. A renewal begins where the present term ends; an upgrade begins when its order is completed.',
      },
      {
        zh: '到期后，购买方的资料和已有账号保留，仍可查看和导出；人数超出的购买方不能再添加账号；照片按当时持有的版本保存。',
        en: 'After the end, the buyer’s records and existing accounts stay and can be read and exported. A buyer who has more people than its plan allows cannot add accounts; photos are kept as the plan then held says.',
      },
      {
        zh: '平台停止提供服务的，至少提前 30 天通知购买方，退还未使用天数对应的价款，并保证购买方在此期间可以导出数据。',
        en: 'If the platform stops providing the service, it tells the buyer at least 30 days before, refunds the price of the days not used, and lets the buyer export its data during that time.',
      },
      {
        zh: '一方严重违约，经书面通知 15 天内仍未改正的，另一方可以解除协议；因平台违约解除的，平台退还未使用天数对应的价款。',
        en: 'If one side seriously breaks this agreement and does not mend it within 15 days of a written notice, the other side may end it; if the platform broke it, the platform refunds the price of the days not used.',
      },
    ],
  },
  {
    title: { zh: '发票与合同', en: 'Invoice and contract' },
    paragraphs: [
      {
        zh: '订单完成后，购买方可以申请与实付金额相同的发票，并下载本订单的合同。',
        en: 'Once an order is completed, the buyer can ask for an invoice for the amount paid and download the contract of the order.',
      },
    ],
  },
  {
    title: { zh: '数据与安全', en: 'Data and security' },
    paragraphs: [
      {
        zh: '购买方录入的数据归购买方所有。平台仅为提供服务，受购买方委托并按其指示处理这些数据，不用于其他目的；不同公司的数据彼此隔离。',
        en: 'What the buyer records belongs to the buyer. The platform processes it only to provide the service, on behalf of the buyer and as the buyer instructs, and for no other purpose. The data of different companies are kept apart.',
      },
      {
        zh: '平台对接触数据的人员作保密要求，采取与风险相当的安全措施；委托他人存储或发送数据的，对其行为负责；发生数据泄露的，知悉后立即通知购买方；并协助购买方答复个人提出的请求。',
        en: 'The platform binds those who handle the data to secrecy and protects the data as the risk demands. It answers for others that it has store or send data, tells the buyer at once when it learns of a breach, and helps the buyer to answer requests of individuals.',
      },
      {
        zh: '购买方要求删除数据或协议终止的，平台返还或删除这些数据；法律要求保存的除外。个人信息的处理另见《隐私政策》。',
        en: 'When the buyer asks for deletion, or when the agreement ends for good, the platform returns or deletes the data, except what the law requires it to keep. See also the Privacy notice on personal data.',
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
        zh: '本软件用于记录和管理虫害防治工作，不替代专业判断，也不保证任何审核、检查的结果。',
        en: 'The software records and manages pest control. It does not replace professional judgement, and it promises the result of no audit or inspection.',
      },
      {
        zh: '因平台或其委托的服务商的原因连续 24 小时以上无法使用的，有效期按无法使用的天数顺延，不足一天的按一天计。',
        en: 'If the service cannot be used for more than 24 hours on end for a reason that lies with the platform or its providers, the term is extended by the days of the outage; a part of a day counts as a day.',
      },
      {
        zh: '因不可抗力无法履行的，受影响的一方在影响范围内免责，并应及时通知另一方，尽快恢复。',
        en: 'A side that cannot perform because of force majeure is excused as far as it is affected; it tells the other side promptly and resumes as soon as it can.',
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
        zh: '争议由双方协商解决；协商不成的，向文首或合同首页所列平台地址所在地有管辖权的人民法院提起诉讼。',
        en: 'Disputes are settled by agreement; failing that, by the people’s court that has jurisdiction at the address of the platform given at the head of this text or on the first page of the contract.',
      },
      {
        zh: '本协议有中文和英文两种文本，内容不一致的，以中文文本为准。',
        en: 'This agreement has a Chinese and an English text. Where they differ, the Chinese text decides.',
      },
    ],
  },
];
