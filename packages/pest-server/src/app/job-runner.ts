import type { FastifyBaseLogger } from 'fastify';
import type { ServerParts } from '../call/server-parts';
import type { System } from '../database/transactions';

/** Work of the server's own. Several processes share the periods: one of them does it. */
export interface Job {
  /** Its row in `job_run`. */
  readonly name: string;
  readonly everyMinutes: number;
  /** May be cut short by the end of the process, and is then done again a period later. */
  run(parts: Omit<ServerParts, 'now'> & { readonly now: Date }): Promise<void>;
}

/** How often the server looks for jobs whose period is over. */
const lookEveryMs = 60_000;

/** Looks for due jobs now and every minute; answers how to stop, after the one under way. */
export function startJobs(parts: ServerParts, jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;
  const look = () => {
    looking = looking.then(() => (stopped ? undefined : runDueJobs(parts, jobs, log)));
  };
  look();
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    return looking;
  };
}

/** Runs the jobs whose period is over, one after the other. One that fails is logged, and due again a period later. */
export async function runDueJobs(
  parts: ServerParts,
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  for (const job of jobs) {
    try {
      const now = parts.now();
      if (await claim(parts.database.system, job, now)) await job.run({ ...parts, now });
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A job failed');
    }
  }
}

/** Of several processes that ask at once, exactly one gets the period. */
async function claim(system: System, { name, everyMinutes }: Job, now: Date): Promise<boolean> {
  const periodBegan = new Date(now.getTime() - everyMinutes * 60_000);
  const claimed = await system
    .insertInto('job_run')
    .values({ name, started_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ started_at: now }).where('job_run.started_at', '<=', periodBegan),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
