import type { PestError } from '../errors/pest-error';

/** When a call that failed is made again. */
export interface RetryPolicy {
  /** Attempts after the first. */
  readonly retries: number;
  /** The most that the first wait may take; each further one takes up to twice as long. */
  readonly firstWaitMs: number;
  /** Where the server asks for a longer wait, the call fails instead. */
  readonly longestWaitMs: number;
}

/** "Too many", "not now", and a proxy that lost its server. */
const passingStatuses: readonly number[] = [429, 502, 503, 504];

/** Whether the same call may succeed a little later. A timeout may not: whoever waited for it waited long enough. */
function isPassing({ kind, status = 0 }: PestError): boolean {
  return kind === 'network' || passingStatuses.includes(status);
}

/**
 * Milliseconds before a call is made again after its nth attempt; null where it is not. What the server asks for
 * (`Retry-After`) is kept; otherwise waits double, and are cut by chance to between a half and the whole, so that clients
 * that failed together do not come back together.
 */
export function waitBeforeRetry(
  failure: PestError,
  attempt: number,
  { retries, firstWaitMs, longestWaitMs }: RetryPolicy,
  random: () => number = Math.random,
): number | null {
  if (attempt > retries || !isPassing(failure)) return null;
  if (failure.retryAfter !== undefined) {
    const asked = failure.retryAfter * 1000;
    return asked <= longestWaitMs ? asked : null;
  }
  return Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs) * (0.5 + random() / 2);
}
