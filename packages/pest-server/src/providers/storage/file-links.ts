import { createHmac, timingSafeEqual } from 'node:crypto';
import { isFileKey } from './storage';

const lifetimeMs = 60 * 60_000;
/** Ends are rounded down to this, so that a page loaded twice asks for the same URL and the browser's cache helps. */
const roundMs = 5 * 60_000;
const pathPattern = /^\/files\/([^/?]+)\?expires=(\d+)&signature=([\w-]+)$/;

/** Makes and checks the signed paths that files are fetched by; each ends within the hour. */
export class FileLinks {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  path(key: string, now: Date): string {
    const expires = Math.floor((now.getTime() + lifetimeMs) / roundMs) * roundMs;
    return `/files/${key}?expires=${expires}&signature=${this.#sign(key, expires)}`;
  }

  /** Whether a path was made here and has not ended. */
  accepts(key: string, expires: number, signature: string, now: Date): boolean {
    if (!isFileKey(key) || now.getTime() >= expires) return false;
    const expected = Buffer.from(this.#sign(key, expires));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /**
   * The key in a URL that this server issued, or null for anything else. An ended link still names its file: a form
   * may have stood open for longer than an hour.
   */
  keyOf(url: string): string | null {
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const [, key, expires, signature] = pathPattern.exec(path) ?? [];
    if (key === undefined || expires === undefined || signature === undefined) return null;
    return this.accepts(key, Number(expires), signature, new Date(0)) ? key : null;
  }

  #sign(key: string, expires: number): string {
    return createHmac('sha256', this.#secret).update(`${key}\n${expires}`).digest('base64url').slice(0, 32);
  }
}
