import type { FastifyInstance, FastifyReply } from 'fastify';
import { defaultLanguage, isLanguage } from 'pest-sdk';
import { z } from 'zod';
import { chartPageHtml, type PageLook } from '../areas/report/chart-page/page-html';
import { pageStyleHash } from '../areas/report/chart-page/page-style';
import { sharedPage } from '../areas/report/chart-page/shared-page';
import { originsOf } from '../call/identity/embed-callers';
import type { ServerParts } from '../call/server-parts';
import { builtScript } from './built-page';
import { keepPrivate } from './envelope';

/** The two pages (specification §2) and what each shows. */
const pages = { report: '/iosEcharts', briefing: '/iosServerEcharts' } as const;
const kinds = ['report', 'briefing'] as const;

/** A value that came twice, or is none of those there are, counts as left out. */
const query = z.object({
  report: z.string().max(200).nullable().catch(null).default(null),
  lang: z.string().refine(isLanguage).catch(defaultLanguage),
  theme: z.enum(['light', 'dark']).nullable().catch(null).default(null),
});

/**
 * The chart pages for WebViews and frames, written here with their charts drawn: no login, no cookie, and nothing of the
 * portal but one small script.
 */
export function chartPageRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { portalDir, frameAncestors } = parts.settings;
  for (const kind of kinds) {
    app.get(pages[kind], { exposeHeadRoute: true }, async (request, reply) => {
      const { report: key, lang: language, theme } = query.parse(request.query);
      const look: PageLook = { language, theme };
      const shared = await sharedPage(parts, { kind, key, address: request.ip, language });
      if (shared.status === 302) {
        const { search } = new URL(request.url, 'http://localhost');
        keepPrivate(reply);
        return reply.redirect(`${pages[shared.kind]}${search}`, 302);
      }
      const { page, plots, status, companyId } = shared;
      const script = await builtScript(portalDir, 'webview');
      if (status === 429) reply.header('Retry-After', '60');
      const ofPartners = companyId === null ? [] : await originsOf(parts.database.system, companyId);
      const parents = [...frameAncestors, ...ofPartners];
      return pagePolicy(reply, parents)
        .code(status)
        .type('text/html; charset=utf-8')
        .send(chartPageHtml(page, look, { plots, script, parents }));
    });
  }
}

/** Nothing but the page's own style and script; framed by its own origin, by those that the installation names, and by the
 * origins of the partners of the company that shares it. */
function pagePolicy(reply: FastifyReply, frameAncestors: readonly string[]): FastifyReply {
  keepPrivate(reply);
  return reply.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src ${pageStyleHash}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
    ].join('; '),
  );
}
