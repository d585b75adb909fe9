import { language } from './language';
import { isOnline } from './online';

const released = {
  zh: '系统已更新，请刷新页面。',
  en: 'A new version was released: reload the page.',
} as const;

/** Says of code that the page asked for twice in vain, over a network, that it is from before a release. */
export function describeRelease(thrown: unknown): string | undefined {
  return isOnline() && /module: /.test(String(thrown)) ? released[language] : undefined;
}
