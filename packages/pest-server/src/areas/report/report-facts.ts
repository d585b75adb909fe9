import type { PestGroup } from 'pest-sdk';

export interface TrendMonth {
  readonly month: string;
  readonly count: number;
  readonly lastYear: number | null;
}

/** This month against another one. */
export interface Comparison {
  readonly then: number;
  readonly difference: number;
  /** Change with its sign, as `+12%`; null of a handful, of which a percentage says nothing. */
  readonly share: string | null;
}

export interface TrendFacts {
  readonly group: PestGroup;
  readonly now: TrendMonth;
  readonly previousMonth: Comparison | null;
  readonly lastYear: Comparison | null;
  /** The highest month; null when nothing was caught. */
  readonly peak: TrendMonth | null;
  /** Months of history when they are too few to know a season. */
  readonly shortHistory: number | null;
}

/** Below twelve months there is no season to compare with. */
const seasonMonths = 12;
const handful = 10;

/** What can be said of a trend; null without a month. */
export function trendFacts(group: PestGroup, months: readonly TrendMonth[]): TrendFacts | null {
  const now = months.at(-1);
  const previous = months.at(-2);
  if (!now) return null;
  const highest = Math.max(...months.map(({ count }) => count));
  return {
    group,
    now,
    previousMonth: previous ? comparison(now.count, previous.count) : null,
    lastYear: now.lastYear === null ? null : comparison(now.count, now.lastYear),
    peak: highest === 0 ? null : (months.find(({ count }) => count === highest) ?? null),
    shortHistory: months.length < seasonMonths ? months.length : null,
  };
}

function comparison(now: number, then: number): Comparison {
  const difference = now - then;
  const share = `${difference > 0 ? '+' : '−'}${Math.round((Math.abs(difference) / then) * 100)}%`;
  return { then, difference, share: then < handful ? null : share };
}

export interface SummaryFigures {
  readonly due: number;
  readonly checked: number;
  readonly groups: readonly { readonly group: PestGroup; readonly count: number }[];
  readonly openRisks: number;
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
