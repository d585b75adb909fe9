import type { QueryClient } from '@tanstack/react-query';
import { limits, type TaskSummary } from 'pest-sdk';
import { needsQuery, outlookQuery, servicesOfDayQuery, todayQuery } from '../../areas/home/home.queries';
import { ask } from '../../base/calls';
import type { Account } from '../../base/roles';
import { ownOf, readService } from '../../offline/outbox/on-phone';
import { twoDaysQuery } from '../../offline/outbox/two-days';

interface Person extends Pick<Account, 'role'> {
  readonly id: string;
  /** Its home is the day, not the company's figures. */
  readonly crew: boolean;
}

/**
 * Reads the services that somebody does today and tomorrow, with their sheets, forms and floor plans, so that they are
 * there without a network. Whoever does none takes nothing along.
 */
export async function readDayAhead(queryClient: QueryClient, who: Person, today: string): Promise<void> {
  // Most administrators go to no site: the list that their dashboard asks for says whether this one does.
  if (who.role === 'admin' && (await ownIn(who, queryClient.fetchQuery(servicesOfDayQuery(today)))).length === 0)
    return;
  const own = await ownIn(who, queryClient.fetchQuery(twoDaysQuery(today)));
  if (own.length === 0) return;
  await Promise.all([
    queryClient.prefetchQuery(
      ask('task.list', { page: 1, limit: limits.pageSize, finished: 'false', sort: 'plannedAt', order: 'asc' }),
    ),
    queryClient.prefetchQuery(ask('task.counts', {})),
    queryClient.prefetchQuery(needsQuery()),
    !who.crew && queryClient.prefetchQuery(servicesOfDayQuery(today)),
    !who.crew && queryClient.prefetchQuery(todayQuery()),
    !who.crew && queryClient.prefetchQuery(outlookQuery()),
  ]);
  // One service after the other: a phone's network has other things to do.
  // One that could not be read is not on the phone, and its card says so.
  for (const service of own) await readService(queryClient, service).catch(() => undefined);
}

/** Those of a list that somebody does; none where it cannot be read. */
function ownIn({ id }: Person, list: Promise<{ readonly items: readonly TaskSummary[] }>): Promise<TaskSummary[]> {
  return list.then(
    ({ items }) => ownOf(id, items),
    () => [],
  );
}
