import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';

export function riskCountsQuery(request: RequestInput<'risk.counts'>) {
  return queryOptions({
    queryKey: ['risk', 'counts', request] as const,
    queryFn: ({ signal }) => client.risk.counts(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Under the key of all risks: what is done to one makes it stale too. */
export function riskDetailsQuery(id: string) {
  return queryOptions({
    queryKey: ['risk', 'details', id] as const,
    queryFn: ({ signal }) => client.risk.details({ id }, { signal }),
  });
}
