import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export function deviceRoleListQuery(request: RequestInput<'deviceRole.list'>) {
  return queryOptions({
    queryKey: ['deviceRole', 'list', request] as const,
    queryFn: ({ signal }) => client.deviceRole.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function deviceRoleQuery(id: string) {
  return queryOptions({
    queryKey: ['deviceRole', 'details', id] as const,
    queryFn: ({ signal }) => client.deviceRole.details({ id }, { signal }),
    meta: { editedHere: true },
  });
}

export const holdersQuery = queryOptions({
  queryKey: ['deviceRole', 'account'] as const,
  queryFn: ({ signal }) => client.deviceRole.account({}, { signal }),
});

export function matchesQuery(limits: RequestInput<'deviceRole.matches'>) {
  return queryOptions({
    queryKey: ['deviceRole', 'matches', limits] as const,
    queryFn: ({ signal }) => client.deviceRole.matches(limits, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useCreateRole() {
  return useRoleMutation((body: RequestInput<'deviceRole.create'>) => client.deviceRole.create(body), true);
}

export function useUpdateRole() {
  return useRoleMutation((body: RequestInput<'deviceRole.update'>) => client.deviceRole.update(body), true);
}

export function useDeleteRole() {
  return useRoleMutation((id: string) => client.deviceRole.delete({ id }), false);
}

/** What a role reaches changes which devices are listed and drawn. */
function useRoleMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: async () => {
      const areas = ['deviceRole', 'device', 'home'];
      await Promise.all(areas.map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
    },
  });
}

/** As the server has it now. */
export function readRole(id: string) {
  return client.deviceRole.details({ id });
}
