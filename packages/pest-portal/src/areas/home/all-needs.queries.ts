import { queryOptions } from '@tanstack/react-query';
import { mostNeeds } from 'pest-sdk';
import { client } from '../../base/client';

/** All of what waits; told of with the first of it (`home.queries`). */
export function allNeedsQuery() {
  return queryOptions({
    queryKey: ['home', 'needs', 'all'] as const,
    queryFn: ({ signal }) => client.home.needs({ limit: mostNeeds }, { signal }),
  });
}
