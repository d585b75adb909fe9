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
  /**
   * The session token, or where to ask for it before each call. Null sends none. Where it fails, the call fails with kind
   * `token` and the failure as its `cause`.
   */
  readonly token?: string | null | (() => MaybePromise<string | null>);
  /** Sent as `Accept-Language`. @default 'zh' */
  readonly language?: Language | (() => Language);
  /**
   * Pins the version of the contract: sent as `Pest-Version` with each call, and refused by a server that speaks another
   * one. A backend on another origin must allow that header. @default none is sent
   */
  readonly version?: string | undefined;
  /**
   * Asked for a new token when a call is answered "session expired" (1001); the call is then made once more. Calls that
   * fail together share one question. Null: the session is over, as it is without this function.
   */
  readonly renewToken?: (() => MaybePromise<string | null>) | undefined;
  /** Milliseconds each attempt may take. @default 50000 */
  readonly timeoutMs?: number;
  /**
   * Milliseconds a call may take as a whole, with its token, its attempts and the waits between them.
   * @default 180000, for files no limit
   */
  readonly deadlineMs?: number | undefined;
  /** Which numbering the server's codes are in. @default 'response' */
  readonly errorNumbering?: ErrorNumbering;
  /**
   * How often a GET call is made again after a lost connection, 429, 502, 503 or 504: after up to 0.4 s, then 0.8 s, or
   * after what the server asks for in `Retry-After`. @default 2
   */
  readonly retries?: number;
  /** Milliseconds that the client waits at most before it makes a call again; asked for more, it fails. @default 10000 */
  readonly longestWaitMs?: number | undefined;
  /**
   * Sends an `Idempotency-Key` with every write of a signed-in account. A backend on another origin must allow that
   * header (`Access-Control-Allow-Headers`). @default true
   */
  readonly idempotencyKeys?: boolean | undefined;
  /**
   * The backend honours `Idempotency-Key`, as `pest-server` does: a write that failed as a GET call would be made again
   * for is sent once more after 1 to 2 s, with the same key. Otherwise no write is ever repeated. @default false
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
  /**
   * The answer to a read that the page asked for with `fetch` before this client was there, or null: then it is asked for
   * now, as it is where that answer failed. Told the whole address, and the headers that would be sent.
   */
  readonly askedAhead?: ((url: string, headers: AskedHeaders) => Promise<Response> | null) | undefined;
  /** A host's own axios instance, with its interceptors. */
  readonly axios?: AxiosInstance;
  readonly on?: ClientEvents;
  /** Where HTTP 401, 403, 404 and 503 are noted (specification §8). @default console */
  readonly logger?: Pick<Console, 'warn'>;
}

/** What a call is answered by: in which language, and to whom. */
export interface AskedHeaders {
  readonly language: string;
  /** Null where nobody is signed in. */
  readonly token: string | null;
}

/** An attempt of a call, as it is told to listeners: without token, password, verification code and phone numbers. */
export interface RequestEvent {
  readonly endpoint: EndpointName;
  readonly method: HttpMethod;
  /** With the arguments that belong there; the others are in `arguments`. */
  readonly path: string;
  readonly arguments: unknown;
  /** 1 for the first. */
  readonly attempt: number;
  readonly idempotencyKey?: string | undefined;
}

/** What became of an attempt. */
export interface ResponseEvent extends RequestEvent {
  readonly durationMs: number;
  /** HTTP status; undefined where no answer came. */
  readonly status?: number | undefined;
  /** The business code as it came: 0 for success; undefined where the answer was no envelope. */
  readonly wireCode?: number | undefined;
  /** Of a list without pages: the server has more rows than it answered (`bound` of its row). */
  readonly more?: boolean | undefined;
  /** For support: which request of which process. */
  readonly requestId?: string | undefined;
}

/**
 * Listeners of a client. The client draws nothing: a host decides here what its page shows. A listener that throws is
 * noted by the logger, and changes nothing for the call.
 */
export interface ClientEvents {
  /** Before each attempt of a call. */
  readonly request?: ((event: RequestEvent) => void) | undefined;
  /** After each attempt, answered or not. */
  readonly response?: ((event: ResponseEvent) => void) | undefined;
  /** Code 1001. Once per session, however many calls fail together. */
  readonly sessionExpired?: ((error: PestError) => void) | undefined;
  /** Every failure but an abort, after `sessionExpired`. */
  readonly error?: ((error: PestError) => void) | undefined;
}

/** What one call can be told. */
export interface CallOptions {
  /** Cancels the call, whatever it waits for; it then fails with kind `abort`, or `timeout` for `AbortSignal.timeout()`. */
  readonly signal?: AbortSignal;
  /** Milliseconds each attempt may take. @default the client's */
  readonly timeoutMs?: number;
  /** Milliseconds that the call may take as a whole. @default the client's */
  readonly deadlineMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The key of a write, for a host that keeps writes and sends them later: the same key, whenever it is sent again, is
   * done once. Without it the client makes one, and keeps it while the same content is sent again without an answer.
   */
  readonly idempotencyKey?: string | undefined;
  /** For uploads: 0 to 1. */
  readonly onProgress?: (share: number) => void;
}
