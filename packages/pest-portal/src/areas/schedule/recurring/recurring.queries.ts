import { queryOptions } from '@tanstack/react-query';
import { addDays, type RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';
import { findListed } from '../../../base/find-listed';
import { useTaskMutation } from '../../task/task.queries';

export function recurringQuery() {
  return queryOptions({
    queryKey: ['schedule', 'recurring'] as const,
    queryFn: ({ signal }) => client.schedule.recurring({}, { signal }),
  });
}

/** What is planned in the weeks that the first dates fall in, as far as one board reaches. */
export function weeksAheadQuery(from: string) {
  return queryOptions({
    queryKey: ['schedule', 'board', from, 'ahead'] as const,
    queryFn: ({ signal }) => client.schedule.board({ from, to: addDays(from, boardDays - 1) }, { signal }),
    enabled: from !== '',
  });
}

/** As many days as a board tells at once. */
export const boardDays = 42;

export function useAddRecurring() {
  return useTaskMutation((body: RequestInput<'schedule.addRecurring'>) => client.schedule.addRecurring(body), {
    shownInPlace: true,
  });
}

export function useChangeRecurring() {
  return useTaskMutation((body: RequestInput<'schedule.changeRecurring'>) => client.schedule.changeRecurring(body), {
    shownInPlace: true,
  });
}

export function usePauseRecurring() {
  return useTaskMutation((body: RequestInput<'schedule.pauseRecurring'>) => client.schedule.pauseRecurring(body), {
    shownInPlace: true,
  });
}

export function useResumeRecurring() {
  return useTaskMutation((body: RequestInput<'schedule.resumeRecurring'>) => client.schedule.resumeRecurring(body), {
    shownInPlace: false,
  });
}

export function useEndRecurring() {
  return useTaskMutation((body: RequestInput<'schedule.endRecurring'>) => client.schedule.endRecurring(body), {
    shownInPlace: true,
  });
}

/** As the server has it now. */
export function readRecurring(id: string) {
  return findListed(client.schedule.recurring({}), id);
}
