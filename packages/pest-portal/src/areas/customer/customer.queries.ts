import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export type CustomerListRequest = RequestInput<'customer.list'>;

export function customerListQuery(request: CustomerListRequest) {
  return queryOptions({
    queryKey: ['customer', 'list', request] as const,
    queryFn: ({ signal }) => client.customer.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export type CustomerPlacesRequest = RequestInput<'customer.places'>;

/** Under the key of all customers: one that moves is drawn anew. */
export function customerPlacesQuery(request: CustomerPlacesRequest) {
  return queryOptions({
    queryKey: ['customer', 'places', request] as const,
    queryFn: ({ signal }) => client.customer.places(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function customerDetailsQuery(id: string) {
  return queryOptions({
    queryKey: ['customer', 'details', id] as const,
    queryFn: ({ signal }) => client.customer.details({ id }, { signal }),
    enabled: id !== '',
  });
}

/** As the server has it now. */
export function readCustomer(id: string) {
  return client.customer.details({ id });
}

/** Customers of other companies that can be bound; by exact credit code or phone. */
export function customerSearchQuery(key: string) {
  return queryOptions({
    queryKey: ['customer', 'search', key] as const,
    queryFn: ({ signal }) => client.customer.search({ key }, { signal }),
    enabled: key !== '',
  });
}

export function customerLoginsQuery(id: string) {
  return queryOptions({
    queryKey: ['customer', 'logins', id] as const,
    queryFn: ({ signal }) => client.customer.logins({ id }, { signal }),
  });
}

/** Customers that were asked and have not accepted. */
export function bindingRequestsQuery() {
  return queryOptions({
    queryKey: ['customer', 'requests'] as const,
    queryFn: ({ signal }) => client.customer.requests({}, { signal }),
  });
}

/** The details page shows the newest of each kind; the areas' own lists show all. */
const shown = 20;

export function customerWorkshopsQuery(customerId: string) {
  return queryOptions({
    queryKey: ['workshop', 'ofCustomer', customerId] as const,
    queryFn: ({ signal }) => client.workshop.list({ customerId, limit: shown }, { signal }),
  });
}

export function customerServicesQuery(customerId: string) {
  return queryOptions({
    queryKey: ['task', 'ofCustomer', customerId] as const,
    queryFn: ({ signal }) =>
      client.task.list({ customerId, sort: 'plannedAt', order: 'desc', limit: shown }, { signal }),
  });
}

export function customerRisksQuery(customerId: string) {
  return queryOptions({
    queryKey: ['risk', 'ofCustomer', customerId] as const,
    queryFn: ({ signal }) => client.risk.list({ customerId, limit: shown }, { signal }),
  });
}

export function customerReportsQuery(customerId: string) {
  return queryOptions({
    queryKey: ['report', 'ofCustomer', customerId] as const,
    queryFn: ({ signal }) => client.report.list({ customerId, limit: shown }, { signal }),
  });
}

export function useAddCustomer() {
  return useCustomerMutation((body: RequestInput<'customer.add'>) => client.customer.add(body));
}

/** Checks or adds the lines of a file. */
export function useImportCustomers() {
  const queryClient = useQueryClient();
  return async (request: RequestInput<'customer.importLines'>) => {
    const result = await client.customer.importLines(request);
    if (result.added > 0) {
      await Promise.all(['customer', 'home'].map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
    }
    return result;
  };
}

export function useCreateCustomer() {
  return useCustomerMutation((body: RequestInput<'customer.create'>) => client.customer.create(body));
}

export function useUpdateCustomer() {
  return useCustomerMutation((body: RequestInput<'customer.update'>) => client.customer.update(body));
}

export function useCreateLoginAccount() {
  return useCustomerMutation((body: RequestInput<'customer.createAccount'>) => client.customer.createAccount(body));
}

export function useBindCustomer() {
  return useCustomerMutation((body: RequestInput<'customer.addFriend'>) => client.customer.addFriend(body), {
    shownInPlace: false,
  });
}

export function useWithdrawRequest() {
  return useCustomerMutation((id: string) => client.customer.withdrawRequest({ id }), { shownInPlace: false });
}

export function useConfirmLogin() {
  return useCustomerMutation((body: RequestInput<'customer.confirmLogin'>) => client.customer.confirmLogin(body));
}

export function useResetLogin() {
  return useCustomerMutation((body: RequestInput<'customer.resetLogin'>) => client.customer.resetLogin(body));
}

export function useHideLogin() {
  return useCustomerMutation((body: RequestInput<'customer.hideLogin'>) => client.customer.hideLogin(body), {
    shownInPlace: false,
  });
}

export function useDisableLogin() {
  return useCustomerMutation((body: RequestInput<'customer.disableLogin'>) => client.customer.disableLogin(body), {
    shownInPlace: false,
  });
}

export function useRemoveCustomer() {
  return useCustomerMutation((id: string) => client.customer.remove({ id }), { shownInPlace: false });
}

/** The forms show refusals beside their fields; the dashboard counts customers. */
function useCustomerMutation<Input, Result>(
  run: (input: Input) => Promise<Result>,
  meta: { readonly shownInPlace: boolean } = { shownInPlace: true },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['customer'] }),
        queryClient.invalidateQueries({ queryKey: ['home'] }),
      ]),
  });
}

/** What the customer that is signed in submitted for review. */
export function informationQuery() {
  return queryOptions({
    queryKey: ['customer', 'information'] as const,
    queryFn: ({ signal }) => client.customer.information({}, { signal }),
  });
}

/** Submits it; who may open what depends on it. */
export function useSubmitInformation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<'customer.submitInformation'>) => client.customer.submitInformation(request),
    meta: { shownInPlace: true },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['customer'] }),
        queryClient.invalidateQueries({ queryKey: ['auth'] }),
      ]),
  });
}

/** What was submitted, as the server has it now. */
export function readInformation() {
  return client.customer.information({});
}
