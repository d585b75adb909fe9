import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../testing/render-portal';

/** A new company: nobody to serve, no plan. */
const nothing = { 'customer.allList': [], 'floorPlan.list': [] };

test.each(['/imgCustomer', '/img', '/imgHeat'])(
  '%s of a company without customers leads to the first one',
  async (at) => {
    const { user, address } = renderPortal(at, { answers: nothing });
    await user.click(await screen.findByRole('button', { name: '新建客户' }));
    expect(address()).toBe('/createCustomer');
  },
);

test('labels of no site in particular say so instead of loading for ever', async () => {
  renderPortal('/deviceLabels');
  expect(await screen.findByRole('heading', { level: 1, name: '设备标签' })).toBeVisible();
  expect(await screen.findByText('没有可打印的设备')).toBeVisible();
});

test('a board without service staff leads to a new account', async () => {
  const { user, address } = renderPortal('/shiftManagement/list', {
    answers: { 'schedule.board': { staff: [], services: [], leave: [] } },
  });
  await user.click(await screen.findByRole('button', { name: '新增账号' }));
  expect(address()).toBe('/system/account?id=new');
});
