import { instantInZone } from 'pest-sdk';
import type { FieldIssues } from '../../kit/form/form-issues';

/** A request for leave while it is being written: both moments as the site's day and time of day. */
export interface LeaveValues {
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly reason: string;
}

export function emptyLeave(day: string): LeaveValues {
  return { startDay: day, startTime: '09:00', endDay: day, endTime: '18:00', reason: '' };
}

export function leaveRequest({ startDay, startTime, endDay, endTime, reason }: LeaveValues, timeZone: string) {
  return {
    startAt: instantInZone({ day: startDay, time: startTime }, timeZone),
    endAt: instantInZone({ day: endDay, time: endTime }, timeZone),
    reason,
  };
}

/** Each moment is one argument of the call and two fields of the form. */
export function leaveIssues(values: LeaveValues, endFirst: string): FieldIssues<LeaveValues> {
  const missing = (text: string) => (text === '' ? ({ kind: 'required' } as const) : undefined);
  const start = `${values.startDay}T${values.startTime}`;
  const end = `${values.endDay}T${values.endTime}`;
  return {
    startDay: missing(values.startDay),
    startTime: missing(values.startTime),
    endDay: missing(values.endDay) ?? (end <= start ? { kind: 'message', message: endFirst } : undefined),
    endTime: missing(values.endTime),
  };
}
