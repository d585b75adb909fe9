import { type RequestInput, taskProgresses } from 'pest-sdk';
import type { TaskListAddress } from './TaskFilters';

const sorts = ['number', 'customerName', 'plannedAt'] as const;

/** What to ask the server for, by the list's address. Unfinished services come by plan, finished ones newest first. */
export function taskRequest(list: TaskListAddress, finished: boolean) {
  const { filters } = list;
  const sort = sorts.find((known) => known === list.sort);
  return {
    page: list.page,
    limit: list.limit,
    finished: finished ? 'true' : 'false',
    search: filters.search,
    progress: taskProgresses.find((progress) => progress === filters.state),
    customerId: filters.customerId,
    from: filters.from,
    to: filters.to,
    sort: sort ?? 'plannedAt',
    order: sort ? list.order : finished ? 'desc' : 'asc',
  } satisfies RequestInput<'task.list'>;
}

/** The same list, whatever step is looked at. */
export function countsRequest({
  filters: { search, customerId, from, to },
}: TaskListAddress): RequestInput<'task.counts'> {
  return { search, customerId, from, to };
}
