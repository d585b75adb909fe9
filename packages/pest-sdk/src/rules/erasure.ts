/** How a company leaves, what goes with it, and what the law keeps. */
import type { Words } from '../language/language';

/** Between the notice and the erasure: so long it can be taken back. */
export const erasureNoticeDays = 30;

/** What a company's records are, as a certificate counts them. */
export const erasedKindWords = {
  company: { zh: '公司资料和设置', en: 'Company profile and settings' },
  people: { zh: '账号', en: 'Accounts' },
  signIns: { zh: '登录、设备和验证记录', en: 'Sign-ins, devices and codes' },
  customers: { zh: '客户和服务关系', en: 'Customers and who serves them' },
  devices: { zh: '平面图、设备和检查模板', en: 'Floor plans, devices and templates' },
  services: { zh: '服务、排班和请假', en: 'Services, schedules and leave' },
  readings: { zh: '检查记录和隐患', en: 'Readings and risks' },
  chemicals: { zh: '用药记录', en: 'Pesticide use' },
  reports: { zh: '报告和签名', en: 'Reports and signatures' },
  documents: { zh: '合同、印章、文件和虫害日志', en: 'Contracts, seals, documents and pest logs' },
  stock: { zh: '库存', en: 'Stock' },
  partners: { zh: '合作方和推送', en: 'Partners and webhooks' },
  messages: { zh: '通知、邮件和短信', en: 'Notices, mails and short messages' },
  orders: { zh: '订单和发票', en: 'Orders and invoices' },
  acts: { zh: '操作日志', en: 'Audit log' },
  files: { zh: '文件和照片', en: 'Files and photos' },
} as const satisfies Readonly<Record<string, Words>>;

/** See {@link erasedKindWords}. */
export type ErasedKind = keyof typeof erasedKindWords;

/** A kind of records, and how many rows there are of it. */
export interface ErasedCount {
  readonly kind: ErasedKind;
  readonly rows: number;
}

/**
 * What the law has kept although it was asked to go. Until then it is stored and used for nothing else (PIPL art. 47,
 * GDPR art. 17(3)(b)).
 */
export const duties = {
  /** E-Commerce Law of the PRC, art. 31: goods, services and deals, three years from when the deal was done. */
  transactions: {
    months: 36,
    zh: '《电子商务法》第三十一条：交易信息自交易完成之日起保存不少于三年',
    en: 'E-Commerce Law of the PRC, art. 31: three years from when a deal was done',
  },
  /** Cybersecurity Law of the PRC, art. 21(3) as promulgated in 2016: network logs, six months. */
  networkLogs: {
    months: 6,
    zh: '《网络安全法》（2016 年公布文本）第二十一条第三项：网络日志留存不少于六个月',
    en: 'Cybersecurity Law of the PRC, art. 21(3) of the text of 2016: network logs for six months',
  },
  /** Civil Code of the PRC, art. 188, PIPL art. 13(3), GDPR art. 17(3)(e): who did the work, while it can be claimed about. */
  claims: {
    months: 36,
    zh: '《民法典》第一百八十八条：诉讼时效期间为三年，服务由谁完成是其证据',
    en: 'Civil Code of the PRC, art. 188: claims about a service can be made for three years, and who did it is evidence',
  },
} as const satisfies Readonly<Record<string, Words & { readonly months: number }>>;

/** See {@link duties}. */
export type Duty = keyof typeof duties;

/** What stays of a kind, under which duty, and until when at the latest. */
export interface KeptCount extends ErasedCount {
  readonly duty: Duty;
  /** Null of reports and signatures: as long as the reports themselves. */
  readonly until: string | null;
}

/** What is said once a company, or all that was known of a person, was erased. It names no person. */
export interface ErasureCertificate {
  readonly version: 1;
  readonly id: string;
  /** Of a person that of the account. */
  readonly companyId: string;
  /** The company's name; of a person what stands in place of the name. */
  readonly subject: string;
  readonly askedBy: 'company' | 'platform' | 'operator';
  readonly askedAt: string;
  readonly begunAt: string;
  readonly endedAt: string;
  readonly gone: readonly ErasedCount[];
  readonly files: { readonly count: number; readonly bytes: number };
  readonly kept: readonly KeptCount[];
  /** When the last backup that the server makes itself, and that still holds it, is removed; null where it makes none. */
  readonly backupsEndAt: string | null;
}
