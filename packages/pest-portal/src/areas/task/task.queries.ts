import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export type TaskListRequest = RequestInput<'task.list'>;

export const taskKeys = {
  all: ['task'] as const,
  list: (request: TaskListRequest) => ['task', 'list', request] as const,
  details: (id: string) => ['task', 'details', id] as const,
  scheduling: (day: string) => ['task', 'scheduling', day] as const,
};

export function taskListQuery(request: TaskListRequest) {
  return queryOptions({
    queryKey: taskKeys.list(request),
    queryFn: ({ signal }) => client.task.list(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function taskDetailsQuery(id: string) {
  return queryOptions({
    queryKey: taskKeys.details(id),
    queryFn: ({ signal }) => client.task.details({ id }, { signal }),
    enabled: id !== '',
  });
}

/** What every service person has on one day. */
export function staffDayQuery(day: string) {
  return queryOptions({
    queryKey: taskKeys.scheduling(day),
    queryFn: ({ signal }) => client.task.scheduling({ from: day, to: day }, { signal }),
    enabled: day !== '',
  });
}

export function useCreateTask() {
  return useTaskMutation((body: RequestInput<'task.create'>) => client.task.create(body), { shownInPlace: false });
}

export function useUpdateTask() {
  return useTaskStep((body: RequestInput<'task.update'>) => client.task.update(body));
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

export function useGenerateBriefing() {
  return useTaskMutation((ids: string[]) => client.task.generateServicesReport({ ids }), { shownInPlace: false });
}

/** A step whose refusal is explained where it was taken; see `useStepFailure`. */
function useTaskStep<Input, Result>(run: (input: Input) => Promise<Result>) {
  return useTaskMutation(run, { shownInPlace: true });
}

/** A step of a service changes what its lists, its details, its sheet and the dashboard say. */
function useTaskMutation<Input, Result>(
  run: (input: Input) => Promise<Result>,
  meta: { readonly shownInPlace: boolean },
) {
  const queryClient = useQueryClient();
  const stale = [taskKeys.all, ['inspection'], ['report'], ['home']];
  return useMutation({
    mutationFn: run,
    meta,
    onSuccess: () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
