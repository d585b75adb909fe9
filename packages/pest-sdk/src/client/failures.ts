import { isAxiosError, isCancel } from 'axios';
import { type ErrorNumbering, findError } from '../errors/error-codes';
import { PestError, type PestErrorDetails } from '../errors/pest-error';

/** What axios threw, as one of ours: an abort, a timeout, a lost connection or an HTTP status, in that order. */
export function failureOf(endpoint: string, thrown: unknown): PestError {
  if (isCancel(thrown)) return new PestError({ kind: isDeadline(thrown) ? 'timeout' : 'abort', endpoint });
  if (!isAxiosError(thrown)) return new PestError({ kind: 'contract', endpoint, cause: thrown });
  if (thrown.response) return new PestError({ kind: 'http', endpoint, status: thrown.response.status });
  return new PestError({
    kind: thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT' ? 'timeout' : 'network',
    endpoint,
  });
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
  };
  return new PestError(details);
}

/** `AbortSignal.timeout()` looks like a cancel to axios; its reason says what it was. */
function isDeadline(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('config' in thrown)) return false;
  const { config } = thrown;
  if (typeof config !== 'object' || config === null || !('signal' in config)) return false;
  const { signal } = config;
  return (
    signal instanceof AbortSignal && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
  );
}
