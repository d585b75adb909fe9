import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export function contractListQuery(request: RequestInput<'contract.approvedList'>) {
  return queryOptions({
    queryKey: ['contract', 'list', request] as const,
    queryFn: ({ signal }) => client.contract.approvedList(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

/** All seals there are to choose from; a company has a few. */
export function sealOptionsQuery() {
  return queryOptions({
    queryKey: ['seal', 'options'] as const,
    queryFn: ({ signal }) => client.seal.list({ limit: 50 }, { signal }),
  });
}

export function reviewersQuery() {
  return queryOptions({
    queryKey: ['contract', 'reviewers'] as const,
    queryFn: ({ signal }) => client.contract.reviewers({}, { signal }),
  });
}

/** Where the seal is going to stand, once both are chosen. */
export function sealPlacesQuery(file: string | null, sealId: string | null) {
  return queryOptions({
    queryKey: ['contract', 'places', file, sealId] as const,
    queryFn: ({ signal }) => client.contract.places({ file: file ?? '', sealId: sealId ?? '' }, { signal }),
    enabled: file !== null && sealId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useSubmitContract() {
  return useContractMutation((body: RequestInput<'contract.add'>) => client.contract.add(body), true);
}

export function useReviewContract() {
  return useContractMutation((body: RequestInput<'contract.updateApply'>) => client.contract.updateApply(body), true);
}

export function useDeleteContract() {
  return useContractMutation((id: string) => client.contract.delete({ id }), false);
}

/** A seal's list tells how many contracts wait for it. */
function useContractMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () =>
      Promise.all(['seal', 'contract'].map((area) => queryClient.invalidateQueries({ queryKey: [area, 'list'] }))),
  });
}
