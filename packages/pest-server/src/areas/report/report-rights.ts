import { reportPermissions } from 'pest-sdk';
import type { Reach, ReportKind } from '../../books/readable-reports';
import type { Call } from '../../call/call';
import type { ByKind } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { refuseStale } from '../../call/revision';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './report.queries';

export const frozenWords = {
  zh: '报告已审核通过，不能再修改或签名',
  en: 'The report has been approved and can no longer be changed or signed.',
} as const;

/** A call about reports of the kinds that its row's right is held for. */
export type ReportCall = Call & ByKind<ReportKind>;

/** Which reports a call may name: of the kinds that the right is held for, and service staff those of their own services. */
export function reach({ kinds, ownTasksOnly }: ReportCall): Reach {
  return { kinds, staffId: ownTasksOnly };
}

export async function reportFor(call: ReportCall, tx: Tx, id: string): Promise<Row<'report'>> {
  return orNotFound(await queries.findReport(tx, id, reach(call)));
}

export async function lockedFor(call: ReportCall, tx: Tx, id: string): Promise<Row<'report'>> {
  return orNotFound(await queries.lockReport(tx, id, reach(call)));
}

/**
 * Holds a report that may still change.
 *
 * @throws PestRefusal `general.notFound`, or `general.businessFailure` when it is approved.
 */
export async function editable(call: ReportCall, tx: Tx, id: string): Promise<Row<'report'>> {
  const report = await lockedFor(call, tx, id);
  requireOpen(report);
  return report;
}

export function requireOpen(report: Row<'report'>): void {
  if (report.state === 'approved') refuse('general.businessFailure', { words: frozenWords });
}

/** What was decided is about the version that was read. */
export function requireVersion(report: Row<'report'>, version: number): void {
  if (report.version !== version) refuseStale('version');
}

/** Whether the caller wrote the report and the company has somebody else who can approve it, and wants that. */
export async function isOwnWork(call: Call, tx: Tx, report: Row<'report'>): Promise<boolean> {
  if (!report.author_ids.includes(call.caller.accountId)) return false;
  return queries.hasOtherReviewer(tx, report, reportPermissions.review[report.kind]);
}
