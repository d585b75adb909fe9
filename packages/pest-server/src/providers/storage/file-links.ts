import { createHmac, timingSafeEqual } from 'node:crypto';
import { isFileKey } from './storage';

const lifetimeMs = 60 * 60_000;
/** Ends are rounded down to this, so that a page loaded twice asks for the same URL and the browser's cache helps. */
const roundMs = 5 * 60_000;
const pathPattern = /^\/files\/([^/?]+)\?expires=(\d+)&signature=([\w-]+)(&for=partner)?$/;

/** Whose pages a link is for: those of this installation, or a partner's on another site. */
export type LinkAudience = 'portal' | 'partner';

/** Makes and checks the signed paths that files are fetched by; each ends within the hour. */
export class FileLinks {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  path(key: string, now: Date, audience: LinkAudience = 'portal'): string {
    const expires = Math.floor((now.getTime() + lifetimeMs) / roundMs) * roundMs;
    const asked = audience === 'partner' ? '&for=partner' : '';
    return `/files/${key}?expires=${expires}&signature=${this.#sign(key, expires, audience)}${asked}`;
  }

  /** Whether a path was made here and has not ended. */
  accepts(key: string, expires: number, signature: string, now: Date, audience: LinkAudience = 'portal'): boolean {
    if (!isFileKey(key) || now.getTime() >= expires) return false;
    const expected = Buffer.from(this.#sign(key, expires, audience));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /**
   * The key in a URL that this server issued, or null for anything else. An ended link still names its file: a form
   * may have stood open for longer than an hour.
   */
  keyOf(url: string): string | null {
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const [, key, expires, signature, partner] = pathPattern.exec(path) ?? [];
    if (key === undefined || expires === undefined || signature === undefined) return null;
    const audience = partner === undefined ? 'portal' : 'partner';
    return this.accepts(key, Number(expires), signature, new Date(0), audience) ? key : null;
  }

  #sign(key: string, expires: number, audience: LinkAudience): string {
    const asked = audience === 'partner' ? '\npartner' : '';
    return createHmac('sha256', this.#secret).update(`${key}\n${expires}${asked}`).digest('base64url').slice(0, 32);
  }
}
