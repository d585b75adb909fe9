import { language } from './language';
import { isOnline } from './online';

const released = {
  zh: '网络中断或系统已更新，请刷新页面。',
  en: 'No network, or a new version was released: reload the page.',
} as const;

/**
 * Says of code that the page asked for twice in vain that it may be from before a release. A browser tells no status of
 * it, and believes to be online on a network that leads nowhere, so both are said.
 */
export function describeRelease(thrown: unknown): string | undefined {
  return isOnline() && /module: /.test(String(thrown)) ? released[language] : undefined;
}
