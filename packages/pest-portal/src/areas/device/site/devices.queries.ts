import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';

/** Under the key that the plan's pages have, so that both show the same. */
export function siteDevicesQuery(customerId: string) {
  return queryOptions({
    queryKey: ['device', 'list', customerId] as const,
    queryFn: ({ signal }) => client.device.list({ customerId }, { signal }),
  });
}

export function deviceHistoryQuery(id: string) {
  return queryOptions({
    queryKey: ['device', 'history', id] as const,
    queryFn: ({ signal }) => client.device.history({ id }, { signal }),
  });
}

/** Checks or adds the lines of a file. */
export function useImportDevices() {
  const refresh = useRefresh();
  return async (request: RequestInput<'device.importLines'>) => {
    const result = await client.device.importLines(request);
    if (result.added > 0) await refresh();
    return result;
  };
}

export function useCopyDevices() {
  return useMutation({
    mutationFn: (request: RequestInput<'device.copy'>) => client.device.copy(request),
    meta: { shownInPlace: true },
    onSuccess: useRefresh(),
  });
}

/** Floor plans, customers and the dashboard count devices. */
function useRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      ['device', 'floorPlan', 'workshop', 'customer', 'home'].map((area) =>
        queryClient.invalidateQueries({ queryKey: [area] }),
      ),
    );
}
