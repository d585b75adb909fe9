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

/** What the questions of an auditor are answered with. */
const answers = spoken(
  {
    words: zh,
    customer: people.customer,
    t: {
      reports: '服务报告',
      report: /R\d{8}-\d{3} .* 已通过 服务人员 .+ · 客户 .+ \d{4}-\d\d-\d\d/,
      workshop: '车间',
      room: '收货平台',
      // On a month's first day nothing may be checked yet.
      against: /^飞虫：本月(到今天 \d+|还没有检查) · 去年同月全月 \d+/,
      risks: '风险与整改',
      open: /(客户|服务公司) · .+ \d{4}-\d\d-\d\d/,
      closed: /^已关闭/,
      done: /已核实$/,
      verified: /.+ 于 \d{4}-\d\d-\d\d \d\d:\d\d 核实/,
      binder: '证照夹',
      papers: /^药剂标签与安全技术说明书/,
      paper: /^安全技术说明书/,
      licences: /^人员证书/,
      licence: /PCO-SH-\d{4}-\d{4}.*有效期至 \d{4}-\d\d-\d\d/,
      download: '打包下载',
      packing: /^(正在打包|已打包)/,
      plans: '平面图',
      acts: /的操作$/,
      earlier: '以前的平面图',
      day: '日期',
      stood: /^2026-06-01 有 \d+ 台设备/,
      since: /^2026-06-01 以后(没有|的)变化/,
      unchecked: '未检设备及原因',
      allChecked: '全部已检',
    },
  },
  {
    words: en,
    customer: people.otherCustomer,
    t: {
      reports: 'Service reports',
      report: /R\d{8}-\d{3} .* Approved Technician .+ · Customer .+ \d{4}-\d\d-\d\d/,
      workshop: 'Workshop',
      room: 'West kitchens',
      against: /^Flying insects: (\d+|not checked yet) this month( so far)? · \d+ in the whole month a year ago/,
      risks: 'Risks and actions',
      open: /(Customer|Service company) · .+ \d{4}-\d\d-\d\d/,
      closed: /^Closed/,
      done: /Verified$/,
      verified: /Verified by .+, \d{4}-\d\d-\d\d \d\d:\d\d/,
      binder: 'Audit binder',
      papers: /^Labels and safety data sheets/,
      paper: /^Safety data sheet/,
      licences: /^Staff certificates/,
      licence: /PCO-SH-\d{4}-\d{4}.*Valid until \d{4}-\d\d-\d\d/,
      download: 'Download all',
      packing: /^(Packing|Packed)/,
      plans: 'Floor plans',
      acts: /^Actions for/,
      earlier: 'Earlier plan',
      day: 'Day',
      stood: /^\d+ devices on 2026-06-01/,
      since: /^(Nothing changed|Changes) since 2026-06-01/,
      unchecked: 'Devices not checked, and why',
      allChecked: 'All checked',
    },
  },
);

for (const { words, customer, t } of answers) {
  test(`each question of an auditor is answered within three presses of home, in ${words.language}`, async ({
    browser,
  }) => {
    const { page, presses } = await counted(browser, words.language);
    await enters(page, customer, words);
    const main = page.getByRole('main');
    const opens = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    const asked = async (question: string, finds: () => Promise<void>) => {
      await page.goto('/home');
      const before = await presses();
      await test.step(question, finds);
      expect(await presses(), question).toBeLessThanOrEqual(before + 3);
    };

    await asked('Which reports are there, and who signed them?', async () => {
      await opens(t.reports);
      await expect(main.getByRole('row', { name: t.report }).nth(2)).toBeVisible();
    });
    await asked('How many flies in one workshop, against last year?', async () => {
      // Two presses of a mouse.
      await main.getByLabel(t.workshop, { exact: true }).selectOption(t.room);
      await expect(main.getByRole('region', { name: t.against })).toBeVisible();
    });
    await asked('What is to be done, by whom and until when?', async () => {
      await opens(t.risks);
      await expect(main.getByRole('row', { name: t.open }).first()).toBeVisible();
    });
    await asked('Who verified what is closed, and when?', async () => {
      await opens(t.risks);
      await main.getByText(t.closed).click();
      await main.getByRole('row', { name: t.done }).first().getByRole('link').first().click();
      await expect(page.getByText(t.verified)).toBeVisible();
    });
    await asked('Which papers are there of each chemical, and of each technician?', async () => {
      await opens(t.binder);
      await expect(
        main.getByRole('region', { name: t.papers }).getByRole('link', { name: t.paper }).first(),
      ).toBeVisible();
      const licences = main.getByRole('region', { name: t.licences }).getByRole('listitem');
      await expect(licences.filter({ hasText: t.licence }).first()).toBeVisible();
    });
    await asked('Where did the devices stand on 1 June, and what changed since?', async () => {
      await opens(t.plans);
      await main.getByRole('button', { name: t.acts }).first().click();
      await page.getByRole('menuitem', { name: t.earlier }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.day, { exact: true }).fill('2026-06-01');
      await expect(dialog.getByText(t.stood)).toBeVisible();
      await expect(dialog.getByText(t.since)).toBeVisible();
    });
    await asked('Which devices were not checked, and why?', async () => {
      await opens(t.reports);
      await main.getByRole('row', { name: t.report }).first().getByRole('link').first().click();
      const listed = main.getByRole('table', { name: t.unchecked });
      await expect(listed.or(main.getByText(t.allChecked)).first()).toBeVisible();
    });
    await asked('May I take all of it with me?', async () => {
      await opens(t.binder);
      await main.getByRole('button', { name: t.download, exact: true }).click();
      await expect(page.getByText(t.packing).first()).toBeVisible();
    });
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
