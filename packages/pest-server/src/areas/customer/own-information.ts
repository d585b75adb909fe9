/** What a customer that registered itself tells the platform, before any company serves it. */
import { type RequestOf, reviewStatus } from 'pest-sdk';
import { spreadWords } from '../../books/bindings/bindings';
import { renewalOf, samePapers, submittedOf, toRenew } from '../../books/renewals';
import { addReviewStep, reviewHistory } from '../../books/review-steps';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen } from '../../call/revision';
import { customerOf } from '../../call/tenant';
import type { CustomerPapers } from '../../database/column-types';
import type { Row } from '../../database/tables';
import { type System, scopeInside, type Tx } from '../../database/transactions';
import * as queries from './customer.queries';
import * as profile from './customer-profile';

const reviewedAlready = {
  zh: '通过审核后不能修改统一社会信用代码，请联系平台管理员',
  en: 'The credit code has been reviewed and cannot be changed. Please contact the platform administrator.',
} as const;

export const informationHandlers = {
  'customer.information': (call) =>
    call.inScope(async (tx) => {
      const customer = submittedOf(await profile.readByItself(call, tx));
      return {
        ...profile.shown(call, customer),
        phone: customer.phone,
        reportEmail: customer.report_email,
        status: customer.status,
        reason: customer.reason,
        submittedAt: customer.submitted_at?.toISOString() ?? null,
        renewal: renewalOf(customer),
        history: await reviewHistory(tx.db, customer.id),
        submits: submits(call, customer),
        revision: revisionOfInformation(customer),
      };
    }),

  /** Each company that serves the customer learns its new name with it. */
  'customer.submitInformation': async (call, request) => {
    await call.parts.database.asSystem((system) =>
      scopeInside(system, call.caller.scope, async (tx) => {
        const customer = orNotFound(await queries.lockOwn(tx, customerOf(tx)));
        // biome-ignore lint/plugin: the customer's own login submits, which its record tells
        if (!submits(call, customer)) refuse('permission.denied');
        requireSeen(request.revision, revisionOfInformation(submittedOf(customer)));
        if (customer.approved_at !== null && request.creditCode !== customer.credit_code) {
          refuse('general.businessFailure', { words: reviewedAlready, field: 'creditCode' });
        }
        await submit(call, system, tx, customer, request);
      }),
    );
    return null;
  },
} satisfies Partial<AreaHandlers<'customer'>>;

/** Its own login submits it; what a company entered was never the platform's to review. */
function submits(call: Call, customer: Row<'customer'>): boolean {
  return customer.created_by === null && call.caller.speaksForCustomer;
}

function revisionOfInformation(customer: Row<'customer'>): string {
  const { phone, report_email } = customer;
  return profile.revisionOfProfile(customer, { phone, report_email });
}

function papersOf(customer: CustomerPapers): CustomerPapers {
  const { name, pest_control_certificate, msds, controller_certificate } = customer;
  return { name, pest_control_certificate, msds, controller_certificate };
}

/** New papers of an approved customer wait beside the approved ones; a new phone holds at once. */
async function submit(
  call: Call,
  system: System,
  tx: Tx,
  before: Row<'customer'>,
  request: RequestOf<'customer.submitInformation'>,
): Promise<void> {
  const shared = await profile.columnsOf(call, tx, request, before);
  const sent = { ...shared, phone: request.phone, report_email: request.reportEmail };
  const papers = papersOf(sent);
  const isApproved = before.status === reviewStatus.approved;
  const isKept = isApproved && samePapers(papers, papersOf(before));
  const waits = before.renewal?.state === 'waiting' && samePapers(papers, papersOf(before.renewal.papers));
  const queued = !isKept && !(isApproved && waits);
  await queries.updateCustomer(tx, before.id, {
    ...sent,
    ...(isApproved
      ? { ...papersOf(before), ...(isKept && { renewal: null }), ...(queued && { renewal: toRenew(papers, call.now) }) }
      : { status: reviewStatus.waiting, reason: '', submitted_at: call.now }),
  });
  await spreadWords(system, before.id);
  if (queued) await addReviewStep(tx.db, before.id, { step: 'submitted', at: call.now });
}
