import { queryOptions } from '@tanstack/react-query';
import { callKey } from '../../base/calls';
import { client } from '../../base/client';

/** A payment that a provider takes is seen within this time. */
const paymentPollMs = 4_000;

/** An order, and how far this clock is from the server's, which counts. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: callKey('order.details', { id }),
    queryFn: async ({ signal }) => {
      const { order, now } = await client.order.details({ id }, { signal });
      return { order, aheadMs: Date.now() - Date.parse(now) };
    },
    // While it waits for money it may be paid elsewhere at any moment.
    refetchInterval: ({ state }) => (state.data?.order.state === 'pendingPayment' ? paymentPollMs : false),
  });
}
