import * as z from 'zod/mini';
import { riskSeverities } from '../rules/record-values';
import { riskAssignees, riskStates, riskViews } from '../rules/risk-states';
import { endpoint } from './endpoint';
import * as f from './fields';

export const risk = z.strictObject({
  id: f.id,
  taskId: f.id,
  taskNumber: z.string(),
  customerId: f.id,
  customerName: z.string(),
  deviceId: z.nullable(f.id),
  deviceCode: z.nullable(z.string()),
  /** Where the device stands. */
  floorPlanId: z.nullable(f.id),
  devicePosition: z.nullable(f.position),
  location: z.string(),
  description: z.string(),
  severity: z.enum(riskSeverities),
  state: z.enum(riskStates),
  photos: z.array(f.fileUrl),
  /** The corrective action and who is to take it. */
  action: z.string(),
  owner: z.string(),
  /** Whose action it is: the company's, or the customer's at its own site. */
  assignedTo: z.enum(riskAssignees),
  dueDay: z.nullable(f.day),
  /** What was done about it; empty while untreated. */
  treatment: z.string(),
  treatmentPhotos: z.array(f.fileUrl),
  foundAt: f.instant,
  /** When the record came. */
  receivedAt: z.optional(f.instant),
  foundBy: z.string(),
  treatedAt: z.nullable(f.instant),
  /** The customer's login that answered; null where the company did, or nobody. */
  answeredBy: z.nullable(z.string()),
  /** Why the answer was not enough; empty otherwise, and again once it is answered anew. */
  returnReason: z.string(),
  verifiedAt: z.nullable(f.instant),
  verifiedBy: z.nullable(z.string()),
  /** Of whose action it is, by when, and what was done. */
  revision: f.revision,
});
/** A risk point found on a site, with its corrective action, owner, due day and proof (specification §3). */
export type Risk = z.infer<typeof risk>;

const mayRead = {
  anyOf: ['m_service_undone', 'm_service_completed', 'btn_service_execute', 'btn_risk_answer'],
} as const;
const mayReview = { anyOf: ['btn_service_review'] } as const;
const photos = z.array(f.fileUrl).check(z.maxLength(9));

const narrowing = {
  /** In description, place, owner, device code or customer. */
  search: f.search,
  customerId: z.optional(f.id),
  severity: z.optional(z.enum(riskSeverities)),
  /** Whose action it is. */
  assignedTo: z.optional(z.enum(riskAssignees)),
  /** The first and the last day on which it was found. */
  foundFrom: z.optional(f.day),
  foundTo: z.optional(f.day),
};

export const riskArea = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-risk/list',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'spec',
    summary: 'A page of risks: of a service, of a customer, or of all sites. The newest first unless said otherwise.',
    request: z.strictObject({
      ...f.paging,
      ...narrowing,
      taskId: z.optional(f.id),
      state: z.optional(z.enum(riskStates)),
      view: z.optional(z.enum(riskViews)),
      sort: z.optional(z.enum(['foundAt', 'dueDay', 'verifiedAt'])),
      order: z.optional(z.enum(['asc', 'desc'])),
    }),
    result: f.page(risk),
    errors: ['general.notFound'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/v-risk/counts',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'How many risks each look at the register shows, under the other filters of the list.',
    request: z.strictObject(narrowing),
    result: z.strictObject({ open: f.count, overdue: f.count, awaitingVerification: f.count, verified: f.count }),
    errors: ['general.notFound'],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v-risk/details/{id}',
    sends: 'path',
    auth: 'token',
    access: mayRead,
    source: 'spec',
    summary: 'One risk.',
    request: f.byId,
    result: risk,
    bound: 'The photos of one risk, nine at most of each kind.',
    errors: ['general.notFound'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-risk/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_service_execute'] },
    source: 'ours',
    mayComeLate: true,
    summary: 'Records a risk found during a service.',
    changes: ['task', 'home'],
    request: z.strictObject({
      taskId: f.id,
      deviceId: z.nullable(f.id),
      location: f.name,
      description: f.requiredText(1000),
      severity: z.enum(riskSeverities),
      photos,
      action: f.textUpTo(500),
      owner: f.textUpTo(100),
      assignedTo: z._default(z.enum(riskAssignees), 'company'),
      dueDay: z.nullable(f.day),
      recordedAt: f.recordedAt,
    }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound', 'device.notFound'],
  }),
  treat: endpoint({
    method: 'PUT',
    path: '/api/v-risk/treat',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_service_execute'] },
    source: 'ours',
    edits: 'revision',
    summary: 'Says what was done: resolved, or unresolved and to be followed up. Either lets the service be submitted.',
    changes: ['task', 'home'],
    request: z.strictObject({
      id: f.id,
      state: z.enum(['unresolved', 'resolved']),
      treatment: f.requiredText(1000),
      photos,
      revision: f.revision,
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/v-risk/assign',
    sends: 'json',
    auth: 'token',
    access: mayReview,
    source: 'ours',
    edits: 'revision',
    summary: "Says whose corrective action an open risk is, and by when: the company's own, or the customer's.",
    changes: ['task', 'home'],
    request: z.strictObject({
      id: f.id,
      assignedTo: z.enum(riskAssignees),
      owner: f.textUpTo(100),
      action: f.textUpTo(500),
      dueDay: z.nullable(f.day),
      revision: f.revision,
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/v-risk/answer',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_risk_answer'] },
    source: 'ours',
    summary:
      'A customer says what it did about its own corrective action, with photos as proof; the company verifies it.',
    changes: ['task', 'home'],
    request: z.strictObject({
      id: f.id,
      treatment: f.requiredText(1000),
      photos: photos.check(z.minLength(1)),
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  returnAnswer: endpoint({
    method: 'PUT',
    path: '/api/v-risk/return',
    sends: 'json',
    auth: 'token',
    access: mayReview,
    source: 'ours',
    summary: 'Says why an answer is not enough; the action is open again.',
    changes: ['task', 'home'],
    request: z.strictObject({ id: f.id, reason: f.requiredText(500) }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  verify: endpoint({
    method: 'PUT',
    path: '/api/v-risk/verify',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_service_review'] },
    source: 'ours',
    summary: 'Confirms that a resolved risk is closed; until then it stays in each following report.',
    changes: ['task', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
} as const;
