import { screen, within } from '@testing-library/react';
import { type Found, writePower } from 'pest-sdk';
import { refusal } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const nothing: Found = { customers: [], services: [], devices: [], reports: [], products: [], people: [] };
const site = { id: 'c1', name: '苏州禾穗食品有限公司', region: '苏州', address: '1 号', deviceCount: 3 };
const device = {
  id: 'd1',
  code: 'SB0003',
  name: '鼠饵站',
  type: 'baitStation' as const,
  location: '',
  customerId: 'c1',
  customerName: site.name,
  floorPlanId: 'p1',
};
const found: Found = {
  ...nothing,
  customers: [site],
  devices: [device],
  products: [{ id: 's1', categoryId: 1, name: 'SB 粘鼠板', registrationNumber: '', stock: '12', unit: '张' }],
  people: [{ id: 'a1', name: 'SB 王强', loginId: '13800000000', staffKind: 'service', disabled: true }],
};
const answers = { 'search.find': found };

async function openBar(options: Parameters<typeof renderPortal>[1] = { answers }) {
  const portal = renderPortal('/inventory/list', options);
  await screen.findByRole('row', { name: /Cockroach gel, 12 g/ });
  await portal.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /搜索客户/ });
  return { ...portal, field };
}

describe('the command bar', () => {
  test('finds with the best hit first and preselected, and opens it by keyboard alone', async () => {
    const { user, field, address, calls } = await openBar();
    await user.type(field, 'sb0003');
    const best = await screen.findByRole('option', { name: /SB0003/ });
    expect(best).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', best.id);
    expect(screen.getAllByRole('option')[0]).toBe(best);
    const asked = calls.filter(({ name }) => name === 'search.find');
    expect(asked.at(-1)?.request).toMatchObject({ text: 'sb0003' });
    expect(asked.length).toBeLessThan('sb0003'.length);
    await user.keyboard('{ArrowUp}');
    expect(best).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toContain('/img?');
    expect(address()).toContain('deviceId=d1');
    expect(screen.queryByRole('combobox', { name: /搜索客户/ })).not.toBeInTheDocument();
  });

  test('says that nothing was found, of what, and how to go on', async () => {
    const { user, field } = await openBar({ answers: { 'search.find': nothing } });
    await user.type(field, 'zz9');
    expect(await screen.findByText(/zz9/)).toBeVisible();
  });

  test('shows what is inside of the one customer found', async () => {
    const { user, field, address } = await openBar();
    await user.type(field, '禾穗');
    const inside = await screen.findByRole('group', { name: '在这个客户里' });
    await user.click(within(inside).getByRole('option', { name: /热力图/ }));
    expect(address()).toBe('/imgHeat?customerId=c1');
  });

  test('asks nothing for a >, and shows commands only', async () => {
    const { user, field, calls } = await openBar();
    await user.type(field, '>');
    expect(await screen.findByRole('option', { name: '新建服务' })).toBeVisible();
    await expect.poll(() => screen.getAllByRole('group')).toHaveLength(1);
    expect(calls.filter(({ name }) => name === 'search.find')).toEqual([]);
  });

  test('leads who replenishes stock to what is short', async () => {
    const { user, field, address } = await openBar({ answers: { 'search.find': nothing } });
    await user.type(field, '补货');
    expect(await screen.findByRole('option', { name: /补货.*物理耗材/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /补货.*化学耗材/ }));
    expect(address()).toBe('/inventory/chemistry?sort=status&order=asc');
  });

  test('offers only what the account may open', async () => {
    const { user, field } = await openBar({
      as: 'technician',
      account: { power: writePower(['m_mquipment_inventory']) },
      answers: { 'search.find': { ...found, products: [] } },
    });
    await user.type(field, 'sb0003');
    expect(await screen.findByText('没有找到“sb0003”')).toBeVisible();
    await user.clear(field);
    expect(await screen.findByRole('option', { name: /物理耗材/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /客户管理/ })).not.toBeInTheDocument();
  });

  test('finds stock and people too', async () => {
    const { user, field, address } = await openBar();
    await user.type(field, 'sb');
    expect(await screen.findByRole('option', { name: /SB 王强.*已停用/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /SB 粘鼠板.*12 张/ }));
    expect(address()).toBe('/inventory/list?search=SB+%E7%B2%98%E9%BC%A0%E6%9D%BF');
  });

  test('says that records could not be searched, and shows the screens', async () => {
    const { user, field } = await openBar({ answers: { 'search.find': refusal('general.contactAdministrator') } });
    await user.type(field, '客户');
    expect(await screen.findByRole('option', { name: /客户管理/ })).toBeVisible();
    expect(await screen.findByText(/记录没有搜到/)).toBeVisible();
  });
});
