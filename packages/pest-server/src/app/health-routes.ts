import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerParts } from '../call/server-parts';

/** Alive: the process answers. Ready: the database answers as well. */
export function healthRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(parts.database.system);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('Retry-After', '5').send({ status: 'not ready' });
    }
  });
}
