import { screen, waitFor } from '@testing-library/react';
import type { CustomerInformation } from 'pest-sdk';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const information: CustomerInformation = {
  name: '晨光食品',
  creditCode: '',
  region: '',
  regionCode: null,
  address: '',
  location: null,
  introduction: '',
  clientType: 'other',
  pestControlCertificate: null,
  msds: null,
  controllerCertificate: null,
  phone: '13912345678',
  reportEmail: '',
  status: 0,
  reason: '',
  submittedAt: null,
  renewal: null,
  history: [],
  submits: true,
};

async function open(given: Partial<CustomerInformation> = {}) {
  const shown = { ...information, ...given };
  const { name, status, reason } = shown;
  const portal = renderPortal('/completedClientInfo', {
    as: 'customer',
    account: { customerInfo: { id: 'customer-1', name, status, reason } },
    answers: { 'customer.information': shown },
  });
  await screen.findByRole('heading', { level: 1 });
  return portal;
}

test('asks for name, credit code, region and phone; a place may stay empty, half a place may not', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: '提交审核' }));
  expect(screen.getByText('还有 2 处要改')).toBeVisible();
  expect(screen.getByLabelText(/^统一社会信用代码/)).toHaveFocus();
  await user.type(screen.getByLabelText(/^统一社会信用代码/), '91310115madem0a11m');
  await user.type(screen.getByLabelText(/^地区/), '上海市 青浦区');
  await user.type(screen.getByLabelText(/^纬度/), '31.15');
  expect(screen.getByLabelText(/^经度/)).toHaveAttribute('aria-invalid', 'true');
  await user.type(screen.getByLabelText(/^经度/), '121.11');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('customer.submitInformation'));
  expect(calls.find(({ name }) => name === 'customer.submitInformation')?.request).toMatchObject({
    name: '晨光食品',
    creditCode: '91310115MADEM0A11M',
    location: { latitude: 31.15, longitude: 121.11 },
    phone: '13912345678',
  });
});

test('every page but this one sends an unapproved customer here', async () => {
  const { address } = renderPortal('/serve/list', {
    as: 'customer',
    account: { customerInfo: { id: 'customer-1', name: '晨光食品', status: 1, reason: '' } },
    answers: { 'customer.information': { ...information, status: 1, submittedAt: '2026-11-22T06:05:00.000Z' } },
  });
  expect(await screen.findByRole('heading', { name: '正在审核' })).toBeVisible();
  expect(address()).toBe('/completedClientInfo');
});

test('a customer that a company entered reads where its details are changed', async () => {
  const { user, address } = await open({ status: 2, submits: false });
  await user.click(await screen.findByRole('button', { name: '服务公司' }));
  await waitFor(() => expect(address()).toBe('/serve/list'));
});

test('approved: it is edited here, with what that means', async () => {
  const { user } = await open({ status: 2, creditCode: '91310115MADEM0A11M', region: '上海市' });
  await user.click(await screen.findByRole('button', { name: '修改资料' }));
  expect(screen.getByText(/会重新审核。审核期间已通过的资料继续有效/)).toBeVisible();
  expect(screen.getByRole('button', { name: '保存' })).toBeVisible();
});
