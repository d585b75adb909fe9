import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import * as f from './fields';

export const leaveStates = ['underReview', 'refused', 'approved'] as const;

export const leave = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-leave/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_leave_list'] },
    source: 'spec',
    summary: 'A page of leave requests.',
    request: z.strictObject({ ...f.paging, state: z.optional(z.enum(leaveStates)), search: f.search }),
    result: f.page(
      z.strictObject({
        id: f.id,
        accountName: z.string(),
        reason: z.string(),
        startAt: f.instant,
        endAt: f.instant,
        state: z.enum(leaveStates),
        refusalReason: z.string(),
      }),
    ),
    errors: [],
  }),
  audit: endpoint({
    method: 'POST',
    path: '/api/v-leave/audit',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_leave_audit'] },
    source: 'spec',
    summary: 'Approves a leave request, or refuses it with a reason.',
    request: z.discriminatedUnion('outcome', [
      z.strictObject({ id: f.id, outcome: z.literal('approve') }),
      z.strictObject({
        id: f.id,
        outcome: z.literal('refuse'),
        reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
      }),
    ]),
    result: f.done,
    errors: ['general.notFound', 'review.alreadyDone'],
  }),
} as const;
