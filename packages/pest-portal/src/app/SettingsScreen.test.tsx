import { screen, within } from '@testing-library/react';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../testing/render-portal';

const company = { ...sampleResult('company.details'), status: 2, name: '青禾有害生物防治', reviewByAnother: true };
const elsewhere = '在其他页面设定';
const answers = { 'company.details': company } as const;

test('an administrator finds what holds for the company, and changes it there', async () => {
  const { user } = renderPortal('/system/settings', { answers });
  const information = within(await screen.findByRole('region', { name: '公司信息' }));
  expect(information.getByText('青禾有害生物防治')).toBeVisible();
  expect(screen.getByText('报告由编写人以外的审核人通过')).toBeVisible();
  const ways = within(screen.getByRole('region', { name: elsewhere })).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    '选择客户',
    '打开巡检模板',
    '打开耗材',
    '打开合作方与嵌入',
  ]);
  await user.click(screen.getByRole('button', { name: '审核规则' }));
  expect(await screen.findByRole('dialog', { name: '报告审核规则' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(information.getByRole('button', { name: '修改公司信息' }));
  expect(await screen.findByRole('textbox', { name: /公司名称/ })).toHaveValue('青禾有害生物防治');
});

test('staff read it, set their own notices, and are led to no page that is not open to them', async () => {
  renderPortal('/system/settings', { as: 'technician', answers });
  expect(await screen.findByText('青禾有害生物防治')).toBeVisible();
  expect(screen.getByRole('button', { name: '通知设置' })).toBeVisible();
  expect(screen.queryByRole('region', { name: elsewhere })).toBeNull();
  for (const name of ['修改公司信息', '审核规则']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a company that leaves says so to everybody of it, over each page', async () => {
  renderPortal('/system/settings', { as: 'technician', account: { leavesAt: '2026-12-24T02:00:00.000Z' } });
  expect(await screen.findByText(/公司已申请注销.*2026-12-24.*请联系公司管理员/)).toBeVisible();
});
