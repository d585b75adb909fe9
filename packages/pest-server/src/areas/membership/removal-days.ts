import { addDays, dayInZone, instantInZone } from 'pest-sdk';

const dayMs = 24 * 60 * 60_000;

/** The first day of the next month, on which the photos that are past their keep by then are removed together. */
export function nextRemovalDay(today: string): string {
  return `${addDays(`${today.slice(0, 7)}-01`, 32).slice(0, 7)}-01`;
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The moment at which a day begins at the sites. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(instantInZone({ day, time: '00:00' }, timeZone) ?? Number.NaN);
}

/** What was taken before is past its keep on a day. */
export function keptSince(day: string, years: number, timeZone: string): Date {
  const since = new Date(`${day}T00:00:00Z`);
  since.setUTCFullYear(since.getUTCFullYear() - years);
  return startOfDay(dayInZone(since, 'UTC'), timeZone);
}
