import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { isGroup, type ThresholdRow, thresholdRows } from './threshold-rows';

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

export function useSetThreshold() {
  return useThresholdMutation((body: RequestInput<'threshold.set'>) => client.threshold.set(body), true);
}

export function useSetDeviceThreshold() {
  return useThresholdMutation(
    (body: RequestInput<'threshold.setForDevices'>) => client.threshold.setForDevices(body),
    true,
  );
}

/** Which one is taken back. */
export type NamedThreshold = Pick<ThresholdRow, 'scope' | 'fromDay'> & { readonly customerId: string };

export function useRemoveThreshold() {
  return useThresholdMutation(
    ({ scope, ...named }: NamedThreshold) =>
      isGroup(scope)
        ? client.threshold.remove({ ...named, group: scope })
        : client.threshold.removeForDevices({ ...named, deviceType: scope }),
    false,
  );
}

/** The site's trends and its heat map stand beside it. */
function useThresholdMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () =>
      Promise.all(['threshold', 'home', 'device'].map((area) => queryClient.invalidateQueries({ queryKey: [area] }))),
  });
}
