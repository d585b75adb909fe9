import { readToken } from '../../base/token-cookie';
import { closeMenuBy } from '../menu-closes';
import { sendContact } from './contact-form';
import { enterDemo } from './demo-entry';
import { chooseHomeLanguage } from './home-language';
import { openLogin, prepareLogin, wantsLogin } from './login-entry';
import { showPrices } from './prices';
import { logOut, showVisitor } from './visitor';

/** The home page's own script: what its links and its form do better than by themselves. The page is read without it. */
const menu = document.querySelector<HTMLDetailsElement>('[data-site-menu]');
if (menu) closeMenuBy(menu);

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act], [data-demo-phone]') : null;
  const otherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || otherTab) return;
  if (act(link)) event.preventDefault();
});

/** Whether a link's act was done in place of following it. */
function act(link: HTMLElement): boolean {
  if (link.dataset.demoPhone) {
    void enterDemo(link);
    return true;
  }
  switch (link.dataset.act) {
    case 'language':
      return chooseHomeLanguage(link.dataset.language);
    case 'login':
    case 'register':
      openLogin(link.dataset.act);
      return true;
    case 'logout':
      void logOut();
      return true;
    default:
      return false;
  }
}

// Somebody who comes near the login is about to need it.
for (const link of document.querySelectorAll('[data-act="login"], [data-act="register"]')) {
  for (const sign of ['pointerenter', 'focus', 'touchstart']) {
    link.addEventListener(sign, prepareLogin, { once: true, passive: true });
  }
}

const form = document.querySelector<HTMLFormElement>('[data-contact]');
if (form) sendContact(form);
void showPrices();
if (readToken() !== null) void showVisitor();
else if (wantsLogin()) openLogin('login');
