import { type ErrorCode, type ErrorName, findError } from './error-codes';
import { pestErrorBrand } from './pest-error-brand';

/**
 * How a call failed.
 * - `api`: the server answered with a business code, whatever the HTTP status of that answer
 * - `session`: code 1001, the session is over
 * - `http`: an HTTP status instead of an answer
 * - `network`: no response at all ("server abnormal")
 * - `timeout`: none within the time allowed
 * - `abort`: the caller cancelled; never shown to anyone
 * - `contract`: an answer that does not have the contract's shape
 * - `token`: the host's own function for the token failed; `cause` is what it threw
 */
export type PestErrorKind = 'api' | 'session' | 'http' | 'network' | 'timeout' | 'abort' | 'contract' | 'token';

/** What is known of a failed call; the properties of {@link PestError}. */
export interface PestErrorDetails {
  readonly kind: PestErrorKind;
  /** `area.name` of the call. */
  readonly endpoint: string;
  /** The business code in the response-handling numbering, when the server gave a known one. */
  readonly code?: ErrorCode | undefined;
  /** The number as it came, in whatever numbering the server speaks. */
  readonly wireCode?: number | undefined;
  /** HTTP status, when there was a response. */
  readonly status?: number | undefined;
  /** What HTTP calls the status, in the server's words; empty over HTTP/2. */
  readonly statusText?: string | undefined;
  /** Seconds to wait before asking again (`Retry-After`), where the server says so, as with too many tries. */
  readonly retryAfter?: number | undefined;
  /** The server's own words; shown for codes that are not known. */
  readonly serverMessage?: string | undefined;
  /** The argument that was refused, where the server names one. */
  readonly field?: string | undefined;
  /** For support: which request of which process. */
  readonly requestId?: string | undefined;
  readonly cause?: unknown | undefined;
}

/** The one error class of the client. It carries no token, no password and no body. */
export class PestError extends Error {
  readonly [pestErrorBrand] = true;
  override readonly name = 'PestError';
  readonly kind: PestErrorKind;
  readonly endpoint: string;
  readonly code: ErrorCode | undefined;
  readonly wireCode: number | undefined;
  /** Name of `code`, the same in either numbering. */
  readonly errorName: ErrorName | undefined;
  readonly status: number | undefined;
  /** What HTTP calls the status; empty over HTTP/2. */
  readonly statusText: string | undefined;
  /** Seconds to wait before asking again, where the server says so. */
  readonly retryAfter: number | undefined;
  readonly serverMessage: string | undefined;
  readonly field: string | undefined;
  readonly requestId: string | undefined;

  constructor(details: PestErrorDetails) {
    const errorName = details.code === undefined ? undefined : findError(details.code)?.name;
    super(describe(details, errorName), details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = details.kind;
    this.endpoint = details.endpoint;
    this.code = details.code;
    this.wireCode = details.wireCode;
    this.errorName = errorName;
    this.status = details.status;
    this.statusText = details.statusText;
    this.retryAfter = details.retryAfter;
    this.serverMessage = details.serverMessage;
    this.field = details.field;
    this.requestId = details.requestId;
  }
}

function describe(details: PestErrorDetails, errorName: ErrorName | undefined): string {
  const what = errorName ?? (details.kind === 'http' ? `HTTP ${details.status}` : details.kind);
  return `${details.endpoint}: ${what}${details.wireCode === undefined ? '' : ` (${details.wireCode})`}`;
}
