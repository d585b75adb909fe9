import { queryOptions } from '@tanstack/react-query';
import { addDays, mondayOf, type RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';
import { useOutbox } from '../../../offline/outbox/useOutbox';
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

/** Checks in, or keeps it on this device where there is no network. */
export function useCheckIn() {
  const { outbox } = useOutbox();
  return useTaskStep((id: string) => outbox.perform({ taskId: id, call: 'task.checkIn', request: { id }, about: '' }));
}

/** Hands in, or keeps it on this device behind what waits there for the same service. */
export function useSubmitTask() {
  const { outbox } = useOutbox();
  return useTaskStep((request: RequestInput<'task.submit'>) =>
    outbox.perform({ taskId: request.id, call: 'task.submit', request, about: '' }),
  );
}

export function useReviewTask() {
  return useTaskStep((body: RequestInput<'task.review'>) => client.task.review(body));
}

export function useGenerateReport() {
  return useTaskMutation((id: string) => client.task.generateReport({ id }), { shownInPlace: false });
}
