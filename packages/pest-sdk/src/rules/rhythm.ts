/** Which days a recurring service falls on, in days of the site's time zone. */
import { addDays, type DaySpan, daysBetween } from './time-range';

/** How a recurring service repeats. */
export const rhythmKinds = ['weekly', 'monthlyDay', 'monthlyWeekday'] as const;
/** How a recurring service repeats; see {@link rhythmKinds}. */
export type RhythmKind = (typeof rhythmKinds)[number];

/** Which of a month's Mondays, say: the first to the fourth, or the last. */
export const monthWeeks = [1, 2, 3, 4, -1] as const;
/** Which of a month's weekdays of one name; see {@link monthWeeks}. */
export type MonthWeek = (typeof monthWeeks)[number];

/** Days of the week, Monday is 1 (ISO 8601). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** A day of the week; see {@link weekdays}. */
export type Weekday = (typeof weekdays)[number];

/** When a service repeats. */
export type RhythmPattern =
  /** Every so many weeks, on some days of the week. */
  | { readonly kind: 'weekly'; readonly every: number; readonly weekdays: readonly Weekday[] }
  /** Every so many months, on a day of the month, or on the last day of a month that is shorter. */
  | { readonly kind: 'monthlyDay'; readonly every: number; readonly day: number }
  /** Every so many months, on the second Tuesday, say. */
  | {
      readonly kind: 'monthlyWeekday';
      readonly every: number;
      readonly week: MonthWeek;
      readonly weekday: Weekday;
    };

/** A rhythm with its bounds. Weeks and months are counted from the one that it starts in. */
export interface Rhythm {
  readonly pattern: RhythmPattern;
  readonly startDay: string;
  /** Its last possible day; null for a rhythm without an end. */
  readonly endDay: string | null;
  /** Spans without a service. */
  readonly pauses: readonly DaySpan[];
}

/** How far ahead recurring services are made. */
export const rhythmAheadDays = 56;

/** The days of a span on which a rhythm has a service, in order. */
export function rhythmDays(rhythm: Rhythm, span: DaySpan): string[] {
  const { startDay, endDay, pauses } = rhythm;
  const from = span.from > startDay ? span.from : startDay;
  const to = endDay !== null && endDay < span.to ? endDay : span.to;
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
  return days.filter((day) => fallsOn(rhythm, day) && !pauses.some((pause) => pause.from <= day && day <= pause.to));
}

/** The day of the week of a day, Monday is 1. */
export function weekdayOf(day: string): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 1;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** The pattern after the service of one day was moved to another, for that service and all that follow. */
export function movedPattern(pattern: RhythmPattern, from: string, to: string): RhythmPattern {
  switch (pattern.kind) {
    case 'weekly': {
      const days = new Set(pattern.weekdays.map((day) => (day === weekdayOf(from) ? weekdayOf(to) : day)));
      return { ...pattern, weekdays: [...days].sort() };
    }
    case 'monthlyDay':
      return from === to ? pattern : { ...pattern, day: dateOf(to) };
    case 'monthlyWeekday':
      return from === to ? pattern : { ...pattern, week: weekOfMonth(to), weekday: weekdayOf(to) };
  }
}

function fallsOn({ pattern, startDay }: Pick<Rhythm, 'pattern' | 'startDay'>, day: string): boolean {
  switch (pattern.kind) {
    case 'weekly':
      return (
        pattern.weekdays.includes(weekdayOf(day)) &&
        (daysBetween(mondayOf(startDay), mondayOf(day)) / 7) % pattern.every === 0
      );
    case 'monthlyDay':
      return inMonth(pattern.every, startDay, day) && dateOf(day) === Math.min(pattern.day, lastDateOf(day));
    case 'monthlyWeekday':
      return inMonth(pattern.every, startDay, day) && pattern.weekday === weekdayOf(day) && inWeek(pattern.week, day);
  }
}

function inMonth(every: number, startDay: string, day: string): boolean {
  return (monthOf(day) - monthOf(startDay)) % every === 0;
}

function inWeek(week: MonthWeek, day: string): boolean {
  return week === -1 ? dateOf(day) > lastDateOf(day) - 7 : Math.ceil(dateOf(day) / 7) === week;
}

/** A fifth one is the last one. */
function weekOfMonth(day: string): MonthWeek {
  return monthWeeks.find((week) => week === Math.ceil(dateOf(day) / 7)) ?? -1;
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function dateOf(day: string): number {
  return Number(day.slice(8));
}

function lastDateOf(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}
