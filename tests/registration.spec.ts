import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { spoken } from './languages';
import { people, signIn } from './people';
import { en, type Words, zh } from './words';

const password = 'harbour-lamp-9';
const picture = join(import.meta.dirname, 'fixtures/gap-in-wall.jpg');

/** A phone that nobody had before. */
function freshPhone(): string {
  return `138${String(Date.now() % 100_000_000).padStart(8, '0')}`;
}

/** The code that was sent to a phone, which the platform's administrator reads in the demo. */
async function codeOf(platform: Page, phone: string): Promise<string> {
  const token = (await platform.context().cookies()).find(({ name }) => name === 'pest_token')?.value ?? '';
  const { data } = await outbox(platform.request, token, phone);
  return /\d{6}/.exec(data.items[0]?.body ?? '')?.[0] ?? '';
}

async function outbox(request: APIRequestContext, token: string, search: string) {
  const answer = await request.get('/api/v-platform/outbox', { params: { search }, headers: { Authorization: token } });
  return (await answer.json()) as { readonly data: { readonly items: readonly { readonly body: string }[] } };
}

async function visitor(browser: Browser, { language }: Words): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript((spoken) => localStorage.setItem('pest_lang', spoken), language);
  return context.newPage();
}

/** From the site's header to the account that is there. */
async function register(page: Page, platform: Page, phone: string, words: Words, customer = false): Promise<void> {
  const { registration } = words;
  await page.goto('/');
  await page.getByRole('link', { name: registration.start }).first().click();
  // On the home page the dialog stands over another form.
  const form = page.locator('form', { has: page.getByRole('radio', { name: registration.customer }) });
  if (customer) await form.getByRole('radio', { name: registration.customer }).check();
  await form.getByLabel(registration.phone, { exact: true }).fill(phone);
  await form.getByRole('button', { name: registration.getCode }).click();
  await expect(form.getByText(registration.sent)).toBeVisible();
  await form.getByLabel(registration.code).fill(await codeOf(platform, phone));
  await form.getByLabel(registration.userName).fill('周敏');
  await form.getByLabel(registration.password, { exact: true }).fill(password);
  await form.getByLabel(registration.again).fill(password);
  await form.getByRole('checkbox', { name: registration.agree }).check();
  await form.getByRole('button', { name: registration.submit, exact: true }).click();
}

async function logInAgain(page: Page, phone: string, { unsaved, login }: Words): Promise<void> {
  await page.getByRole('button', { name: unsaved.loginAgain }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(login.account).fill(phone);
  await dialog.getByLabel(login.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: login.submit, exact: true }).click();
}

/** What waits on `/admin`, passed, or failed with a reason. */
async function decide(platform: Page, tab: string, name: string, { registration }: Words, reason?: string) {
  await platform.goto('/admin');
  await platform.getByRole('tab', { name: tab }).click();
  await platform.getByRole('button', { name: registration.review(name) }).click();
  const dialog = platform.getByRole('dialog');
  if (reason !== undefined) {
    await dialog.getByRole('button', { name: `${registration.fail}…` }).click();
    await dialog.getByLabel(registration.reason).fill(reason);
  }
  const verdict = reason === undefined ? registration.pass : registration.fail;
  await dialog.getByRole('button', { name: verdict, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

for (const words of spoken(zh, en)) {
  test(`a company registers, loses its session, is refused, and gets its console, in ${words.language}`, async ({
    browser,
  }) => {
    const { registration } = words;
    const [phone, name] = [freshPhone(), `安澜 ${words.language} ${Date.now()}`];
    const platform = await signIn(browser, people.platform, words);
    const page = await visitor(browser, words);
    await register(page, platform, phone, words);
    await expect(page).toHaveURL('/completedCompanyInfo');

    await page.getByLabel(registration.companyName).fill(name);
    await page.getByLabel(registration.address).fill('上海市闵行区莘庄镇');
    for (const field of [registration.logo, registration.licence]) await page.getByLabel(field).setInputFiles(picture);
    for (const link of registration.uploaded) await expect(page.getByRole('link', { name: link })).toBeVisible();

    // A token that the server does not know is what an expired one is to it.
    await page.context().addCookies([{ name: 'pest_token', value: 'expired', url: new URL('/', page.url()).href }]);
    await page.getByRole('button', { name: registration.send }).click();
    await logInAgain(page, phone, words);
    await expect(page).toHaveURL('/completedCompanyInfo');
    await expect(page.getByText(registration.restored)).toBeVisible();
    await expect(page.getByLabel(registration.companyName)).toHaveValue(name);
    await page.getByRole('button', { name: registration.send }).click();
    await expect(page.getByRole('heading', { name: registration.waiting })).toBeVisible();

    await decide(platform, registration.companies, name, words, '营业执照不清晰');
    await page.getByRole('button', { name: registration.check }).click();
    await expect(page.getByText('营业执照不清晰').first()).toBeVisible();
    await expect(page.getByLabel(registration.companyName)).toHaveValue(name);
    await page.getByRole('button', { name: registration.sendAgain }).click();
    await expect(page.getByRole('heading', { name: registration.waiting })).toBeVisible();

    await decide(platform, registration.companies, name, words);
    await page.getByRole('button', { name: registration.check }).click();
    await page.getByRole('main').getByRole('button', { name: registration.console }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const each of [page, platform]) await each.context().close();
  });
}

test('a customer registers, is approved, and accepts the company that asks to serve it', async ({ browser }) => {
  const [phone, name] = [freshPhone(), `青浦食品 ${Date.now()}`];
  const creditCode = `91${String(Date.now()).padStart(16, '0')}`;
  const platform = await signIn(browser, people.platform, zh);
  const site = await visitor(browser, zh);
  await register(site, platform, phone, zh, true);
  await expect(site).toHaveURL('/completedClientInfo');
  await site.getByLabel('企业名称').fill(name);
  await site.getByLabel('统一社会信用代码').fill(creditCode);
  await site.getByLabel('地区').fill('上海市 青浦区');
  await site.getByRole('button', { name: zh.registration.send }).click();
  await expect(site.getByRole('heading', { name: zh.registration.waiting })).toBeVisible();
  await decide(platform, zh.registration.customers, name, zh);
  await site.getByRole('button', { name: zh.registration.check }).click();
  await site.getByRole('main').getByRole('button', { name: zh.registration.console }).click();
  await expect(site).toHaveURL('/home');

  const office = await signIn(browser, people.administrator, zh, '/customer/list');
  await office.getByRole('button', { name: zh.serving.bind, exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(zh.serving.key).fill(creditCode);
  await dialog.getByRole('button', { name: zh.serving.find }).click();
  await dialog.getByRole('button', { name: zh.serving.confirmBind, exact: true }).click();
  await expect(office.getByRole('region', { name: zh.serving.waiting }).getByText(name)).toBeVisible();

  await site.goto('/serve/list');
  await site.getByRole('region', { name: zh.serving.asking }).getByRole('button', { name: zh.serving.accept }).click();
  await expect(site.getByRole('region', { name: zh.serving.companies }).getByRole('listitem')).toHaveCount(1);
  await office.reload();
  await expect(office.getByRole('link', { name })).toBeVisible();
  for (const each of [site, office, platform]) await each.context().close();
});

test('a forgotten password is set anew with a code', async ({ browser }) => {
  const platform = await signIn(browser, people.platform, zh);
  const page = await visitor(browser, zh);
  const phone = people.waitingAdministrator;
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page.getByRole('heading', { name: '重设密码' })).toBeVisible();
  await page.getByLabel(zh.login.account).fill(phone);
  await page.getByRole('button', { name: zh.registration.getCode }).click();
  await expect(page.getByText(zh.registration.sent)).toBeVisible();
  await page.getByLabel(zh.registration.code).fill(await codeOf(platform, phone));
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('确认新密码').fill(password);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel(zh.login.account).fill(phone);
  await page.getByLabel(zh.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: zh.login.submit, exact: true }).click();
  // Where it goes on depends on whether the platform has passed its company meanwhile.
  await expect(page).toHaveURL(/\/(home|completedCompanyInfo)$/);
  for (const each of [page, platform]) await each.context().close();
});
