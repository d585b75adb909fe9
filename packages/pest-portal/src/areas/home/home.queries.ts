import { queryOptions } from '@tanstack/react-query';
import { client } from '../../app/client';

/** The dashboard is looked at, not worked on: its figures are asked for again when they are a minute old. */
const staleTime = 60_000;

export function todayQuery() {
  return queryOptions({
    queryKey: ['home', 'today'] as const,
    queryFn: ({ signal }) => client.home.todayData({}, { signal }),
    staleTime,
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

const shownRisks = 10;

/** Risks that wait for someone: those nobody has treated, then those whose treatment did not hold. */
export function openRisksQuery() {
  return queryOptions({
    queryKey: ['home', 'risks'] as const,
    queryFn: async ({ signal }) => {
      const [untreated, unresolved] = await Promise.all([
        client.risk.list({ state: 'untreated', limit: shownRisks }, { signal }),
        client.risk.list({ state: 'unresolved', limit: shownRisks }, { signal }),
      ]);
      return {
        risks: [...untreated.items, ...unresolved.items].slice(0, shownRisks),
        total: untreated.total + unresolved.total,
      };
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
