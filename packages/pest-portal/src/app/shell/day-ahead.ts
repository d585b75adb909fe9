import type { QueryClient } from '@tanstack/react-query';
import { addDays, limits, type TaskSummary } from 'pest-sdk';
import { needsQuery, outlookQuery, servicesOfDayQuery, todayQuery } from '../../areas/home/home.queries';
import { ask } from '../../base/calls';
import { keepPicture } from '../../base/kept-pictures';
import type { Account } from '../../base/roles';
import { sitePlansQuery } from '../../kit/choices/choices.queries';

interface Person extends Pick<Account, 'role'> {
  readonly id: string;
}

/**
 * Reads the services that somebody does today and tomorrow, with their sheets, forms and floor plans, so that they are
 * there without a network. Whoever does none takes nothing along.
 */
export async function readDayAhead(queryClient: QueryClient, who: Person, today: string): Promise<void> {
  // Most administrators go to no site: the list that their dashboard asks for says whether this one does.
  if (who.role === 'admin' && (await ownOf(who, queryClient.fetchQuery(servicesOfDayQuery(today)))).length === 0)
    return;
  const ahead = { finished: 'false', from: today, to: addDays(today, 1), limit: 20, sort: 'plannedAt' } as const;
  const own = await ownOf(who, queryClient.fetchQuery(ask('task.list', ahead)));
  if (own.length === 0) return;
  await Promise.all([
    queryClient.prefetchQuery(
      ask('task.list', { page: 1, limit: limits.pageSize, finished: 'false', sort: 'plannedAt', order: 'asc' }),
    ),
    queryClient.prefetchQuery(ask('task.counts', {})),
    queryClient.prefetchQuery(servicesOfDayQuery(today)),
    queryClient.prefetchQuery(todayQuery()),
    queryClient.prefetchQuery(needsQuery()),
    queryClient.prefetchQuery(outlookQuery()),
    queryClient.prefetchQuery(ask('inspection.chemicals', {})),
  ]);
  // One service after the other: a phone's network has other things to do.
  for (const { id, customerId } of own) {
    await queryClient.prefetchQuery(ask('task.details', { id }));
    await queryClient.prefetchQuery(ask('inspection.sheet', { id }));
    await queryClient.prefetchQuery(ask('risk.list', { limit: 50, taskId: id }));
    await queryClient.prefetchQuery(ask('inspection.chemicalUses', { id }));
    const plans = await queryClient.fetchQuery(sitePlansQuery(customerId)).catch(() => []);
    for (const { image } of plans) await keepPicture(image.src);
  }
}

/** Those of a list that somebody does; none where it cannot be read. */
function ownOf({ id }: Person, list: Promise<{ readonly items: readonly TaskSummary[] }>): Promise<TaskSummary[]> {
  return list.then(
    ({ items }) => items.filter(({ staff }) => staff.some((person) => person.id === id)),
    () => [],
  );
}
