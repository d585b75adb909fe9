import type { Permission } from 'pest-sdk';
import type { Call } from '../../call/call';
import { orNotFound, refuse } from '../../call/refusal';
import { refuseStale } from '../../call/revision';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { type Reach, type ReportKind, readRights } from '../../reports/readable-reports';
import * as queries from './report.queries';

export const frozenWords = {
  zh: '报告已审核通过，不能再修改或签名',
  en: 'The report has been approved; it can neither change nor be signed any more.',
} as const;

/** A report and a briefing have rights of their own; the contract's row asks for either. */
const rights = {
  read: readRights,
  edit: { report: 'btn_save_seminar', briefing: 'btn_Service_save' },
  review: { report: 'btn_audit_seminar', briefing: 'btn_Service_audit' },
} as const satisfies Record<string, Record<ReportKind, Permission>>;

export type ReportRight = keyof typeof rights;

export function permissionFor(right: ReportRight, kind: ReportKind): Permission {
  return rights[right][kind];
}

/**
 * Which reports a call may name: of the kinds that the right is held for, and service staff those of their own services.
 *
 * @throws PestRefusal `permission.denied` when the right is held for neither kind: exporting asks for reading too.
 */
export function reach(call: Call, right: ReportRight): Reach {
  const kinds = (['report', 'briefing'] as const).filter((kind) => call.can(permissionFor(right, kind)));
  return { kinds: kinds.length > 0 ? kinds : refuse('permission.denied'), staffId: call.ownTasksOnly };
}

export async function reportFor(call: Call, tx: Tx, id: string, right: ReportRight): Promise<Row<'report'>> {
  return orNotFound(await queries.findReport(tx, id, reach(call, right)));
}

export async function lockedFor(call: Call, tx: Tx, id: string, right: ReportRight): Promise<Row<'report'>> {
  return orNotFound(await queries.lockReport(tx, id, reach(call, right)));
}

/**
 * Holds a report that may still change.
 *
 * @throws PestRefusal `general.notFound`, or `general.businessFailure` when it is approved.
 */
export async function editable(call: Call, tx: Tx, id: string): Promise<Row<'report'>> {
  const report = await lockedFor(call, tx, id, 'edit');
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
  return queries.hasOtherReviewer(tx, report, permissionFor('review', report.kind));
}
