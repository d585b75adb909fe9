import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export function companyReviewsQuery(request: RequestInput<'platform.companies'>) {
  return queryOptions({
    queryKey: ['platform', 'companies', request] as const,
    queryFn: ({ signal }) => client.platform.companies(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function customerReviewsQuery(request: RequestInput<'platform.customers'>) {
  return queryOptions({
    queryKey: ['platform', 'customers', request] as const,
    queryFn: ({ signal }) => client.platform.customers(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function customerInForceQuery(id: string) {
  return queryOptions({
    queryKey: ['platform', 'customer', id] as const,
    queryFn: ({ signal }) => client.platform.customer({ id }, { signal }),
    meta: { shownInPlace: true },
  });
}

export function customerVoicesQuery(id: string) {
  return queryOptions({
    queryKey: ['platform', 'customer', id, 'logins'] as const,
    queryFn: ({ signal }) => client.platform.customerLogins({ id }, { signal }),
    meta: { shownInPlace: true },
  });
}

/** As the server has it now. */
export function readCustomerInForce(id: string) {
  return client.platform.customer({ id });
}

export function outboxQuery(request: RequestInput<'platform.outbox'>) {
  return queryOptions({
    queryKey: ['platform', 'outbox', request] as const,
    queryFn: ({ signal }) => client.platform.outbox(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function contactMessagesQuery(request: RequestInput<'platform.contactMessages'>) {
  return queryOptions({
    queryKey: ['platform', 'contactMessages', request] as const,
    queryFn: ({ signal }) => client.platform.contactMessages(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function auditQuery(request: RequestInput<'platform.audit'>) {
  return queryOptions({
    queryKey: ['platform', 'audit', request] as const,
    queryFn: ({ signal }) => client.platform.audit(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function platformOrdersQuery(request: RequestInput<'platform.orders'>) {
  return queryOptions({
    queryKey: ['platform', 'orders', request] as const,
    queryFn: ({ signal }) => client.platform.orders(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function paymentAlarmsQuery(request: RequestInput<'platform.paymentAlarms'>) {
  return queryOptions({
    queryKey: ['platform', 'paymentAlarms', request] as const,
    queryFn: ({ signal }) => client.platform.paymentAlarms(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function useConfirmTransfer() {
  return usePlatformMutation(
    (body: RequestInput<'platform.confirmTransfer'>) => client.platform.confirmTransfer(body),
    true,
  );
}

export function useIssueInvoice() {
  return usePlatformMutation((body: RequestInput<'platform.issueInvoice'>) => client.platform.issueInvoice(body), true);
}

export function useSettleAlarm() {
  return usePlatformMutation(
    (body: RequestInput<'platform.settlePaymentAlarm'>) => client.platform.settlePaymentAlarm(body),
    true,
  );
}

export function useReview() {
  return usePlatformMutation((body: RequestInput<'platform.review'>) => client.platform.review(body), true);
}

export function useCorrectCustomer() {
  return usePlatformMutation(
    (body: RequestInput<'platform.correctCustomer'>) => client.platform.correctCustomer(body),
    true,
  );
}

export function useHearLogin() {
  return usePlatformMutation((body: RequestInput<'platform.hearLogin'>) => client.platform.hearLogin(body), true);
}

export function useResend() {
  return usePlatformMutation((body: RequestInput<'platform.resend'>) => client.platform.resend(body), false);
}

export function useReadMessage() {
  return usePlatformMutation(
    (body: RequestInput<'platform.readContactMessage'>) => client.platform.readContactMessage(body),
    false,
  );
}

function usePlatformMutation<Input, Result>(run: (input: Input) => Promise<Result>, shownInPlace: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { shownInPlace },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['platform'] }),
  });
}
