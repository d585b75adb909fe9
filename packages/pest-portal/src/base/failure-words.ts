import { describeError, isPestError } from 'pest-sdk';
import { CodeGoneError } from 'pest-ui';
import { language } from './language';
import { isOnline } from './online';
import { isUnreachable } from './unreachable';

/** Of what is not kept on this device: only an inspection's records are, and they do not fail. */
const notSaved = {
  zh: '没有网络，没有保存。',
  en: 'No network: this was not saved.',
} as const;

/** What makes calls is gone: the page is from before a release. */
const released = {
  zh: '系统已更新，请刷新页面后继续。',
  en: 'A new version was released. Reload the page to go on.',
} as const;

/** Why a write failed; null where nobody waits for it. Without a network it says that nothing was saved. */
export function describeWriteFailure(thrown: unknown): string | null {
  return !isOnline() && isUnreachable(thrown) ? notSaved[language] : describeReadFailure(thrown);
}

/** Why a read failed; null where nothing is to be said. */
export function describeReadFailure(thrown: unknown): string | null {
  const isReleased = isPestError(thrown) && thrown.cause instanceof CodeGoneError;
  return isReleased ? released[language] : describeError(thrown, language);
}
