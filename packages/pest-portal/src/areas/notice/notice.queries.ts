import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

const noticeKey = ['notice'] as const;
const pollMs = 60_000;
const pageSize = 20;

/** Asked for every minute while the page is visible. */
export const unreadQuery = queryOptions({
  queryKey: [...noticeKey, 'unread'] as const,
  queryFn: ({ signal }) => client.notice.unread({}, { signal }),
  refetchInterval: pollMs,
  refetchIntervalInBackground: false,
});

export const noticesQuery = infiniteQueryOptions({
  queryKey: [...noticeKey, 'list'] as const,
  queryFn: ({ signal, pageParam }) => client.notice.list({ page: pageParam, limit: pageSize }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  // Whoever opens the list wants what is new.
  staleTime: 0,
});

export const noticeSettingsQuery = queryOptions({
  queryKey: [...noticeKey, 'settings'] as const,
  queryFn: ({ signal }) => client.notice.settings({}, { signal }),
});

export function useMarkRead() {
  return useNoticeMutation((id: string) => client.notice.read({ id }), false);
}

export function useMarkAllRead() {
  return useNoticeMutation(() => client.notice.readAll({}), false);
}

export function useSaveNoticeSettings() {
  return useNoticeMutation((body: RequestInput<'notice.saveSettings'>) => client.notice.saveSettings(body), true);
}

function useNoticeMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: noticeKey }),
  });
}
