import type { Words } from '../language/language';
import type { DeviceAction } from '../trade/device-actions';
import type { AuditAct } from './audit-acts';
import type { CheckOutcome } from './check-outcomes';
import type { ContractState } from './contract-states';
import type { ReportState } from './report-states';
import type { RiskStanding, RiskState } from './risk-states';

/** The words of each term. */
export type Vocabulary<Term extends string> = Readonly<Record<Term, Words>>;

/*
 * The trade's words for the contract's terms, in both languages, so that screen, widget, report and PDF say the same.
 * Words that the console's first page says stand in files of their own, so that it need not load these.
 */

/** Names of check outcomes. */
export const checkOutcomeWords: Vocabulary<CheckOutcome> = {
  checked: { zh: '已检查', en: 'Checked' },
  inaccessible: { zh: '无法进入', en: 'Inaccessible' },
  missing: { zh: '设备丢失', en: 'Missing' },
  unusable: { zh: '设备损坏', en: 'Unusable' },
  notDue: { zh: '本次不检', en: 'Not due' },
};

/** Names of actions on a device. */
export const deviceActionWords: Vocabulary<DeviceAction> = {
  replaced: { zh: '设备更换', en: 'Replaced' },
  abnormal: { zh: '设备异常', en: 'Abnormal' },
  baitReplaced: { zh: '更换诱饵', en: 'Bait replaced' },
  boardReplaced: { zh: '更换粘板', en: 'Glue board replaced' },
  lampReplaced: { zh: '更换灯管', en: 'Lamp replaced' },
  cleaned: { zh: '清洁设备', en: 'Cleaned' },
  relabelled: { zh: '更新标签', en: 'Relabelled' },
  reset: { zh: '重新布设', en: 'Reset' },
  moved: { zh: '移动位置', en: 'Moved' },
  removed: { zh: '撤除设备', en: 'Removed' },
};

/** Names of risk states. */
export const riskStateWords: Vocabulary<RiskState> = {
  untreated: { zh: '未处理', en: 'Untreated' },
  unresolved: { zh: '未解决', en: 'Unresolved' },
  resolved: { zh: '已解决', en: 'Resolved' },
};

/** Names of where a risk stands. */
export const riskStandingWords: Vocabulary<RiskStanding> = {
  unresolved: { zh: '未解决', en: 'Unresolved' },
  awaitingVerification: { zh: '待核实', en: 'To verify' },
  verified: { zh: '已核实', en: 'Verified' },
};

/** Names of risk severities. */
export const riskSeverityWords: Vocabulary<'minor' | 'major' | 'critical'> = {
  minor: { zh: '一般', en: 'Minor' },
  major: { zh: '较重', en: 'Major' },
  critical: { zh: '严重', en: 'Critical' },
};

/** How loud a severity is: the tone of its badge. */
export const riskSeverityTones = { minor: 'neutral', major: 'warning', critical: 'danger' } as const satisfies Readonly<
  Record<keyof typeof riskSeverityWords, string>
>;

/** Tone of where a risk stands: what is open asks for somebody. */
export const riskStandingTones = {
  unresolved: 'warning',
  awaitingVerification: 'info',
  verified: 'success',
} as const satisfies Readonly<Record<RiskStanding, string>>;

/** Names of report states. */
export const reportStateWords: Vocabulary<ReportState> = {
  notGenerated: { zh: '未生成', en: 'Not generated' },
  pendingReview: { zh: '待审核', en: 'Pending review' },
  approved: { zh: '已通过', en: 'Approved' },
  rejected: { zh: '已驳回', en: 'Rejected' },
};

/** The tone of a report state's badge: amber and red only where somebody has to act. */
export const reportStateTones = {
  notGenerated: 'neutral',
  pendingReview: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const satisfies Readonly<Record<ReportState, string>>;

/** Names of the states of a contract's review. */
export const contractStateWords: Vocabulary<ContractState> = {
  pending: { zh: '待审核', en: 'Pending review' },
  approved: { zh: '已通过', en: 'Approved' },
  rejected: { zh: '已驳回', en: 'Rejected' },
};

/** The tone of a contract state's badge. */
export const contractStateTones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const satisfies Readonly<Record<ContractState, string>>;

/** What the audit log says of an act. */
export const auditActWords: Vocabulary<AuditAct> = {
  companyPassed: { zh: '公司审核通过', en: 'Approved a company' },
  companyFailed: { zh: '公司审核未通过', en: 'Did not approve a company' },
  customerPassed: { zh: '客户审核通过', en: 'Approved a customer' },
  customerFailed: { zh: '客户审核未通过', en: 'Did not approve a customer' },
  customerCorrected: { zh: '更正客户资料', en: 'Corrected a customer' },
  accountCreated: { zh: '新增账号', en: 'Added an account' },
  accountChanged: { zh: '修改账号', en: 'Changed an account' },
  accountDeleted: { zh: '删除账号', en: 'Deleted an account' },
  loginCreated: { zh: '开通客户登录', en: 'Created a customer’s login' },
  secondFactorOn: { zh: '开启两步验证', en: 'Turned two-step sign-in on' },
  secondFactorOff: { zh: '关闭两步验证', en: 'Turned two-step sign-in off' },
  secondFactorReset: { zh: '重置两步验证', en: 'Reset two-step sign-in' },
  passkeyAdded: { zh: '添加通行密钥', en: 'Added a passkey' },
  passkeyRemoved: { zh: '移除通行密钥', en: 'Removed a passkey' },
  signInRuleChanged: { zh: '修改登录规则', en: 'Changed the sign-in rule' },
  identityUnbound: { zh: '解除公司账号绑定', en: 'Unlinked a company account' },
  loginReset: { zh: '重置客户登录密码', en: 'Reset a customer’s login' },
  loginDisabled: { zh: '停用客户登录', en: 'Disabled a customer’s login' },
  loginEnabled: { zh: '启用客户登录', en: 'Enabled a customer’s login' },
  loginHeard: { zh: '允许登录账号代表客户', en: 'Let a login represent its customer' },
  loginSilenced: { zh: '不再允许登录账号代表客户', en: 'Stopped a login representing its customer' },
  bindingEnded: { zh: '解除服务关系', en: 'Ended a service' },
  contractApproved: { zh: '通过合同并盖章', en: 'Approved and stamped a contract' },
  contractRejected: { zh: '驳回合同', en: 'Rejected a contract' },
  reportApproved: { zh: '通过报告', en: 'Approved a report' },
  serviceAccountAdded: { zh: '新增程序账号', en: 'Added an account of a program' },
  serviceKeyRotated: { zh: '更换程序账号的密钥', en: 'Replaced a program’s key' },
  serviceAccountRevoked: { zh: '吊销程序账号', en: 'Revoked an account of a program' },
  partnerAdded: { zh: '新增合作方密钥', en: 'Added a partner’s key' },
  partnerChanged: { zh: '修改合作方', en: 'Changed a partner' },
  partnerKeyRotated: { zh: '更换合作方密钥', en: 'Replaced a partner’s key' },
  partnerRevoked: { zh: '吊销合作方密钥', en: 'Revoked a partner’s key' },
  webhookAdded: { zh: '新增合作方推送地址', en: 'Added an address that a partner is told at' },
  webhookChanged: { zh: '修改合作方推送地址', en: 'Changed an address that a partner is told at' },
  webhookSecretRotated: { zh: '更换推送签名密钥', en: 'Made the secret of an address anew' },
  webhookRemoved: { zh: '删除合作方推送地址', en: 'Removed an address that a partner is told at' },
  orderClosed: { zh: '关闭订单', en: 'Order closed' },
  paymentConfirmed: { zh: '确认到账', en: 'Payment confirmed' },
  paymentAlarmSettled: { zh: '处理付款异常', en: 'Payment alarm settled' },
  invoiceIssued: { zh: '开具发票', en: 'Invoice issued' },
  erasureAsked: { zh: '通知删除公司', en: 'Gave notice of erasing a company' },
  erasureTakenBack: { zh: '撤回删除公司', en: 'Took the notice of erasing back' },
  reportRejected: { zh: '驳回报告', en: 'Rejected a report' },
  reportShared: { zh: '分享报告', en: 'Shared a report' },
  reportShareEnded: { zh: '收回报告链接', en: 'Revoked a report’s link' },
};
