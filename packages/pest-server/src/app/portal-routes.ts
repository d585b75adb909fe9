import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language, type Operator } from 'pest-sdk';
import { z } from 'zod';
import { sendError } from './envelope';
import { contentPolicy, type PageSources, pageHeaders } from './security-headers';
import { escapeMarkup, siteMap } from './site-map';

const params = z.object({ '*': z.string() });
const homeQuery = z.object({ lang: z.optional(z.unknown()) });

/**
 * What the portal's build leaves in its pages for each answer: the nonce of its styles (`html.cspNonce` in its
 * `vite.config.ts`), where this server is reached, whether it runs with demo data, and who runs it.
 */
const placeholder = {
  nonce: '__csp_nonce__',
  publicUrl: '__public_url__',
  demo: '__demo__',
  operator: '__operator__',
} as const;

/** What the portal is made of: a folder, and where its files and pictures come from. */
interface Portal extends PageSources {
  readonly dir: string;
  /** Whether the home page offers to sign in as one of the demo's people. */
  readonly demo: boolean;
  /** Who runs the installation; null where nobody is named. */
  readonly operator: Operator | null;
}

/**
 * Serves the built portal: its files as they are, packed beforehand where the build did so, the home page that was
 * rendered ahead in the language that its address asks for, and the portal's page for every other route. The folder is looked into at each request, so that a portal built anew is served without a restart.
 */
export async function portalRoutes(app: FastifyInstance, portal: Portal): Promise<void> {
  const policy = contentPolicy(portal);
  siteMap(app, portal.publicUrl);
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
    if (path === '') return sendPage(reply, portal, homePage(languageAsked(request.query)));
    if (isFile(path) && !isPage(path)) return reply.sendFile(path);
    return sendPage(reply, portal, 'index.html', hasSession(request) ? `/${path}` : null);
  });
}

/** Of the foot of every public page. */
function operatorLine(operator: Operator | null): string {
  if (!operator) return '';
  const { name, address, creditCode, contact } = operator;
  return [name, address, creditCode, contact].join(' · ');
}

function languageAsked(query: unknown): Language {
  const { lang } = homeQuery.parse(query);
  return isLanguage(lang) ? lang : defaultLanguage;
}

function homePage(language: Language): string {
  return `home.${language}.html`;
}

/** Whoever has a session is shown the console; whether it is still good, the first call says. */
function hasSession({ headers }: FastifyRequest): boolean {
  return /(?:^|; )pest_token=[^;]/.test(headers.cookie ?? '');
}

/**
 * Each answer has a nonce of its own, which lets the page write its styles and nobody else; a script that the build wrote
 * into the page is let in by its hash.
 */
async function sendPage(
  reply: FastifyReply,
  portal: Portal,
  name: string,
  shownAt: string | null = null,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const page = await readFile(join(portal.dir, name), 'utf8');
  return pageHeaders(reply, contentPolicy(portal, { nonce, scripts: scriptHashes(page) }))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(
      withFilesAhead(page, shownAt)
        .replaceAll(placeholder.nonce, nonce)
        .replaceAll(placeholder.publicUrl, escapeMarkup(portal.publicUrl ?? ''))
        .replaceAll(placeholder.demo, portal.demo ? 'on' : 'off')
        // A function: a name has its own dollar signs.
        .replaceAll(placeholder.operator, () => escapeMarkup(operatorLine(portal.operator))),
    );
}

/**
 * The files that a page of the console is made of are asked for with it, and not first by its script: the portal's build
 * names them in the head, each with the path that needs it (`scripts/files-ahead.mjs`).
 */
function withFilesAhead(page: string, shownAt: string | null): string {
  if (shownAt === null) return page;
  return page.replace(fileAhead, (named, path, file) =>
    path === '*' || path === shownAt ? `<link rel="modulepreload" crossorigin href="${file}">` : named,
  );
}

const fileAhead = /<meta name="ahead-file" data-page="([^"]+)" content="([^"]+)" \/>/g;

/** Of the scripts that stand in a page. */
function scriptHashes(page: string): readonly string[] {
  return [...page.matchAll(scriptInPage)].map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
}

const scriptInPage = /<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs;

/** Calls are not pages of the portal. */
function isServerPath(path: string): boolean {
  return /^(api|guardian|files)(\/|$)/.test(path);
}

/** Pages are sent with what each answer fills in, and under addresses of their own only. */
function isPage(path: string): boolean {
  return path.endsWith('.html');
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
