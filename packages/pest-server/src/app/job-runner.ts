import type { FastifyBaseLogger } from 'fastify';
import { sendWebhooks } from '../books/webhooks/send-webhooks';
import type { ServerParts } from '../call/server-parts';
import type { System } from '../database/transactions';
import { databaseTime } from './server-clock';

/** Work of the server's own. Several processes share the periods: one of them does it. */
export interface Job<Name extends string = string> {
  /** Its row in `job_run`. */
  readonly name: Name;
  readonly everyMinutes: number;
  /** May be cut short by the end of the process, and is then done again a period later. */
  run(parts: Omit<ServerParts, 'now'> & { readonly now: Date }): Promise<void>;
}

/** Clocks of several processes differ; a start that lies further ahead was a wrong clock's. */
const forgivenMs = 5 * 60_000;

/** How often the server looks for jobs whose period is over. */
const lookEveryMs = 60_000;
/** How often it looks for what partners are to be told. */
const sendEveryMs = 5_000;

/** Looks for due jobs now and every minute; answers how to stop, after the one under way. */
export function startJobs(
  parts: ServerParts,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  failed?: (name: string) => void,
): () => Promise<void> {
  return repeat(lookEveryMs, async () => {
    await parts.clock
      .follow(() => databaseTime(parts.database.system))
      .catch((error) => log.error({ err: error }, 'The clock was not compared'));
    await runDueJobs(parts, jobs, log, failed);
  });
}

/** Sends what partners are told, beside the jobs: a server of theirs that is slow holds up nothing else. */
export function startSending(parts: ServerParts, log: FastifyBaseLogger): () => Promise<void> {
  return repeat(sendEveryMs, (isStopping) =>
    sendWebhooks(parts, isStopping).catch((error) => log.error({ err: error }, 'Webhooks were not sent')),
  );
}

/** Does something now and every so often, never twice at once; answers how to stop, after the one under way. */
function repeat(everyMs: number, work: (isStopping: () => boolean) => Promise<void>): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();
  let waiting = false;
  let stopped = false;
  const look = () => {
    if (waiting) return;
    waiting = true;
    working = working.then(async () => {
      waiting = false;
      if (!stopped) await work(() => stopped);
    });
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    return working;
  };
}

/** Runs the jobs whose period is over, one after the other. One that fails is logged, and due again a period later. */
export async function runDueJobs(
  parts: ServerParts,
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'error'>,
  failed?: (name: string) => void,
): Promise<void> {
  for (const job of jobs) {
    try {
      const now = parts.now();
      if (!(await claim(parts.database.system, job, now))) continue;
      await job.run({ ...parts, now });
      await note(parts, job, 'ended_at');
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A job failed');
      failed?.(job.name);
      // Where the database itself is what failed, there is nothing to note it in.
      await note(parts, job, 'failed_at').catch(() => {});
    }
  }
}

async function note({ database, now }: ServerParts, { name }: Job, what: 'ended_at' | 'failed_at'): Promise<void> {
  await database.system
    .updateTable('job_run')
    .set({ [what]: now() })
    .where('name', '=', name)
    .execute();
}

/** Of several processes that ask at once, exactly one gets the period. */
async function claim(system: System, { name, everyMinutes }: Job, now: Date): Promise<boolean> {
  const periodBegan = new Date(now.getTime() - everyMinutes * 60_000);
  const wrongFrom = new Date(now.getTime() + forgivenMs);
  const claimed = await system
    .insertInto('job_run')
    .values({ name, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ started_at: now })
        .where((run) =>
          run.or([run('job_run.started_at', '<=', periodBegan), run('job_run.started_at', '>', wrongFrom)]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
