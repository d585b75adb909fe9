import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../base/client';
import { taskKeys } from '../task.queries';

/** What happened to a service that its own figures no longer tell. */
export function historyQuery(id: string) {
  return queryOptions({
    queryKey: [...taskKeys.details(id), 'history'] as const,
    queryFn: ({ signal }) => client.task.history({ id }, { signal }),
  });
}

/** The services that wait for a review, the oldest first: as many as one looks through. */
export function reviewQueueQuery() {
  return queryOptions({
    queryKey: ['task', 'list', 'reviewQueue'] as const,
    queryFn: ({ signal }) =>
      client.task.list(
        { finished: 'false', progress: 'pendingReview', sort: 'plannedAt', order: 'asc', limit: 50 },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}
