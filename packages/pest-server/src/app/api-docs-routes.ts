import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage } from 'pest-sdk';
import { openApiDocument } from 'pest-sdk/openapi';
import { endpoints } from 'pest-sdk/schemas';
import { z } from 'zod';
import type { ServerParts } from '../call/server-parts';
import { languageOf, sendError } from './envelope';
import { pageStyleHash } from './reading-page/page-style';
import { callPage, callsPage } from './reading-page/reading-page';

/** What came twice, or is none of what there is, counts as left out. */
const query = z.object({
  q: z.string().max(100).catch('').default(''),
  lang: z.string().refine(isLanguage).nullable().catch(null).default(null),
});
const params = z.object({ name: z.string() });

/**
 * The contract for whoever writes against it: `/openapi.json` for tools, `/docs` for people. Both are made from the
 * contract's rows; nobody's data is in them.
 */
export function apiDocsRoutes(app: FastifyInstance, { settings }: ServerParts): void {
  if (!settings.apiDocs) return;
  // Made for whoever asks first: it costs more than the rest of a start.
  let document: string | undefined;
  app.get('/openapi.json', { exposeHeadRoute: true }, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument({ serverUrl: settings.publicUrl ?? '/' }));
    return (
      reply
        .type('application/json; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        // Nothing in it is anybody's: tools on other pages may read it.
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(document)
    );
  });
  app.get('/docs', { exposeHeadRoute: true }, (request, reply) => {
    const { q, lang } = query.parse(request.query);
    return sendPage(reply, callsPage(q, lang ?? languageOf(request)));
  });
  app.get('/docs/:name', { exposeHeadRoute: true }, (request, reply) => {
    const { name } = params.parse(request.params);
    const found = endpoints.find((endpoint) => endpoint.name === name);
    if (!found) return sendError(request, reply, 'general.notFound', 404);
    return sendPage(reply, callPage(found, query.parse(request.query).lang ?? languageOf(request)));
  });
}

/** Nothing but the page's own style: it reads and searches without a script. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src ${pageStyleHash}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Language')
    .type('text/html; charset=utf-8')
    .send(page);
}
