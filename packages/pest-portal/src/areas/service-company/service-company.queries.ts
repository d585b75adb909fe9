import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

/** A site has a few companies: one page shows them all. */
const shown = 50;

export function servingQuery() {
  return queryOptions({
    queryKey: ['serviceCompany', 'list'] as const,
    queryFn: ({ signal }) => client.serviceCompany.list({ limit: shown }, { signal }),
  });
}

export function askingQuery() {
  return queryOptions({
    queryKey: ['serviceCompany', 'requests'] as const,
    queryFn: ({ signal }) => client.serviceCompany.requests({}, { signal }),
  });
}

export function ownProfileQuery() {
  return queryOptions({
    queryKey: ['customer', 'own'] as const,
    queryFn: ({ signal }) => client.customer.own({}, { signal }),
  });
}

export function useAcceptCompany() {
  return useChange((id: string) => client.serviceCompany.confirm({ id }));
}

export function useDeclineCompany() {
  return useChange((id: string) => client.serviceCompany.decline({ id }));
}

export function useEndService() {
  return useChange((id: string) => client.serviceCompany.delete({ id }));
}

export function useUpdateOwnProfile() {
  return useChange((body: RequestInput<'customer.updateOwn'>) => client.customer.updateOwn(body), true);
}

/** Who serves the site decides what is seen everywhere else. */
function useChange<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace = false) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** The own profile as the server has it now. */
export function readOwnProfile() {
  return client.customer.own({});
}
