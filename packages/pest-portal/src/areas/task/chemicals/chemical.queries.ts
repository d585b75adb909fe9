import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';
import { useOutbox } from '../../../offline/outbox/useOutbox';

const usesKey = (taskId: string) => ['inspection', 'chemicals', taskId] as const;

export function chemicalUsesQuery(taskId: string) {
  return queryOptions({
    queryKey: usesKey(taskId),
    queryFn: ({ signal }) => client.inspection.chemicalUses({ id: taskId }, { signal }),
    enabled: taskId !== '',
  });
}

/** Chemicals to choose from, with what is left of them. */
export function chemicalChoicesQuery() {
  return queryOptions({
    queryKey: ['stock', 'chemicals'] as const,
    queryFn: ({ signal }) => client.inspection.chemicals({}, { signal }),
  });
}

/** Takes a chemical from stock, or keeps its use on this device where there is no network. */
export function useRecordChemical(taskId: string, productName: (consumableId: string) => string) {
  const { outbox } = useOutbox();
  const refresh = useChemicalRefresh(taskId);
  return useMutation({
    mutationFn: (request: RequestInput<'inspection.useChemical'>) =>
      outbox.perform({ taskId, call: 'inspection.useChemical', request, about: productName(request.consumableId) }),
    meta: { shownInPlace: true },
    onSettled: refresh,
  });
}

export function useRemoveChemicalUse(taskId: string) {
  const refresh = useChemicalRefresh(taskId);
  return useMutation({
    mutationFn: (id: string) => client.inspection.removeChemicalUse({ id }),
    onSettled: refresh,
  });
}

/** Also after a refusal: 20010 means that what was shown as left is no longer true. */
function useChemicalRefresh(taskId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: usesKey(taskId) }),
      queryClient.invalidateQueries({ queryKey: ['stock'] }),
    ]);
}
