import type { ReportDocument } from 'pest-sdk';
import { useMemo } from 'react';
import { type ReportRecord, reportOf } from './report-of';

/** A record of the host as a report; the same object as long as the record is the same. Undefined: the host gives none. */
export function useReport(record: ReportRecord | null | undefined): ReportDocument | null | undefined {
  return useMemo(() => (record ? reportOf(record) : record), [record]);
}
