import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';

/** Everybody of the company, to answer for a log or deal with it. */
export function peopleQuery() {
  return queryOptions({
    queryKey: ['pestLog', 'people'] as const,
    queryFn: ({ signal }) => client.pestLog.people({}, { signal }),
  });
}

/** A log to be changed: as it stands now. */
export function writtenLogQuery(id: string) {
  return queryOptions({
    queryKey: ['pestLog', 'details', id] as const,
    queryFn: ({ signal }) => client.pestLog.details({ id }, { signal }),
    meta: { editedHere: true },
  });
}

export function useCreateLog() {
  return useWriteMutation((body: RequestInput<'pestLog.create'>) => client.pestLog.create(body));
}

export function useUpdateLog() {
  return useWriteMutation((body: RequestInput<'pestLog.update'>) => client.pestLog.update(body));
}

function useWriteMutation<Input, Result>(run: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['pestLog'] }),
  });
}

/** As the server has it now. */
export function readLog(id: string) {
  return client.pestLog.details({ id });
}
