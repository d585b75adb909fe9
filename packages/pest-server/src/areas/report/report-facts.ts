import { type PestGroup, rateChange } from 'pest-sdk';

export interface TrendMonth {
  readonly month: string;
  readonly count: number;
  readonly lastYear: number | null;
  /** `false` of a month in which no device was checked: its count says nothing. */
  readonly checked?: false;
}

/** This month against another one, by the devices that were checked in both; none of them says that. */
export type Comparison =
  | { readonly devices: 0 }
  | {
      readonly devices: number;
      /** What these devices caught this month and then: no figure of all devices. */
      readonly count: number;
      readonly previousCount: number;
      /** How long they stood before those checks. */
      readonly deviceDays: number;
      readonly previousDeviceDays: number;
    };

export interface Comparisons {
  /** Null of a month in which no device was checked. */
  readonly previousMonth: Comparison | null;
  readonly lastYear: Comparison | null;
}

export interface TrendFacts extends Comparisons {
  readonly group: PestGroup;
  readonly now: TrendMonth;
  /** The day that the figures of this month end with; null where the month has ended by then. */
  readonly until: string | null;
  /** The highest month; null when nothing was caught. */
  readonly peak: TrendMonth | null;
  /** Months with a check when they are too few to know a season; null too where there is none. */
  readonly shortHistory: number | null;
}

/** Below twelve months there is no season to compare with. */
const seasonMonths = 12;

/** What can be said of a trend; null without a month. */
export function trendFacts(
  group: PestGroup,
  months: readonly TrendMonth[],
  { until, ...comparisons }: Comparisons & Pick<TrendFacts, 'until'>,
): TrendFacts | null {
  const now = months.at(-1);
  if (!now) return null;
  const known = months.filter(({ checked }) => checked !== false);
  const highest = Math.max(0, ...known.map(({ count }) => count));
  return {
    ...comparisons,
    until,
    group,
    now,
    peak: highest === 0 ? null : (known.find(({ count }) => count === highest) ?? null),
    shortHistory: known.length > 0 && known.length < seasonMonths ? known.length : null,
  };
}

const handful = 10;

/** Change per device-day with its sign, as `+12%`; null of a handful, of which a percentage says nothing. */
export function shareOf(comparison: Extract<Comparison, { count: number }>): string | null {
  const change = rateChange(comparison);
  if (change === null || comparison.previousCount < handful) return null;
  const percent = Math.round(Math.abs(change) * 100);
  return percent === 0 ? '±0%' : `${change > 0 ? '+' : '−'}${percent}%`;
}

export interface SummaryFigures {
  /** How many services the report is of: a device that two of them checked was checked twice. */
  readonly services: number;
  readonly due: number;
  readonly checked: number;
  readonly groups: readonly { readonly group: PestGroup; readonly count: number }[];
  readonly openRisks: number;
  /** Of the open ones, treated and not yet verified. */
  readonly toVerify: number;
  readonly carriedOver: number;
  readonly chemicals: number;
}

export interface Recommendation {
  readonly location: string;
  readonly action: string;
  readonly owner: string;
  readonly dueDay: string | null;
}

/** How a language says what the figures show. */
export interface ReportSentences {
  trend(facts: TrendFacts): string;
  summary(figures: SummaryFigures): string;
  /** What is to be done, by whom and by when; the action comes without its full stop. */
  recommendation(recommendation: Recommendation): string;
}
