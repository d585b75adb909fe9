/** What partners' servers are told: a message for each event. */
import * as z from 'zod/mini';
import { riskSeverities } from '../rules/record-values';
import { riskAssignees } from '../rules/risk-states';
import type { WebhookType } from '../rules/webhook-events';
import { pestGroups } from '../trade/pest-groups';
import * as f from './fields';

/** A newer server may tell more: fields that are not known here are left out. */
function message<Type extends WebhookType, Data extends z.core.$ZodShape>(type: Type, data: Data) {
  return z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: f.instant,
    data: z.object(data),
  });
}

const service = { serviceId: f.id, number: z.string(), customerId: f.id, plannedAt: f.instant };
const risk = {
  riskId: f.id,
  serviceId: f.id,
  customerId: f.id,
  severity: z.enum(riskSeverities),
  assignedTo: z.enum(riskAssignees),
  dueDay: z.nullable(f.day),
};

/** Ids, states and figures; never what people wrote, nor their names, phones or signatures. */
export const webhookMessage = z.discriminatedUnion('type', [
  message('service.planned', {
    ...service,
    /** When it was planned for before; null of one that is new. */
    movedFrom: z.nullable(f.instant),
  }),
  message('service.cancelled', service),
  message('service.checkedIn', { ...service, checkedInAt: f.instant }),
  message('service.submitted', {
    ...service,
    submittedAt: f.instant,
    /** A routine visit, without a device. */
    asRoutine: z.boolean(),
    devices: z.object({ due: f.count, checked: f.count, notReached: f.count }),
  }),
  message('service.reviewed', { ...service, outcome: z.enum(['passed', 'returned']), reviewedAt: f.instant }),
  message('report.approved', {
    reportId: f.id,
    kind: z.enum(['report', 'briefing']),
    number: z.string(),
    customerId: f.id,
    from: f.day,
    to: f.day,
    approvedAt: f.instant,
    /** As the report says them to its customer; null of what it leaves out. */
    figures: z.object({
      devices: z.nullable(z.object({ due: f.count, checked: f.count, notChecked: f.count })),
      captures: z.nullable(z.array(z.object({ group: z.enum(pestGroups), count: f.count }))),
      /** Mean share of bait eaten over the stations checked; null where none was. */
      baitConsumedPercent: z.nullable(z.number()),
      risks: z.nullable(z.object({ open: f.count, verified: f.count })),
      chemicalUses: z.nullable(f.count),
    }),
  }),
  message('risk.opened', { ...risk, foundAt: f.instant }),
  message('risk.due', risk),
  message('risk.closed', { ...risk, closedAt: f.instant }),
  message('limit.passed', {
    customerId: f.id,
    group: z.enum(pestGroups),
    month: f.month,
    /** As many as were agreed to be borne in a month. */
    limit: f.count,
    /** Caught in the month so far. */
    count: f.count,
  }),
  message('stock.low', {
    consumableId: f.id,
    categoryId: z.int(),
    name: z.string(),
    unit: z.string(),
    stock: f.quantity,
  }),
  message('contract.decided', { contractId: f.id, number: z.string(), outcome: z.enum(['approved', 'rejected']) }),
  message('leave.decided', {
    leaveId: f.id,
    accountId: f.id,
    from: f.instant,
    to: f.instant,
    outcome: z.enum(['approved', 'refused']),
  }),
  message('webhook.test', {}),
]);

/** A message as it travels: what happened, when, and its data. `type` tells which data it has. */
export type WebhookMessage = z.infer<typeof webhookMessage>;

/** What is told of an event. */
export type WebhookData<Type extends WebhookType> = Extract<WebhookMessage, { readonly type: Type }>['data'];
