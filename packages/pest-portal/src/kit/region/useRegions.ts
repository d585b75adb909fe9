import { useQuery } from '@tanstack/react-query';
import { fetchCode } from 'pest-ui';
import type { RegionIndex } from './regions';

/** The divisions, fetched when a form first asks for them: 45 kB that most visits never need. */
export function useRegions(): RegionIndex | undefined {
  const { data } = useQuery({
    queryKey: ['regions'] as const,
    queryFn: () => fetchCode(() => import('./region-index'), 'regionIndex'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
