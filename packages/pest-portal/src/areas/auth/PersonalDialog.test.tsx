import { screen, within } from '@testing-library/react';
import { refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

async function openPersonal(answers: Parameters<typeof renderPortal>[1]) {
  const { user, calls } = renderPortal('/leave/unList', answers);
  await user.click(await screen.findByRole('button', { name: /Li Qiang/ }));
  return { user, calls, dialog: within(await screen.findByRole('dialog', { name: '个人设置' })) };
}

test('the own name is changed, and a picture that was not touched is not sent', async () => {
  const { user, calls, dialog } = await openPersonal({ as: 'technician', answers: { 'auth.updateOwn': null } });
  const name = dialog.getByRole('textbox', { name: /姓名/ });
  await user.clear(name);
  await user.type(name, '李强强');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('资料已保存');
  expect(calls.find((call) => call.name === 'auth.updateOwn')?.request).toEqual({
    userName: '李强强',
    revision: 'Revision',
  });
});

test('a wrong current password is said beside it; passwords leave as MD5', async () => {
  const { user, calls, dialog } = await openPersonal({
    as: 'technician',
    answers: { 'auth.changePassword': refusal('account.wrongPassword', { field: 'oldPassword' }) },
  });
  await user.click(dialog.getByRole('tab', { name: '修改密码' }));
  await user.type(dialog.getByLabelText(/当前密码/), 'pest1234');
  await user.type(dialog.getByLabelText(/^新密码/), 'correct horse');
  await user.type(dialog.getByLabelText(/确认新密码/), 'correct hors');
  await user.click(dialog.getByRole('button', { name: '修改密码' }));
  expect(dialog.getByLabelText(/确认新密码/)).toHaveAttribute('aria-invalid', 'true');
  await user.type(dialog.getByLabelText(/确认新密码/), 'e');
  await user.click(dialog.getByRole('button', { name: '修改密码' }));
  await expect.poll(() => dialog.getByLabelText(/当前密码/).getAttribute('aria-invalid')).toBe('true');
  const sent = calls.find((call) => call.name === 'auth.changePassword')?.request;
  expect(sent).toMatchObject({ oldPassword: 'e7665c93a2e28916a437caa51dc66633' });
});

test('the language can be chosen, and the time zone is shown', async () => {
  const { user, dialog } = await openPersonal({ as: 'technician' });
  await user.click(dialog.getByRole('tab', { name: '显示' }));
  expect(dialog.getByRole('combobox', { name: /语言/ })).toHaveValue('zh');
  expect(dialog.getByText('Asia/Shanghai')).toBeVisible();
});
