import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';

export function documentListQuery(request: RequestInput<'document.list'>) {
  return queryOptions({
    queryKey: ['document', 'list', request] as const,
    queryFn: ({ signal }) => client.document.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

/** Whose certificate it can be. */
export function peopleQuery() {
  return queryOptions({
    queryKey: ['account', 'list', 'certified'] as const,
    queryFn: ({ signal }) => client.account.list({ limit: 50 }, { signal }),
  });
}

/** Which product's safety sheet it can be. */
export function productsQuery() {
  return queryOptions({
    queryKey: ['stock', 'chemicals', 'sheets'] as const,
    queryFn: ({ signal }) => client.inspection.chemicals({}, { signal }),
  });
}

export function useAddDocument() {
  return useDocumentMutation((body: RequestInput<'document.add'>) => client.document.add(body), true);
}

export function useUpdateDocument() {
  return useDocumentMutation((body: RequestInput<'document.update'>) => client.document.update(body), true);
}

export function useDeleteDocument() {
  return useDocumentMutation((id: string) => client.document.delete({ id }), false);
}

function useDocumentMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['document'] }),
  });
}

/** As the server has it now. */
export function readDocument(id: string) {
  return findListed(client.document.list.all({}), id);
}
