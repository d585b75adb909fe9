import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerParts } from '../call/server-parts';

/** A database that takes longer than this for nothing is not ready, whatever it does. */
const roundTripMs = 3_000;

/** Alive: the process answers. Ready: the database answers in time, and there is room for what is written. */
export function healthRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const database = (await answers(parts)) ? 'ok' : 'no answer';
    const disk = parts.disk.isFull() ? 'full' : 'ok';
    if (database === 'ok' && disk === 'ok') return { status: 'ready', database, disk };
    return reply.code(503).header('Retry-After', '5').send({ status: 'not ready', database, disk });
  });
}

async function answers({ database }: ServerParts): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), roundTripMs);
  });
  const asked = (async () => sql`select 1`.execute(database.system))().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
