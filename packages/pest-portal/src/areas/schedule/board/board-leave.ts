import { addDays, type BoardLeave, dayInZone, wallClock } from 'pest-sdk';

/** The part of a leave that lies on a day. */
export interface LeaveOnDay {
  readonly allDay: boolean;
  /** `HH:mm`, both. */
  readonly from: string;
  readonly to: string;
}

/** Null when the person is there all day. A leave that ends at midnight does not reach into the next day. */
export function leaveOn({ startAt, endAt }: BoardLeave, day: string, timeZone: string): LeaveOnDay | null {
  const start = wallClock(startAt, timeZone);
  const end = wallClock(endAt, timeZone);
  const lastMoment = dayInZone(Date.parse(endAt) - 1, timeZone);
  if (day < start.day || day > lastMoment) return null;
  const from = start.day === day ? start.time : '00:00';
  const to = end.day === day ? end.time : '24:00';
  return { from, to, allDay: from <= '09:00' && (to >= '18:00' || end.day >= addDays(day, 1)) };
}
