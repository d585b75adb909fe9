import { queryOptions } from '@tanstack/react-query';
import { isOpenRisk } from 'pest-sdk';
import { client } from '../../base/client';

/** The dashboard is looked at, not worked on: its figures are asked for again when they are a minute old. */
const staleTime = 60_000;

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
    // What was just done is gone from the queue when one comes back to it.
    staleTime: 0,
  });
}

export function firstStepsQuery() {
  return queryOptions({
    queryKey: ['home', 'firstSteps'] as const,
    queryFn: ({ signal }) => client.home.firstSteps({}, { signal }),
    staleTime: 0,
  });
}

export function scheduleTrendQuery() {
  return queryOptions({
    queryKey: ['home', 'schedule'] as const,
    queryFn: ({ signal }) => client.home.scheduleTrend({}, { signal }),
    staleTime,
  });
}

export function customerTrendQuery() {
  return queryOptions({
    queryKey: ['home', 'customers'] as const,
    queryFn: ({ signal }) => client.home.customerTrend({}, { signal }),
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

/** The newest reports that the account may see. */
export function newestReportsQuery() {
  return queryOptions({
    queryKey: ['home', 'reports'] as const,
    queryFn: ({ signal }) => client.report.list({ limit: 10 }, { signal }),
    staleTime,
  });
}

const shownRisks = 8;
/** The largest page there is: treated risks that nobody has verified yet are looked for among the newest. */
const searchedRisks = 50;

/** Risks that are not closed: untreated ones first, then those that did not hold, then those waiting to be verified. */
export function openRisksQuery() {
  return queryOptions({
    queryKey: ['home', 'risks'] as const,
    queryFn: async ({ signal }) => {
      const pages = await Promise.all([
        client.risk.list({ state: 'untreated', limit: 10 }, { signal }),
        client.risk.list({ state: 'unresolved', limit: 10 }, { signal }),
        client.risk.list({ state: 'resolved', limit: searchedRisks }, { signal }),
      ]);
      const open = pages.flatMap(({ items }) => items).filter(isOpenRisk);
      return open.slice(0, shownRisks);
    },
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
