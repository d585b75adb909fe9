import { isPestError, type Language, type Words } from 'pest-sdk';
import { useCallback, useState } from 'react';
import { fetchCode } from '../primitives/fetched/fetch-code';
import { usePest } from '../provider/context';
import type { DescribeError } from '../provider/failures';

type DescribeSdkError = (error: unknown, locale: Language) => string | null;

const anyFailure: Words = { zh: '出错了', en: 'Error' };

/**
 * What to say of something that failed: the host's words first, then those of an error code, then an error's own
 * message. Null where nothing is to be said, as of a call that the person gave up, or not yet.
 */
export function failureWords(
  error: unknown,
  locale: Language,
  hosts: readonly (DescribeError | undefined)[],
  describeSdkError: () => DescribeSdkError | null,
): string | null {
  for (const describe of hosts) {
    const said = describe?.(error, locale);
    if (said !== undefined) return said;
  }
  if (typeof error === 'string' && error !== '') return error;
  if (isAbort(error)) return null;
  if (isPestError(error)) return describeSdkError()?.(error, locale) ?? null;
  return error instanceof Error && error.message !== '' ? error.message : anyFailure[locale];
}

/** {@link failureWords} in the language of the provider, its words included. */
export function useFailureWords(own: DescribeError | undefined): (error: unknown) => string | null {
  const { locale, describeError: shared } = usePest();
  const [words, setWords] = useState(() => sdkWords);
  return useCallback(
    (error) =>
      failureWords(error, locale, [own, shared], () => {
        if (!words) void loadSdkWords().then(() => setWords(() => sdkWords));
        return words;
      }),
    [locale, own, shared, words],
  );
}

/** Whether a call was given up, by the browser's own signal or through the client. */
export function isAbort(error: unknown): boolean {
  if (isPestError(error)) return error.kind === 'abort';
  return error instanceof Error && error.name === 'AbortError';
}

/** Null until they are needed. */
let sdkWords: DescribeSdkError | null = null;

async function loadSdkWords(): Promise<void> {
  try {
    sdkWords = await fetchCode(() => import('./sdk-words'), 'describeError');
  } catch {
    // Its file cannot be had: that something failed is said all the same.
    sdkWords = (_, locale) => anyFailure[locale];
  }
}
