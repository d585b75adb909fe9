import { endsInRunningMonth } from '../rules/running-month';
import type { PestGroup } from '../trade/pest-groups';

/** A month of a trend; null is "not checked" or "not known", never zero. */
export interface TrendMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly count: number | null;
  readonly lastYear: number | null;
}

/** Captures of one pest group by month. */
export interface TrendData {
  readonly group: PestGroup;
  /** The site's limit per month. */
  readonly threshold: number | null;
  readonly months: readonly TrendMonth[];
}

/** Captures by month as every medium shows them: columns, the year before as a line, the site's limit across. */
export interface Trend extends TrendData {
  /** The last day that the last month is counted to, where it is not over; null where all months are whole. */
  readonly until: string | null;
}

/** A month as a report records it. */
interface RecordedMonth extends TrendMonth {
  /** False where no device was checked; its count of 0 is none. */
  readonly checked?: boolean | undefined;
}

/** Months as they are shown: one in which nothing was checked is a gap, no zero. */
export function trendMonths(recorded: readonly RecordedMonth[]): TrendMonth[] {
  return recorded.map(({ month, count, lastYear, checked = true }) => ({
    month,
    count: checked && Number.isFinite(count) ? count : null,
    lastYear,
  }));
}

/** A trend as it is shown. @param lastDay the last day that is counted; null where that is not known */
export function trendOf(
  { group, threshold, months }: Omit<TrendData, 'months'> & { readonly months: readonly RecordedMonth[] },
  lastDay: string | null,
): Trend {
  const isRunning = lastDay !== null && endsInRunningMonth(months, lastDay);
  return { group, threshold, months: trendMonths(months), until: isRunning ? lastDay : null };
}
