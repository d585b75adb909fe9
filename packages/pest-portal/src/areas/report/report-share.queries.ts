import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

/** Apart from `report`: a link changes nothing in the report that somebody may be editing. */
const sharesKey = (reportId: string) => ['reportShare', reportId] as const;

export function sharesQuery(reportId: string) {
  return queryOptions({
    queryKey: sharesKey(reportId),
    queryFn: ({ signal }) => client.report.shares({ id: reportId }, { signal }),
  });
}

export function useShareReport(reportId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestInput<'report.share'>) => client.report.share(body),
    meta: { shownInPlace: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharesKey(reportId) }),
  });
}

export function useEndShare(reportId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.report.endShare({ id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharesKey(reportId) }),
  });
}
