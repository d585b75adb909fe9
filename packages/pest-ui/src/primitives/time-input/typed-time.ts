/**
 * A time of day as people write it, as `HH:mm`: digits (`930`, `14`), or parts with any sign between them (`9.30`,
 * `9：30`, `9点30分`). Null for what is none.
 */
export function readTime(typed: string): string | null {
  const text = typed.trim();
  const parts = /^\d{3,4}$/.test(text) ? [text.slice(0, -2), text.slice(-2)] : text.match(/\d+/g);
  const [hour = '', minute = '0', ...more] = parts ?? [];
  if (more.length > 0 || !/^\d{1,2}$/.test(hour) || !/^\d{1,2}$/.test(minute)) return null;
  if (/[a-z]/i.test(text)) return null;
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : null;
}
