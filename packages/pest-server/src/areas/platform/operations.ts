import { type Operations, type ServerJob, serverJobs } from 'pest-sdk';
import type { AreaHandlers } from '../../call/handlers';
import type { RowTimes, ServerParts } from '../../call/server-parts';
import * as queries from './operations.queries';

const mostRows = 20;

/** How the installation is, for whoever runs it. */
export const operationsHandlers: Pick<AreaHandlers<'platform'>, 'platform.operations'> = {
  'platform.operations': async ({ parts, now }) => ({
    health: await healthOf(parts, now),
    jobs: await jobsOf(parts),
    queues: await queuesOf(parts),
    storage: await queries.storageByOwner(parts.database.system),
    calls: callsOf(parts),
  }),
};

async function healthOf({ database, disk, clock, dumps }: ServerParts, now: Date): Promise<Operations['health']> {
  const dumped = await dumps?.state(now);
  return {
    databaseBytes: await queries.databaseBytes(database.system),
    engine: database.kind,
    disk: disk.isFull() ? 'full' : 'ok',
    clockAheadSeconds: Math.round(clock.aheadMs() / 1000),
    dumps: dumped ? { inTime: dumped.inTime, lastAt: dumped.lastAt?.toISOString() ?? null } : null,
  };
}

/** In the order in which they are done; one that was never begun is not there. */
async function jobsOf({ database, dumps }: ServerParts): Promise<Operations['jobs']> {
  const runs = new Map((await queries.jobRuns(database.system)).map((run) => [run.name, run]));
  const entry = (job: ServerJob) => {
    const run = runs.get(job);
    if (!run) return [];
    const { started_at, ended_at, failed_at } = run;
    return [
      {
        job,
        startedAt: started_at.toISOString(),
        endedAt: ended_at?.toISOString() ?? null,
        failedAt: failed_at?.toISOString() ?? null,
      },
    ];
  };
  // Where no dumps are made, none was.
  return serverJobs.filter((job) => dumps !== null || job !== 'dump of the embedded database').flatMap(entry);
}

async function queuesOf({ database, printQueue }: ServerParts): Promise<Operations['queues']> {
  const kept = {
    messages: await queries.messageQueue(database.system),
    webhooks: await queries.webhookQueue(database.system),
    reports: { waiting: printQueue.waiting, failed: 0, oldestAt: null },
  };
  const names = ['messages', 'webhooks', 'reports'] as const;
  return names.map((queue) => {
    const { waiting, failed, oldestAt } = kept[queue];
    return { queue, waiting, failed, oldestAt: oldestAt?.toISOString() ?? null };
  });
}

function callsOf({ callTimes }: ServerParts): Operations['calls'] {
  const { since, rows } = callTimes.today();
  const meanMs = ({ ms, calls }: RowTimes) => Math.round(ms / calls);
  const slowestFirst = [...rows].toSorted(([, one], [, other]) => meanMs(other) - meanMs(one));
  return {
    since: since.toISOString(),
    rows: slowestFirst.slice(0, mostRows).map(([row, times]) => ({
      row,
      calls: times.calls,
      faults: times.faults,
      meanMs: meanMs(times),
      worstMs: times.worstMs,
    })),
  };
}
