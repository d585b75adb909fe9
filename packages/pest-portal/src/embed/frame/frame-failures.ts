import { describeError, isPestError, type Language } from 'pest-sdk';
import type { FrameFailure } from 'pest-ui/frame';
import { frameMessages } from './frame.messages';

/** Who reads this has no sign-in here that could be asked for: the page around renews the access, or has ended. */
export function endedWords(error: unknown, language: Language): string | undefined {
  if (!isPestError(error) || (error.kind !== 'token' && error.kind !== 'session')) return undefined;
  return frameMessages[language]['frame.ended'];
}

/** What failed, as the host is told and the person reads it. */
export function failureOf(error: unknown, action: string, language: Language): FrameFailure {
  const kind = isPestError(error) ? error.kind : 'other';
  return { kind, action, message: endedWords(error, language) ?? describeError(error, language) ?? '' };
}
