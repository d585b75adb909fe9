import { screen, within } from '@testing-library/react';
import type { Partner } from 'pest-sdk';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const partner: Partner = {
  id: 'partner-1',
  name: '客户 ERP',
  origins: ['https://erp.example.com'],
  keyEnd: 'Zx9q',
  madeBy: '李明',
  madeAt: '2026-05-04T02:30:00.000Z',
  keyMadeAt: '2026-05-04T02:30:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
const made = { id: 'partner-1', key: 'pest_key_shown_once' };

test('a key is told once: it is gone from the page when its dialog is closed', async () => {
  const { user, calls } = renderPortal('/system/partners', {
    answers: { 'embed.partners': [partner], 'embed.addPartner': made },
  });
  expect((await screen.findByText('https://erp.example.com')).closest('tr')).toHaveTextContent('以 Zx9q 结尾');
  await user.click(screen.getByRole('button', { name: '新增合作方' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /名称/ }), '门店系统');
  await user.type(form.getByLabelText(/允许的网页来源/), 'https://shop.example.com/page{Enter}');
  await user.click(form.getByRole('button', { name: '生成密钥' }));
  expect(form.getByText(/请填写网页的来源/)).toBeVisible();
  expect(calls.some(({ name }) => name === 'embed.addPartner')).toBe(false);
  await user.click(form.getByRole('button', { name: /https:\/\/shop\.example\.com\/page/ }));
  await user.type(form.getByLabelText(/允许的网页来源/), 'https://shop.example.com{Enter}');
  await user.click(form.getByRole('button', { name: '生成密钥' }));
  expect(await screen.findByDisplayValue(made.key)).toBeVisible();
  expect(calls.find(({ name }) => name === 'embed.addPartner')?.request).toEqual({
    name: '门店系统',
    origins: ['https://shop.example.com'],
  });
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByDisplayValue(made.key)).not.toBeInTheDocument();
});

test('a partner’s id, which its pages name in frames, is copied', async () => {
  const { user } = renderPortal('/system/partners', { answers: { 'embed.partners': [partner] } });
  await user.click(await screen.findByRole('button', { name: '客户 ERP 的操作' }));
  await user.click(screen.getByRole('menuitem', { name: '复制合作方编号', hidden: true }));
  await screen.findByText('合作方编号已复制：partner-1');
  expect(await navigator.clipboard.readText()).toBe('partner-1');
});

test('a key is made anew, and revoked, after a word on what ends', async () => {
  const { user, calls } = renderPortal('/system/partners', {
    answers: { 'embed.partners': [partner], 'embed.rotateKey': made },
  });
  const act = async (label: string, says: RegExp) => {
    await user.click(await screen.findByRole('button', { name: '客户 ERP 的操作' }));
    await user.click(screen.getByRole('menuitem', { name: label, hidden: true }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(says)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: label }));
  };
  await act('更换密钥', /旧密钥和用它换取的令牌立即失效/);
  expect(await screen.findByDisplayValue(made.key)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  await act('吊销', /不能恢复/);
  await screen.findByText('合作方已吊销');
  expect(calls.find(({ name }) => name === 'embed.revokePartner')?.request).toEqual({ id: 'partner-1' });
});

test('staff have neither the menu nor the page', async () => {
  renderPortal('/system/partners', { as: 'technician' });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
  expect(screen.getByText(/此账号不能打开这一页。如需查看，请联系管理员/)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('link', { name: '合作方与嵌入' })).not.toBeInTheDocument();
});

test('nobody is told to ask whom there is nobody to ask', async () => {
  renderPortal('/system/partners', { as: 'customer' });
  expect(await screen.findByText(/此账号不能打开这一页。$/)).toBeVisible();
});

test('who has no partner yet is told the way to the first', async () => {
  renderPortal('/system/partners', { answers: { 'embed.partners': [] } });
  expect(await screen.findByText('还没有合作方')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^新增合作方/), expect.stringMatching(/^把密钥/)]),
  );
  expect(screen.getByRole('link', { name: '接口说明' })).toHaveAttribute('href', '/docs');
});
