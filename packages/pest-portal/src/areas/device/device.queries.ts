import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DaySpan, Device, DeviceType, FloorPlanRecord, TrashArea } from 'pest-sdk';
import type { HeatRange, HostCallOptions, PlanChange } from 'pest-ui';
import { saveTrashAreas } from 'pest-ui/connected';
import { changedDevices, heatRangeQuery, type PlanOfSite, requestFor } from 'pest-ui/rules';
import { ask, callKey } from '../../base/calls';
import { client } from '../../base/client';
import { refreshAfterLast, shownAhead } from '../../base/shown-ahead';
import { askAnew } from '../../base/writes';

/** The company's lists change by what is done here, and hardly ever by somebody else. */
const staleTime = Number.POSITIVE_INFINITY;

export function askTags() {
  return { ...ask('device.tagList', {}), staleTime };
}

export function askModels() {
  return { ...ask('device.modelList', {}), staleTime };
}

/** What each day's checks said, to play through. */
export async function activityByDay(floorPlanId: string, range: HeatRange, options: HostCallOptions) {
  const input = { floorPlanId, ...heatRangeQuery(range), series: 'days' } as const;
  return (await client.device.mosquitoGraph(input, options)).series ?? [];
}

/** What the devices of a plan caught on other days. */
export async function activityOf(floorPlanId: string, days: DaySpan, options: HostCallOptions) {
  return (await client.device.mosquitoGraph({ floorPlanId, ...days }, options)).points;
}

/** Codes that are free now; only a proposal, so they are never kept. */
export function askNextCodes(type: DeviceType, customerId: string) {
  return { ...ask('device.nextCodes', { type, customerId }), staleTime: 0, gcTime: 0, retry: false };
}

/**
 * Saves what the editor changed. The plan shows it at once; when the server refuses, it goes back to what it was and
 * a notice says why. Changes of one step are sent in their order.
 */
export function useSavePlan(plan: PlanOfSite) {
  const queryClient = useQueryClient();
  const queryKey = callKey('device.list', { customerId: plan.customerId });
  const mutationKey = ['device', 'plan', plan.id] as const;
  const send = async (changes: readonly PlanChange[]) => {
    for (const change of changes) await requestFor(client, plan, queryClient.getQueryData<Device[]>(queryKey), change);
  };
  return useMutation({
    mutationKey,
    scope: { id: `plan ${plan.id}` },
    mutationFn: (changes: readonly PlanChange[]) => shownAhead(send(changes)),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Device[]>(queryKey);
      queryClient.setQueryData<Device[]>(queryKey, (devices = []) => changedDevices(devices, changes, plan));
      return { before };
    },
    onError: (_error, _changes, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => refreshAfterLast(queryClient, mutationKey, 'device.update'),
  });
}

/** What somebody else has drawn meanwhile stays. */
export function useDrawTrashAreas(plan: FloorPlanRecord) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (areas: readonly TrashArea[]) => saveTrashAreas(client, plan, areas),
    meta: { shownInPlace: true },
    onSuccess: () => askAnew(queryClient, 'floorPlan.update'),
  });
}
