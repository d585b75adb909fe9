import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FloorPlanRecord, RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';

export function useAddFloorPlan() {
  return useFloorPlanMutation((body: RequestInput<'floorPlan.add'>) => client.floorPlan.add(body), true);
}

export function useUpdateFloorPlan() {
  return useFloorPlanMutation((body: RequestInput<'floorPlan.update'>) => client.floorPlan.update(body), true);
}

export function useDeleteFloorPlan() {
  return useFloorPlanMutation((id: string) => client.floorPlan.delete({ id }), false);
}

/** A customer's figures count its floor plans. */
function useFloorPlanMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['floorPlan'] }),
        queryClient.invalidateQueries({ queryKey: ['customer'] }),
      ]),
  });
}

/** As the server has it now. */
export function readFloorPlan({ id, customerId }: Pick<FloorPlanRecord, 'id' | 'customerId'>) {
  return findListed(client.floorPlan.list({ customerId }), id);
}
