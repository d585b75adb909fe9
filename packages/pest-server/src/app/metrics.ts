import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { databaseBytes, messageQueue, webhookQueue } from '../areas/platform/operations.queries';
import type { ServerParts } from '../call/server-parts';

/** What a process counts of itself. */
export interface Metrics {
  /** Counts the calls that are answered, and answers `/metrics` to whoever has the token. */
  routes(app: FastifyInstance): void;
  jobFailed(name: string): void;
}

/** Seconds; a call may take 38. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 40];

/**
 * Figures for Prometheus, or what reads its text. Labels are rows of the contract, codes and jobs: none names a company, a
 * customer or a person.
 */
export function openMetrics(parts: ServerParts, token: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'pest_calls_total',
    help: 'Calls that were answered, by row of the contract and code of the answer; 0 is success.',
    labelNames: ['row', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'pest_call_duration_seconds',
    help: 'How long calls took, by row of the contract.',
    labelNames: ['row'],
    buckets,
    registers,
  });
  const failures = new Gauge({
    name: 'pest_job_last_failure_timestamp_seconds',
    help: 'When a job of the server’s own failed last in this process.',
    labelNames: ['job'],
    registers,
  });
  const watched = watchedGauges(registry);
  return {
    routes(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { row } = request.routeOptions.config ?? {};
        if (row === undefined) return;
        calls.inc({ row, code: reply.businessCode });
        seconds.observe({ row }, reply.elapsedTime / 1000);
      });
      app.get('/metrics', async (request, reply) => {
        if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
          return reply.code(401).header('WWW-Authenticate', 'Bearer').send();
        }
        await watched(parts);
        return reply
          .type(registry.contentType)
          .header('Cache-Control', 'no-store')
          .send(await registry.metrics());
      });
    },
    jobFailed: (job) => failures.set({ job }, parts.now().getTime() / 1000),
  };
}

function isSame(given: string, right: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(right));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What is looked up when it is asked for. A database that does not answer is a figure as well. */
function watchedGauges(registry: Registry): (parts: ServerParts) => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('pest_database_up', 'Whether the database answered.');
  const reports = gauge('pest_reports_waiting', 'Reports that wait to be drawn as PDF in this process.');
  const queue = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers });
  const waiting = queue('pest_queue_waiting', 'What waits to leave: mails and short messages, messages to partners.');
  const failed = queue('pest_queue_failed', 'What was given up and is kept to be looked at.');
  const oldest = queue('pest_queue_oldest_timestamp_seconds', 'Since when the oldest waits; 0 where nothing does.');
  const size = gauge('pest_database_bytes', 'Bytes of the database on its disk.');
  const dumps = gauge('pest_dump_in_time', 'Whether the embedded database was dumped in time.');
  const jobs = new Gauge({
    name: 'pest_job_last_start_timestamp_seconds',
    help: 'When a job was begun last, by whichever process.',
    labelNames: ['job'],
    registers,
  });
  const pool = new Gauge({
    name: 'pest_pool_connections',
    help: 'Connections to PostgreSQL of this process, and calls that wait for one.',
    labelNames: ['state'],
    registers,
  });
  return async ({ database, printQueue, dumps: made, now }) => {
    reports.set(printQueue.waiting);
    if (made) dumps.set((await made.state(now())).inTime ? 1 : 0);
    for (const [state, count] of Object.entries(database.connections?.() ?? {})) pool.set({ state }, count);
    try {
      const { system } = database;
      for (const [name, figures] of [
        ['messages', await messageQueue(system)],
        ['webhooks', await webhookQueue(system)],
      ] as const) {
        waiting.set({ queue: name }, figures.waiting);
        failed.set({ queue: name }, figures.failed);
        oldest.set({ queue: name }, (figures.oldestAt?.getTime() ?? 0) / 1000);
      }
      size.set(await databaseBytes(system));
      for (const { name, started_at } of await system.selectFrom('job_run').selectAll().execute())
        jobs.set({ job: name }, started_at.getTime() / 1000);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
