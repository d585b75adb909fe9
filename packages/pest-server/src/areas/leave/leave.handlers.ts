import type { RequestOf } from 'pest-sdk';
import { notify } from '../../books/notices/notify';
import { tellPartners } from '../../books/webhooks/tell-partners';
import type { Call } from '../../call/call';
import type { AreaHandlers, CallOf } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { insertRow } from '../../database/rows';

import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './leave.queries';

const overlapping = {
  zh: '这段时间已有您的请假申请',
  en: 'You have already applied for leave in this period.',
} as const;
const ownRequest = { zh: '自己的请假由他人审批', en: 'Someone else has to review your own request.' } as const;

export const leaveHandlers: AreaHandlers<'leave'> = {
  'leave.list': (call, request) => call.inScope((tx) => queries.listRequests(call, tx, request)),

  'leave.conflicts': (call, request) =>
    call.inScope(async (tx) => {
      const leave = orNotFound(await queries.findRequest(tx, request.id));
      const [services, away] = [await queries.servicesDuring(tx, leave), await queries.othersAway(tx, leave)];
      return { services, away };
    }),

  'leave.apply': (call, request) =>
    call.inScope(async (tx) => {
      const period = { startAt: new Date(request.startAt), endAt: new Date(request.endAt) };
      const { accountId } = call.caller;
      await queries.holdAccount(tx, accountId);
      if (await queries.hasRequestDuring(tx, accountId, period)) {
        refuse('general.businessFailure', { words: overlapping, field: 'startAt' });
      }
      const id = newId(call.now);
      await insertRow(tx.db, 'leave_request', {
        company_id: companyOf(tx),
        id,
        account_id: accountId,
        reason: request.reason,
        start_at: period.startAt,
        end_at: period.endAt,
        applied_at: call.now,
        reviewed_at: null,
        reviewed_by: null,
      });
      return { id };
    }),

  'leave.audit': (call, request) =>
    call.inScope(async (tx) => {
      const leave = orNotFound(await queries.findRequest(tx, request.id));
      requireOthers(call, leave);
      const reviewed = await queries.reviewRequest(tx, leave, outcomeOf(call, request));
      if (!reviewed) refuse('review.alreadyDone');
      await tellOfDecision(call, tx, leave, request);
      await tellApplicant(call, tx, leave, request);
      return null;
    }),

  'leave.withdraw': (call, request) =>
    call.inScope(async (tx) => {
      const leave = orNotFound(await queries.findRequest(tx, request.id));
      if (leave.account_id !== call.caller.accountId) refuse('general.notFound');
      if (!(await queries.deleteUnreviewed(tx, leave))) refuse('review.alreadyDone');
      return null;
    }),
};

/** An administrator may be the only reviewer there is; for everybody else two people are needed. */
function requireOthers(call: CallOf<'leave.audit'>, leave: Row<'leave_request'>): void {
  if (call.sees('ownRequest') || leave.account_id !== call.caller.accountId) return;
  refuse('general.businessFailure', { words: ownRequest });
}

function tellOfDecision({ now }: Call, tx: Tx, leave: Row<'leave_request'>, verdict: RequestOf<'leave.audit'>) {
  const data = {
    leaveId: leave.id,
    accountId: leave.account_id,
    from: leave.start_at.toISOString(),
    to: leave.end_at.toISOString(),
    outcome: verdict.outcome === 'approve' ? 'approved' : 'refused',
  } as const;
  return tellPartners(tx, now, { aboutId: leave.id, customerId: null }, { type: 'leave.decided', data });
}

function tellApplicant(call: Call, tx: Tx, leave: Row<'leave_request'>, verdict: RequestOf<'leave.audit'>) {
  const facts = { from: leave.start_at.toISOString(), to: leave.end_at.toISOString() };
  const about = { recordId: leave.id, to: { accounts: [leave.account_id] } };
  return verdict.outcome === 'approve'
    ? notify(call, tx, { kind: 'leaveApproved', facts, ...about })
    : notify(call, tx, { kind: 'leaveRefused', facts: { ...facts, reason: verdict.reason }, ...about });
}

function outcomeOf({ now, caller }: Call, request: RequestOf<'leave.audit'>) {
  const review = { reviewed_at: now, reviewed_by: caller.userName };
  return request.outcome === 'approve'
    ? ({ ...review, state: 'approved' } as const)
    : ({ ...review, state: 'refused', refusal_reason: request.reason } as const);
}
