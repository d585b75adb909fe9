import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export function companyQuery() {
  return queryOptions({
    queryKey: ['company', 'details'] as const,
    queryFn: ({ signal }) => client.company.details({}, { signal }),
  });
}

/** Submits the company's information; who may open what depends on it. */
export function useUpdateCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<'company.update'>) => client.company.update(request),
    meta: { shownInPlace: true },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['company'] }),
        queryClient.invalidateQueries({ queryKey: ['auth'] }),
      ]),
  });
}

/** As the server has it now. */
export function readCompany() {
  return client.company.details({});
}
