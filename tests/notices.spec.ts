import { expect, test } from '@playwright/test';
import { people, signIn } from './people';
import { zh } from './words';

test('whoever is assigned is told, opens the service from there, and has read it then', async ({ browser }) => {
  const technician = await signIn(browser, people.technician, zh);
  const bell = technician.getByRole('button', { name: /^通知，/ });
  await expect(bell).toBeVisible();

  const office = await signIn(browser, people.administrator, zh, '/servicePage/undoneList?state=unallocated');
  const row = office
    .getByRole('row')
    .filter({ has: office.getByRole('button', { name: /^分配人员 S/ }) })
    .last();
  const number = (await row.getByText(/^S\d+-\d+$/).textContent()) ?? '';
  await row.getByRole('button', { name: `分配人员 ${number}` }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /李强/ }).check();
  await dialog.getByRole('button', { name: '保存分配' }).click();
  await expect(dialog).toBeHidden();

  await technician.reload();
  await expect(technician.getByRole('button', { name: /^通知，\d+ 条未读$/ })).toBeVisible();
  await technician.getByRole('button', { name: /^通知，/ }).click();
  const list = technician.getByRole('region', { name: '通知' });
  await list
    .getByRole('link', { name: /^未读 您被安排到/ })
    .first()
    .click();
  await expect(technician).toHaveURL(/\/servicePage\/detail\?id=/);
  await expect(technician.getByRole('list', { name: '服务进度' }).getByText('已分配')).toBeVisible();
  await expect(technician.getByText(number).first()).toBeVisible();

  await technician.getByRole('button', { name: /^通知，/ }).click();
  const markAll = list.getByRole('button', { name: '全部标为已读' });
  if (await markAll.isVisible()) await markAll.click();
  await expect(technician.getByRole('button', { name: '通知，没有未读' })).toBeVisible();
});

test('dark by hand stands before the page is drawn, and the other tab follows', async ({ browser }) => {
  const page = await signIn(browser, people.technician, zh);
  const other = await page.context().newPage();
  await other.goto('/home');
  const schemeOf = (tab: typeof page) => tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect(page.getByRole('button', { name: '外观' })).toBeVisible();
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('radio', { name: '深色' }).check();
  await expect.poll(() => schemeOf(page)).toBe('dark');
  await expect.poll(() => schemeOf(other)).toBe('dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await schemeOf(page)).toBe('dark');
});
