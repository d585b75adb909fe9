import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { spoken } from './languages';
import { people } from './people';
import { en, type Words, zh } from './words';

const picture = join(import.meta.dirname, 'fixtures', 'gap-in-wall.jpg');
const password = 'pest1234';

const runs = spoken(
  {
    words: zh,
    administrator: people.administrator,
    t: {
      customers: '客户管理',
      add: '新建客户',
      name: '公司名称',
      creditCode: '统一社会信用代码',
      region: '所在地区',
      phone: '联系电话',
      save: '保存',
      upload: '上传平面图',
      planName: '名称',
      choose: '选择文件',
      uploaded: /^已上传/,
      more: '更多操作',
      row: '沿线布置一排设备',
      place: '布置 5 台',
      placed: /^已布置/,
      site: '苏州禾穗食品有限公司',
      used: /上月使用的药剂和耗材/,
    },
  },
  {
    words: en,
    administrator: people.otherAdministrator,
    t: {
      customers: 'Customers',
      add: 'Create customer',
      name: 'Company name',
      creditCode: 'Credit code',
      region: 'Region',
      phone: 'Phone',
      save: 'Save',
      upload: 'Upload a floor plan',
      planName: 'Name',
      choose: 'Choose a file',
      uploaded: /is uploaded$/,
      more: 'More',
      row: 'Place a row along a line',
      place: 'Place 5 devices',
      placed: /^Placed/,
      site: 'Skyline Terminal Food Hall',
      used: /Products used last month/,
    },
  },
);

for (const { words, administrator, t } of runs) {
  test(`a new customer, its floor plan and five devices take twelve presses, in ${words.language}`, async ({
    browser,
  }) => {
    const { page, presses } = await counted(browser, words.language);
    await enters(page, administrator, words);
    await page.getByRole('navigation').getByRole('link', { name: t.customers, exact: true }).click();
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await page.getByLabel(t.name).fill(`Twelve presses ${words.language}`);
    await page.getByLabel(t.creditCode).fill(`91310${Date.now()}`);
    await page.getByLabel(t.region).fill('上海市徐汇区');
    await page.getByLabel(t.phone).fill('13800001212');
    await page.getByRole('button', { name: t.save, exact: true }).click();

    await page.getByRole('main').getByRole('link', { name: t.upload }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.planName, { exact: true }).fill('1F');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: t.choose, includeHidden: true }).click();
    await (await chooser).setFiles(picture);
    await expect(dialog.getByText(t.uploaded)).toBeVisible();
    await dialog.getByRole('button', { name: t.save, exact: true }).click();

    // The first plan of a site opens by itself.
    const plan = page.getByRole('img', { name: '1F' });
    await expect(plan).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: t.more, exact: true }).click();
    await page.getByRole('menuitem', { name: t.row }).click();
    const place = page.getByRole('button', { name: t.place, exact: true });
    await expect(place).toBeEnabled();
    await tap(page, 0.2, 0.3);
    await tap(page, 0.8, 0.3);
    await place.click();
    await expect(page.getByText(t.placed)).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(12);
    await page.context().close();
  });
}

for (const { words, administrator, t } of runs) {
  test(`what a site used last month is three presses from home, in ${words.language}`, async ({ browser }) => {
    const { page, presses } = await counted(browser, words.language);
    await enters(page, administrator, words);
    const before = await presses();
    await page.getByRole('navigation').getByRole('link', { name: t.customers, exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: t.site, exact: true }).first().click();
    await page.getByRole('link', { name: t.used }).click();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    expect((await presses()) - before).toBe(3);
    await page.context().close();
  });
}

async function enters(page: Page, administrator: string, { login }: Words): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(login.account).fill(administrator);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.waitForURL('**/home');
}

/** A page that counts what is pressed on it, from before it is signed in. */
async function counted(browser: Browser, language: string) {
  const context = await browser.newContext();
  let count = 0;
  await context.exposeFunction('pressed', () => {
    count += 1;
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('pest_lang', chosen);
    addEventListener('pointerdown', () => (window as unknown as { pressed(): void }).pressed(), true);
  }, language);
  return { page: await context.newPage(), presses: () => count };
}

async function tap(page: Page, x: number, y: number): Promise<void> {
  const box = await page.getByRole('img', { name: '1F' }).boundingBox();
  if (!box) throw new Error('The plan has no place on the page.');
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}
