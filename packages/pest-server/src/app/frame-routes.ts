import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { originsOfPartner } from '../call/identity/embed-callers';
import type { ServerParts } from '../call/server-parts';
import { isId } from '../database/ids';
import { builtScript } from './built-page';
import { keepPrivate, sendError } from './envelope';
import { escapeMarkup } from './site-map';

const params = z.object({
  widget: z.enum(['heat-map', 'floor-plan-editor', 'report-builder', 'stock-bell', 'inspection-template-editor']),
});
/** A partner that was named twice is none. */
const query = z.object({ partner: z.string().catch('').default('') });

/** All the style that the page has of its own; what is as high as its place fills the frame. */
const style = 'html,body{margin:0}html[data-fill],html[data-fill] body,html[data-fill] main{height:100%}';
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Pages that a partner's page shows in a frame, with one widget each. A page holds nothing but a script: who asks for it
 * is not known, and its data come by the token that the framing page hands over. Only pages of the partner's origins may
 * frame it; of a partner that is unknown or revoked there is no page.
 */
export function frameRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { portalDir, publicUrl } = parts.settings;
  app.get('/embed/:widget', { exposeHeadRoute: true }, async (request, reply) => {
    const asked = params.safeParse(request.params);
    const { partner } = query.parse(request.query);
    const script = await builtScript(portalDir, 'frame');
    const parents = isId(partner) ? await originsOfPartner(parts.database.system, partner) : [];
    if (!asked.success || script === null || parents.length === 0) {
      return sendError(request, reply, 'general.notFound', 404);
    }
    return framePolicy(reply, parents, publicUrl)
      .type('text/html; charset=utf-8')
      .send(pageHtml(asked.data.widget, parents, script));
  });
}

/** The page's own script and calls, pictures from where they are kept, and the partner's pages around it. */
function framePolicy(reply: FastifyReply, parents: readonly string[], publicUrl: string | undefined): FastifyReply {
  const stored = publicUrl === undefined ? "'self'" : `'self' ${new URL(publicUrl).origin}`;
  keepPrivate(reply);
  return reply.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${styleHash}`,
      `img-src ${stored}`,
      `connect-src ${stored}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${parents.join(' ')}`,
    ].join('; '),
  );
}

function pageHtml(widget: string, parents: readonly string[], script: string): string {
  return [
    `<!doctype html><html data-widget="${widget}" data-parents="${escapeMarkup(parents.join(' '))}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>Pest Portal</title><style>${style}</style>`,
    `<script type="module" src="${escapeMarkup(script)}"></script></head><body><main></main></body></html>`,
  ].join('');
}
