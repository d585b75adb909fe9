import { type Browser, expect, type Page } from '@playwright/test';
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

/** Signs in as a person would, by the login page, in a browser of its own. */
export async function signIn(browser: Browser, loginId: string, words: Words): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript((language) => localStorage.setItem('pest_lang', language), words.language);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel(words.login.account).fill(loginId);
  await page.getByLabel(words.login.password, { exact: true }).fill('pest1234');
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  await page.waitForURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
