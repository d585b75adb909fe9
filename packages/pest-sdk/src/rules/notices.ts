import type { Permission } from './permissions';

/** A report or a briefing, as its notices name it. */
interface ReportFacts {
  readonly number: string;
  readonly customer: string;
  readonly form: 'report' | 'briefing';
}

/**
 * What people are told of, each with the facts that its sentence names. Facts are kept, never sentences: each reader
 * reads them in their own language. Facts called `at`, `from` and `to` are instants.
 */
export interface NoticeFacts {
  readonly taskAssigned: { readonly number: string; readonly customer: string; readonly at: string };
  /** Several at once, made by a rhythm. */
  readonly tasksPlanned: {
    readonly customer: string;
    readonly count: string;
    readonly from: string;
    readonly to: string;
  };
  readonly taskMoved: { readonly number: string; readonly customer: string; readonly at: string };
  readonly taskReturned: { readonly number: string; readonly customer: string; readonly reason: string };
  readonly taskApproved: { readonly number: string; readonly customer: string };
  /** To the customer: who comes, and when. */
  readonly visitPlanned: { readonly company: string; readonly at: string };
  readonly visitsPlanned: {
    readonly company: string;
    readonly count: string;
    readonly from: string;
    readonly to: string;
  };
  readonly visitMoved: { readonly company: string; readonly from: string; readonly at: string };
  readonly visitCancelled: { readonly company: string; readonly at: string };
  /** Several at once, of a rhythm that pauses or ends. */
  readonly visitsCancelled: {
    readonly company: string;
    readonly count: string;
    readonly from: string;
    readonly to: string;
  };
  /** A corrective action that is the customer's; `due` is a day, or empty where none is agreed. */
  readonly actionAssigned: { readonly company: string; readonly location: string; readonly due: string };
  readonly actionReturned: { readonly company: string; readonly location: string; readonly reason: string };
  readonly actionDue: { readonly company: string; readonly location: string; readonly due: string };
  readonly reportToSign: ReportFacts;
  readonly reportRefused: ReportFacts & { readonly reason: string };
  readonly reportApproved: ReportFacts;
  readonly leaveApproved: { readonly from: string; readonly to: string };
  readonly leaveRefused: { readonly from: string; readonly to: string; readonly reason: string };
  readonly stockLow: {
    readonly name: string;
    readonly stock: string;
    readonly unit: string;
    readonly category: string;
  };
  readonly informationPassed: { readonly name: string };
  readonly informationFailed: { readonly name: string; readonly reason: string };
  readonly bindingAsked: { readonly company: string };
  readonly contractApproved: { readonly number: string; readonly name: string };
  readonly contractRefused: { readonly number: string; readonly name: string; readonly reason: string };
  readonly orderCompleted: { readonly number: string; readonly product: string; readonly to: string };
  /** `address` is the host that is told no more. */
  readonly webhookStopped: { readonly partner: string; readonly address: string };
  readonly photosDue: { readonly count: string; readonly at: string };
}

/** A kind of notice; see {@link NoticeFacts}. */
export type NoticeKind = keyof NoticeFacts;

/** For whom a kind is: who may be told of it at all, and whether a mail goes out unless they say otherwise. */
interface NoticeRule {
  readonly readers: readonly ('company' | 'customer')[];
  /** Any one of them; none asks for none. */
  readonly permissions: readonly Permission[] | 'administrator';
  readonly mail: boolean;
  /** Only in the company that contracts are switched on for. */
  readonly contracts?: true;
}

const work: NoticeRule = { readers: ['company'], permissions: ['btn_service_execute'], mail: false };
const visits: NoticeRule = { readers: ['customer'], permissions: ['m_service_completed'], mail: false };
const actions: NoticeRule = { readers: ['customer'], permissions: ['btn_risk_answer'], mail: true };
const reports: NoticeRule = { readers: ['company'], permissions: ['btn_save_seminar'], mail: false };
const leaves: NoticeRule = { readers: ['company'], permissions: ['btn_leave_apply'], mail: false };
const contracts: NoticeRule = {
  readers: ['company'],
  permissions: ['btn_contract_save'],
  mail: false,
  contracts: true,
};
const purchases: NoticeRule = { readers: ['company'], permissions: ['btn_order_save'], mail: true };

/** Every kind there is, in the order of the settings. */
export const noticeRules = {
  taskAssigned: work,
  tasksPlanned: work,
  taskMoved: work,
  taskReturned: work,
  taskApproved: work,
  visitPlanned: visits,
  visitsPlanned: visits,
  visitMoved: { ...visits, mail: true },
  visitCancelled: { ...visits, mail: true },
  visitsCancelled: { ...visits, mail: true },
  actionAssigned: actions,
  actionReturned: actions,
  actionDue: actions,
  reportToSign: { readers: ['company', 'customer'], permissions: [], mail: true },
  reportRefused: reports,
  reportApproved: { readers: ['company', 'customer'], permissions: [], mail: false },
  leaveApproved: leaves,
  leaveRefused: leaves,
  stockLow: { readers: ['company'], permissions: ['m_mquipment_inventory', 'm_mquipment_chemistry'], mail: false },
  informationPassed: { readers: ['company', 'customer'], permissions: [], mail: true },
  informationFailed: { readers: ['company', 'customer'], permissions: [], mail: true },
  bindingAsked: { readers: ['customer'], permissions: [], mail: true },
  contractApproved: contracts,
  contractRefused: contracts,
  orderCompleted: purchases,
  photosDue: purchases,
  webhookStopped: { readers: ['company'], permissions: 'administrator', mail: true },
} as const satisfies Record<NoticeKind, NoticeRule>;

/** The kinds, as the contract names them. */
export const noticeKinds = Object.keys(noticeRules) as [NoticeKind, ...NoticeKind[]];

/** The kinds that an account can meet, for its settings. */
export function noticeKindsFor(
  reader: 'company' | 'customer',
  mayMeet: (kind: NoticeKind) => boolean,
  hasContracts: boolean,
): readonly NoticeKind[] {
  return noticeKinds.filter((kind) => {
    const { readers, contracts }: NoticeRule = noticeRules[kind];
    return readers.includes(reader) && mayMeet(kind) && (hasContracts || !contracts);
  });
}
