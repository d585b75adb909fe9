import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../base/calls';
import { client } from '../../base/client';

const pollMs = 60_000;
const pageSize = 20;

/** Asked for every minute while the page is visible. */
export const unreadQuery = {
  ...ask('notice.unread', {}),
  refetchInterval: pollMs,
  refetchIntervalInBackground: false,
} as const;

export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notice', 'notice.list'] as const,
  queryFn: ({ signal, pageParam }) => client.notice.list({ page: pageParam, limit: pageSize }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  // Whoever opens the list wants what is new.
  staleTime: 0,
});
