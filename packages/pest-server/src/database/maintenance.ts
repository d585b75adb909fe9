import { type Kysely, sql } from 'kysely';
import { EngineStoppedError } from './engines/engine';
import type { Tables } from './tables';

const everyMs = 5 * 60_000;
/** Changed rows after which a table's statistics and visibility map are worth making anew. */
const enoughChanges = 1_000;

/**
 * Does what PostgreSQL's background processes would do, which the embedded database does not have: without it the
 * write-ahead log grows without end, and counting walks over every dead row.
 */
export function startMaintenance(kysely: Kysely<Tables>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = maintain(kysely).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    // What has stopped by itself is brought in order when it is opened the next time.
    await sql.raw('checkpoint').execute(kysely).catch(unlessStopped);
  };
}

function unlessStopped(error: unknown): void {
  if (!(error instanceof EngineStoppedError)) throw error;
}

/** One round: every table that changed enough is vacuumed, and the write-ahead log is cut. */
export async function maintain(kysely: Kysely<Tables>): Promise<void> {
  for (const table of await changedTables(kysely)) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(kysely);
  }
  await sql.raw('checkpoint').execute(kysely);
}

async function changedTables(kysely: Kysely<Tables>): Promise<string[]> {
  await sql`select pg_stat_force_next_flush()`.execute(kysely);
  const changed = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables
    where greatest(n_mod_since_analyze, n_dead_tup) > ${enoughChanges} + n_live_tup / 10`.execute(kysely);
  return changed.rows.map((row) => row.relname);
}
