import type { AxiosInstance } from 'axios';
import type { EndpointName } from '../contract';
import type { HttpMethod } from '../contract/endpoint';
import type { ErrorNumbering } from '../errors/error-codes';
import type { PestError } from '../errors/pest-error';
import type { Language } from '../language/language';

type MaybePromise<T> = T | Promise<T>;

/** What a host tells the client once. Everything but `baseUrl` has a default. */
export interface PestClientOptions {
  /** Where the contract is answered; `''` for the page's own origin. */
  readonly baseUrl: string;
  /** The open API host that takes uploads. @default baseUrl */
  readonly openBaseUrl?: string;
  /** The session token, or where to ask for it before each call. Null sends none. */
  readonly token?: string | null | (() => MaybePromise<string | null>);
  /** Sent as `Accept-Language`. @default 'zh' */
  readonly language?: Language | (() => Language);
  /** Milliseconds each attempt may take. @default 50000 */
  readonly timeoutMs?: number;
  /** Which numbering the server's codes are in. @default 'response' */
  readonly errorNumbering?: ErrorNumbering;
  /** How often a failed GET is asked again after a lost connection, 502 or 504. Nothing else is ever repeated. @default 2 */
  readonly retries?: number;
  /** For a backend that spells a call otherwise. */
  readonly endpoints?: Partial<Record<EndpointName, { readonly method?: HttpMethod; readonly path?: string }>>;
  /** Checks answers against the contract. `warn` logs and passes them on. @default 'strict' */
  readonly validate?: 'strict' | 'warn';
  /** A host's own axios instance, with its interceptors. */
  readonly axios?: AxiosInstance;
  readonly on?: ClientEvents;
  /** Where HTTP 401, 403, 404 and 503 are noted (specification §8). @default console */
  readonly logger?: Pick<Console, 'warn'>;
}

/** Listeners of a client. The client draws nothing: a host decides here what its page shows. */
export interface ClientEvents {
  /** Code 1001. Once per session, however many calls fail together. */
  readonly sessionExpired?: (error: PestError) => void;
  /** Every failure but an abort, after `sessionExpired`. */
  readonly error?: (error: PestError) => void;
}

/** What one call can be told. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds. @default the client's */
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** For uploads: 0 to 1. */
  readonly onProgress?: (share: number) => void;
}
