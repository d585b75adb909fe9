import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export type LeaveListRequest = RequestInput<'leave.list'>;

export function leaveListQuery(request: LeaveListRequest) {
  return queryOptions({
    queryKey: ['leave', 'list', request] as const,
    queryFn: ({ signal }) => client.leave.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function leaveConflictsQuery(id: string) {
  return queryOptions({
    queryKey: ['leave', 'conflicts', id] as const,
    queryFn: ({ signal }) => client.leave.conflicts({ id }, { signal }),
  });
}

export function useApplyForLeave() {
  return useLeaveMutation((body: RequestInput<'leave.apply'>) => client.leave.apply(body), true);
}

export function useReviewLeave() {
  return useLeaveMutation((body: RequestInput<'leave.audit'>) => client.leave.audit(body), true);
}

export function useWithdrawLeave() {
  return useLeaveMutation((id: string) => client.leave.withdraw({ id }), false);
}

function useLeaveMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () =>
      Promise.all([['leave'], ['schedule']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
