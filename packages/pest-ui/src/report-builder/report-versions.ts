import type { ReportRecord } from './report-of';

/** An earlier state of a report. */
export interface ReportVersion {
  readonly id: string;
  readonly version: number;
  readonly savedAt?: string | undefined;
  readonly savedBy?: string | undefined;
  /** What was done: "approved", "after the audit". */
  readonly note?: string | undefined;
  /** Where it is left out, `loadVersion` reads it. */
  readonly document?: ReportRecord | undefined;
}
