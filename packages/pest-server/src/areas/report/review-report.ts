import { missingSignatures, type RequestOf } from 'pest-sdk';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { updateRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './report.queries';
import { mailReport } from './report-mails';
import { tellOfReview } from './report-notices';
import { isOwnWork, lockedFor, type ReportCall, requireVersion } from './report-rights';
import { revokeShares } from './report-share.queries';
import { keepStep } from './report-versions';
import { tellOfApproved } from './report-webhooks';

const reasonNeeded = {
  zh: '缺少服务人员或客户签名，通过时请说明原因，原因会印在报告上',
  en: "The technician's or the customer's signature is missing. State the reason; it is printed in the report.",
} as const;
const ownWork = {
  zh: '您编写了这份报告，请由其他审核人审核',
  en: 'You wrote this report, so another reviewer has to approve it.',
} as const;

type Verdict = RequestOf<'report.examineDetailSimple'>;

/** Passes a report, which freezes it, or rejects it; either way the report says who, when and why. */
export function reviewReport(call: ReportCall, verdict: Verdict): Promise<null> {
  return call.inScope(async (tx) => {
    const report = await lockedFor(call, tx, verdict.id);
    if (report.state !== 'pendingReview') refuse('review.alreadyDone');
    await (verdict.outcome === 'pass' ? pass(call, tx, report, verdict) : reject(call, tx, report, verdict));
    await audit(call, tx.db, {
      act: verdict.outcome === 'pass' ? 'reportApproved' : 'reportRejected',
      subject: { id: report.id, name: `${report.number} ${report.name}` },
      note: verdict.reason,
    });
    return null;
  });
}

async function pass(
  call: Call,
  tx: Tx,
  report: Row<'report'>,
  { version, reason = '' }: Extract<Verdict, { outcome: 'pass' }>,
): Promise<void> {
  if (version !== undefined) requireVersion(report, version);
  if (await isOwnWork(call, tx, report)) refuse('general.businessFailure', { words: ownWork });
  const signatures = await queries.listSignatures(tx, report);
  const missing = missingSignatures(
    signatures.map(({ role, content_hash }) => ({ role, outdated: content_hash !== report.content_hash })),
  );
  if (missing.length > 0 && reason === '') refuse('general.invalidParameter', { words: reasonNeeded, field: 'reason' });
  await keepStep(call, tx, report, { act: 'approved', note: reason });
  await queries.approveReport(tx, report, { ...reviewedBy(call), review_note: reason });
  await tellOfApproved(tx, call.now, report);
  await tellOfReview(call, tx, report, null);
  await mailReport(call, tx, report);
}

async function reject(
  call: Call,
  tx: Tx,
  report: Row<'report'>,
  { reason }: Extract<Verdict, { outcome: 'reject' }>,
): Promise<void> {
  await updateRow(tx.db, 'report', report, { ...reviewedBy(call), state: 'rejected', review_note: reason });
  await keepStep(call, tx, report, { act: 'rejected', note: reason });
  await revokeShares(tx, report, call.now);
  await tellOfReview(call, tx, report, reason);
}

function reviewedBy(call: Call) {
  const { accountId, userName, loginId } = call.caller;
  return {
    reviewer_id: accountId,
    reviewer_name: userName,
    reviewer_login: loginId,
    reviewed_at: call.now,
    reviewed_from: call.address,
    updated_at: call.now,
  };
}
