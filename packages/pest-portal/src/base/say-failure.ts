import { fetchCode } from 'pest-ui';
import { language } from './language';

/** Said where the words of errors cannot be fetched either. */
const failed = {
  zh: '操作没有成功，请检查网络后重试，或刷新页面。',
  en: 'That did not work. Check the network and try again, or reload the page.',
};

/** Says why something failed; nothing where nobody waits for it. The words of all errors come with the first failure. */
export async function sayFailure(
  asked: 'read' | 'write',
  error: unknown,
  say: (message: string) => void,
): Promise<void> {
  const name = asked === 'read' ? 'describeReadFailure' : 'describeWriteFailure';
  const describe = await fetchCode(() => import('./failure-words'), name).catch(() => null);
  const message = describe ? describe(error) : failed[language];
  if (message !== null) say(message);
}
