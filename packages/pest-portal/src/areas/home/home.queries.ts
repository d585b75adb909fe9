import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { client } from '../../base/client';
import { rightTo } from '../../base/pages';
import { type Account, holds, type Right } from '../../base/roles';

/** The dashboard is looked at, not worked on: its figures are asked for again when they are a minute old. */
const staleTime = 60_000;
/** What was just done is gone from the queue when one comes back to it. */
const justAsked = 1_000;

export function todayQuery() {
  return queryOptions({
    queryKey: ['home', 'today'] as const,
    queryFn: ({ signal }) => client.home.todayData({}, { signal }),
    staleTime,
  });
}

export function needsQuery() {
  return queryOptions({
    queryKey: ['home', 'needs'] as const,
    queryFn: ({ signal }) => client.home.needs({}, { signal }),
    staleTime: justAsked,
  });
}

export function firstStepsQuery() {
  return queryOptions({
    queryKey: ['home', 'firstSteps'] as const,
    queryFn: ({ signal }) => client.home.firstSteps({}, { signal }),
    staleTime: justAsked,
  });
}

export function outlookQuery() {
  return queryOptions({
    queryKey: ['home', 'outlook'] as const,
    queryFn: ({ signal }) => client.home.outlook({}, { signal }),
    staleTime,
  });
}

/** All that a company's dashboard shows of a day, and whether this account is shown it. */
export function dashboardQueries(account: Account, day: string) {
  const may = (...anyOf: readonly Right[]) => anyOf.some((right) => holds(account, right));
  return {
    steps: { ...firstStepsQuery(), enabled: may(rights.customerCreate, rights.customerAdd) },
    today: { ...todayQuery(), enabled: true },
    needs: { ...needsQuery(), enabled: true },
    outlook: { ...outlookQuery(), enabled: true },
    jobs: { ...nextServicesQuery(day), enabled: account.role === 'staff' && may(rights.inspectionRecord) },
    services: {
      ...servicesOfDayQuery(day),
      enabled: may(rightTo('/servicePage/undoneList'), rightTo('/servicePage/completedList')),
    },
    stock: {
      ...stockWarningsQuery(),
      enabled: may(rights.homeConsumableWarningOfPhysical, rights.homeConsumableWarningOfChemical),
    },
    types: { ...customerTypesQuery(), enabled: may(rights.homeCustomerTypeOfCustomers) },
  };
}

/** A site's captures beside its thresholds. */
export function siteTrendQuery(customerId: string) {
  return queryOptions({
    queryKey: ['home', 'site', customerId] as const,
    queryFn: ({ signal }) => client.home.siteTrend({ customerId }, { signal }),
    staleTime,
  });
}

/** When the recurring services of a site are paused. */
export function sitePausesQuery(customerId: string) {
  return queryOptions({
    queryKey: ['home', 'pauses', customerId] as const,
    queryFn: ({ signal }) => client.home.sitePauses({ customerId }, { signal }),
    enabled: customerId !== '',
    staleTime,
  });
}

/** What a figure of captures is made of. */
export function capturesQuery(request: RequestInput<'home.captures'>) {
  return queryOptions({
    queryKey: ['home', 'captures', request] as const,
    queryFn: ({ signal }) => client.home.captures(request, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

export function customerTypesQuery() {
  return queryOptions({
    queryKey: ['home', 'customerTypes'] as const,
    queryFn: ({ signal }) => client.home.customerType({}, { signal }),
    staleTime,
  });
}

export function stockWarningsQuery() {
  return queryOptions({
    queryKey: ['home', 'stock'] as const,
    queryFn: ({ signal }) => client.home.consumableWarning({}, { signal }),
    staleTime,
  });
}

const shown = 3;

/** Reports that wait for the customer's signature: the technician has signed them, and nobody else. */
export function reportsToSignQuery() {
  return queryOptions({
    queryKey: ['report', 'list', 'toSign'] as const,
    queryFn: async ({ signal }) => {
      const { items } = await client.report.list({ state: 'pendingReview', limit: 50 }, { signal });
      return items.filter(({ signatureCount }) => signatureCount < 2);
    },
    staleTime,
  });
}

export function signedReportsQuery() {
  return queryOptions({
    queryKey: ['report', 'list', 'signed'] as const,
    queryFn: async ({ signal }) => {
      const { items, total } = await client.report.list({ state: 'approved', limit: 10 }, { signal });
      return { items: items.slice(0, shown), total };
    },
    staleTime,
  });
}

/** The customer's own corrective actions that are not closed, those that are due first. */
export function ownActionsQuery() {
  return queryOptions({
    queryKey: ['risk', 'own'] as const,
    queryFn: ({ signal }) =>
      client.risk.list({ view: 'open', assignedTo: 'customer', sort: 'dueDay', limit: 10 }, { signal }),
    staleTime,
  });
}

/** The next services, from a day on. */
export function nextServicesQuery(day: string) {
  return queryOptions({
    queryKey: ['task', 'next', day] as const,
    queryFn: async ({ signal }) => {
      const { items } = await client.task.list(
        { from: day, finished: 'false', sort: 'plannedAt', order: 'asc', limit: 10 },
        { signal },
      );
      return items.filter(({ state }) => state === 'unallocated' || state === 'allocated' || state === 'checkedIn');
    },
    enabled: day !== '',
    staleTime,
  });
}

/** What is planned for a day, in its order. */
export function servicesOfDayQuery(day: string) {
  return queryOptions({
    queryKey: ['home', 'services', day] as const,
    queryFn: ({ signal }) => client.task.list({ from: day, to: day, sort: 'plannedAt', limit: 10 }, { signal }),
    enabled: day !== '',
    staleTime,
  });
}
