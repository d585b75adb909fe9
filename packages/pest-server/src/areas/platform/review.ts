/** Passing and failing what companies and customers submitted, and telling them. */
import { type RequestOf, reviewStatus } from 'pest-sdk';
import { speakAs, spreadWords } from '../../books/bindings/bindings';
import { tellCompany } from '../../books/bindings/notices';
import { notify } from '../../books/notices/notify';
import { addReviewStep } from '../../books/review-steps';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { tell } from '../../call/letters/tell';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { isId } from '../../database/ids';
import type { Row } from '../../database/tables';
import { type System, scopeInside } from '../../database/transactions';
import * as queries from './review.queries';

type Verdict = RequestOf<'platform.review'>;

const changed = {
  zh: '申请人刚刚重新提交了资料，请查看后再审核',
  en: 'The applicant has just resubmitted. Please look at the new version before you decide.',
} as const;
const codeTaken = {
  zh: '该信用代码的客户刚刚建档，请重新查看后再审核',
  en: 'A customer with this credit code was added a moment ago. Please check again before you decide.',
} as const;

const acts = {
  company: { pass: 'companyPassed', fail: 'companyFailed' },
  customer: { pass: 'customerPassed', fail: 'customerFailed' },
} as const;

export const reviewHandlers = {
  'platform.review': review,
} satisfies Partial<AreaHandlers<'platform'>>;

/** What waits is passed or failed once; what was changed and submitted again waits again. */
async function review(call: Call, verdict: Verdict): Promise<null> {
  const { kind, id } = verdict;
  if (!isId(id)) refuse('general.notFound');
  const taken = new PestRefusal('general.businessFailure', { words: codeTaken });
  const { applicants, name, serving } = await refusedAs('customer_credit_code', taken, () =>
    call.parts.database.asSystem(async (system) => {
      const found = orNotFound(await queries.lockReviewed(system, kind, id));
      requireUndecided(found, verdict);
      const people = await queries.applicantsOf(system, kind, id);
      const home = await decide(call, system, found, verdict);
      await tellInside(call, system, verdict, { name: found.name, home: home.id, people });
      return { applicants: people, name: found.name, serving: home.serving };
    }),
  );
  const letter = verdict.outcome === 'pass' ? 'informationPassed' : 'informationFailed';
  const reason = verdict.outcome === 'fail' ? verdict.reason : '';
  for (const account of applicants) await tell(call, account.login_id, letter, { who: name, reason });
  for (const company of serving) await tellCompany(call, company, 'customerJoined', { who: name });
  return null;
}

function requireUndecided(found: queries.Reviewed, { submittedAt }: Verdict): void {
  if (found.status === reviewStatus.none) refuse('general.notFound');
  const renewal = waitingRenewal(found);
  if (found.status !== reviewStatus.waiting && !renewal) refuse('review.alreadyDone');
  const submitted = renewal ? new Date(renewal.submittedAt) : found.submitted_at;
  const seen = submittedAt === undefined || new Date(submittedAt).getTime() === submitted?.getTime();
  if (!seen) refuse('general.businessFailure', { words: changed });
}

function waitingRenewal({ renewal }: queries.Reviewed) {
  return renewal?.state === 'waiting' ? renewal : null;
}

interface Home {
  /** Where the applicant belongs from here on. */
  readonly id: string;
  /** Companies that learn of a login they did not make. */
  readonly serving: readonly Row<'company'>[];
}

async function decide({ now }: Call, system: System, found: queries.Reviewed, verdict: Verdict): Promise<Home> {
  const { kind, id } = verdict;
  const renewal = waitingRenewal(found);
  if (renewal) {
    if (verdict.outcome === 'fail') await queries.failRenewal(system, kind, id, renewal, verdict.reason);
    else await queries.passRenewal(system, kind, id, renewal);
    if (kind === 'customer') await spreadWords(system, id);
    return { id, serving: [] };
  }
  if (verdict.outcome === 'fail') {
    await queries.update(system, kind, id, { status: reviewStatus.failed, reason: verdict.reason });
    return { id, serving: [] };
  }
  const claim = kind === 'customer' ? await queries.findCustomer(system, id) : undefined;
  const holder = claim && (await queries.lockHolder(system, id));
  if (holder) {
    await queries.joinHolder(system, id, holder.id);
    await speakAs(system, holder.id, claim);
    return { id: holder.id, serving: await queries.companiesServing(system, holder) };
  }
  await queries.update(system, kind, id, { status: reviewStatus.approved, reason: '' });
  if (kind === 'customer') await queries.holdCreditCode(system, id, now);
  return { id, serving: [] };
}

/** The audit log, the applicant's history and its notices: there if and only if the verdict is. */
async function tellInside(
  call: Call,
  system: System,
  verdict: Verdict,
  to: { readonly name: string; readonly home: string; readonly people: readonly Row<'account'>[] },
): Promise<void> {
  const { kind, id, outcome } = verdict;
  const reason = verdict.outcome === 'fail' ? verdict.reason : '';
  await audit(call, system, { act: acts[kind][outcome], subject: { id, name: to.name }, note: reason });
  await addReviewStep(system, to.home, { step: outcome === 'pass' ? 'passed' : 'failed', at: call.now, reason });
  const logins = to.people.map((account) => account.id);
  // A customer that nobody serves hears it from the platform's own company.
  const companyId = kind === 'company' ? id : call.companyId;
  const readers = kind === 'company' ? { accounts: logins } : { customer: to.home, logins };
  await scopeInside(system, { kind: 'company', companyId }, (tx) =>
    outcome === 'pass'
      ? notify(call, tx, { kind: 'informationPassed', facts: { name: to.name }, recordId: null, to: readers })
      : notify(call, tx, { kind: 'informationFailed', facts: { name: to.name, reason }, recordId: null, to: readers }),
  );
}
