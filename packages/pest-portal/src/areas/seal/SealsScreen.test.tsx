import { screen, within } from '@testing-library/react';
import type { Seal } from 'pest-sdk';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const seal: Seal = {
  id: 'seal-1',
  title: '合同专用章',
  image: 'https://pest.test/files/seal.png',
  keyword: '乙方（盖章）',
  updatedAt: '2026-05-04T02:30:00.000Z',
  waiting: 2,
};
const page = (items: Seal[]) => ({ items, total: items.length, page: 1, limit: 20 });
const contracts = { contracts: true } as const;

test('seals stand with their keyword and the contracts that wait for them', async () => {
  renderPortal('/contract/sealMange', { account: contracts, answers: { 'seal.list': page([seal]) } });
  const row = (await screen.findByText('乙方（盖章）')).closest('tr');
  expect(row).toHaveTextContent('合同专用章');
  expect(row).toHaveTextContent('2 份');
  // The menu is drawn once the page is idle.
  expect(await screen.findByRole('link', { name: '印章管理' })).toBeVisible();
});

test('a seal without picture and keyword is refused beside its fields', async () => {
  const { user, calls } = renderPortal('/contract/sealMange', {
    account: contracts,
    answers: { 'seal.list': page([]) },
  });
  await user.click(await screen.findByRole('button', { name: '新增印章' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /名称/ }), '公章');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByRole('textbox', { name: /关键字/ })).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByText('请选择印章图片')).toBeVisible();
  expect(calls.some(({ name }) => name === 'seal.add')).toBe(false);
});

test('deleting says what goes, and what stays', async () => {
  const { user, calls } = renderPortal('/contract/sealMange', {
    account: contracts,
    answers: { 'seal.list': page([seal]) },
  });
  await user.click(await screen.findByRole('button', { name: '合同专用章 的操作' }));
  await user.click(screen.getByRole('menuitem', { name: '删除', hidden: true }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/已盖章的合同不受影响/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '删除' }));
  await screen.findByText('印章已删除');
  expect(calls.find(({ name }) => name === 'seal.delete')?.request).toEqual({ id: 'seal-1' });
});

test('for every other company there is neither the menu nor the page', async () => {
  renderPortal('/contract/sealMange', { account: { contracts: false } });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
  await screen.findByRole('link', { name: '客户管理' });
  expect(screen.queryByRole('link', { name: '印章管理' })).not.toBeInTheDocument();
});
