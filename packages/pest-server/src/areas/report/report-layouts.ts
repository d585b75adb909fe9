import type { ReportLayout, RequestOf } from 'pest-sdk';
import { bindOptional } from '../../books/files/bound-files';
import { requireSeen, revisionOf } from '../../call/revision';
import { updateRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import * as queries from './report.queries';
import { editable, type ReportCall } from './report-rights';

/** Of a company that has chosen none yet. */
const usual = { paper: 'A4', accent: null, header: '', footer: '' } as const satisfies Omit<ReportLayout, 'logo'>;

/** How a report begins: as the company chose last, else with its own logo. */
export function firstLayout({ report_layout, logo }: Pick<Row<'company'>, 'report_layout' | 'logo'>): ReportLayout {
  return report_layout ?? { ...usual, logo };
}

export function revisionOfLayout({ layout }: Pick<Row<'report'>, 'layout'>): string {
  return revisionOf({ layout });
}

/**
 * Keeps how a report looks, and how the company's next ones begin. What it says stays the same, and so do its version and its signatures.
 *
 * @throws PestRefusal `general.notFound`, `general.businessFailure` when it is approved, or `general.invalidParameter`
 * when the logo is no picture of the company's own.
 */
export function saveLayout(
  call: ReportCall,
  { id, layout, layoutRevision }: RequestOf<'report.saveLayout'>,
): Promise<null> {
  return call.inScope(async (tx) => {
    const report = await editable(call, tx, id);
    requireSeen(layoutRevision, revisionOfLayout(report), 'layoutRevision');
    const logo = await bindOptional(call, tx, layout.logo, 'layout');
    const kept = JSON.stringify({ ...layout, logo });
    await updateRow(tx.db, 'report', report, { layout: kept, updated_at: call.now });
    await queries.keepCompanyLayout(tx, report, kept);
    return null;
  });
}
