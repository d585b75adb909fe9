import { addDays } from 'pest-sdk';
import { ask } from '../../base/calls';

/** What is planned for a day and the next, in its order: as much as somebody takes along. */
export function twoDaysQuery(today: string) {
  return ask('task.list', { from: today, to: addDays(today, 1), limit: 20, sort: 'plannedAt' });
}
