import { hashKey, type QueryClient, useQuery } from '@tanstack/react-query';
import { isPestError, type TaskSummary } from 'pest-sdk';
import { useEffect, useState } from 'react';
import { ask } from '../../base/calls';
import { followKept, keptSince } from '../../base/kept-answers';
import { keepPicture } from '../../base/kept-pictures';
import { useAccount } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { twoDaysQuery } from './two-days';

/** A service with since when it can be done without a network; null where it cannot yet. */
export interface ServiceOnPhone {
  readonly task: TaskSummary;
  readonly since: number | null;
}

/** Of a list, what somebody does themselves. */
export function ownOf(accountId: string, tasks: readonly TaskSummary[]): TaskSummary[] {
  return tasks.filter(({ staff }) => staff.some(({ id }) => id === accountId));
}

/**
 * Reads a service with its sheet, forms and floor plans, so that it can be done without a network. Rejects where a part
 * could not be read; the plans of somebody who may not see them are none.
 */
export async function readService(queryClient: QueryClient, { id, customerId }: TaskSummary): Promise<void> {
  await queryClient.fetchQuery(ask('task.details', { id }));
  await queryClient.fetchQuery(ask('risk.list', { limit: 50, taskId: id }));
  await queryClient.fetchQuery(ask('inspection.chemicals', {}));
  await queryClient.fetchQuery(ask('inspection.chemicalUses', { id }));
  const plans = await queryClient.fetchQuery(ask('floorPlan.list', { customerId })).catch((error) => {
    if (isPestError(error) && error.kind === 'api') return [];
    throw error;
  });
  for (const { image } of plans) await keepPicture(image.src);
  // Last: where the sheet is, all is.
  await queryClient.fetchQuery(sheetQuery(id));
}

function sheetQuery(id: string) {
  return ask('inspection.sheet', { id });
}

/** The own services of today and tomorrow, each with whether it is on this device. */
export function useServicesOnPhone(): readonly ServiceOnPhone[] {
  const { id } = useAccount().user;
  const { today } = useSiteTime();
  const services = ownOf(id, useQuery(twoDaysQuery(today())).data?.items ?? []);
  const since = useKeptSince(services.map((task) => task.id));
  return services.map((task) => ({ task, since: since.get(task.id) ?? null }));
}

function useKeptSince(taskIds: readonly string[]): ReadonlyMap<string, number> {
  const [since, setSince] = useState<ReadonlyMap<string, number>>(new Map());
  const asked = taskIds.join();
  useEffect(() => {
    let current = true;
    const read = async () => {
      const ids = asked === '' ? [] : asked.split(',');
      const all = await Promise.all(
        ids.map(async (id) => [id, await keptSince(hashKey(sheetQuery(id).queryKey))] as const),
      );
      if (current) setSince(new Map(all.flatMap(([id, at]) => (at === null ? [] : [[id, at] as const]))));
    };
    void read();
    const stop = followKept(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, [asked]);
  return since;
}
