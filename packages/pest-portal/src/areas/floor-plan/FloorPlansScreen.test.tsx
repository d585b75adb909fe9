import { screen } from '@testing-library/react';
import type { FloorPlanRecord } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const [plan] = sampleResult('floorPlan.list');
if (!plan) throw new Error('The sample has a floor plan.');
const site = { id: plan.customerId, name: '东篱酒店' };
const at = `/imgCustomer?customerId=${site.id}`;

/** Whoever uploads one over the plans that a site has, and the portal with it. */
async function upload(plans: readonly FloorPlanRecord[]) {
  const added = { ...plan, id: 'plan-new', name: '二层' } as FloorPlanRecord;
  const portal = renderPortal(`${at}&upload=new`, {
    answers: {
      'customer.allList': [site],
      'floorPlan.list': () =>
        portal.calls.some(({ name }) => name === 'floorPlan.add') ? [...plans, added] : [...plans],
      'floorPlan.add': { id: added.id },
    },
  });
  const { user } = portal;
  const dialog = await screen.findByRole('dialog', { name: '上传平面图' });
  await user.type(screen.getByLabelText(/^名称/), added.name);
  await user.upload(screen.getByLabelText(/^平面图图片/), new File(['x'], 'plan.png', { type: 'image/png' }));
  await screen.findByText(/已上传 plan\.png/);
  await user.click(screen.getByRole('button', { name: '保存' }));
  await expect.poll(() => dialog.isConnected).toBe(false);
  return portal;
}

test('a site’s first plan opens once it is uploaded, for its devices', async () => {
  const { address } = await upload([]);
  await expect.poll(address).toBe(`/img?customerId=${site.id}&floorPlanId=plan-new`);
  expect(await screen.findByRole('button', { name: '新增设备' })).toBeVisible();
});

test('a further plan stands among the others, whose list stays', async () => {
  const { address } = await upload([plan]);
  expect(await screen.findByRole('article', { name: '二层' })).toBeVisible();
  expect(address()).toBe(at);
});

test('who closes the upload stands before the list, and a reload asks nothing', async () => {
  const { user, address } = renderPortal(`${at}&upload=new`, { answers: { 'customer.allList': [site] } });
  await screen.findByRole('dialog', { name: '上传平面图' });
  await user.click(screen.getByRole('button', { name: '取消' }));
  await expect.poll(address).toBe(at);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address opens no upload for who may not upload', async () => {
  renderPortal(`${at}&upload=new`, { as: 'customer', answers: { 'customer.allList': [site] } });
  expect(await screen.findByRole('article', { name: plan.name })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
