import { keepText } from '../../base/browser-text';
import { languageKey } from '../../base/language-key';

/** In the address while the login is open: the portal's own way (`MarketingLayout`). */
type LoginMode = 'login' | 'register';

let portal: Promise<unknown> | null = null;

/** Fetches the portal, which the login is a part of and which whoever logs in needs next. */
export function prepareLogin(): void {
  portal ??= import(/* @vite-ignore */ document.documentElement.dataset.portal ?? '');
  // Without a network the link may be pressed again.
  portal.catch(() => {
    portal = null;
  });
}

/** Opens the login over the page; where the portal cannot be fetched, its own page. */
export function openLogin(mode: LoginMode): void {
  // Whoever is signed in has what the dialog is for.
  if (document.documentElement.dataset.visitor === 'account') {
    location.assign('/home');
    return;
  }
  keepLanguageOfPage();
  const query = new URLSearchParams(location.search);
  query.set('login', mode === 'register' ? mode : '');
  history.replaceState(null, '', `/?${query}`);
  if (!document.getElementById('app')) {
    document.body.append(Object.assign(document.createElement('div'), { id: 'app' }));
    prepareLogin();
    void portal?.catch(() => location.assign('/login'));
    return;
  }
  // The portal is there already: it hears of the address by itself.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Whether the address asks for the login. */
export function wantsLogin(): boolean {
  const query = new URLSearchParams(location.search);
  return location.hash === '#login' || query.has('login') || query.has('redirect');
}

/** The portal speaks what is kept on this device: whoever reads this page goes on in its language. */
function keepLanguageOfPage(): void {
  keepText(languageKey, document.documentElement.dataset.language ?? '');
}
