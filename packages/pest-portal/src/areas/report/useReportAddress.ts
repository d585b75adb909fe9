import type { ReportSummary } from 'pest-sdk';
import { type Address, taskLinks, useOpenAddress } from '../../base/links';

/** Where a report is opened: a briefing has a page of its own, for those who may open it. */
export function useReportAddress(): (report: Pick<ReportSummary, 'id' | 'kind'>) => Address {
  const addressOf = useOpenAddress();
  return ({ id, kind }) => (kind === 'briefing' && addressOf('/serverEcharts', { id })) || taskLinks.report(id);
}
