/** The corrected version of an approved report whose comparisons do not subtract. */
import { refuse } from '../../call/refusal';
import * as queries from './correct-report.queries';
import { writeCorrection } from './generate-report';
import { lockedFor, type ReportCall } from './report-rights';

const nothingWrong = {
  zh: '这份报告没有需要更正的数字',
  en: 'Nothing in this report has to be corrected.',
} as const;

/**
 * Writes the corrected version, which is signed and reviewed like every report; the approved one stays as it is.
 *
 * @throws PestRefusal `general.notFound`, or `general.businessFailure` where nothing is misstated.
 */
export function correctReport(call: ReportCall, id: string): Promise<{ id: string }> {
  return call.inScope(async (tx) => {
    const report = await lockedFor(call, tx, id);
    const found = await queries.findMisstated(tx, report);
    if (!found) refuse('general.businessFailure', { words: nothingWrong });
    if (found.corrected_by !== null) return { id: found.corrected_by };
    const correction = await writeCorrection(call, tx, report, await queries.tasksOf(tx, report));
    await queries.keepCorrection(tx, report, correction);
    return { id: correction };
  });
}
