import { type Kept, type KeptKind, keptPeriods } from 'pest-sdk';

/** The moment before which a kind is removed. Months end where the calendar's do: one before 31 March is 28 February. */
export function removedBefore(kept: Kept, kind: KeptKind, now: Date): Date {
  const before = new Date(now);
  if (keptPeriods[kind].unit === 'days') {
    before.setUTCDate(before.getUTCDate() - kept[kind]);
    return before;
  }
  before.setUTCMonth(before.getUTCMonth() - kept[kind]);
  // The last day of the month that was meant, where it has none of that number.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
