import type { TaskSummary } from 'pest-sdk';

/** What a person is in the middle of, or else the next of their services from a day on. */
export function nextJobOf(tasks: readonly TaskSummary[], accountId: string, day: string): TaskSummary | null {
  const mine = tasks.filter(({ staff }) => staff.some(({ id }) => id === accountId));
  const begun = mine.find(({ state }) => state === 'checkedIn');
  const ahead = mine
    .filter(({ state, plannedDay }) => state === 'allocated' && plannedDay >= day)
    .sort((one, other) => (one.plannedAt < other.plannedAt ? -1 : 1));
  return begun ?? ahead[0] ?? null;
}
