import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export function thresholdsQuery(customerId: string) {
  return queryOptions({
    queryKey: ['threshold', customerId] as const,
    queryFn: ({ signal }) => client.threshold.list({ customerId }, { signal }),
  });
}

export function useSetThreshold() {
  return useThresholdMutation((body: RequestInput<'threshold.set'>) => client.threshold.set(body), true);
}

export function useRemoveThreshold() {
  return useThresholdMutation((body: RequestInput<'threshold.remove'>) => client.threshold.remove(body), false);
}

/** The site's trends stand beside it. */
function useThresholdMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () =>
      Promise.all(['threshold', 'home'].map((area) => queryClient.invalidateQueries({ queryKey: [area] }))),
  });
}
