import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './envelope';

/** Serves the built portal: its files as they are, and its page for every route of its own. */
export async function portalRoutes(app: FastifyInstance, portalDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: portalDir,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('X-Content-Type-Options', 'nosniff');
      reply.header('Referrer-Policy', 'same-origin');
      // Built files carry a hash of their content in their names; the page that names them must be asked for anew.
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', { exposeHeadRoute: true }, (request, reply) =>
    isPageRequest(request.url) ? reply.sendFile('index.html') : refuse(request, reply, 4004, 404),
  );
}

/** Calls and missing files are not pages of the portal. */
function isPageRequest(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(api|guardian|files)(\/|$)/.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path);
}
