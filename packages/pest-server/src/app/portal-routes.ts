import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendError } from './envelope';
import { contentPolicy, pageHeaders } from './security-headers';

const params = z.object({ '*': z.string() });

/** What the portal's build leaves in the page for the nonce of each answer (`html.cspNonce` in its `vite.config.ts`). */
const noncePlaceholder = '__csp_nonce__';

/** What the portal is made of: a folder, and where its files and pictures come from. */
interface Portal {
  readonly dir: string;
  /** Links to stored files begin with it, whatever host the page was asked of. */
  readonly publicUrl: string | undefined;
}

/**
 * Serves the built portal: its files as they are, packed beforehand where the build did so, and its page for every
 * route of its own. The folder is looked into at each request, so that a portal built anew is served without a restart.
 */
export async function portalRoutes(app: FastifyInstance, portal: Portal): Promise<void> {
  const policy = contentPolicy(portal.publicUrl);
  await app.register(fastifyStatic, {
    root: portal.dir,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      pageHeaders(reply, policy);
      // Built files carry a hash of their content in their names; the others must be asked for anew.
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const path = params.parse(request.params)['*'];
    if (isServerPath(path)) return sendError(request, reply, 'general.notFound', 404);
    return isFile(path) && path !== 'index.html' ? reply.sendFile(path) : sendPage(reply, portal);
  });
}

/** Each answer has a nonce of its own, which lets the page write its styles and nobody else. */
async function sendPage(reply: FastifyReply, portal: Portal): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const page = await readFile(join(portal.dir, 'index.html'), 'utf8');
  return pageHeaders(reply, contentPolicy(portal.publicUrl, nonce))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(noncePlaceholder, nonce));
}

/** Calls are not pages of the portal. */
function isServerPath(path: string): boolean {
  return /^(api|guardian|files)(\/|$)/.test(path);
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
