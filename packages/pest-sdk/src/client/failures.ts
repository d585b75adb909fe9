import { type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { type ErrorNumbering, findError } from '../errors/error-codes';
import { PestError, type PestErrorDetails } from '../errors/pest-error';
import { refusingEnvelope } from './envelope';

/** What was thrown, as one of ours: an abort, a timeout, a lost connection, a refusal or an HTTP status. */
export function failureOf(endpoint: string, thrown: unknown, numbering: ErrorNumbering): PestError {
  if (thrown instanceof PestError) return thrown;
  if (isCancel(thrown)) return new PestError({ kind: 'abort', endpoint });
  if (!isAxiosError(thrown)) return new PestError({ kind: 'contract', endpoint, cause: thrown });
  // A good status whose body never came whole is a lost connection.
  if (thrown.response && thrown.response.status >= 300) return httpFailure(endpoint, thrown.response, numbering);
  return new PestError({
    kind: thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT' ? 'timeout' : 'network',
    endpoint,
  });
}

/** An answer with a status of 400 or above is the envelope that it carries; without one it is that status. */
function httpFailure(endpoint: string, response: AxiosResponse, numbering: ErrorNumbering): PestError {
  const { status, statusText } = response;
  const answered = { status, retryAfter: secondsToWait(response.headers['retry-after']) };
  const refusal = refusingEnvelope(response.data);
  if (refusal) return refusalOf(endpoint, refusal, numbering, answered);
  return new PestError({ kind: 'http', endpoint, statusText, ...answered });
}

/** `Retry-After` is a number of seconds or a date. */
function secondsToWait(header: unknown): number | undefined {
  if (typeof header !== 'string' && typeof header !== 'number') return undefined;
  const seconds = /^\d+$/.test(String(header)) ? Number(header) : (Date.parse(String(header)) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/** A business code that is not success, read in the numbering the server speaks. */
export function refusalOf(
  endpoint: string,
  answer: {
    readonly code: number;
    readonly msg: string;
    readonly field?: string | undefined;
    readonly requestId?: string | undefined;
  },
  numbering: ErrorNumbering,
  answered: Pick<PestErrorDetails, 'status' | 'retryAfter'> = {},
): PestError {
  const known = findError(answer.code, numbering);
  const details: PestErrorDetails = {
    kind: known?.name === 'session.expired' ? 'session' : 'api',
    endpoint,
    wireCode: answer.code,
    serverMessage: answer.msg,
    code: known?.code,
    field: answer.field,
    requestId: answer.requestId,
    ...answered,
  };
  return new PestError(details);
}
