import { expect, type Page, test } from '@playwright/test';
import { people, signIn } from './people';
import { en, zh } from './words';

/** What a reader waits for before the page can be used (`look`: no script to read it, 60 kB to use it). */
const scriptBytes = 60 * 1024;
const shiftAllowed = 0.05;

const versions = [
  { at: '/', lang: 'zh-CN', promise: '每次检查，都经得起审核', words: zh },
  { at: '/?lang=en', lang: 'en', promise: 'Every check, ready for the auditor', words: en },
] as const;

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { at, lang, promise, words } of versions) {
    test(`the home page is read, and its links lead on, in ${words.language}`, async ({ page }) => {
      await page.goto(at);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(promise);
      await expect(page.getByRole('img')).toHaveCount(3);
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: words.login.submit })).toHaveAttribute(
        'href',
        '/login',
      );
    });
  }
});

test('the home page is usable after few bytes of script, and nothing jumps meanwhile', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Map<string, number>();
  const isScript = new Set<string>();
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') isScript.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    scripts.set(requestId, encodedDataLength);
  });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const inPage = (await page.locator('script:not([src])').allTextContents()).map((code) => code.length);
  const fetched = [...scripts].filter(([id]) => isScript.has(id)).map(([, bytes]) => bytes);
  expect(fetched).toHaveLength(1);
  expect([...inPage, ...fetched].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(scriptBytes);
  const moved: number[] = await page.evaluate(() => Reflect.get(window, 'moved'));
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(shiftAllowed);
});

test('the contact form refuses beside its fields, sends, and is read by the platform', async ({ page, browser }) => {
  await page.goto('/#contact');
  const send = page.getByRole('button', { name: '发送' });
  const name = page.getByLabel('姓名');
  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('请填写姓名');
  await expect(page.getByLabel('需求说明')).toHaveAccessibleDescription('请填写需求说明');
  await name.fill('王敏');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('电话').fill('13900');
  await expect(page.getByLabel('电话')).toHaveAccessibleDescription('请输入手机号，或带区号的固定电话、国际号码');
  await page.getByLabel('电话').fill('13911112222');
  await page.getByLabel('邮箱').fill('not an address');
  await expect(page.getByLabel('邮箱')).toHaveAccessibleDescription('请输入正确的邮箱地址');
  await page.getByLabel('邮箱').fill('');
  const wish = `两个厂，约 ${Date.now()} 台设备`;
  await page.getByLabel('需求说明').fill(wish);
  await send.dblclick();
  await expect(page.getByRole('status').filter({ hasText: '已发送' })).toBeVisible();
  await expect(name).toHaveValue('');

  const platform = await signIn(browser, people.platform, zh, '/admin?tab=contacts');
  await expect(platform.getByText(wish)).toHaveCount(1);
  await platform.context().close();
});

test('what was written in the contact form outlives a reload and the other language, which takes a foreign number', async ({
  page,
}) => {
  const written = { name: 'Emma Reed', phone: '+44 20 7946 0000', message: 'Two kitchens, sixteen devices' };
  await page.goto('/#contact');
  for (const [field, words] of Object.entries(written)) await page.locator(`#contact-${field}`).fill(words);
  await page.reload();
  await expect(page.locator('#contact-phone')).toHaveValue(written.phone);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/lang=en/);
  for (const [field, words] of Object.entries(written)) {
    await expect(page.locator(`#contact-${field}`)).toHaveValue(words);
  }
  await page.locator('[data-contact] [type=submit]').click();
  await expect(page.locator('[data-contact] [data-sent]')).not.toBeEmpty();
});

test('the login opens over the page, keeps the way back, and ends where the person was going', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('每次检查，都经得起审核');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await page.goto('/inventory/list');
  await expect(page).toHaveURL(/redirect=/);
  await logIn(page, people.administrator);
  await expect(page).toHaveURL('/inventory/list');

  // The header of who is signed in; logging out stays on the page.
  await page.goto('/');
  await expect(page.getByRole('link', { name: '进入工作台' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name, value }) => name === 'pest_token' && value)).toEqual([]);
});

async function logIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel(zh.login.account).fill(phone);
  await page.getByLabel(zh.login.password, { exact: true }).fill('pest1234');
  await page.getByRole('dialog').getByRole('button', { name: zh.login.submit, exact: true }).click();
}

test('the language is kept, with the section; a demo person reads the own one', async ({ page }) => {
  // Without the way there, which takes a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#plans');
  await expect(page.locator('#plans h2')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/?lang=en#plans');
  await page.goto('/');
  await expect(page).toHaveURL('/?lang=en');

  await page.getByRole('link', { name: /^Company administrator/ }).click();
  await page.waitForURL('/home');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});
