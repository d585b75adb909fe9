import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../testing/render-portal';

const otherTab = () => new BroadcastChannel('pest_portal');

test('a list is asked for anew when another tab has changed something', async () => {
  const { calls } = renderPortal('/inventory/list');
  const asked = () => calls.filter(({ name }) => name === 'stock.consumablesStock').length;
  await screen.findByRole('row', { name: /Cockroach gel, 12 g/ });
  expect(asked()).toBe(1);
  const tab = otherTab();
  tab.postMessage('changed');
  await waitFor(() => expect(asked()).toBe(2));
  tab.close();
});

test('what is done here is told to the other tabs', async () => {
  const { user } = renderPortal('/workshop?customerId=customer-1');
  const tab = otherTab();
  const told = new Promise((resolve) => tab.addEventListener('message', resolve, { once: true }));
  await user.click(await screen.findByRole('button', { name: '新增车间' }));
  await user.type(await screen.findByRole('textbox', { name: /名称/ }), 'Flour store');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await expect(told).resolves.toBeDefined();
  tab.close();
});
