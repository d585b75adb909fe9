import { expect, test } from '@playwright/test';
import { spoken } from './languages';
import { people, signIn } from './people';
import { en, zh } from './words';

const bars = spoken(
  { words: en, administrator: people.otherAdministrator, profile: 'Company profile', site: 'Official site' },
  { words: zh, administrator: people.administrator, profile: '公司信息', site: '官网' },
);

for (const { words, administrator, profile, site } of bars) {
  test(`what the bar has no room for folds into the person's menu, in ${words.language}`, async ({ browser }) => {
    const page = await signIn(browser, administrator, words);
    const bar = page.getByRole('banner');
    const person = bar.locator('[popovertarget]');
    const end = bar.getByRole('link', { name: site });
    await expect(end).toBeVisible();
    await expect(person).toHaveCount(0);

    await page.setViewportSize({ width: 700, height: 900 });
    await expect(end).toBeHidden();
    await person.press('Enter');
    await expect(end).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(end).toBeHidden();
    await expect(person).toBeFocused();

    await person.click();
    await bar.getByRole('link', { name: profile }).click();
    await expect(page).toHaveURL('/system/settings');
    await expect(end).toBeHidden();

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(end).toBeVisible();
    await expect(person).toHaveCount(0);

    await page.setViewportSize({ width: 700, height: 900 });
    await person.click();
    await bar.getByRole('button', { name: words.login.logOut }).click();
    await expect(bar.getByRole('link', { name: words.login.submit })).toBeVisible();
  });
}
