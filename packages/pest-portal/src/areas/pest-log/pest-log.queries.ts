import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export function pestLogListQuery(request: RequestInput<'pestLog.list'>) {
  return queryOptions({
    queryKey: ['pestLog', 'list', request] as const,
    queryFn: ({ signal }) => client.pestLog.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function pestLogQuery(id: string) {
  return queryOptions({
    queryKey: ['pestLog', 'details', id] as const,
    queryFn: ({ signal }) => client.pestLog.details({ id }, { signal }),
  });
}

export function useHandOverLog() {
  return usePestLogMutation((body: RequestInput<'pestLog.handOver'>) => client.pestLog.handOver(body), true);
}

export function useHandleLog() {
  return usePestLogMutation((body: RequestInput<'pestLog.handle'>) => client.pestLog.handle(body), true);
}

export function useDeleteLog() {
  return usePestLogMutation((id: string) => client.pestLog.delete({ id }), false);
}

function usePestLogMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['pestLog'] }),
  });
}
