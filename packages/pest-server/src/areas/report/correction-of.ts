import type { ReportDocument } from 'pest-sdk';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './correct-report.queries';

/** What the reader of a report is told of its correction, or of what it corrects. */
export async function correctionOf(
  tx: Tx,
  report: Row<'report'>,
): Promise<Pick<ReportDocument, 'correctedBy' | 'corrects'>> {
  const misstated = await queries.findMisstated(tx, report);
  if (misstated) return { correctedBy: await numbered(tx, report, misstated.corrected_by) };
  const corrected = await numbered(tx, report, await queries.correctedId(tx, report));
  return corrected ? { corrects: corrected } : {};
}

async function numbered(tx: Tx, { company_id }: Row<'report'>, id: string | null) {
  return id === null ? null : ((await queries.findNumber(tx, company_id, id)) ?? null);
}
