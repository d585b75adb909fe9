import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { DumpState, ServerParts } from '../call/server-parts';
import { EngineDownError } from '../database/engines/engine';

/** A database that takes longer than this for nothing is not ready, whatever it does. */
const roundTripMs = 3_000;
const mostApartSeconds = 5;

/** Alive: the process answers. Ready: the database answers in time, and there is room for what is written. */
export function healthRoutes(app: FastifyInstance, parts: ServerParts, isLeaving: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isLeaving()) return reply.code(503).send({ status: 'leaving' });
    const database = await stateOf(parts);
    const disk = parts.disk.isFull() ? 'full' : 'ok';
    const clock = clockOf(parts);
    // A dump that fails stops nobody, but somebody has to hear of it.
    const dumps = parts.dumps && { dumps: dumpsOf(await parts.dumps.state(parts.now())) };
    const state = { database, disk, clock, ...dumps };
    if (database === 'ok' && disk === 'ok') return { status: 'ready', ...state };
    return reply
      .code(503)
      .header('Retry-After', '5')
      .send({ status: 'not ready', ...state });
  });
}

function dumpsOf({ inTime, lastAt }: DumpState): string {
  if (inTime) return 'ok';
  return lastAt === null ? 'none' : `none since ${lastAt.toISOString()}`;
}

/** The server goes by the database's time; a machine that says another has to be set. */
function clockOf({ clock }: ServerParts): string {
  const seconds = Math.round(clock.aheadMs() / 1000);
  if (Math.abs(seconds) < mostApartSeconds) return 'ok';
  return seconds > 0 ? `${seconds} s ahead of the database` : `${-seconds} s behind the database`;
}

/** What stays closed says why, since a person has to mend it. */
async function stateOf({ database }: ServerParts): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), roundTripMs);
  });
  const asked = (async () => sql`select 1`.execute(database.system))().then(
    () => 'ok',
    (error: unknown) => (error instanceof EngineDownError ? error.message : 'no answer'),
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
