import type { QueryClient } from '@tanstack/react-query';
import { dayInZone, defaultTimeZone } from 'pest-sdk';
import type { OpenedPage } from '../../base/opened-page';
import { twoDaysQuery } from '../../offline/outbox/two-days';
import { OutlookParts } from './CompanyHome';
import { DayHome } from './HomeScreen';
import { dashboardQueries, isCrew, needsQuery } from './home.queries';

/** Asks for what a company's people see first; a customer's own home asks for itself. */
export async function askHome(queryClient: QueryClient, opened: OpenedPage): Promise<unknown> {
  const account = await opened.account;
  if (account === null || account.role === 'customer') return null;
  const today = dayInZone(new Date(), account.user.timeZone ?? defaultTimeZone);
  if (isCrew(account)) {
    return Promise.all([
      DayHome.fetch(),
      queryClient.prefetchQuery(twoDaysQuery(today)),
      queryClient.prefetchQuery(needsQuery()),
    ]);
  }
  const queries = dashboardQueries(account, today);
  return Promise.all([
    OutlookParts.fetch(),
    queries.steps.enabled && queryClient.prefetchQuery(queries.steps),
    queryClient.prefetchQuery(queries.today),
    queryClient.prefetchQuery(queries.needs),
    queryClient.prefetchQuery(queries.outlook),
    queries.services.enabled && queryClient.prefetchQuery(queries.services),
    queries.stock.enabled && queryClient.prefetchQuery(queries.stock),
    queries.types.enabled && queryClient.prefetchQuery(queries.types),
  ]);
}
