import { queryOptions } from '@tanstack/react-query';
import { client } from '../../base/client';

/** A setting of the installation: it does not change while a page is open. */
export const mapQuery = queryOptions({
  queryKey: ['customer', 'map'] as const,
  queryFn: ({ signal }) => client.customer.map({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
