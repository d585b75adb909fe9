import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillIn, send, shownForm } from '../../testing/form-cases';
import { renderPortal } from '../../testing/render-portal';

test('the key of a new program is shown once, and what it may do is sent', async () => {
  const portal = renderPortal('/system/settings', {
    answers: {
      'account.serviceAccounts': [],
      'account.addServiceAccount': { id: 'service-1', key: 'pest_service_abc' },
    },
  });
  await portal.user.click(await screen.findByRole('button', { name: '新增程序账号' }));
  const form = await shownForm();
  await fillIn(portal, form, { 名称: 'ERP', 有效期: null });
  await send(portal, form, 'account.addServiceAccount');
  const dialog = within(await screen.findByRole('dialog', { name: '“ERP”的密钥' }));
  expect(dialog.getByLabelText('密钥')).toHaveValue('pest_service_abc');
  for (const way of ['关闭', '{Escape}']) {
    if (way === '关闭') await portal.user.click(dialog.getByRole('button', { name: way }));
    else await portal.user.keyboard(way);
    expect(dialog.getByRole('button', { name: '我已保存' })).toHaveFocus();
  }
  await portal.user.click(dialog.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByDisplayValue('pest_service_abc')).toBeNull();
  const sent = portal.calls.find(({ name }) => name === 'account.addServiceAccount')?.request;
  expect(sent).toMatchObject({ name: 'ERP', days: 365, permissions: expect.arrayContaining(['m_client_list']) });
});

test('programs are the administrator’s: nobody else sees them', async () => {
  const portal = renderPortal('/system/settings', { as: 'technician' });
  expect(await screen.findByRole('heading', { name: '公司设置' })).toBeInTheDocument();
  expect(portal.calls.find(({ name }) => name === 'account.serviceAccounts')).toBeUndefined();
});
