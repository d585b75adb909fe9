import { isPestError } from 'pest-sdk';

/** No answer at all: what a person typed is then kept, whatever the reason. An expired session is said elsewhere. */
export function isUnreachable(thrown: unknown): boolean {
  if (!isPestError(thrown)) return false;
  const { kind, status = 0, retryAfter } = thrown;
  // "Not now" is no refusal either.
  if (retryAfter !== undefined) return true;
  return kind === 'network' || kind === 'timeout' || kind === 'session' || (kind === 'http' && status >= 500);
}
