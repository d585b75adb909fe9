import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendError } from './envelope';

const params = z.object({ '*': z.string() });

/** What the portal is made of: a folder, and where its files and pictures come from. */
interface Portal {
  readonly dir: string;
  /** Links to stored files begin with it, whatever host the page was asked of. */
  readonly publicUrl: string | undefined;
}

/**
 * Serves the built portal: its files as they are, and its page for every route of its own. The folder is looked into
 * at each request, so that a portal built anew is served without a restart.
 */
export async function portalRoutes(app: FastifyInstance, portal: Portal): Promise<void> {
  const policy = contentPolicy(portal.publicUrl);
  await app.register(fastifyStatic, {
    root: portal.dir,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('X-Content-Type-Options', 'nosniff');
      reply.header('Referrer-Policy', 'same-origin');
      reply.header('Content-Security-Policy', policy);
      // Built files carry a hash of their content in their names; the page that names them must be asked for anew.
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const path = params.parse(request.params)['*'];
    if (isServerPath(path)) return sendError(request, reply, 'general.notFound', 404);
    return reply.sendFile(isFile(path) ? path : 'index.html');
  });
}

/** Styles are written into the page by the widgets; nothing else runs, loads or frames but what is served here. */
function contentPolicy(publicUrl: string | undefined): string {
  const stored = publicUrl === undefined ? '' : ` ${new URL(publicUrl).origin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${stored}`,
    `connect-src 'self'${stored}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Calls are not pages of the portal. */
function isServerPath(path: string): boolean {
  return /^(api|guardian|files)(\/|$)/.test(path);
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
