import { type Kept, type KeptKind, keptPeriods } from 'pest-sdk';

/** The moment before which a kind is removed. Months end where the calendar's do: one before 31 March is 28 February. */
export function removedBefore(kept: Kept, kind: KeptKind, now: Date): Date {
  if (keptPeriods[kind].unit === 'days') return new Date(now.getTime() - kept[kind] * 86_400_000);
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - kept[kind]);
  // The last day of the month that was meant, where it has none of that number.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
