/**
 * Reads a moment as it may arrive: an ISO instant, or a number; a 13-digit number is milliseconds and a 10-digit
 * one seconds (specification §9). Null when it is none of these.
 */
export function readMoment(value: string | number): Date | null {
  const digits = String(value);
  const date = /^\d+$/.test(digits)
    ? new Date(digits.length <= 10 ? Number(digits) * 1000 : Number(digits))
    : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
