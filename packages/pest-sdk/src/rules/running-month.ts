import { addDays } from './time-range';

/** Whether the last of the months is not over on the last day that is counted: it is not to be held beside whole ones. */
export function endsInRunningMonth(months: readonly { readonly month: string }[], lastDay: string): boolean {
  const month = months.at(-1)?.month;
  return month !== undefined && lastDay.startsWith(month) && addDays(lastDay, 1).startsWith(month);
}
