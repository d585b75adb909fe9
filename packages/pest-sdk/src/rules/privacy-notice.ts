import { type Kept, keptKinds, usuallyKept } from './kept-periods';
import type { LegalSection } from './legal-text';

/**
 * What a notice must say, by the law that asks for it: article 17 of the Personal Information Protection Law (with 23, 29,
 * 30, 31, 38, 39 and 44 to 50 where it refers to them), and article 13 of the General Data Protection Regulation.
 */
export const noticeItems = {
  'PIPL 17(1)(1)': 'name and contact of the handler',
  'PIPL 17(1)(2) purposes': 'purposes and ways of handling',
  'PIPL 17(1)(2) kinds': 'kinds of personal information',
  'PIPL 17(1)(2) time': 'how long it is kept',
  'PIPL 17(1)(3)': 'how rights are exercised',
  'PIPL 17(1)(4)': 'other matters that laws ask for',
  'PIPL 17(2)': 'changes are told',
  'PIPL 23': 'recipients',
  'PIPL 30': 'sensitive information: why it is needed, and what it means',
  'PIPL 31': 'children',
  'PIPL 39': 'transfers abroad',
  'GDPR 13(1)(a)': 'identity and contact of the controller',
  'GDPR 13(1)(b)': 'contact of the data protection officer',
  'GDPR 13(1)(c)': 'purposes and legal basis',
  'GDPR 13(1)(d)': 'legitimate interests',
  'GDPR 13(1)(e)': 'recipients',
  'GDPR 13(1)(f)': 'transfers to third countries',
  'GDPR 13(2)(a)': 'storage periods',
  'GDPR 13(2)(b)': 'rights of the person',
  'GDPR 13(2)(c)': 'withdrawal of consent',
  'GDPR 13(2)(d)': 'complaint with an authority',
  'GDPR 13(2)(e)': 'whether data must be given, and what happens otherwise',
  'GDPR 13(2)(f)': 'automated decisions',
  'GDPR 13(3)': 'further purposes',
} as const;
/** An item of {@link noticeItems}. */
export type NoticeItem = keyof typeof noticeItems;

/** A part of the notice, with the items of the law that it answers. */
export interface NoticeSection extends LegalSection {
  readonly answers: readonly NoticeItem[];
}

const sections: readonly NoticeSection[] = [
  {
    title: { zh: '谁在处理您的信息', en: 'Who processes your data' },
    answers: ['PIPL 17(1)(1)', 'PIPL 17(1)(4)', 'GDPR 13(1)(a)', 'GDPR 13(1)(b)'],
    paragraphs: [
      {
        zh: '网站、注册、登录和订单中的个人信息，由平台运营方（名称、地址、统一社会信用代码和联系方式见文首）决定如何处理。与个人信息有关的问题和请求，包括给个人信息保护负责人的，请用文首的联系方式提出。',
        en: 'The operator of the platform, whose name, address, credit code and contact stand at the head of this notice, decides how personal data of the site, of registration, sign-in and orders are processed (the controller). Send questions and requests about personal data, also those to the person in charge of data protection, to the contact at the head of this notice.',
      },
      {
        zh: '虫控服务公司和客户在平台上记录的内容，例如服务、检查、照片、签名和报告，由该公司或客户决定如何处理，平台受其委托。对这些内容的请求，请先向该公司或客户提出；我们协助其答复。',
        en: 'What pest-control companies and customers record on the platform, such as services, checks, photos, signatures and reports, is processed as that company or customer decides; the platform processes it on their behalf. Send requests about such records to that company or customer first; we help it to answer.',
      },
    ],
  },
  {
    title: { zh: '收集什么，为什么', en: 'What is taken, and why' },
    answers: [
      'PIPL 17(1)(2) purposes',
      'PIPL 17(1)(2) kinds',
      'GDPR 13(1)(c)',
      'GDPR 13(1)(d)',
      'GDPR 13(2)(e)',
      'GDPR 13(3)',
    ],
    paragraphs: [
      {
        zh: '注册与账号：手机号、姓名、密码（只保存不可还原的形式）、用户类型、同意的文本版本和时间，可选填邮箱、头像和执照编号。用于开立和保护账号、识别使用者；依据是订立和履行《用户协议》。不提供必填项则无法注册。',
        en: 'Registration and account: phone number, name, password (kept only in a form that cannot be turned back), kind of user, the versions of the texts accepted and the time; e-mail address, picture and licence number if you give them. They open and protect the account and tell who uses it; the basis is entering into and performing the Terms of use. Without the required ones there is no registration.',
      },
      {
        zh: '公司与客户资料：公司名称、地址、统一社会信用代码、执照图片、联系人姓名和电话。用于审核和提供服务；依据是履行协议。不提供则无法通过审核。',
        en: 'Details of a company or customer: name, address, credit code, pictures of certificates, and the contact’s name and phone. They are used for the review and to provide the service; the basis is performing the agreement. Without them the review cannot be passed.',
      },
      {
        zh: '登录与安全：登录时间、IP 地址、浏览器的标识，失败的尝试，重要操作的记录。用于防止盗用和查明问题；依据是履行安全义务，以及保护账号和平台的正当利益。',
        en: 'Sign-in and security: time of sign-ins, IP address, a mark of the browser, failed tries, and a record of important acts. They are used to prevent misuse and to find out what went wrong; the basis is the duty to keep data secure and the legitimate interest in protecting accounts and the platform.',
      },
      {
        zh: '订单与发票：商品、金额、付款方式、下单人，发票抬头、税号和收票邮箱。用于履行订单和开具发票；依据是履行《服务协议》和税务、会计法律的要求。不提供则无法下单或开票。',
        en: 'Orders and invoices: product, amount, way to pay, who ordered; title, tax number and mail address of the invoice. They are used to perform the order and issue the invoice; the basis is performing the Service agreement and what tax and accounting law demands. Without them nothing can be ordered or invoiced.',
      },
      {
        zh: '联系表单：姓名、手机号、需求说明，可选填邮箱和公司名称，以及发送时的 IP 地址（防止滥用）。只用于回复这次咨询；依据是您的同意和应您请求采取的订约前步骤。不提供必填项则无法回复。',
        en: 'Contact form: name, phone number and what you need; e-mail address and company if you give them; and the IP address it was sent from, against misuse. They are used only to answer the enquiry; the basis is your consent and steps taken at your request before a contract. Without the required ones we cannot answer.',
      },
      {
        zh: '现场工作：执行人、服务时间、照片、签名及签名时的 IP 地址。由服务公司为其客户记录，用于证明服务如何完成。',
        en: 'Work at sites: who did a service and when, photos, and signatures with the IP address of signing. The service company records them for its customer, to show how the service was done.',
      },
      {
        zh: '上述信息不用于其他目的。目的改变的，我们事先告知，需要时重新取得同意。',
        en: 'These data are used for no other purpose. If a purpose changes, we tell you beforehand and ask for consent again where it is needed.',
      },
    ],
  },
  {
    title: { zh: '敏感信息、未成年人与自动化决定', en: 'Sensitive data, children, automated decisions' },
    answers: ['PIPL 30', 'PIPL 31', 'GDPR 13(2)(f)'],
    paragraphs: [
      {
        zh: '平台不要求提供敏感个人信息。标注现场位置时可以读取您所在的位置，只在您点击并允许时读取一次，用作现场的位置；不允许也可以手工填写。照片中可能出现的人，由拍摄的一方负责告知。',
        en: 'The platform asks for no sensitive data. Where a site’s place is set, your own position can be read: once, when you press for it and allow it, to be the place of the site; it can be typed instead. Whoever takes photos tells the people who may be seen on them.',
      },
      {
        zh: '本平台供企业使用，不面向未成年人，也不应录入其信息。',
        en: 'The platform is for businesses. It is not meant for children, and data of children should not be recorded.',
      },
      {
        zh: '平台不作只由程序作出而对您有法律效力或类似重大影响的决定，也不做用户画像；注册审核由人作出。',
        en: 'The platform makes no decision by program alone that has legal or similarly significant effects on you, and no profiles; people review registrations.',
      },
    ],
  },
  {
    title: { zh: '保存多久', en: 'How long it is kept' },
    answers: ['PIPL 17(1)(2) time', 'GDPR 13(2)(a)'],
    paragraphs: [
      {
        zh: '账号和资料：到注销为止；已签署、已通过的记录中的姓名随记录保存。登录记录：{{signIns}} 个月。发出的短信、邮件：{{messages}} 天。站内通知：{{notices}} 天。重要操作的记录：{{acts}} 个月。联系表单：{{contacts}} 天。',
        en: 'Account and details: until the account is closed; names in records that were signed or approved stay with the record. Sign-ins: {{signIns}} months. Short messages and mails sent: {{messages}} days. Notices on the platform: {{notices}} days. The record of important acts: {{acts}} months. Contact form: {{contacts}} days.',
      },
      {
        zh: '现场照片：1 年，金牌会员 2 年；作为证据的随记录保存。订单和发票：按会计和税务法律要求的期限。',
        en: 'Site photos: 1 year, with Gold 2 years; those that are evidence stay with the record. Orders and invoices: as long as accounting and tax law demands.',
      },
    ],
  },
  {
    title: { zh: '谁会收到，存放在哪里', en: 'Who receives it, and where it is kept' },
    answers: ['PIPL 23', 'PIPL 39', 'GDPR 13(1)(e)', 'GDPR 13(1)(f)'],
    paragraphs: [
      {
        zh: '您的公司、您服务的客户或为您服务的公司，按各自的权限看到与其有关的内容。平台运营方的管理员看到注册、订单和安全所需的内容。',
        en: 'Your company, the customers you serve or the companies that serve you see what concerns them, each by its rights. The operator’s administrators see what registration, orders and security need.',
      },
      {
        zh: '为平台存储数据、发送短信和邮件、收款的服务商，只收到其工作所需的内容：接收号码或地址、消息内容、订单号和金额。具体名称可以用文首的联系方式询问。启用地图时，浏览器向地图服务商请求图片，服务商会得到您的 IP 地址和所看的区域。',
        en: 'Providers that store data, send short messages and mails or take payments for the platform receive what their work needs: the number or address of the recipient, the message, the order’s number and amount. Ask for their names at the contact at the head of this notice. Where maps are switched on, your browser asks the map provider for pictures; the provider learns your IP address and the area shown.',
      },
      {
        zh: '数据存放在平台运营方的服务器所在地，可以用文首的联系方式询问。运营方向其他国家或地区提供个人信息之前，先告知您接收方、目的、方式和行使权利的办法，依法取得单独同意并采取保障措施。从其他国家使用本平台的，您的信息直接由上述服务器收集。',
        en: 'Data are kept where the operator’s servers stand; ask where that is at the contact at the head of this notice. Before the operator gives personal data to other countries, it tells you the recipient, purpose, way and how to exercise your rights, asks for separate consent and applies the safeguards that the law demands. If you use the platform from another country, the servers named above collect your data directly.',
      },
      {
        zh: '我们不出售个人信息，不投放广告，不使用跟踪工具。浏览器中只保存登录状态（cookie）、语言、外观和尚未提交的草稿；服务人员的浏览器还保存当天服务所需的资料，供没有网络时使用，退出登录后删除。',
        en: 'We sell no personal data, show no advertising and use no trackers. Your browser keeps only the sign-in (a cookie), language, appearance and drafts not yet submitted; that of service staff also keeps what the day’s services need without a network, and drops it with the sign-out.',
      },
    ],
  },
  {
    title: { zh: '您的权利', en: 'Your rights' },
    answers: ['PIPL 17(1)(3)', 'GDPR 13(2)(b)', 'GDPR 13(2)(c)', 'GDPR 13(2)(d)'],
    paragraphs: [
      {
        zh: '您可以查阅、复制、更正、补充、删除您的信息，限制或反对处理，要求转移给他人，注销账号，并要求解释本政策。姓名、头像和密码可以自行修改；其他请求用文首的联系方式提出，我们核实身份后 15 个工作日内答复，最长不超过一个月。',
        en: 'You can read, copy, correct, complete and delete your data, restrict or object to processing, have them handed over to somebody else, close your account, and have this notice explained. You can change name, picture and password yourself; send other requests to the contact at the head of this notice. We verify who you are and answer within 15 working days, at most within one month.',
      },
      {
        zh: '基于同意的处理，您可以随时撤回同意，不影响撤回前的处理。',
        en: 'Where processing is based on consent, you can withdraw it at any time; what was done before stays lawful.',
      },
      {
        zh: '您认为处理不合法的，可以向网信部门等个人信息保护监管机关投诉，在欧盟的可以向居住地、工作地或侵权发生地的监管机关投诉，也可以向人民法院起诉。',
        en: 'If you think that processing is unlawful, you can complain to the cyberspace administration or another authority in charge of personal data, in the European Union to the supervisory authority where you live or work or where it happened, or bring an action before a court.',
      },
    ],
  },
  {
    title: { zh: '安全与变更', en: 'Security and changes' },
    answers: ['PIPL 17(2)', 'PIPL 17(1)(4)'],
    paragraphs: [
      {
        zh: '密码不以明文保存，不同公司的数据彼此隔离，每次访问都检查权限。发生泄露的，我们立即补救，并依法告知您和监管机关。',
        en: 'Passwords are not kept as plain text, the data of different companies are kept apart, and each access is checked against rights. If data leak, we act at once and tell you and the authority as the law demands.',
      },
      {
        zh: '本政策变更的，新文本在本页公布并写明版本；重大变更事先告知账号持有人。',
        en: 'If this notice changes, the new text is published on this page with its version; account holders are told important changes beforehand.',
      },
    ],
  },
];

/**
 * What is taken from people, why, how long, and whom to ask, as an installation keeps it. It says what the product does.
 * Another text is another `privacyNoticeVersion`, which says nothing of the periods: they are the installation's.
 *
 * @param kept its settings; null where nobody has told them yet, and the text leaves the periods open.
 */
export function privacyNoticeOf(kept: Kept | null): readonly NoticeSection[] {
  const told = (text: string) =>
    keptKinds.reduce((filled, kind) => filled.replace(`{{${kind}}}`, kept ? String(kept[kind]) : '…'), text);
  return sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(({ zh, en }) => ({ zh: told(zh), en: told(en) })),
  }));
}

/** {@link privacyNoticeOf} an installation that sets no period of its own. */
export const privacyNotice = /* @__PURE__ */ privacyNoticeOf(usuallyKept);
