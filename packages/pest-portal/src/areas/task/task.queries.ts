import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from 'pest-sdk';
import { client } from '../../base/client';

export type InspectionSheet = ResultOf<'inspection.sheet'>;

/** Keys that more than one of a service's folders reads or invalidates. */
export const taskKeys = {
  all: ['task'] as const,
  details: (id: string) => ['task', 'details', id] as const,
  sheet: (id: string) => ['inspection', 'sheet', id] as const,
};

export function taskDetailsQuery(id: string) {
  return queryOptions({
    queryKey: taskKeys.details(id),
    queryFn: ({ signal }) => client.task.details({ id }, { signal }),
    enabled: id !== '',
  });
}

/** The inspection sheet: a row for each device that is due, with its record. */
export function sheetQuery(id: string) {
  return queryOptions({
    queryKey: taskKeys.sheet(id),
    queryFn: ({ signal }) => client.inspection.sheet({ id }, { signal }),
    enabled: id !== '',
  });
}

/** A step whose refusal is explained where it was taken; see `useStepFailure`. */
export function useTaskStep<Input, Result>(run: (input: Input) => Promise<Result>) {
  return useTaskMutation(run, { shownInPlace: true });
}

/** A step of a service changes what its lists, its details, its sheet, the shift board and the dashboard say. */
export function useTaskMutation<Input, Result>(
  run: (input: Input) => Promise<Result>,
  meta: { readonly shownInPlace: boolean },
) {
  const queryClient = useQueryClient();
  const stale = [taskKeys.all, ['schedule'], ['inspection'], ['report'], ['home']];
  return useMutation({
    mutationFn: run,
    meta,
    onSuccess: () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** As the server has it now. */
export function readTask(id: string) {
  return client.task.details({ id });
}
