import type { FastifyInstance } from 'fastify';
import { defaultLanguage, type Language, languages, languageTags } from 'pest-sdk';
import { sendError } from './envelope';

/** What search engines are told: the home page in each language, and that calls are no pages. */
export function siteMap(app: FastifyInstance, publicUrl: string | undefined): void {
  app.get('/robots.txt', (_request, reply) => {
    const where = publicUrl === undefined ? [] : [`Sitemap: ${publicUrl}/sitemap.xml`];
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /guardian/', 'Disallow: /files/', ...where, ''];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
  app.get('/sitemap.xml', (request, reply) => {
    if (publicUrl === undefined) return sendError(request, reply, 'general.notFound', 404);
    return reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl));
  });
}

function sitemap(publicUrl: string): string {
  const addressOf = (language: Language) =>
    escapeMarkup(`${publicUrl}/${language === defaultLanguage ? '' : `?lang=${language}`}`);
  const alternates = languages
    .map(
      (language) => `<xhtml:link rel="alternate" hreflang="${languageTags[language]}" href="${addressOf(language)}"/>`,
    )
    .join('');
  const urls = languages.map((language) => `<url><loc>${addressOf(language)}</loc>${alternates}</url>`).join('');
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls}</urlset>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
