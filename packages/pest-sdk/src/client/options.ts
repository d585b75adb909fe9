import type { AxiosInstance } from 'axios';
import type { EndpointName } from '../contract';
import type { ResultCheck } from '../contract/check-result';
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
  /** How often a failed GET is asked again after a lost connection, 502 or 504. @default 2 */
  readonly retries?: number;
  /**
   * Sends an `Idempotency-Key` with every write of a signed-in account. A backend on another origin must allow that
   * header (`Access-Control-Allow-Headers`). @default true
   */
  readonly idempotencyKeys?: boolean | undefined;
  /**
   * The backend honours `Idempotency-Key`, as `pest-server` does: a write whose connection was lost, or that a proxy
   * answered with 502 or 504, is sent once more, with the same key. Otherwise no write is ever repeated. @default false
   */
  readonly retryWrites?: boolean | undefined;
  /**
   * For pages that people click on: the same write asked for twice at once, or by a double click, is made once, and both
   * get its answer. @default false
   */
  readonly joinWrites?: boolean | undefined;
  /** For a backend that spells a call otherwise. */
  readonly endpoints?: Partial<Record<EndpointName, { readonly method?: HttpMethod; readonly path?: string }>>;
  /**
   * Compares answers with the contract: pass `strictChecks` of `pest-sdk/schemas`. Without it they are taken as they come,
   * with whatever a newer server adds, and the client carries no schemas.
   */
  readonly check?: ResultCheck | undefined;
  /** What an answer that `check` finds wrong leads to: `warn` logs it and passes it on. @default 'strict' */
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
  /**
   * The key of a write, for a host that keeps writes and sends them later: the same key, whenever it is sent again, is
   * done once. Without it the client makes one, and keeps it while the same content is sent again without an answer.
   */
  readonly idempotencyKey?: string | undefined;
  /** For uploads: 0 to 1. */
  readonly onProgress?: (share: number) => void;
}
