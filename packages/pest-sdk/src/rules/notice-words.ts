import type { Language } from '../language/language';
import { defineMessages, translator } from '../language/messages';
import { type NoticeKind, noticeKinds } from './notices';
import { productName } from './purchase';

/** What a notice says, and what its kind is called where one chooses. */
const noticeMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'notice.taskAssigned': '您被安排到 {{customer}} 的服务，{{at}}',
    'notice.tasksPlanned_other': '{{customer}} 的周期服务已安排给您：{{count}} 次，{{from}} 至 {{to}}',
    'notice.taskMoved': '{{customer}} 的服务改到 {{at}}',
    'notice.taskReturned': '{{customer}} 的服务 {{number}} 被退回：{{reason}}',
    'notice.taskApproved': '{{customer}} 的服务 {{number}} 审核通过',
    'notice.visitPlanned': '{{company}} 计划于 {{at}} 上门服务',
    'notice.visitsPlanned_other': '{{company}} 已安排 {{count}} 次上门服务，{{from}} 至 {{to}}',
    'notice.visitMoved': '{{company}} 的上门服务由 {{from}} 改到 {{at}}',
    'notice.visitCancelled': '{{company}} 取消了 {{at}} 的上门服务',
    'notice.visitsCancelled_other': '{{company}} 取消了 {{count}} 次上门服务，{{from}} 至 {{to}}',
    'notice.actionAssigned': '{{company}} 请您整改：{{location}}。期限：{{due}}',
    'notice.actionReturned': '{{company}} 退回了您的整改答复（{{location}}）：{{reason}}',
    'notice.actionDue': '整改即将到期：{{location}}。期限：{{due}}',
    'notice.reportToSign': '{{customer}} 的报告 {{number}} 等待签名',
    'notice.reportRefused': '{{customer}} 的报告 {{number}} 被驳回：{{reason}}',
    'notice.reportApproved': '{{customer}} 的报告 {{number}} 已通过',
    'notice.leaveApproved': '{{from}} 至 {{to}} 的请假已同意',
    'notice.leaveRefused': '{{from}} 至 {{to}} 的请假被拒绝：{{reason}}',
    'notice.stockLow': '{{name}} 低于预警值，剩余 {{stock}} {{unit}}',
    'notice.informationPassed': '{{name}} 的资料已通过平台审核',
    'notice.informationFailed': '{{name}} 的资料未通过平台审核：{{reason}}',
    'notice.bindingAsked': '{{company}} 申请为您的场所提供服务，请确认或拒绝',
    'notice.contractApproved': '合同 {{number}}（{{name}}）已通过',
    'notice.contractRefused': '合同 {{number}}（{{name}}）被驳回：{{reason}}',
    'notice.orderCompleted': '订单 {{number}} 已完成，{{product}}有效至 {{to}}',
    'notice.photosDue_other': '{{count}} 张照片将于 {{at}} 到期清理，作为证据的除外',
    'notice.webhookStopped': '已停止向合作方“{{partner}}”的 {{address}} 推送事件',
    'notice.undated': '未定',
    'notice.other': '您有一条新通知',
    'notice.kind.taskAssigned': '安排给我的服务',
    'notice.kind.tasksPlanned': '安排给我的周期服务',
    'notice.kind.taskMoved': '服务改时间',
    'notice.kind.taskReturned': '服务被退回',
    'notice.kind.taskApproved': '服务审核通过',
    'notice.kind.visitPlanned': '计划上门服务',
    'notice.kind.visitsPlanned': '计划周期上门服务',
    'notice.kind.visitMoved': '上门服务改时间',
    'notice.kind.visitCancelled': '上门服务取消',
    'notice.kind.visitsCancelled': '周期上门服务暂停或结束',
    'notice.kind.actionAssigned': '请我方整改的事项',
    'notice.kind.actionReturned': '整改答复被退回',
    'notice.kind.actionDue': '整改即将到期',
    'notice.kind.reportToSign': '报告等待签名',
    'notice.kind.reportRefused': '报告被驳回',
    'notice.kind.reportApproved': '报告已通过',
    'notice.kind.leaveApproved': '请假已同意',
    'notice.kind.leaveRefused': '请假被拒绝',
    'notice.kind.stockLow': '库存低于预警值',
    'notice.kind.informationPassed': '资料通过审核',
    'notice.kind.informationFailed': '资料未通过审核',
    'notice.kind.bindingAsked': '服务公司申请绑定',
    'notice.kind.contractApproved': '合同已通过',
    'notice.kind.contractRefused': '合同被驳回',
    'notice.kind.orderCompleted': '订单已完成',
    'notice.kind.photosDue': '照片即将到期清理',
    'notice.kind.webhookStopped': '事件推送已停止',
  },
  en: {
    'notice.taskAssigned': 'You have been assigned to {{customer}}, {{at}}',
    'notice.tasksPlanned_one': '{{count}} recurring service at {{customer}} is planned for you, {{from}}',
    'notice.tasksPlanned_other': '{{count}} recurring services at {{customer}} are planned for you, {{from}} to {{to}}',
    'notice.taskMoved': 'The service at {{customer}} moved to {{at}}',
    'notice.taskReturned': 'Service {{number}} at {{customer}} was sent back: {{reason}}',
    'notice.taskApproved': 'Service {{number}} at {{customer}} was approved',
    'notice.visitPlanned': '{{company}} has scheduled a service at your site on {{at}}',
    'notice.visitsPlanned_one': '{{company}} has scheduled {{count}} service at your site, {{from}}',
    'notice.visitsPlanned_other': '{{company}} has scheduled {{count}} services at your site, {{from}} to {{to}}',
    'notice.visitMoved': 'The service by {{company}} moved from {{from}} to {{at}}',
    'notice.visitCancelled': '{{company}} cancelled its service on {{at}}',
    'notice.visitsCancelled_one': '{{company}} cancelled {{count}} service, {{from}}',
    'notice.visitsCancelled_other': '{{company}} cancelled {{count}} services, {{from}} to {{to}}',
    'notice.actionAssigned': '{{company}} requests a corrective action: {{location}}. Due: {{due}}',
    'notice.actionReturned': '{{company}} sent back your response ({{location}}): {{reason}}',
    'notice.actionDue': 'Corrective action due soon: {{location}}, {{due}}',
    'notice.reportToSign': 'Report {{number}} for {{customer}} is awaiting your signature',
    'notice.reportRefused': 'Report {{number}} for {{customer}} was rejected: {{reason}}',
    'notice.reportApproved': 'Report {{number}} for {{customer}} is approved',
    'notice.leaveApproved': 'Your leave from {{from}} to {{to}} is approved',
    'notice.leaveRefused': 'Your leave from {{from}} to {{to}} was refused: {{reason}}',
    'notice.stockLow': '{{name}} is below its warning level: {{stock}} {{unit}} left',
    'notice.informationPassed': 'The details of {{name}} were approved by the platform',
    'notice.informationFailed': 'The details of {{name}} were not approved: {{reason}}',
    'notice.bindingAsked': '{{company}} has asked to serve your site; accept or decline',
    'notice.contractApproved': 'Contract {{number}} ({{name}}) is approved',
    'notice.contractRefused': 'Contract {{number}} ({{name}}) was rejected: {{reason}}',
    'notice.orderCompleted': 'Order {{number}} is complete: {{product}} runs until {{to}}',
    'notice.photosDue_one': '{{count}} photo is due for removal on {{at}}. Photos that are evidence are kept.',
    'notice.photosDue_other': '{{count}} photos are due for removal on {{at}}. Photos that are evidence are kept.',
    'notice.webhookStopped': 'Partner “{{partner}}” no longer receives events at {{address}}',
    'notice.undated': 'no date agreed',
    'notice.other': 'You have a new notification.',
    'notice.kind.taskAssigned': 'Services assigned to me',
    'notice.kind.tasksPlanned': 'Recurring services planned for me',
    'notice.kind.taskMoved': 'Services rescheduled',
    'notice.kind.taskReturned': 'Services sent back',
    'notice.kind.taskApproved': 'Services approved',
    'notice.kind.visitPlanned': 'Services scheduled at your site',
    'notice.kind.visitsPlanned': 'Recurring services scheduled at your site',
    'notice.kind.visitMoved': 'Services at your site rescheduled',
    'notice.kind.visitCancelled': 'Services at your site cancelled',
    'notice.kind.visitsCancelled': 'Recurring services at your site paused or ended',
    'notice.kind.actionAssigned': 'Corrective actions for us',
    'notice.kind.actionReturned': 'Responses sent back to us',
    'notice.kind.actionDue': 'Corrective actions due soon',
    'notice.kind.reportToSign': 'Reports waiting for a signature',
    'notice.kind.reportRefused': 'Reports rejected',
    'notice.kind.reportApproved': 'Reports approved',
    'notice.kind.leaveApproved': 'Leave approved',
    'notice.kind.leaveRefused': 'Leave refused',
    'notice.kind.stockLow': 'Stock below its warning level',
    'notice.kind.informationPassed': 'Details approved',
    'notice.kind.informationFailed': 'Details not approved',
    'notice.kind.bindingAsked': 'Service companies asking to serve the site',
    'notice.kind.contractApproved': 'Contracts approved',
    'notice.kind.contractRefused': 'Contracts rejected',
    'notice.kind.orderCompleted': 'Orders completed',
    'notice.kind.photosDue': 'Photos due for removal',
    'notice.kind.webhookStopped': 'Event deliveries that stopped',
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

function inWords(name: string, fact: string, language: Language, { dateTime, unit }: NoticeWriting): string | number {
  if (name === 'count') return Number(fact);
  if (name === 'product') return productName(fact, language);
  if (name === 'unit') return unit(fact);
  if (name === 'due' && fact === '') return translator(noticeMessages, language)('notice.undated');
  return name === 'at' || name === 'from' || name === 'to' ? dateTime(fact) : fact;
}
