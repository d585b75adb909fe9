import type { Language } from '../language/language';
import { defineMessages, translator } from '../language/messages';
import { type NoticeKind, noticeKinds } from './notices';
import { productName } from './purchase';

/** What a notice says, and what its kind is called where one chooses. */
const noticeMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'notice.taskAssigned': '您被安排到 {{customer}} 的服务，{{at}}',
    'notice.tasksPlanned': '{{customer}} 的周期服务已安排给您：{{count}} 次，{{from}} 至 {{to}}',
    'notice.taskMoved': '{{customer}} 的服务改到 {{at}}',
    'notice.taskReturned': '{{customer}} 的服务 {{number}} 被退回：{{reason}}',
    'notice.taskApproved': '{{customer}} 的服务 {{number}} 审核通过',
    'notice.reportToSign': '{{customer}} 的报告 {{number}} 等待签名',
    'notice.reportRefused': '{{customer}} 的报告 {{number}} 未通过：{{reason}}',
    'notice.reportApproved': '{{customer}} 的报告 {{number}} 已通过',
    'notice.leaveApproved': '{{from}} 至 {{to}} 的请假已同意',
    'notice.leaveRefused': '{{from}} 至 {{to}} 的请假被拒绝：{{reason}}',
    'notice.stockLow': '{{name}} 低于预警值，剩余 {{stock}} {{unit}}',
    'notice.informationPassed': '{{name}} 的资料已通过平台审核',
    'notice.informationFailed': '{{name}} 的资料未通过平台审核：{{reason}}',
    'notice.bindingAsked': '{{company}} 申请为您的场所提供服务，请确认或拒绝',
    'notice.contractApproved': '合同 {{number}}（{{name}}）已通过',
    'notice.contractRefused': '合同 {{number}}（{{name}}）未通过：{{reason}}',
    'notice.orderCompleted': '订单 {{number}} 已完成，{{product}}有效至 {{to}}',
    'notice.photosDue': '{{count}} 张照片将于 {{at}} 到期清理，作为证据的除外',
    'notice.other': '您有一条新通知',
    'notice.kind.taskAssigned': '安排给我的服务',
    'notice.kind.tasksPlanned': '安排给我的周期服务',
    'notice.kind.taskMoved': '服务改时间',
    'notice.kind.taskReturned': '服务被退回',
    'notice.kind.taskApproved': '服务审核通过',
    'notice.kind.reportToSign': '报告等待签名',
    'notice.kind.reportRefused': '报告未通过',
    'notice.kind.reportApproved': '报告已通过',
    'notice.kind.leaveApproved': '请假已同意',
    'notice.kind.leaveRefused': '请假被拒绝',
    'notice.kind.stockLow': '库存低于预警值',
    'notice.kind.informationPassed': '资料通过审核',
    'notice.kind.informationFailed': '资料未通过审核',
    'notice.kind.bindingAsked': '服务公司申请绑定',
    'notice.kind.contractApproved': '合同已通过',
    'notice.kind.contractRefused': '合同未通过',
    'notice.kind.orderCompleted': '订单已完成',
    'notice.kind.photosDue': '照片即将到期清理',
  },
  en: {
    'notice.taskAssigned': 'You are assigned to {{customer}}, {{at}}',
    'notice.tasksPlanned': '{{count}} repeated visits to {{customer}} are planned for you, {{from}} to {{to}}',
    'notice.taskMoved': 'The service at {{customer}} moved to {{at}}',
    'notice.taskReturned': 'Service {{number}} at {{customer}} was returned: {{reason}}',
    'notice.taskApproved': 'Service {{number}} at {{customer}} passed the review',
    'notice.reportToSign': 'Report {{number}} for {{customer}} waits for your signature',
    'notice.reportRefused': 'Report {{number}} for {{customer}} was rejected: {{reason}}',
    'notice.reportApproved': 'Report {{number}} for {{customer}} is approved',
    'notice.leaveApproved': 'Your leave from {{from}} to {{to}} is approved',
    'notice.leaveRefused': 'Your leave from {{from}} to {{to}} was refused: {{reason}}',
    'notice.stockLow': '{{name}} is below its warning level: {{stock}} {{unit}} left',
    'notice.informationPassed': 'The information of {{name}} has passed the platform’s review',
    'notice.informationFailed': 'The information of {{name}} was not approved: {{reason}}',
    'notice.bindingAsked': '{{company}} asks to serve your site; accept or decline',
    'notice.contractApproved': 'Contract {{number}} ({{name}}) is approved',
    'notice.contractRefused': 'Contract {{number}} ({{name}}) was rejected: {{reason}}',
    'notice.orderCompleted': 'Order {{number}} is completed: {{product}} runs until {{to}}',
    'notice.photosDue': 'Photos past their keep on {{at}}: {{count}}. What is evidence stays.',
    'notice.other': 'You have a new notice.',
    'notice.kind.taskAssigned': 'Services assigned to me',
    'notice.kind.tasksPlanned': 'Repeated services planned for me',
    'notice.kind.taskMoved': 'Services moved to another time',
    'notice.kind.taskReturned': 'Services returned by the review',
    'notice.kind.taskApproved': 'Services that passed the review',
    'notice.kind.reportToSign': 'Reports waiting for a signature',
    'notice.kind.reportRefused': 'Reports rejected',
    'notice.kind.reportApproved': 'Reports approved',
    'notice.kind.leaveApproved': 'Leave approved',
    'notice.kind.leaveRefused': 'Leave refused',
    'notice.kind.stockLow': 'Stock below its warning level',
    'notice.kind.informationPassed': 'Information that passed the review',
    'notice.kind.informationFailed': 'Information that failed the review',
    'notice.kind.bindingAsked': 'Service companies asking to serve the site',
    'notice.kind.contractApproved': 'Contracts approved',
    'notice.kind.contractRefused': 'Contracts rejected',
    'notice.kind.orderCompleted': 'Orders completed',
    'notice.kind.photosDue': 'Photos soon past their keep',
  },
});

/** What {@link noticeText} puts into words. */
export interface NoticeContent {
  readonly kind: NoticeKind;
  /** As `NoticeFacts` has them for the kind. */
  readonly facts: Readonly<Record<string, string>>;
}

/** How an instant and a unit are written for the reader. */
export interface NoticeWriting {
  readonly dateTime: (instant: string) => string;
  readonly unit: (unit: string) => string;
}

/** The sentence of a notice, in the reader's language; of a kind that only a newer server knows, that there is one. */
export function noticeText({ kind, facts }: NoticeContent, language: Language, writing: NoticeWriting): string {
  const said = Object.entries(facts).map(([name, fact]) => [name, inWords(name, fact, language, writing)]);
  const known = noticeKinds.includes(kind) ? (`notice.${kind}` as const) : 'notice.other';
  return translator(noticeMessages, language)(known, Object.fromEntries(said));
}

/** What a kind of notice is called. */
export function noticeKindName(kind: NoticeKind, language: Language): string {
  return translator(noticeMessages, language)(`notice.kind.${kind}`);
}

function inWords(name: string, fact: string, language: Language, { dateTime, unit }: NoticeWriting): string {
  if (name === 'product') return productName(fact, language);
  if (name === 'unit') return unit(fact);
  return name === 'at' || name === 'from' || name === 'to' ? dateTime(fact) : fact;
}
