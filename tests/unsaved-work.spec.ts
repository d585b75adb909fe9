import { expect, test } from '@playwright/test';
import { spoken } from './languages';
import { people, signIn } from './people';
import { en, zh } from './words';

for (const words of spoken(en, zh)) {
  test(`what was typed outlives an expired session, in ${words.language}`, async ({ browser }) => {
    const page = await signIn(browser, people.administrator, words, '/servicePage/newAdd');
    const description = page.getByRole('textbox', { name: words.unsaved.description });
    await description.fill('Night treatment');
    // A token that the server does not know is what an expired one is to it.
    await page.context().addCookies([{ name: 'pest_token', value: 'expired', url: new URL('/', page.url()).href }]);
    // The next call that the page makes by itself or for the person tells: here, the site's workshops.
    await page.getByRole('combobox', { name: words.task.customer }).selectOption({ index: 1 });
    await page.getByRole('button', { name: words.unsaved.loginAgain }).click();

    const login = page.getByRole('dialog');
    await login.getByLabel(words.login.account).fill(people.administrator);
    await login.getByLabel(words.login.password, { exact: true }).fill('pest1234');
    await login.getByRole('button', { name: words.login.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/servicePage\/newAdd$/);
    await expect(description).toHaveValue('Night treatment');
    await page.context().close();
  });
}

test('the browser’s back key asks before something is lost, once', async ({ browser }) => {
  const page = await signIn(browser, people.administrator, zh);
  await page.getByRole('link', { name: zh.unsaved.newService }).first().click();
  const description = page.getByRole('textbox', { name: zh.unsaved.description });
  await description.fill('Night treatment');

  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: zh.unsaved.stay }).click();
  await expect(page).toHaveURL(/\/servicePage\/newAdd$/);
  await expect(description).toHaveValue('Night treatment');

  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: zh.unsaved.leave }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await expect(description).toHaveValue('');
  await page.context().close();
});
