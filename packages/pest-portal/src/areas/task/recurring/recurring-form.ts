import { type MonthWeek, type RecurringService, type RequestInput, type RhythmKind, weekdayOf } from 'pest-sdk';
import type { AllGiven } from '../../../form/filled';
import type { FieldIssues } from '../../../form/form-issues';

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
  /** Empty for no end. */
  readonly endDay: string;
}

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
    endDay: '',
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
    endDay: service.endDay ?? '',
  };
}

export function recurringRequest(values: RecurringValues) {
  const { kind, every, weekdays, day, week, weekday, endDay, ...rest } = values;
  const patterns = {
    weekly: { kind, every, weekdays: weekdays.map(Number).sort() },
    monthlyDay: { kind, every, day },
    monthlyWeekday: { kind, every, week, weekday },
  };
  return { ...rest, pattern: patterns[kind], endDay: endDay === '' ? null : endDay };
}

/** The pattern is one argument of the call and several fields of the form. */
export function recurringIssues({ kind, weekdays }: RecurringValues): FieldIssues<RecurringValues> {
  return { weekdays: kind === 'weekly' && weekdays.length === 0 ? { kind: 'required' } : undefined };
}

/** What nobody has begun on some days: how many, and how many of them were changed by themselves. */
export function affected({ upcoming }: RecurringService, from: string, to: string | null) {
  const services = upcoming.filter(({ day }) => day >= from && (to === null || day <= to));
  return { count: services.length, alone: services.filter(({ alone }) => alone).length };
}
