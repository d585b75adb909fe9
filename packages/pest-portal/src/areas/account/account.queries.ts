import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';

export function accountListQuery(request: RequestInput<'account.list'>) {
  return queryOptions({
    queryKey: ['account', 'list', request] as const,
    queryFn: ({ signal }) => client.account.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function accountQuery(id: string) {
  return queryOptions({
    queryKey: ['account', 'details', id] as const,
    queryFn: ({ signal }) => client.account.details({ id }, { signal }),
  });
}

export const accountNumberQuery = queryOptions({
  queryKey: ['account', 'number'] as const,
  queryFn: ({ signal }) => client.account.number({}, { signal }),
});

export function signInsQuery(id: string) {
  return queryOptions({
    queryKey: ['account', 'signIns', id] as const,
    queryFn: ({ signal }) => client.account.signIns({ id }, { signal }),
  });
}

export const rolesByAccountQuery = queryOptions({
  queryKey: ['deviceRole', 'account'] as const,
  queryFn: ({ signal }) => client.deviceRole.account({}, { signal }),
});

export function deviceRolesQuery() {
  return queryOptions({
    queryKey: ['deviceRole', 'options'] as const,
    queryFn: ({ signal }) => client.deviceRole.list({ limit: 50 }, { signal }),
  });
}

export function useCreateAccount() {
  return useAccountMutation((body: RequestInput<'account.create'>) => client.account.create(body), true);
}

export function useUpdateAccount() {
  return useAccountMutation((body: RequestInput<'account.update'>) => client.account.update(body), true);
}

export function useResetPassword() {
  return useAccountMutation((body: RequestInput<'account.resetPassword'>) => client.account.resetPassword(body), true);
}

export function useDisableAccount() {
  return useAccountMutation((body: RequestInput<'account.disable'>) => client.account.disable(body), false);
}

export function useEndSessions() {
  return useAccountMutation((id: string) => client.account.endSessions({ id }), false);
}

export function useDeleteAccount() {
  return useAccountMutation((id: string) => client.account.delete({ id }), false);
}

export function useAssignRoles() {
  return useAccountMutation((body: RequestInput<'deviceRole.assign'>) => client.deviceRole.assign(body), true);
}

/** Accounts are shown where services are planned too, and hold device roles. */
function useAccountMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: async () => {
      const areas = ['account', 'deviceRole', 'task', 'schedule'];
      await Promise.all(areas.map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
    },
  });
}

/** As the server has it now. */
export function readAccount(id: string) {
  return client.account.details({ id });
}

/** Which device roles an account holds now. */
export function readHeldRoles(accountId: string) {
  return findListed(client.deviceRole.account({}), accountId);
}
