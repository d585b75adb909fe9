import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';

export const partnersQuery = queryOptions({
  queryKey: ['embed', 'partners'] as const,
  queryFn: ({ signal }) => client.embed.partners({}, { signal }),
});

export function useAddPartner() {
  return usePartnerMutation((body: RequestInput<'embed.addPartner'>) => client.embed.addPartner(body), true);
}

export function useUpdatePartner() {
  return usePartnerMutation((body: RequestInput<'embed.updatePartner'>) => client.embed.updatePartner(body), true);
}

export function useRotateKey() {
  return usePartnerMutation((id: string) => client.embed.rotateKey({ id }), false);
}

export function useRevokePartner() {
  return usePartnerMutation((id: string) => client.embed.revokePartner({ id }), false);
}

function usePartnerMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    // A key is told once: nothing keeps it when its dialog is gone.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: partnersQuery.queryKey }),
  });
}

/** As the server has it now. */
export function readPartner(id: string) {
  return findListed(client.embed.partners({}), id);
}
