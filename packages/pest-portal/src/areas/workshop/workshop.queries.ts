import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput, Workshop } from 'pest-sdk';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';

export type WorkshopListRequest = RequestInput<'workshop.list'>;

export function workshopListQuery(request: WorkshopListRequest) {
  return queryOptions({
    queryKey: ['workshop', 'list', request] as const,
    queryFn: ({ signal }) => client.workshop.list(request, { signal }),
    enabled: request.customerId !== '',
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function useAddWorkshop() {
  return useWorkshopMutation((body: RequestInput<'workshop.add'>) => client.workshop.add(body), true);
}

export function useUpdateWorkshop() {
  return useWorkshopMutation((body: RequestInput<'workshop.update'>) => client.workshop.update(body), true);
}

export function useDeleteWorkshop() {
  return useWorkshopMutation((id: string) => client.workshop.delete({ id }), false);
}

/** Devices name their workshop, and customers count them. */
function useWorkshopMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () =>
      Promise.all(
        ['workshop', 'device', 'customer'].map((area) => queryClient.invalidateQueries({ queryKey: [area] })),
      ),
  });
}

/** As the server has it now. */
export function readWorkshop({ id, customerId }: Pick<Workshop, 'id' | 'customerId'>) {
  return findListed(client.workshop.list.all({ customerId }), id);
}
