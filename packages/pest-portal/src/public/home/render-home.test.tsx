import { productWords } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { describe, expect, test } from 'vitest';
import { homeLanguages, renderHome } from './render-home';
import { siteCalls } from './site-call';

const files = { firstPaint: 'let before = 1 < 2;', script: '/assets/home-1.js', portal: '/assets/index-1.js' };

function page(language: 'zh' | 'en'): Document {
  return new DOMParser().parseFromString(renderHome(language, files), 'text/html');
}

describe.each([
  ['zh', 'zh-CN', '每次检查，都经得起审核', '/'],
  ['en', 'en', 'Every check, ready for the auditor', '/?lang=en'],
] as const)('the home page in %s', (language, tag, promise, address) => {
  const home = page(language);
  const hrefOf = (selector: string) => home.querySelector(selector)?.getAttribute('href');

  test('says what it is, where it stands and where the other language is', () => {
    expect(home.documentElement.lang).toBe(tag);
    expect(home.title.toLowerCase()).toContain(promise.toLowerCase());
    expect(home.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/.{40,}/);
    expect(hrefOf('link[rel="canonical"]')).toBe(`__public_url__${address}`);
    expect(hrefOf('link[hreflang="zh-CN"]')).toBe('__public_url__/');
    expect(hrefOf('link[hreflang="en"]')).toBe('__public_url__/?lang=en');
    expect(hrefOf('link[hreflang="x-default"]')).toBe('__public_url__/');
    expect(home.querySelector('meta[name="robots"]')).toBeNull();
  });

  test('is whole without a script: one heading, its sections, its drawings with their names', () => {
    expect([...home.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([promise]);
    for (const section of ['product', 'developers', 'plans', 'about', 'contact']) {
      expect(home.querySelector(`section#${section} h2`), section).not.toBeNull();
    }
    for (const drawing of home.querySelectorAll('svg[role="img"]')) {
      expect(drawing.getAttribute('aria-label')).toBeTruthy();
      expect(drawing.querySelector('text')).not.toBeNull();
    }
    expect(home.querySelectorAll('svg[role="img"]')).toHaveLength(3);
  });

  test('has its own two scripts and nothing of the console; its styles are inside, by nonce', () => {
    const scripts = [...home.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? script.text);
    expect(scripts).toEqual([files.firstPaint, files.script]);
    expect(home.querySelector('link[rel="stylesheet"]')).toBeNull();
    expect(home.querySelector('style')?.getAttribute('nonce')).toBe('__csp_nonce__');
    expect(home.querySelector('style')?.textContent).toContain('{');
    expect(home.querySelectorAll('[style]')).toHaveLength(0);
  });

  test('names nothing twice, and its links within the page lead somewhere', () => {
    const ids = [...home.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    const anchors = [...home.querySelectorAll('a[href^="#"], use')].map((link) => String(link.getAttribute('href')));
    for (const anchor of anchors) expect(ids, anchor).toContain(anchor.slice(1));
  });

  test('names who runs it, as the server says, and links what binds and what is kept', () => {
    const foot = home.querySelector('footer');
    expect(foot?.textContent).toContain('__operator__');
    const links = [...(foot?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/terms', '/privacy', '/agreement']));
    expect(home.querySelector('#contact a[href="/privacy"]')).not.toBeNull();
  });

  test('asks for the recognition, and sells it nowhere', () => {
    expect(home.querySelector('[data-buy="aiRecognition"], [data-price="aiRecognition"]')).toBeNull();
    expect(home.querySelector('#plans a[href="#contact"]:not([data-buy])')?.textContent).toContain(
      productWords.aiRecognition[language],
    );
  });

  test('invents no price', () => {
    const prices = [...home.querySelectorAll('[data-price]')].map((price) => price.textContent);
    expect(new Set(prices)).toEqual(new Set(['¥ —']));
  });
});

test('every language has its page', () => {
  expect(homeLanguages).toEqual(['zh', 'en']);
});

test.each([
  ['login', contract.auth.login],
  ['info', contract.auth.info],
  ['logout', contract.auth.logout],
  ['contact', contract.contact.send],
  ['plans', contract.membership.plans],
] as const)('the call %s is the contract’s', (name, row) => {
  expect(siteCalls[name]).toEqual([row.method, row.path]);
});
