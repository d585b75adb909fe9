import { expect, test } from '@playwright/test';
import { people, signIn } from './people';
import { zh } from './words';

test('a waiting company is passed, is let in at its next load, and the audit log says so', async ({ browser }) => {
  const platform = await signIn(browser, people.platform, zh);
  await platform.getByRole('link', { name: '平台审核' }).click();
  await platform.getByRole('button', { name: '审核绿盾虫害防治服务部' }).click();
  const dialog = platform.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: '营业执照' })).toBeVisible();
  await dialog.getByRole('button', { name: '不通过…' }).click();
  await dialog.getByRole('button', { name: '不通过', exact: true }).click();
  await expect(dialog.getByLabel('不通过的原因')).toBeFocused();
  await dialog.getByRole('button', { name: '返回' }).click();
  await dialog.getByRole('button', { name: '通过', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // Let in at its next load.
  const company = await signIn(browser, people.waitingAdministrator, zh);
  await expect(company).toHaveURL('/home');
  await company.goto('/admin');
  await expect(company.getByText('没有查看权限')).toBeVisible();

  await platform.getByRole('tab', { name: '操作记录' }).click();
  const entry = platform.getByRole('row', { name: '绿盾虫害防治服务部' });
  await expect(entry).toContainText('公司审核通过');
  await expect(entry).toContainText('139 0000 0005');
  await platform.context().close();
  await company.context().close();
});

test('a message from the public site is read, and marked so', async ({ browser }) => {
  const platform = await signIn(browser, people.platform, zh);
  const name = `周敏 ${Date.now()}`;
  await platform.request.post('/api/email/contact', {
    data: { name, phone: '13800000000', email: '', companyName: '味全', message: '想了解高级版' },
  });
  await platform.goto('/admin?tab=contacts');
  await platform.getByRole('button', { name: `把${name}的留言标为已读` }).click();
  await expect(platform.getByRole('row', { name })).toContainText('已读');
  await platform.goto('/admin?tab=outbox');
  await expect(platform.getByRole('tab', { name: '邮件与短信' })).toHaveAttribute('aria-selected', 'true');
  await platform.context().close();
});
