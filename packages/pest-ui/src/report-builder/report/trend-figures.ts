import type { ReportSectionOf } from 'pest-sdk';

type Trend = ReportSectionOf<'rodentTrend'>['data'];

export interface TrendFigures {
  readonly total: number;
  /** Null where a month of the year before is not known: a sum with a hole is no comparison. */
  readonly lastYear: number | null;
  /** Share of change against the year before; null where there is nothing to compare with. */
  readonly change: number | null;
  /** Months above the limit. */
  readonly above: readonly string[];
}

export function trendFigures({ months, threshold }: Trend): TrendFigures {
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const lastYear = months.reduce<number | null>(
    (sum, month) => (sum === null || month.lastYear === null ? null : sum + month.lastYear),
    months.length === 0 ? null : 0,
  );
  return {
    total,
    lastYear,
    change: lastYear ? (total - lastYear) / lastYear : null,
    above: threshold === null ? [] : months.filter(({ count }) => count > threshold).map(({ month }) => month),
  };
}
