import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP } from 'node:net';
import { AddressRefused, guardedLookup, isPublicAddress, type ResolveAll } from './public-address';

const timeoutMs = 10_000;
/** Nothing of an answer is needed but its status: as much is read as lets a server end politely. */
const mostRead = 64 * 1024;

/** What is sent to a partner's server. */
export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends to addresses that companies have named. */
export interface WebhookPoster {
  /** Whether an address may be named at all; where a name leads to is known when it is sent to. */
  takes(url: string): boolean;
  /** Answers the status. @throws where there is none. */
  post(post: WebhookPost): Promise<number>;
}

export interface PosterOptions {
  /** Whether `http://localhost` is sent to: while somebody tries it out on a machine of their own. */
  readonly localhost: boolean;
  /** Of names; the system's own otherwise. */
  readonly resolve?: ResolveAll;
  readonly timeoutMs?: number;
}

/** One request for each message: it follows no redirect and keeps no connection. */
export class HttpWebhookPoster implements WebhookPoster {
  readonly #options: PosterOptions;

  constructor(options: PosterOptions) {
    this.#options = options;
  }

  takes(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const target = new URL(url);
    if (target.username !== '' || target.password !== '') return false;
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (target.protocol === 'http:') return this.#options.localhost && ['localhost', '127.0.0.1', '::1'].includes(host);
    return target.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
  }

  async post({ url, headers, body }: WebhookPost): Promise<number> {
    // A name that is an address by itself is looked up nowhere.
    if (!this.takes(url)) throw new AddressRefused(url);
    const { resolve, timeoutMs: limit = timeoutMs } = this.#options;
    const isPlain = url.startsWith('http:');
    const call = (isPlain ? requestPlain : requestTls)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      lookup: guardedLookup(isPlain ? 'loopback' : 'public', resolve),
      signal: AbortSignal.timeout(limit),
    });
    return await statusOf(call, body);
  }
}

function statusOf(call: ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response: IncomingMessage) => {
      let read = 0;
      response.on('data', (part: Buffer) => {
        read += part.length;
        if (read > mostRead) response.destroy();
      });
      // Cut off by us, or by them: the status was there.
      response.on('error', () => undefined);
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    call.end(body);
  });
}

/** Why there was no answer, in a word. */
export function faultOf(error: unknown): 'timeout' | 'address' | 'name' | 'certificate' | 'unreachable' {
  if (error instanceof AddressRefused) return 'address';
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'name';
  return /CERT|TLS|SSL|SIGNED|ISSUER/.test(code) ? 'certificate' : 'unreachable';
}
