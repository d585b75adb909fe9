import { expect, test } from '@playwright/test';
import { people, signIn } from './people';
import { zh } from './words';

const reason = `办理证件 ${Date.now()}`;
const day = '2027-03-09';

test('leave is applied for, refused with a reason, applied for again and approved', async ({ browser }) => {
  const technician = await signIn(browser, people.technician, zh, '/leave/unList');
  const apply = async (why: string) => {
    await technician.goto('/leave/unList');
    await technician.getByRole('button', { name: '申请请假' }).click();
    const form = technician.getByRole('dialog');
    await form.getByLabel('开始日期').fill(day);
    await form.getByLabel('结束日期').fill(day);
    await form.getByLabel('事由').fill(why);
    await form.getByRole('button', { name: '提交申请' }).click();
    return form;
  };
  await expect(await apply(reason)).toHaveCount(0);
  await expect(technician.getByRole('row', { name: reason })).toBeVisible();
  // Nobody reviews what they applied for themselves, and two requests of one person never overlap.
  await expect(technician.getByRole('button', { name: /^审批/ })).toHaveCount(0);
  const twice = await apply('再请一次');
  await expect(twice.getByRole('alert')).toBeVisible();
  await expect(twice.getByLabel('事由')).toHaveValue('再请一次');

  const office = await signIn(browser, people.administrator, zh);
  const review = async () => {
    await office.goto('/leave/unList');
    await office.getByRole('row', { name: reason }).getByRole('button', { name: /审批/ }).click();
    const dialog = office.getByRole('dialog');
    await expect(dialog.getByText('这段时间没有安排服务。')).toBeVisible();
    return dialog;
  };
  const refusing = await review();
  await refusing.getByRole('button', { name: '拒绝…' }).click();
  await refusing.getByRole('button', { name: '拒绝', exact: true }).click();
  await expect(refusing.getByLabel('拒绝原因')).toBeFocused();
  await refusing.getByLabel('拒绝原因').fill('当天有审核，请改期');
  await refusing.getByRole('button', { name: '拒绝', exact: true }).click();
  await expect(refusing).toHaveCount(0);
  await technician.goto('/leave/errorList');
  await expect(technician.getByRole('row', { name: reason })).toContainText('当天有审核，请改期');

  await expect(await apply(reason)).toHaveCount(0);
  const approving = await review();
  await approving.getByRole('button', { name: '同意' }).click();
  await expect(approving).toHaveCount(0);
  await technician.goto('/leave/okList');
  await expect(technician.getByRole('row', { name: reason })).toBeVisible();
  await office.context().close();
  await technician.context().close();
});

test('a customer has no leave', async ({ browser }) => {
  const page = await signIn(browser, people.customer, zh, '/leave/unList');
  await expect(page.getByText('没有查看权限')).toBeVisible();
  await expect(page.getByRole('link', { name: '未审批' })).toHaveCount(0);
  await page.context().close();
});
