import { type ReportSummary, reportStateTones, reportStateWords, type TaskSummary } from 'pest-sdk';
import { StatusDot } from 'pest-ui';
import { language } from '../../base/language';

interface ReportStateDotProps {
  readonly state: ReportSummary['state'] | TaskSummary['reportState'];
  /** What it means to this reader, where that is something else. */
  readonly words?: string | undefined;
}

/** Where a report is: with its author, its reviewer, or approved. */
export function ReportStateDot({ state, words = reportStateWords[state][language] }: ReportStateDotProps) {
  return <StatusDot tone={reportStateTones[state]}>{words}</StatusDot>;
}
