import { queryOptions } from '@tanstack/react-query';
import { client } from '../../base/client';

/** Every site the account may see, to choose from. */
export function customerOptionsQuery() {
  return queryOptions({
    queryKey: ['customer', 'options'] as const,
    queryFn: ({ signal }) => client.customer.allList({}, { signal }),
  });
}

export function workshopOptionsQuery(customerId: string) {
  return queryOptions({
    queryKey: ['workshop', 'options', customerId] as const,
    queryFn: ({ signal }) => client.workshop.children({ customerId }, { signal }),
    enabled: customerId !== '',
  });
}

/** All floor plans the account may see. There are few of them; one site's are picked out of these. */
export function floorPlansQuery() {
  return queryOptions({
    queryKey: ['floorPlan', 'list'] as const,
    queryFn: ({ signal }) => client.floorPlan.list({}, { signal }),
  });
}

/** One site's floor plans. */
export function sitePlansQuery(customerId: string) {
  return queryOptions({
    queryKey: ['floorPlan', 'list', customerId] as const,
    queryFn: ({ signal }) => client.floorPlan.list({ customerId }, { signal }),
    enabled: customerId !== '',
  });
}

/** What a site has ready for an auditor. */
export function binderQuery(customerId: string) {
  return queryOptions({
    queryKey: ['document', 'binder', customerId] as const,
    queryFn: ({ signal }) => client.document.binder({ customerId }, { signal }),
    enabled: customerId !== '',
  });
}
