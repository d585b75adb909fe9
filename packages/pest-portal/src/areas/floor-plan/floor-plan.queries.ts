import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

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
