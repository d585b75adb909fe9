/**
 * A day as people write it, as `YYYY-MM-DD`: eight digits, or parts with any sign between them (`2026/5/4`,
 * `2026年5月4日`). Null for what is no day of the calendar.
 */
export function readDay(typed: string): string | null {
  const text = typed.trim();
  const parts = /^\d{8}$/.test(text) ? [text.slice(0, 4), text.slice(4, 6), text.slice(6)] : text.match(/\d+/g);
  const [year = '', month = '', day = '', ...more] = parts ?? [];
  if (more.length > 0 || !/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return dayOf(dateOf(iso)) === iso ? iso : null;
}

/** A day at local midnight, as a calendar works with it. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
