import {
  addDays,
  type MonthWeek,
  type RecurringService,
  type RequestInput,
  type RhythmKind,
  rhythmDays,
  weekdayOf,
  weekdays,
} from 'pest-sdk';
import type { AllGiven } from '../../../kit/form/filled';
import type { FieldIssues } from '../../../kit/form/form-issues';

type Draft = RequestInput<'schedule.addRecurring'>;
type Weekday = ReturnType<typeof weekdayOf>;

/** A recurring service while it is being written: its pattern as the fields of every kind, of which one kind counts. */
export interface RecurringValues extends AllGiven<Omit<Draft, 'pattern' | 'endDay'>> {
  readonly kind: RhythmKind;
  readonly every: number;
  /** Numbers of days as text, as check boxes have them. */
  readonly weekdays: string[];
  readonly day: number;
  readonly week: MonthWeek;
  readonly weekday: Weekday;
  readonly ends: RhythmEnd;
  /** The last possible day, where it ends on one. */
  readonly endDay: string;
  /** How many services there are, where it ends after some. */
  readonly times: number;
}

/** How long a rhythm goes on. */
export const rhythmEnds = ['never', 'day', 'times'] as const;
export type RhythmEnd = (typeof rhythmEnds)[number];

/** As often as a contract of some years is served. */
export const mostTimes = 60;

export function emptyRecurring(today: string, customerId = ''): RecurringValues {
  return {
    customerId,
    workshopIds: [],
    places: ['indoor'],
    inspection: 'devices',
    description: '',
    staffIds: [],
    kind: 'weekly',
    every: 1,
    weekdays: [String(weekdayOf(today))],
    day: Number(today.slice(8)),
    week: 1,
    weekday: weekdayOf(today),
    time: '09:00',
    startDay: today,
    ends: 'never',
    endDay: '',
    times: 12,
  };
}

/** A recurring service to be changed from today on. */
export function recurringValues(service: RecurringService, today: string): RecurringValues {
  const { pattern } = service;
  const startDay = service.startDay > today ? service.startDay : today;
  return {
    ...emptyRecurring(startDay, service.customerId),
    workshopIds: service.workshops.map(({ id }) => id),
    places: service.places,
    inspection: service.inspection,
    description: service.description,
    staffIds: service.staff.map(({ id }) => id),
    kind: pattern.kind,
    every: pattern.every,
    ...(pattern.kind === 'weekly' && { weekdays: pattern.weekdays.map(String) }),
    ...(pattern.kind === 'monthlyDay' && { day: pattern.day }),
    ...(pattern.kind === 'monthlyWeekday' && { week: pattern.week, weekday: pattern.weekday }),
    time: service.time,
    ends: service.endDay === null ? 'never' : 'day',
    endDay: service.endDay ?? '',
  };
}

export function recurringRequest(values: RecurringValues) {
  const { kind, every, weekdays: _days, day, week, weekday, ends, times, endDay, ...rest } = values;
  return { ...rest, pattern: patternOf(values), endDay: endOf(values) };
}

/** The pattern of the chosen kind. */
function patternOf({ kind, every, weekdays: chosen, day, week, weekday }: RecurringValues) {
  const patterns = {
    weekly: { kind: 'weekly', every, weekdays: weekdays.filter((known) => chosen.includes(String(known))) },
    monthlyDay: { kind: 'monthlyDay', every, day },
    monthlyWeekday: { kind: 'monthlyWeekday', every, week, weekday },
  } as const;
  return patterns[kind];
}

/** A number of services is sent as the day of the last one. */
function endOf(values: RecurringValues): string | null {
  if (values.ends === 'day') return values.endDay;
  return values.ends === 'times' ? (daysAhead({ ...values, ends: 'never' }, values.times).at(-1) ?? null) : null;
}

/** Days that are looked through for each service: the longest way to the next one, and some. */
const reach = { weekly: 7, monthlyDay: 32, monthlyWeekday: 32 } as const;

/** The days of the first services, before it is saved. */
export function daysAhead(values: RecurringValues, atMost: number): string[] {
  const { startDay, kind, every } = values;
  if (startDay === '') return [];
  const span = { from: startDay, to: addDays(startDay, reach[kind] * every * (atMost + 1)) };
  const end = endOf(values);
  return rhythmDays({ pattern: patternOf(values), startDay, endDay: end === '' ? null : end, pauses: [] }, span).slice(
    0,
    atMost,
  );
}

/** The pattern and the end are one argument of the call each, and several fields of the form. */
export function recurringIssues({ kind, weekdays, ends, endDay }: RecurringValues): FieldIssues<RecurringValues> {
  return {
    weekdays: kind === 'weekly' && weekdays.length === 0 ? { kind: 'required' } : undefined,
    endDay: ends === 'day' && endDay === '' ? { kind: 'required' } : undefined,
  };
}

/** What nobody has begun on some days: how many, and how many of them were changed by themselves. */
export function affected({ upcoming }: RecurringService, from: string, to: string | null) {
  const services = upcoming.filter(({ day }) => day >= from && (to === null || day <= to));
  return { count: services.length, alone: services.filter(({ alone }) => alone).length };
}
