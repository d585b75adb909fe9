import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../base/client';
import { askAnew } from '../../base/writes';
import { isGroup, type ThresholdRow, thresholdRows } from './threshold-rows';

/** Both kinds of a site's thresholds in one list. */
export function thresholdsQuery(customerId: string) {
  return queryOptions({
    queryKey: ['threshold', customerId] as const,
    queryFn: async ({ signal }) => {
      const [site, devices] = await Promise.all([
        client.threshold.list({ customerId }, { signal }),
        client.threshold.deviceList({ customerId }, { signal }),
      ]);
      return thresholdRows(site, devices);
    },
  });
}

/** Which one is taken back. */
export type NamedThreshold = Pick<ThresholdRow, 'scope' | 'fromDay'> & { readonly customerId: string };

export function useRemoveThreshold() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ scope, ...named }: NamedThreshold) =>
      isGroup(scope)
        ? client.threshold.remove({ ...named, group: scope })
        : client.threshold.removeForDevices({ ...named, deviceType: scope }),
    onSuccess: () => askAnew(queryClient, 'threshold.remove'),
  });
}
