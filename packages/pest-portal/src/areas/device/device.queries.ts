import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Device, DeviceType, FloorPlanRecord, RequestInput, TrashArea } from 'pest-sdk';
import type { HeatRange, HostCallOptions, PlanChange } from 'pest-ui';
import { saveTrashAreas } from 'pest-ui/connected';
import { changedDevices, heatRangeQuery, type PlanOfSite, requestFor } from 'pest-ui/rules';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';
import { refreshAfterLast } from '../../base/shown-ahead';

export function siteDevicesQuery(customerId: string) {
  return queryOptions({
    queryKey: ['device', 'list', customerId] as const,
    queryFn: ({ signal }) => client.device.list({ customerId }, { signal }),
  });
}

export function deviceModelsQuery() {
  return queryOptions({
    queryKey: ['device', 'models'] as const,
    queryFn: ({ signal }) => client.device.modelList({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The company's templates, as their own list keeps them. */
export function templatesQuery() {
  return queryOptions({
    queryKey: ['template', 'list'] as const,
    queryFn: ({ signal }) => client.template.list({}, { signal }),
  });
}

export function deviceTagsQuery() {
  return queryOptions({
    queryKey: ['device', 'tags'] as const,
    queryFn: ({ signal }) => client.device.tagList({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Changes to the lists that the company keeps. */
export function useKeptWords() {
  const addTag = useDeviceMutation((body: RequestInput<'device.addTag'>) => client.device.addTag(body));
  const updateTag = useDeviceMutation((body: RequestInput<'device.updateTag'>) => client.device.updateTag(body));
  const mergeTags = useDeviceMutation((body: RequestInput<'device.mergeTags'>) => client.device.mergeTags(body));
  const deleteTag = useDeviceMutation((id: string) => client.device.deleteTag({ id }));
  const addModel = useDeviceMutation((body: RequestInput<'device.addModel'>) => client.device.addModel(body));
  const updateModel = useDeviceMutation((body: RequestInput<'device.updateModel'>) => client.device.updateModel(body));
  const mergeModels = useDeviceMutation((body: RequestInput<'device.mergeModels'>) => client.device.mergeModels(body));
  const deleteModel = useDeviceMutation((id: string) => client.device.deleteModel({ id }));
  return { addTag, updateTag, mergeTags, deleteTag, addModel, updateModel, mergeModels, deleteModel };
}

/** The plan's activity; the range before stays on screen while another is fetched. */
export function activityQuery(floorPlanId: string, range: HeatRange) {
  return queryOptions({
    queryKey: ['device', 'activity', floorPlanId, range] as const,
    queryFn: ({ signal }) => client.device.mosquitoGraph({ floorPlanId, ...heatRangeQuery(range) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What each day's checks said, to play through. */
export async function activityByDay(floorPlanId: string, range: HeatRange, options: HostCallOptions) {
  const input = { floorPlanId, ...heatRangeQuery(range), series: 'days' } as const;
  return (await client.device.mosquitoGraph(input, options)).series ?? [];
}

/** A code that is free now; only a proposal, so it is never kept. */
export function nextCodeQuery(type: DeviceType) {
  return queryOptions({
    queryKey: ['device', 'nextCode', type] as const,
    queryFn: async ({ signal }) => (await client.device.nextCodes({ type }, { signal }))[0] ?? '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function useAddDevice() {
  return useDeviceMutation((body: RequestInput<'device.add'>) => client.device.add(body));
}

export function useUpdateDevice() {
  return useDeviceMutation((body: RequestInput<'device.update'>) => client.device.update(body));
}

/**
 * Saves what the editor changed. The plan shows it at once; when the server refuses, it goes back to what it was and
 * a notice says why. Changes of one step are sent in their order.
 */
export function useSavePlan(plan: PlanOfSite) {
  const queryClient = useQueryClient();
  const { queryKey } = siteDevicesQuery(plan.customerId);
  const mutationKey = ['device', 'plan', plan.id] as const;
  return useMutation({
    mutationKey,
    scope: { id: `plan ${plan.id}` },
    mutationFn: async (changes: readonly PlanChange[]) => {
      for (const change of changes)
        await requestFor(client, plan, queryClient.getQueryData<Device[]>(queryKey), change);
    },
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Device[]>(queryKey);
      queryClient.setQueryData<Device[]>(queryKey, (devices = []) => changedDevices(devices, changes, plan));
      return { before };
    },
    onError: (_error, _changes, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => refreshAfterLast(queryClient, mutationKey, countsDevices),
  });
}

/** Changes the plan itself: its scale, its trash areas, its picture. */
export function useUpdatePlan() {
  return useDeviceMutation((body: RequestInput<'floorPlan.update'>) => client.floorPlan.update(body));
}

/** What somebody else has drawn meanwhile stays. */
export function useDrawTrashAreas(plan: FloorPlanRecord) {
  return useDeviceMutation((areas: readonly TrashArea[]) => saveTrashAreas(client, plan, areas));
}

function useDeviceMutation<Input, Result>(run: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace: true },
    onSuccess: () => invalidateDevices(queryClient),
  });
}

/** Floor plans, customers and the dashboard count devices. */
const countsDevices = ['device', 'floorPlan', 'customer', 'home'] as const;

function invalidateDevices(queryClient: ReturnType<typeof useQueryClient>): Promise<unknown> {
  return Promise.all(countsDevices.map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
}

/** As the server has it now. */
export function readDevice(id: string) {
  return client.device.detail({ id });
}

export function readTag(id: string) {
  return findListed(client.device.tagList({}), id);
}

export function readModel(id: string) {
  return findListed(client.device.modelList({}), id);
}
