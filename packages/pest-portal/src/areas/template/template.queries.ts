import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export function templateListQuery() {
  return queryOptions({
    queryKey: ['template', 'list'] as const,
    queryFn: ({ signal }) => client.template.list({}, { signal }),
  });
}

export function templateDetailsQuery(id: string) {
  return queryOptions({
    queryKey: ['template', 'details', id] as const,
    queryFn: ({ signal }) => client.template.details({ id }, { signal }),
    enabled: id !== '',
  });
}

export function useCreateTemplate() {
  return useTemplateMutation((body: RequestInput<'template.create'>) => client.template.create(body));
}

export function useUpdateTemplate() {
  return useTemplateMutation((body: RequestInput<'template.update'>) => client.template.update(body));
}

export function useDeleteTemplate() {
  return useTemplateMutation((id: string) => client.template.delete({ id }));
}

function useTemplateMutation<Input, Result>(run: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['template'] }),
  });
}
