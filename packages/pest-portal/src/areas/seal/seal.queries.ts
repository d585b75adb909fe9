import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';

export function sealListQuery(request: RequestInput<'seal.list'>) {
  return queryOptions({
    queryKey: ['seal', 'list', request] as const,
    queryFn: ({ signal }) => client.seal.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function useAddSeal() {
  return useSealMutation((body: RequestInput<'seal.add'>) => client.seal.add(body), true);
}

export function useUpdateSeal() {
  return useSealMutation((body: RequestInput<'seal.update'>) => client.seal.update(body), true);
}

export function useDeleteSeal() {
  return useSealMutation((id: string) => client.seal.delete({ id }), false);
}

/** A contract that waits shows its seal's title. */
function useSealMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () =>
      Promise.all(['seal', 'contract'].map((area) => queryClient.invalidateQueries({ queryKey: [area] }))),
  });
}

/** As the server has it now. */
export function readSeal(id: string) {
  return findListed(client.seal.list.all({}), id);
}
