import { queryOptions } from '@tanstack/react-query';
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

/** Risks that are not closed, those that are due first. */
export function openRisksQuery() {
  return queryOptions({
    queryKey: ['home', 'risks'] as const,
    queryFn: async ({ signal }) => {
      const { items } = await client.risk.list({ view: 'open', sort: 'dueDay', limit: 10 }, { signal });
      return items.slice(0, shownRisks);
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
