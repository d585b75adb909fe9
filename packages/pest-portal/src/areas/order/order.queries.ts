import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

/** A payment that a provider takes is seen within this time. */
const paymentPollMs = 4_000;

export const plansQuery = queryOptions({
  queryKey: ['membership', 'plans'] as const,
  queryFn: ({ signal }) => client.membership.plans({}, { signal }),
});

export const membershipQuery = queryOptions({
  queryKey: ['membership', 'current'] as const,
  queryFn: ({ signal }) => client.membership.current({}, { signal }),
});

export function photosDueQuery(request: RequestInput<'membership.photos'>) {
  return queryOptions({
    queryKey: ['membership', 'photos', request] as const,
    queryFn: ({ signal }) => client.membership.photos(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function orderListQuery(request: RequestInput<'order.list'>) {
  return queryOptions({
    queryKey: ['order', 'list', request] as const,
    queryFn: ({ signal }) => client.order.list(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['order', 'details', id] as const,
    queryFn: async ({ signal }) => {
      const { order, now } = await client.order.details({ id }, { signal });
      // The server's clock counts: how far this one is from it.
      return { order, aheadMs: Date.now() - Date.parse(now) };
    },
    // While it waits for money it may be paid elsewhere at any moment.
    refetchInterval: ({ state }) => (state.data?.order.state === 'pendingPayment' ? paymentPollMs : false),
  });
}

export function contractQuery(id: string, copy: 'plain' | 'sealed') {
  return queryOptions({
    queryKey: ['order', 'contract', id, copy] as const,
    queryFn: ({ signal }) => client.order.contract({ id, copy }, { signal }),
  });
}

export function useCreateOrder() {
  return useOrderMutation((body: RequestInput<'order.create'>) => client.order.create(body), true);
}

export function usePay() {
  return useOrderMutation((body: RequestInput<'order.pay'>) => client.order.pay(body), true);
}

export function useCloseOrder() {
  return useOrderMutation((id: string) => client.order.close({ id }), false);
}

export function useRequestInvoice() {
  return useOrderMutation((body: RequestInput<'order.requestInvoice'>) => client.order.requestInvoice(body), true);
}

function useOrderMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['order'] }),
  });
}
