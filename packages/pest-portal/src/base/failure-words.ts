import { describeError, isPestError } from 'pest-sdk';
import { language } from './language';
import { isOnline } from './online';
import { describeRelease } from './release';
import { isUnreachable } from './unreachable';

/** Of what is not kept on this device: only an inspection's records are, and they do not fail. */
const notSent = {
  zh: '没有网络，没有提交。',
  en: 'No network: this was not sent.',
} as const;

/** Why a write failed; null where nobody waits for it. Without a network it says that nothing was sent: it is a sign-in too. */
export function describeWriteFailure(thrown: unknown): string | null {
  return !isOnline() && isUnreachable(thrown) ? notSent[language] : describeReadFailure(thrown);
}

/** Why a read failed; null where nothing is to be said. */
export function describeReadFailure(thrown: unknown): string | null {
  return (isPestError(thrown) && describeRelease(thrown.cause)) || describeError(thrown, language);
}
