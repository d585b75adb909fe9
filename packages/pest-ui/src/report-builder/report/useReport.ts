import type { ReportDocument } from 'pest-sdk';
import { useMemo } from 'react';
import { type ReportRecord, reportOf } from './report-of';

/** A host's record as a report, memoised by the record. Undefined: the host passes none. */
export function useReport(record: ReportRecord | null | undefined): ReportDocument | null | undefined {
  return useMemo(() => (record ? reportOf(record) : record), [record]);
}
