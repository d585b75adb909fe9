/** Days and times of day as clocks at the sites show them. */
import { dateFormat } from '../language/formats';
import { dayInZone } from './time-range';

/** A moment as the two fields of a form: the site's day and its time of day. */
export interface DayAndTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:mm` */
  readonly time: string;
}

/** The instant at which a clock on the site's wall shows this day and time; null while either is not filled in. */
export function instantInZone({ day, time }: DayAndTime, timeZone: string): string | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(asUtc)) return null;
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** What the site's clock shows at an instant. */
export function wallClock(instant: string, timeZone: string): DayAndTime {
  const time = dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { day: dayInZone(instant, timeZone), time: time.format(new Date(instant)) };
}

/** Milliseconds the zone's clock is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const { day, time } = wallClock(new Date(moment).toISOString(), timeZone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}
