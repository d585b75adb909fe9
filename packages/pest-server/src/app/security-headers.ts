import type { FastifyInstance, FastifyReply } from 'fastify';

const year = 31_536_000;

/**
 * What every answer says, so that a browser neither guesses its type, nor tells others its address, nor runs, embeds or
 * frames what is meant to be read. Pages and stored files say more, or otherwise, where they are served.
 */
export function securityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const behindTls = publicUrl?.startsWith('https:') === true;
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('X-Content-Type-Options', 'nosniff')
      .header('Referrer-Policy', 'no-referrer')
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (behindTls) reply.header('Strict-Transport-Security', `max-age=${year}`);
  });
}

/** Adds to what an answer depends on. */
export function vary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('Vary');
  reply.header('Vary', before === undefined ? header : `${before}, ${header}`);
}

/** What the portal's own files say besides. */
export function pageHeaders(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', policy)
    .header('Referrer-Policy', 'same-origin')
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()');
}

/** What a page of the portal loads besides what is served with it. */
export interface PageSources {
  /** Links to stored files begin with it, whatever host the page was asked of. */
  readonly publicUrl: string | undefined;
  /** Where the pictures of maps come from. */
  readonly tiles: string | undefined;
}

/** What stands in a page itself. */
export interface InPage {
  /** Of its styles. */
  readonly nonce: string;
  /** SHA-256 of each script, in base64. */
  readonly scripts: readonly string[];
}

/**
 * What stands in the page itself is let in by what nobody else can say: styles by the answer's nonce, scripts by what
 * they are. Nothing else runs, loads or frames but what is served here, what stored files are served from, where that is
 * a host of its own, and the pictures of the installation's map.
 */
export function contentPolicy({ publicUrl, tiles }: PageSources, inPage?: InPage): string {
  const stored = publicUrl === undefined ? '' : ` ${new URL(publicUrl).origin}`;
  const maps = tiles === undefined ? '' : ` ${new URL(tiles).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${inPage?.scripts.map((hash) => ` 'sha256-${hash}'`).join('') ?? ''}`,
    `style-src 'self'${inPage === undefined ? '' : ` 'nonce-${inPage.nonce}'`}`,
    `img-src 'self' blob: data:${stored}${maps}`,
    "font-src 'self'",
    `connect-src 'self'${stored}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
