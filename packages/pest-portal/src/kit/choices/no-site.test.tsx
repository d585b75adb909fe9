import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

/** A new company: nobody to serve, no plan. */
const nothing = { 'customer.allList': [], 'floorPlan.list': [] };

test.each(['/imgCustomer', '/img', '/imgHeat', '/workshop'])(
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
  expect(await screen.findByText('没有找到这条记录')).toBeVisible();
});

test('a service of a company without customers and staff leads to the first of each', async () => {
  renderPortal('/servicePage/newAdd', {
    answers: { ...nothing, 'schedule.board': { staff: [], services: [], leave: [] } },
  });
  expect(await screen.findByRole('link', { name: '还没有客户，先新建客户' })).toHaveAttribute(
    'href',
    '/createCustomer',
  );
  expect(await screen.findByRole('link', { name: '新增账号' })).toHaveAttribute('href', '/system/account?id=new');
});

test('an empty shelf is not counted: it leads to the list that fills it', async () => {
  const { user, address } = renderPortal('/inventory/count?kind=physical', { answers: { 'stock.all': [] } });
  await user.click(await screen.findByRole('button', { name: '打开耗材列表' }));
  expect(address()).toBe('/inventory/list');
});

test('a board without service staff leads to a new account', async () => {
  const { user, address } = renderPortal('/shiftManagement/list', {
    answers: { 'schedule.board': { staff: [], services: [], leave: [] } },
  });
  await user.click(await screen.findByRole('button', { name: '新增账号' }));
  expect(address()).toBe('/system/account?id=new');
});
