import { dateFormat } from '../language/formats';

/** IANA name of the time zone of the sites where an installation or a host names no other. */
export const defaultTimeZone = 'Asia/Shanghai';

/** Heat-map time ranges (specification §2): whole local days, the last of them today. */
export const timeRanges = ['today', 'week', 'month', 'twoMonths', 'threeMonths'] as const;
/** A heat-map time range; see {@link timeRanges}. */
export type TimeRange = (typeof timeRanges)[number];

const daysIn: Record<TimeRange, number> = { today: 1, week: 7, month: 30, twoMonths: 60, threeMonths: 90 };

/** Days from one to another, both included. */
export interface DaySpan {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day, included. */
  readonly to: string;
}

/** The days a range covers when `today` is the site's current day. */
export function daysOfRange(range: TimeRange, today: string): DaySpan {
  return { from: addDays(today, 1 - daysIn[range]), to: today };
}

/** The span of equal length that ends the day before `span` begins, for comparison. */
export function previousSpan(span: DaySpan): DaySpan {
  const length = daysBetween(span.from, span.to) + 1;
  return { from: addDays(span.from, -length), to: addDays(span.from, -1) };
}

/** The same days a year before; the last of February where that year has no 29th. */
export function lastYearSpan({ from, to }: DaySpan): DaySpan {
  return { from: yearBefore(from), to: yearBefore(to) };
}

function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return `${year}${day.slice(4).replace('-02-29', '-02-28')}`;
}

/** The day so many days later, or earlier for a negative number; days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The calendar day of a moment in a time zone. */
export function dayInZone(moment: Date | string | number, timeZone: string): string {
  const days = dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return days.format(new Date(moment));
}
