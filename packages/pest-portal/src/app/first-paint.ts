/**
 * Stands in the page's head, and runs before anything is drawn: the build writes it into each page
 * (`scripts/first-paint.mjs`), and the server lets it in by its hash. It says whether the console's shape is what will
 * come, for who has a session, on its pages; and whether it is light or dark, where somebody has chosen. The home page is
 * rendered ahead in each language: who has chosen another one is sent to theirs, and its header is told whether somebody
 * is signed in. For a page of the console it also sends for what its first screen needs: the portal's script comes an
 * answer later. Where nobody has a session, nothing is left of who had one.
 */

import { keepText, readText } from '../base/browser-text';
import { askAhead } from '../base/calls-ahead';
import { forgetForNobody } from '../base/forget-for-nobody';
import { languageKey } from '../base/language-key';
import { schemeKey } from '../base/scheme-key';
import { readToken } from '../base/token-cookie';

/** Of those that this page draws, what stands on no console. */
const pagesOfTheSite = ['/login', '/404'];

const root = document.documentElement;
const token = readToken();
const scheme = readText(schemeKey);
if (scheme === 'light' || scheme === 'dark') root.style.colorScheme = scheme;
if (token === null) forgetForNobody();
if (root.dataset.page === 'home') {
  root.dataset.visitor = token === null ? 'guest' : 'account';
  followLanguage();
} else if (token !== null && !pagesOfTheSite.includes(location.pathname)) {
  root.dataset.layout = 'console';
  sendAhead(token);
}

function sendAhead(session: string): void {
  for (const { content: href } of named('file')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  const calls = named('call').map(({ content, dataset: { call = '' } }) => ({
    name: call,
    address: content.replaceAll('{today}', dayOfSites()).replace('{token}', encodeURIComponent(session)),
  }));
  askAhead(calls, { language: readText(languageKey) === 'en' ? 'en' : 'zh', token: session });
  // A page's first format of a day takes long to make: now nothing waits for it.
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format();
}

/** What the head names for this page. */
function named(kind: 'call' | 'file'): readonly HTMLMetaElement[] {
  return Array.from(document.querySelectorAll<HTMLMetaElement>(`meta[name="ahead-${kind}"]`)).filter(
    ({ dataset: { page } }) => page === '*' || page === location.pathname,
  );
}

/** Where sites are unless somebody says otherwise: in China, which moves no clocks. */
function dayOfSites(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** Who follows a link to a language, and has none of their own, has chosen it. */
function followLanguage(): void {
  const chosen = readText(languageKey);
  const here = new URL(location.href);
  const shown = root.dataset.language ?? '';
  if (chosen !== 'zh' && chosen !== 'en') {
    if (here.searchParams.get('lang') === shown) keepText(languageKey, shown);
    return;
  }
  if (chosen === shown) return;
  if (chosen === 'zh') here.searchParams.delete('lang');
  else here.searchParams.set('lang', chosen);
  location.replace(here);
}
