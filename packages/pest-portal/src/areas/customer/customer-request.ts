import { clientTypes, customerSorts, type RequestInput } from 'pest-sdk';
import type { ListAddress } from '../../kit/list/list-address';

export const customerFilters = ['search', 'clientType'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

/** What is asked for; words in the address that the contract does not know are left out. */
export function customerRequest(
  list: Pick<ListAddress<CustomerFilter>, 'page' | 'limit' | 'sort' | 'order' | 'filters'>,
): RequestInput<'customer.list'> {
  const sort = customerSorts.find((known) => known === list.sort);
  const clientType = clientTypes.find((known) => known === list.filters.clientType);
  return {
    page: list.page,
    limit: list.limit,
    search: list.filters.search,
    clientType,
    ...(sort && { sort, order: list.order }),
  };
}
