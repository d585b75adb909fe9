import type { ReportRecord } from './report-of';

/** An earlier state of a report. */
export interface ReportVersion {
  readonly id: string;
  readonly version: number;
  readonly savedAt?: string | undefined;
  readonly savedBy?: string | undefined;
  /** What was done; the builder says it in words. */
  readonly act?: 'generated' | 'saved' | 'approved' | 'rejected' | undefined;
  /** What a save changed: ids of sections, or `name`, `subject`, `order`. */
  readonly changed?: readonly string[] | undefined;
  /** More about it: "after the audit", why it was rejected. */
  readonly note?: string | undefined;
  /** Where it is left out, `loadVersion` reads it. */
  readonly document?: ReportRecord | undefined;
}
