import { expect, test } from '@playwright/test';
import { people } from './people';
import { zh } from './words';

const { login } = zh;

test('a slow page after the login, and the way back from it', async ({ page }) => {
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await page.goto('/customer/list?page=1');
  // Whole: leaving a page that is still being left is refused by the browser.
  await page.waitForURL(/\/\?redirect=/);
  const target = new URL(page.url()).search;
  await page.goto(`/login${target}`);
  await page.getByLabel(login.account).fill(people.administrator);
  await page.getByLabel(login.password, { exact: true }).fill('pest1234');

  await page.route('**/assets/**', async (route) => {
    await allowed;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => response.url().includes('/api/v-user/login'));
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await answered;
  allow();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/customer/list?page=1');

  await page.getByRole('button', { name: login.logOut, exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/login');
  await page.getByLabel(login.account).fill(people.customer);
  await page.getByLabel(login.password, { exact: true }).fill('pest1234');
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL('/home');
});
