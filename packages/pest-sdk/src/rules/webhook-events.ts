/** What partners' servers are told of: the one list of events. What each says is in `contract/webhook-data.ts`. */
import type { Words } from '../language/language';

/** Names of what a partner can choose to be told of, in the order that they are chosen in. */
export const webhookEventWords = {
  'service.planned': { zh: '服务已安排或改期', en: 'Service planned or moved' },
  'service.cancelled': { zh: '服务已取消', en: 'Service cancelled' },
  'service.checkedIn': { zh: '服务已签到', en: 'Service checked in' },
  'service.submitted': { zh: '服务已提交', en: 'Service submitted' },
  'service.reviewed': { zh: '服务已审核', en: 'Service reviewed' },
  'report.approved': { zh: '报告已通过，含数据', en: 'Report approved, with its figures' },
  'risk.opened': { zh: '发现风险', en: 'Risk opened' },
  'risk.due': { zh: '风险整改即将到期', en: 'Risk soon due' },
  'risk.closed': { zh: '风险已核实关闭', en: 'Risk verified and closed' },
  'limit.passed': { zh: '当月捕获数超过阈值', en: 'Monthly limit passed' },
  'stock.low': { zh: '库存低于预警值', en: 'Stock below its warning level' },
  'contract.decided': { zh: '合同已审核', en: 'Contract decided' },
  'leave.decided': { zh: '请假已审批', en: 'Leave decided' },
} as const satisfies Readonly<Record<string, Words>>;

/** What a partner can choose to be told of. */
export type WebhookEvent = keyof typeof webhookEventWords;

/** The events, as the contract names them. */
export const webhookEvents = Object.keys(webhookEventWords) as [WebhookEvent, ...WebhookEvent[]];

/** Sent when somebody asks for it, to see that the way is open. */
export const webhookTest = 'webhook.test';
/** What a message may be of: an event, or the test. */
export type WebhookType = WebhookEvent | typeof webhookTest;

/** Why the server has stopped sending to an address: it answered 410, or took nothing for three days. */
export const webhookStops = ['gone', 'failing'] as const;
/** See {@link webhookStops}. */
export type WebhookStop = (typeof webhookStops)[number];

/** Where a message stands. Dropped: what it may be sent by had ended before it left. */
export const deliveryStates = ['due', 'sent', 'failed', 'dropped'] as const;
/** Where a message stands; see {@link deliveryStates}. */
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Why a message was not taken: the address answered something else than 2xx, did not answer in time, leads where nothing
 * is sent to, is no name, has no right certificate, does not answer; what it may be sent by has ended; its address was
 * stopped.
 */
export const webhookFaults = [
  'status',
  'timeout',
  'address',
  'name',
  'certificate',
  'unreachable',
  'ended',
  'stopped',
] as const;
/** Why a message was not taken; see {@link webhookFaults}. */
export type WebhookFault = (typeof webhookFaults)[number];

/** Limits of what partners are told. */
export const webhookLimits = {
  endpoints: 10,
  urlLength: 500,
  customers: 50,
  keptDays: 90,
  oldSecretHours: 24,
} as const;
