import { browserMark } from '../../base/browser-mark';
import { keepText } from '../../base/browser-text';
import { languageKey } from '../../base/language-key';
import { writeToken } from '../../base/token-cookie';
import { callSite } from './site-call';

let entering = false;

/** Signs in as one of the demo's people, in the language that the person reads. */
export async function enterDemo(link: HTMLElement): Promise<void> {
  if (entering) return;
  entering = true;
  link.setAttribute('aria-busy', 'true');
  const answer = await callSite('login', {
    loginId: link.dataset.demoPhone,
    password: document.documentElement.dataset.demoPassword,
    loginType: 'web',
    device: browserMark(),
  });
  if (answer?.code === 0 && typeof answer.data === 'string') {
    writeToken(answer.data, { remember: false });
    keepText(languageKey, link.dataset.language ?? '');
    location.assign('/home');
    return;
  }
  entering = false;
  link.removeAttribute('aria-busy');
  const failed = document.querySelector<HTMLElement>('[data-demo-failed]');
  if (failed) failed.textContent = answer?.msg || (failed.dataset.demoFailed ?? '');
}
