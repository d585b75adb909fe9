import { describeError, isPestError, type Language } from 'pest-sdk';
import { useCallback } from 'react';
import { usePest } from '../provider/context';
import type { DescribeError } from '../provider/failures';

/**
 * What to say of something that failed: the host's words first, then those of an error code, then an error's own
 * message. Null where nothing is to be said, as of a call that the person gave up.
 */
export function failureWords(
  error: unknown,
  locale: Language,
  hosts: readonly (DescribeError | undefined)[],
): string | null {
  for (const describe of hosts) {
    const said = describe?.(error, locale);
    if (said !== undefined) return said;
  }
  if (typeof error === 'string' && error !== '') return error;
  if (isAbort(error)) return null;
  if (!isPestError(error) && error instanceof Error && error.message !== '') return error.message;
  return describeError(error, locale);
}

/** {@link failureWords} in the language of the provider, its words included. */
export function useFailureWords(own: DescribeError | undefined): (error: unknown) => string | null {
  const { locale, describeError: shared } = usePest();
  return useCallback((error) => failureWords(error, locale, [own, shared]), [locale, own, shared]);
}

/** Whether a call was given up, by the browser's own signal or through the client. */
export function isAbort(error: unknown): boolean {
  if (isPestError(error)) return error.kind === 'abort';
  return error instanceof Error && error.name === 'AbortError';
}
