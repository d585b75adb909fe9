import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { people, signIn } from './people';
import { zh } from './words';

const photo = join(import.meta.dirname, 'fixtures/gap-in-wall.jpg');
const title = `收货口鼠洞 ${Date.now()}`;

test('a log is written with a photo, handed over, and handled', async ({ browser }) => {
  const technician = await signIn(browser, people.technician, zh, '/dewormingLog/unLog');
  await technician.getByRole('button', { name: '写虫害日志' }).click();
  const form = technician.getByRole('dialog');
  await form.getByRole('button', { name: '发布' }).click();
  await expect(form.getByLabel('标题')).toBeFocused();
  await form.getByLabel('标题').fill(title);
  await form.getByLabel('内容').fill('北侧绿化带两处。');
  await form.locator('input[type="file"]').setInputFiles(photo);
  await expect(form.getByRole('link', { name: '查看照片 1' })).toBeVisible();
  await form.getByRole('button', { name: '发布' }).click();
  await expect(form).toHaveCount(0);

  const office = await signIn(browser, people.administrator, zh, '/dewormingLog/unLog');
  await office.getByRole('button', { name: `${title} 的操作` }).click();
  await office.getByRole('menuitem', { name: '转交' }).click();
  const handOver = office.getByRole('dialog');
  await handOver.getByRole('combobox', { name: '处理人' }).selectOption({ label: '王磊' });
  await handOver.getByRole('button', { name: '转交' }).click();
  await expect(handOver).toHaveCount(0);
  await expect(office.getByRole('row', { name: title })).toContainText('王磊');

  await technician.reload();
  await technician.getByRole('button', { name: `处理“${title}”` }).click();
  const handling = technician.getByRole('dialog');
  await handling.getByLabel('处理情况').fill('已封堵并投放饵料。');
  await handling.getByRole('button', { name: '提交处理' }).click();
  await expect(handling).toHaveCount(0);
  await technician.goto('/dewormingLog/okLog');
  await technician.getByRole('link', { name: title }).click();
  await expect(technician.getByRole('dialog')).toContainText('已封堵并投放饵料。');
  await technician.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
  await expect(technician).toHaveURL(/okLog$/);
  await office.context().close();
  await technician.context().close();
});

test('a customer has no pest logs', async ({ browser }) => {
  const page = await signIn(browser, people.customer, zh, '/dewormingLog/unLog');
  await expect(page.getByText('没有查看权限')).toBeVisible();
  await expect(page.getByRole('link', { name: '未处理虫害日志', exact: true })).toHaveCount(0);
  await page.context().close();
});
