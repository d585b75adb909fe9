/** What a customer that registered itself tells the platform, before any company serves it. */
import { type RequestOf, reviewStatus } from 'pest-sdk';
import { spreadWords } from '../../bindings/bindings';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen } from '../../call/revision';
import type { Row } from '../../database/tables';
import { type System, scopeInside, type Tx } from '../../database/transactions';
import { addReviewStep, reviewHistory } from '../../reviews/review-steps';
import * as queries from './customer.queries';
import * as profile from './customer-profile';

const reviewedAlready = {
  zh: '通过审核后不能修改统一社会信用代码，请联系平台管理员',
  en: 'The credit code was reviewed and stays as it is. Please contact the platform administrator.',
} as const;

export const informationHandlers = {
  'customer.information': (call) =>
    call.inScope(async (tx) => {
      const customer = orNotFound(await queries.findCustomer(tx, profile.ownId(tx)));
      return {
        ...profile.shown(call, customer),
        phone: customer.phone,
        reportEmail: customer.report_email,
        status: customer.status,
        reason: customer.reason,
        submittedAt: customer.submitted_at?.toISOString() ?? null,
        history: await reviewHistory(tx.db, customer.id),
        submits: submits(call, customer),
        revision: revisionOfInformation(customer),
      };
    }),

  /** Each company that serves the customer learns its new name with it. */
  'customer.submitInformation': async (call, request) => {
    await call.parts.database.asSystem((system) =>
      scopeInside(system, call.caller.scope, async (tx) => {
        const customer = orNotFound(await queries.lockOwn(tx, profile.ownId(tx)));
        if (!submits(call, customer)) refuse('permission.denied');
        requireSeen(request.revision, revisionOfInformation(customer));
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

/** What the platform looks at in a review. */
const reviewedColumns = [
  'name',
  'credit_code',
  'pest_control_certificate',
  'msds',
  'controller_certificate',
] as const satisfies readonly (keyof Row<'customer'>)[];

/** An approved customer that changes what was reviewed waits for review again; a new phone must not lock it out. */
async function submit(
  call: Call,
  system: System,
  tx: Tx,
  before: Row<'customer'>,
  request: RequestOf<'customer.submitInformation'>,
): Promise<void> {
  const after = await profile.columnsOf(call, tx, request, before);
  const reviewed =
    before.status !== reviewStatus.approved || reviewedColumns.some((column) => after[column] !== before[column]);
  await queries.updateCustomer(tx, before.id, {
    ...after,
    phone: request.phone,
    report_email: request.reportEmail,
    ...(reviewed && { status: reviewStatus.waiting, reason: '', submitted_at: call.now }),
  });
  await spreadWords(system, before.id);
  if (reviewed) await addReviewStep(tx.db, before.id, { step: 'submitted', at: call.now });
}
