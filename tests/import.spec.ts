import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { spoken } from './languages';
import { people, signIn } from './people';
import { en, zh } from './words';

const chinese = {
  signIn: zh,
  customers: { name: '公司名称', creditCode: '统一社会信用代码', region: '所在地区', phone: '联系电话', save: '保存' },
  tab: '设备',
  act: '导入',
  choose: '选择文件',
  head: '设备编码,设备类型,设备名称',
  type: '捕鼠器',
  found: /共 500 行.*493 行可以导入.*7 行有问题/,
  add: '只导入没有问题的 493 行',
  added: /已导入 493 行/,
  close: '关闭',
  none: /500 行有问题/,
} as const;

const english = {
  signIn: en,
  customers: { name: 'Company name', creditCode: 'Credit code', region: 'Region', phone: 'Phone', save: 'Save' },
  tab: 'Devices',
  act: 'Import',
  choose: 'Choose a file',
  head: 'Device code,Device type,Device name',
  type: 'Mouse trap',
  found: /500 rows.*493 rows can be imported.*7 rows have errors/,
  add: 'Import only the 493 valid rows',
  added: /493 rows imported/,
  close: 'Close',
  none: /500 rows have errors/,
} as const;

/** 500 devices, of which seven cannot be taken. */
function fileOf(words: typeof chinese | typeof english, prefix: string): string {
  const lines = Array.from({ length: 500 }, (_, at) => [
    `${prefix}${String(at).padStart(4, '0')}`,
    words.type,
    'T',
    '',
  ]);
  const spoil = (at: number, column: number, value: string) => lines[at]?.splice(column, 1, value);
  spoil(4, 2, '');
  spoil(77, 1, 'Drone');
  spoil(120, 0, 'x y');
  spoil(260, 0, `${prefix}0000`);
  spoil(311, 3, 'Attic');
  spoil(402, 2, '');
  spoil(499, 1, '');
  const head = `${words.head},${words === chinese ? '车间' : 'Workshop'}`;
  return [head, ...lines.map((line) => line.join(','))].join('\r\n');
}

async function addSite(page: Page, { customers }: typeof chinese | typeof english, stamp: string): Promise<void> {
  const name = `Import ${stamp}`;
  await page.getByLabel(customers.name).fill(name);
  await page.getByLabel(customers.creditCode).fill(`9131${stamp.slice(-13).padStart(14, '0')}`);
  await page.getByLabel(customers.region).fill('310115');
  await expect(page.getByLabel(customers.region)).toHaveValue('上海市 浦东新区');
  await page.getByLabel(customers.phone).fill('13812345678');
  await page.getByRole('button', { name: customers.save }).click();
  await page.waitForURL(/\/customer\/list|\/detailCustomer/);
  await page.goto(`/customer/list?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
}

for (const words of spoken(chinese, english)) {
  test(`an import of 500 devices with 7 bad lines (${words.signIn.language})`, async ({ browser }) => {
    const page = await signIn(browser, people.administrator, words.signIn, '/createCustomer');
    const stamp = String(Date.now());
    await addSite(page, words, stamp);
    await page.getByRole('tab', { name: words.tab, exact: true }).click();
    const file = { name: 'devices.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(words, `J${stamp}-`)) };
    const dialog = page.getByRole('dialog');
    const choose = async () => {
      await page.getByRole('button', { name: words.act, exact: true }).click();
      await dialog.getByLabel(words.choose).setInputFiles(file);
    };
    await choose();
    await expect(dialog.getByText(words.found)).toBeVisible();
    await expect(dialog.getByRole('row')).toHaveCount(8);
    for (const line of [6, 79, 122, 262, 313, 404, 501]) {
      await expect(dialog.getByRole('cell', { name: String(line), exact: true })).toHaveCount(1);
    }
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
    await dialog.getByRole('button', { name: words.add }).dblclick();
    await expect(dialog.getByText(words.added)).toBeVisible();
    await dialog.getByRole('button', { name: words.close, exact: true }).last().click();
    await expect(page.getByText(/493/).first()).toBeVisible();
    await choose();
    await expect(dialog.getByText(words.none)).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.add })).toHaveCount(0);
    await page.context().close();
  });
}
