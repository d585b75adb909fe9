import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';
import { useTaskMutation, useTaskStep } from '../task.queries';

export type TaskListRequest = RequestInput<'task.list'>;

export function taskListQuery(request: TaskListRequest) {
  return queryOptions({
    queryKey: ['task', 'list', request] as const,
    queryFn: ({ signal }) => client.task.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export type TaskCountsRequest = RequestInput<'task.counts'>;

export function taskCountsQuery(request: TaskCountsRequest) {
  return queryOptions({
    queryKey: ['task', 'counts', request] as const,
    queryFn: ({ signal }) => client.task.counts(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useCreateTask() {
  return useTaskMutation((body: RequestInput<'task.create'>) => client.task.create(body), { shownInPlace: true });
}

export function useUpdateTask() {
  return useTaskStep((body: RequestInput<'task.update'>) => client.task.update(body));
}

export function useGenerateBriefing() {
  return useTaskMutation((ids: string[]) => client.task.generateServicesReport({ ids }), { shownInPlace: false });
}
