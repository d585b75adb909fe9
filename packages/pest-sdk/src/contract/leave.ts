import * as z from 'zod/mini';
import { leaveStates } from '../rules/leave';
import { endpoint } from './endpoint';
import * as f from './fields';

const leaveRequest = z.strictObject({
  id: f.id,
  accountId: f.id,
  accountName: z.string(),
  reason: z.string(),
  startAt: f.instant,
  endAt: f.instant,
  state: z.enum(leaveStates),
  /** Why it was refused; empty otherwise. */
  refusalReason: z.string(),
  appliedAt: f.instant,
  reviewedAt: z.nullable(f.instant),
  reviewedBy: z.nullable(z.string()),
  /** Whether the caller applied for it. */
  own: z.boolean(),
});
/** A request for leave: who, when, why, and what became of it (specification §3). */
export type LeaveRequest = z.infer<typeof leaveRequest>;

const reviewer = { anyOf: ['btn_leave_audit'] } as const;
const applicant = { anyOf: ['btn_leave_apply'] } as const;

export const leave = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-leave/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_leave_list', 'btn_leave_apply'], all: 'm_leave_list' },
    source: 'spec',
    summary: 'A page of leave requests: the whole company’s for holders of the list, their own for everybody else.',
    request: z.strictObject({ ...f.paging, state: z.optional(z.enum(leaveStates)), search: f.search }),
    result: f.page(leaveRequest),
    errors: [],
  }),
  audit: endpoint({
    method: 'POST',
    path: '/api/v-leave/audit',
    sends: 'json',
    auth: 'token',
    access: { ...reviewer, parts: { ownRequest: 'administrator' } },
    source: 'spec',
    summary: 'Approves a leave request, or refuses it with a reason.',
    changes: ['schedule', 'home'],
    request: z.discriminatedUnion('outcome', [
      z.strictObject({ id: f.id, outcome: z.literal('approve') }),
      z.strictObject({ id: f.id, outcome: z.literal('refuse'), reason: f.requiredText(500) }),
    ]),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'review.alreadyDone'],
  }),
  conflicts: endpoint({
    method: 'GET',
    path: '/api/v-leave/conflicts/{id}',
    sends: 'path',
    auth: 'token',
    access: reviewer,
    source: 'ours',
    summary: 'What an approver looks at: services planned for the person in that time, and who else is away then.',
    request: f.byId,
    result: z.strictObject({
      services: z.array(
        z.strictObject({ id: f.id, number: z.string(), customerName: z.string(), plannedAt: f.instant }),
      ),
      away: z.array(
        z.strictObject({
          id: f.id,
          accountName: z.string(),
          startAt: f.instant,
          endAt: f.instant,
          state: z.enum(leaveStates),
        }),
      ),
    }),
    bound: 'The first fifty services and the first fifty people.',
    errors: ['general.notFound'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/v-leave/apply',
    sends: 'json',
    auth: 'token',
    access: applicant,
    source: 'ours',
    summary: 'Applies for leave. Two requests of one person never overlap, unless the earlier one was refused.',
    changes: ['schedule', 'home'],
    request: z.strictObject({ startAt: f.instant, endAt: f.instant, reason: f.requiredText(500) }).check(
      z.refine(({ startAt, endAt }) => Date.parse(startAt) < Date.parse(endAt), {
        path: ['endAt'],
        error: 'endBeforeStart',
      }),
    ),
    result: f.created,
    errors: ['general.businessFailure'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/v-leave/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: applicant,
    source: 'ours',
    summary: 'Takes an own request back while nobody has reviewed it.',
    changes: ['schedule', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['general.notFound', 'review.alreadyDone'],
  }),
} as const;
