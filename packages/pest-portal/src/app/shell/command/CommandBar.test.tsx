import { screen, within } from '@testing-library/react';
import { writePower } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

const [site] = sampleResult('customer.list').items;
const [device] = sampleResult('device.myList').items;
const nothing = { items: [], total: 0, page: 1, limit: 10 };
const answers = {
  'customer.list': site ? { ...nothing, items: [{ ...site, id: 'c1', name: '苏州禾穗食品有限公司' }] } : nothing,
  'task.list': nothing,
  'device.myList': device ? { ...nothing, items: [{ ...device, id: 'd1', code: 'SB0003' }] } : nothing,
  'report.list': nothing,
};

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
    const asked = calls.filter(({ name }) => name === 'device.myList');
    expect(asked.at(-1)?.request).toMatchObject({ search: 'sb0003', limit: 10 });
    expect(asked.length).toBeLessThan('sb0003'.length);
    await user.keyboard('{ArrowUp}');
    expect(best).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toContain('/img?');
    expect(address()).toContain('deviceId=d1');
    expect(screen.queryByRole('combobox', { name: /搜索客户/ })).not.toBeInTheDocument();
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
    expect(calls.filter(({ name }) => name === 'customer.list')).toEqual([]);
  });

  test('offers and asks only what the account may open', async () => {
    const { user, field, calls } = await openBar({
      as: 'technician',
      account: { power: writePower(['m_mquipment_inventory']) },
      answers,
    });
    await user.type(field, 'sb0003');
    expect(await screen.findByText('没有找到“sb0003”')).toBeVisible();
    const searched = ['customer.list', 'task.list', 'device.myList', 'report.list'];
    expect(calls.filter(({ name }) => searched.includes(name))).toEqual([]);
    await user.clear(field);
    expect(await screen.findByRole('option', { name: /物理耗材/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /客户管理/ })).not.toBeInTheDocument();
  });

  test('says that a part failed, and shows the rest', async () => {
    const { user, field } = await openBar({
      answers: { ...answers, 'task.list': refusal('general.contactAdministrator') },
    });
    await user.type(field, 'sb0003');
    expect(await screen.findByRole('option', { name: /SB0003/ })).toBeVisible();
    expect(await screen.findByText(/有一部分没有搜到/)).toBeVisible();
  });
});
