import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { addDays, limits } from 'pest-sdk';
import { useEffect } from 'react';
import { needsQuery, outlookQuery, servicesOfDayQuery, todayQuery } from '../../areas/home/home.queries';
import { chemicalChoicesQuery, chemicalUsesQuery } from '../../areas/task/chemicals/chemical.queries';
import { taskCountsQuery, taskListQuery } from '../../areas/task/plan/plan.queries';
import { riskListQuery } from '../../areas/task/risks/risk.queries';
import { sheetQuery, taskDetailsQuery } from '../../areas/task/task.queries';
import { keepPicture } from '../../base/kept-pictures';
import { useOnline } from '../../base/online';
import { useSiteTime } from '../../base/site-time';
import { sitePlansQuery } from '../../choices/choices.queries';

/** The page that somebody waits for goes first. */
const afterMs = 3_000;
/** Plans change during a day. */
const againMs = 20 * 60_000;

/** Reads the services of today and tomorrow with their sheets, forms and floor plans, so that they are there without a network. */
export function DayAhead(): null {
  const queryClient = useQueryClient();
  const online = useOnline();
  const { today } = useSiteTime();
  useEffect(() => {
    if (!online) return;
    const read = () => void readAhead(queryClient, today());
    const first = setTimeout(read, afterMs);
    const again = setInterval(read, againMs);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [online, today, queryClient]);
  return null;
}

async function readAhead(queryClient: QueryClient, today: string): Promise<void> {
  const { items } = await queryClient
    .fetchQuery(taskListQuery({ finished: 'false', from: today, to: addDays(today, 1), limit: 20, sort: 'plannedAt' }))
    .catch(() => ({ items: [] }));
  await Promise.all([
    queryClient.prefetchQuery(
      taskListQuery({ page: 1, limit: limits.pageSize, finished: 'false', sort: 'plannedAt', order: 'asc' }),
    ),
    queryClient.prefetchQuery(taskCountsQuery({})),
    queryClient.prefetchQuery(servicesOfDayQuery(today)),
    queryClient.prefetchQuery(todayQuery()),
    queryClient.prefetchQuery(needsQuery()),
    queryClient.prefetchQuery(outlookQuery()),
    queryClient.prefetchQuery(chemicalChoicesQuery()),
  ]);
  // One service after the other: a phone's network has other things to do.
  for (const { id, customerId } of items) {
    await queryClient.prefetchQuery(taskDetailsQuery(id));
    await queryClient.prefetchQuery(sheetQuery(id));
    await queryClient.prefetchQuery(riskListQuery({ limit: 50, taskId: id }));
    await queryClient.prefetchQuery(chemicalUsesQuery(id));
    const plans = await queryClient.fetchQuery(sitePlansQuery(customerId)).catch(() => []);
    for (const { image } of plans) await keepPicture(image.src);
  }
}
