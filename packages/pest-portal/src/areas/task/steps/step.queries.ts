import { queryOptions } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';
import { useTaskMutation, useTaskStep } from '../task.queries';

/** What every service person has on one day. */
export function staffDayQuery(day: string) {
  return queryOptions({
    queryKey: ['task', 'scheduling', day] as const,
    queryFn: ({ signal }) => client.task.scheduling({ from: day, to: day }, { signal }),
    enabled: day !== '',
  });
}

export function useAssignStaff() {
  return useTaskStep((body: RequestInput<'task.distribute'>) => client.task.distribute(body));
}

export function useDeleteTask() {
  return useTaskStep((id: string) => client.task.delete({ id }));
}

export function useCheckIn() {
  return useTaskStep((id: string) => client.task.checkIn({ id }));
}

export function useSubmitTask() {
  return useTaskStep((body: RequestInput<'task.submit'>) => client.task.submit(body));
}

export function useReviewTask() {
  return useTaskStep((body: RequestInput<'task.review'>) => client.task.review(body));
}

export function useGenerateReport() {
  return useTaskMutation((id: string) => client.task.generateReport({ id }), { shownInPlace: false });
}
