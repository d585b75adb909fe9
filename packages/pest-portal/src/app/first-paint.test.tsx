import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from 'pest-sdk';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerAhead, keepUnasked } from '../base/calls-ahead';
import { schemeKey } from '../base/scheme-key';
import { clearToken, writeToken } from '../base/token-cookie';
import { tokenCookie } from '../base/token-cookie-name';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const asked = vi.fn<typeof fetch>(async () => Response.json({ code: 0, data: 'ahead' }));
/** Makes each opening's script another one: a script runs once for its address. */
let opened = 0;
const mine = { language: 'zh', token: 't+1' };

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  writeToken('t+1', { remember: false });
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
  Reflect.deleteProperty(globalThis, 'pestCallsAhead');
  clearToken();
});

const head = [...document.head.childNodes];
afterAll(() => {
  document.head.replaceChildren(...head);
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset.layout;
  history.replaceState(null, '', '/');
});

it('asks for reads of the contract only, each where the contract has it', async () => {
  await openAt('/home');
  const named = [...document.querySelectorAll<HTMLMetaElement>('meta[name="ahead-call"]')].map(
    ({ content, dataset }) => {
      const { method, path } = endpoints.find(({ name }) => name === dataset.call)?.row ?? {};
      return { asked: `GET ${content.replace(/\?.*/, '')}`, declared: `${method} ${path}` };
    },
  );
  expect(named.map(({ asked }) => asked)).toEqual(named.map(({ declared }) => declared));
  expect(asked).toHaveBeenCalledTimes(named.length);
});

it('gives an answer to the first who asks the same, and to nobody else', async () => {
  await openAt('/home');
  expect(await answerAhead('home.needs', {}, { ...mine, language: 'en' })).toBeNull();
  expect(await answerAhead('home.needs', {}, { ...mine, token: 'another' })).toBeNull();
  expect(await answerAhead('home.needs', { customerId: '7' }, mine)).toBeNull();
  expect(await answerAhead('home.needs', {}, mine)).toEqual({ data: 'ahead' });
  expect(await answerAhead('home.needs', {}, mine)).toBeNull();
  expect(await answerAhead('auth.info', {}, mine)).toEqual({ data: 'ahead' });
});

it.each([
  ['a refusal', () => Response.json({ code: 1001, msg: 'expired', data: null })],
  ['a failure', () => new Response('', { status: 502 })],
  ['no network', () => Promise.reject(new TypeError('no network'))],
])('leaves %s to the client, which asks again', async (_, answer) => {
  asked.mockImplementationOnce(async () => answer());
  await openAt('/home');
  expect(await answerAhead('auth.info', {}, mine)).toBeNull();
  expect(await answerAhead('home.needs', {}, mine)).toEqual({ data: 'ahead' });
});

it('sends for nothing where nobody is signed in, and on other pages for the account only', async () => {
  await openAt('/customer/list');
  expect(asked).toHaveBeenCalledOnce();
  asked.mockClear();
  await openAt('/login');
  clearToken();
  await openAt('/home');
  expect(asked).not.toHaveBeenCalled();
});

it('asks no more for what nobody took, until the next person signs in', async () => {
  await openAt('/home');
  const all = asked.mock.calls.length;
  await answerAhead('auth.info', {}, mine);
  await answerAhead('home.needs', {}, mine);
  keepUnasked();
  asked.mockClear();
  await openAt('/home');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/v-user/info?token=t%2B1', '/api/home/needs']);
  keepUnasked();
  writeToken('t+2', { remember: false });
  asked.mockClear();
  await openAt('/home');
  expect(asked).toHaveBeenCalledTimes(all);
});

it('takes a session that cannot be read for none', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as somebody else may write it.
  document.cookie = `${tokenCookie}=%E0%A4%A; Path=/`;
  await openAt('/home');
  expect(asked).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.layout).toBeUndefined();
});

it('shows the scheme that somebody chose', async () => {
  localStorage.setItem(schemeKey, 'dark');
  await openAt('/login');
  expect(document.documentElement.style.colorScheme).toBe('dark');
});

/** The page's head, and what its script does there. */
async function openAt(path: string): Promise<void> {
  history.replaceState(null, '', path);
  document.head.innerHTML = page.slice(page.indexOf('<head>') + 6, page.indexOf('<script'));
  delete document.documentElement.dataset.layout;
  opened += 1;
  await import(/* @vite-ignore */ `./first-paint?opened=${opened}`);
}
