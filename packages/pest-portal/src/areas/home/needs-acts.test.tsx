import { screen, within } from '@testing-library/react';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

// What the home page's verbs lead to: the act itself, on its page; closed, the page is as any.
test('“replenish” opens its consumable’s replenishment', async () => {
  const list = sampleResult('stock.consumablesStock');
  const [item] = list.items;
  if (!item) throw new Error('The sample has a consumable.');
  const named = { ...item, id: 'item-1', name: '粘鼠板' };
  const { address, user } = renderPortal('/inventory/list?search=粘鼠板&replenish=item-1', {
    answers: { 'stock.consumablesStock': { ...list, items: [named] } },
  });
  const dialog = await screen.findByRole('dialog', { name: /粘鼠板/ });
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(address()).not.toContain('replenish');
});

test('“decide” opens the request for leave, for whoever may decide', async () => {
  const list = sampleResult('leave.list');
  const [item] = list.items;
  if (!item) throw new Error('The sample has a request.');
  const request = { ...item, id: 'leave-1', accountName: '李强', state: 'underReview' as const, own: false };
  const answers = { 'leave.list': { ...list, items: [request] } };
  const { address, user } = renderPortal('/leave/unList?review=leave-1', { answers });
  const dialog = await screen.findByRole('dialog', { name: /李强/ });
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(address()).toBe('/leave/unList');
});

const service = '/servicePage/detail?id=task-1&step=assign';

test('“assign” opens the staff of a service that has not begun', async () => {
  const task = { ...sampleResult('task.details'), id: 'task-1', state: 'unallocated' as const };
  const { address, user } = renderPortal(service, { answers: { 'task.details': task } });
  const dialog = await screen.findByRole('dialog', { name: /分配|人员/ });
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(address()).toBe('/servicePage/detail?id=task-1');
});

test('“assign” opens nothing of a service that has begun', async () => {
  const task = { ...sampleResult('task.details'), id: 'task-1', state: 'checkedIn' as const };
  renderPortal(service, { answers: { 'task.details': task } });
  expect(await screen.findByRole('tablist')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
