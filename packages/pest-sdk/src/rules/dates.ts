const milliseconds = /^\d{13}$/;

/**
 * Reads a moment as it may arrive: an ISO instant, or its milliseconds, a 13-digit number or the same as text
 * (specification §9). Null when it is none of these; a shorter number is not guessed at.
 */
export function readMoment(value: string | number): Date | null {
  const text = String(value);
  const date = new Date(milliseconds.test(text) ? Number(text) : isoTime.test(text) ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const isoTime = /^\d{4}-\d\d-\d\dT/;
