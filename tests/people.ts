import { createHash } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Words } from './words';

/** The demo accounts; every password is `pest1234`. */
export const people = {
  administrator: '13900000001',
  manager: '13900000002',
  technician: '13900000003',
  customer: '13900000004',
  otherAdministrator: '13900000007',
  otherCustomer: '13900000008',
  platform: '13900000005',
  waitingAdministrator: '13900000006',
  newAdministrator: '13900000009',
} as const;

/** What the demo's password is sent as. */
const password = createHash('md5').update('pest1234').digest('hex');

/**
 * Opens a page for somebody who is signed in, in a browser of its own: the first one, unless another is named. The way
 * by the form has journeys of its own: `sign-in.spec.ts`, `home.spec.ts`, `registration.spec.ts`.
 */
export async function signIn(browser: Browser, loginId: string, words: Words, path?: string): Promise<Page> {
  const page = await (await signedIn(browser, loginId, words)).newPage();
  await page.goto(path ?? '/home');
  // Another page is waited for by whoever asked for it.
  if (path === undefined) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** A browser of somebody who is signed in, without a page: what it asks of the server is asked by that person. */
export async function signedIn(browser: Browser, loginId: string, words: Words): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript((language) => localStorage.setItem('pest_lang', language), words.language);
  const answer = await context.request.post('/api/v-user/login', { data: { loginId, password, loginType: 'web' } });
  const { data: token } = (await answer.json()) as { data: string };
  await context.addCookies([
    { name: 'pest_token', value: encodeURIComponent(token), url: new URL(answer.url()).origin },
  ]);
  return context;
}
