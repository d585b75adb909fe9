import { expect, type Page, test } from '@playwright/test';
import { people, signIn } from './people';
import { zh } from './words';

const { login, passkeys } = zh;

/** An authenticator of the browser's own, which knows by its finger who touches it. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

test('a passkey is made on the own page, opens the account without a password, and is removed', async ({ browser }) => {
  const page = await signIn(browser, people.otherCustomer, zh, '/personalCenter');
  await withAuthenticator(page);
  await page.getByRole('button', { name: passkeys.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(passkeys.name).fill('办公室电脑');
  await dialog.getByLabel(passkeys.current, { exact: true }).fill('pest1234');
  await dialog.getByRole('button', { name: passkeys.add }).click();
  await expect(page.getByText('办公室电脑')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: passkeys.logIn }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/personalCenter');
  await expect(page.getByText(passkeys.byPasskey)).toBeVisible();
  await page.getByRole('button', { name: passkeys.remove }).click();
  await dialog.getByLabel(passkeys.current, { exact: true }).fill('pest1234');
  await dialog.getByRole('button', { name: passkeys.removed, exact: true }).click();
  await expect(page.getByText('办公室电脑')).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: passkeys.logIn }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(login.account)).toBeVisible();
});
