import type { RequestOf } from 'pest-sdk';
import type { WebhookData } from 'pest-sdk/webhooks';
import { insertMade, newPdfKey } from '../../books/files/keep-file';
import { notify } from '../../books/notices/notify';
import { tellPartners } from '../../books/webhooks/tell-partners';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { OwnOrAll } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './contract.queries';
import { hashOf, stampedCopy } from './sealing';

const words = {
  notYours: { zh: '这份合同由指定的审核人审核', en: 'Only its own reviewer can decide on this contract.' },
  ownWork: { zh: '您提交了这份合同，请由其他人审核', en: 'You submitted this contract; someone else must review it.' },
} as const;

type Verdict = RequestOf<'contract.updateApply'>;
type Contract = Row<'contract_document'>;

/** Approves a contract, which stamps it in the same act, or rejects it with a reason; once. */
export async function reviewContract(call: Call & OwnOrAll, verdict: Verdict): Promise<null> {
  const { contract, seal } = await toReview(call, verdict.id);
  await (verdict.outcome === 'approve' ? approve(call, contract, seal) : reject(call, contract, verdict.reason));
  return null;
}

/** A contract that waits for this caller, with the seal that it would get. */
export function toReview(call: Call & OwnOrAll, id: string): Promise<{ contract: Contract; seal: Row<'seal'> }> {
  return call.inScope(async (tx) => {
    const contract = await reviewable(call, tx, id);
    return { contract, seal: orNotFound(await queries.findSeal(tx, contract.seal_id)) };
  });
}

/** Whether it is for this caller to decide: for its reviewer and administrators, and for who submitted it only where there is nobody else. */
export function mayReview(
  { caller }: Call,
  contract: Pick<Contract, 'reviewer_id' | 'submitted_by'>,
  { all, hasOthers }: { readonly all: boolean; readonly hasOthers: boolean },
): boolean {
  const isReviewer = contract.reviewer_id === caller.accountId || all;
  return isReviewer && !(hasOthers && contract.submitted_by === caller.accountId);
}

async function reviewable(call: Call & OwnOrAll, tx: Tx, id: string): Promise<Contract> {
  const contract = orNotFound(await queries.findContract(tx, id));
  if (contract.state !== 'pending') refuse('review.alreadyDone');
  const all = call.scope === 'all';
  if (!mayReview(call, contract, { all, hasOthers: false }))
    refuse('general.businessFailure', { words: words.notYours });
  const others = await queries.listReviewers(tx, call.caller.accountId);
  if (!mayReview(call, contract, { all, hasOthers: others.length > 0 }))
    refuse('general.businessFailure', { words: words.ownWork });
  return contract;
}

/**
 * The PDF is stamped before the transaction: it takes its time, and the embedded database has one connection. Of two who
 * approve at once one is taken, and the other's copy goes.
 */
async function approve(call: Call, contract: Contract, seal: Row<'seal'>): Promise<void> {
  const { pdf, places } = await stampedCopy(call, contract.file, seal);
  const key = newPdfKey();
  await call.parts.storage.put(key, pdf);
  try {
    await call.inScope(async (tx) => {
      await insertMade(call, tx, key, pdf.byteLength, `${contract.number}.pdf`);
      const done = await queries.reviewPending(tx, contract.id, {
        ...reviewedBy(call),
        state: 'approved',
        seal_title: seal.title,
        stamped_file: key,
        stamped_hash: hashOf(pdf),
        stamped_pages: [...new Set(places.map(({ page }) => page))],
      });
      if (!done) refuse('review.alreadyDone');
      await audit(call, tx.db, { act: 'contractApproved', subject: subjectOf(contract) });
      await tellOfDecision(call, tx, contract, 'approved');
      await notify(call, tx, { kind: 'contractApproved', ...noticeOf(contract), facts: factsOf(contract) });
    });
  } catch (error) {
    await call.parts.storage.remove(key);
    throw error;
  }
}

function reject(call: Call, contract: Contract, reason: string): Promise<void> {
  return call.inScope(async (tx) => {
    const done = await queries.reviewPending(tx, contract.id, { ...reviewedBy(call), state: 'rejected', reason });
    if (!done) refuse('review.alreadyDone');
    await audit(call, tx.db, { act: 'contractRejected', subject: subjectOf(contract), note: reason });
    await tellOfDecision(call, tx, contract, 'rejected');
    await notify(call, tx, { kind: 'contractRefused', ...noticeOf(contract), facts: { ...factsOf(contract), reason } });
  });
}

function tellOfDecision(
  { now }: Call,
  tx: Tx,
  { id, number }: Contract,
  outcome: WebhookData<'contract.decided'>['outcome'],
): Promise<void> {
  const data = { contractId: id, number, outcome };
  return tellPartners(tx, now, { aboutId: id, customerId: null }, { type: 'contract.decided', data });
}

function reviewedBy({ caller, now }: Call) {
  return { reviewed_by: caller.accountId, reviewed_at: now };
}

function factsOf({ number, name }: Contract) {
  return { number, name };
}

/** Whoever submitted it is told. */
function noticeOf({ id, submitted_by }: Contract) {
  return { recordId: id, to: { accounts: [submitted_by] } };
}

function subjectOf({ id, number, name }: Contract) {
  return { id, name: `${number} ${name}` };
}
