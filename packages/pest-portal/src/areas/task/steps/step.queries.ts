import { queryOptions } from '@tanstack/react-query';
import { addDays, mondayOf, type RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';
import { useTaskMutation, useTaskStep } from '../task.queries';

/** Who does what in the week of a day, and who is away. */
export function staffWeekQuery(day: string) {
  const from = day === '' ? '' : mondayOf(day);
  return queryOptions({
    queryKey: ['schedule', 'board', from, from && addDays(from, 6)] as const,
    queryFn: ({ signal }) => client.schedule.board({ from, to: addDays(from, 6) }, { signal }),
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
