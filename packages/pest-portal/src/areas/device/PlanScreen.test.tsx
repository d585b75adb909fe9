import { screen, waitFor, within } from '@testing-library/react';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const [sample] = sampleResult('floorPlan.list');
if (!sample) throw new Error('the sample has a floor plan');
const plan = { ...sample, id: 'plan-1', customerId: 'site-1', name: '一层', metresPerWidth: null, trashAreas: [] };
const answers: MockAnswers = {
  'customer.allList': [{ id: 'site-1', name: '禾穗食品' }],
  'floorPlan.list': [plan, { ...plan, id: 'plan-2', name: '二层', deviceCount: 3 }],
  'device.list': [],
};

/** Opens the menu of what is done rarely and takes an item, by keys alone. */
async function takes(user: ReturnType<typeof renderPortal>['user'], item: string): Promise<HTMLElement> {
  const more = await screen.findByRole('button', { name: '更多操作' });
  more.focus();
  await user.keyboard('{Enter}');
  const wanted = await screen.findByRole('menuitem', { name: item, hidden: true });
  // An open menu takes the focus to its first item.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
  wanted.focus();
  await user.keyboard('{Enter}');
  return screen.getByRole('button', { name: '更多操作' });
}

/** The two points by their numbers. */
async function types(
  user: ReturnType<typeof renderPortal>['user'],
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = screen.getByLabelText(name);
    await user.clear(field);
    await user.type(field, value);
  }
}

describe('the floor plan by keyboard', () => {
  test('is calibrated, and the focus is back where it began', async () => {
    const { user, calls } = renderPortal('/img', { answers });
    const more = await takes(user, '校准比例');
    const distance = await screen.findByLabelText(/两点之间实际距离/);
    await expect.poll(() => document.activeElement).toBe(distance);
    await types(user, { 'A 横向': '10', 'A 纵向': '50', 'B 横向': '26', 'B 纵向': '50' });
    await user.type(distance, '20{Enter}');
    await expect
      .poll(() => calls.find(({ name }) => name === 'floorPlan.update')?.request)
      .toMatchObject({
        id: 'plan-1',
        metresPerWidth: 125,
      });
    await expect.poll(() => document.activeElement).toBe(more);
  });

  test('gets a trash area with its name', async () => {
    const { user, calls } = renderPortal('/img', { answers });
    const more = await takes(user, '绘制垃圾区域');
    const panel = await screen.findByRole('form', { name: '垃圾区域' });
    await waitFor(() => expect(panel).toHaveFocus());
    await types(user, { 'A 横向': '10', 'A 纵向': '10', 'B 横向': '20', 'B 纵向': '30' });
    await user.type(screen.getByRole('textbox', { name: '名称' }), '垃圾房{Enter}');
    await expect
      .poll(() => calls.find(({ name }) => name === 'floorPlan.update')?.request)
      .toMatchObject({
        trashAreas: [{ name: '垃圾房', left: 0.1, top: 0.1, right: 0.2, bottom: 0.3 }],
      });
    await expect.poll(() => document.activeElement).toBe(more);
  });
});

test('a row is saved device by device under the site’s codes, and taken back in one step', async () => {
  const [sampleDevice] = sampleResult('device.list');
  if (!sampleDevice) throw new Error('the sample has a device');
  const kept: (typeof sampleDevice)[] = [];
  const { user, calls } = renderPortal('/img', {
    answers: {
      ...answers,
      // The plan counts its devices: with each it is another record.
      'floorPlan.list': () => [{ ...plan, name: `一层，${kept.length} 台`, deviceCount: kept.length }],
      'device.list': () => [...kept],
      'device.nextCodes': ['DL-017', 'DL-018', 'DL-019', 'DL-020', 'DL-021', 'DL-022'],
      'device.add': ({ request }) => {
        const id = `d${kept.length + 1}`;
        kept.unshift({ ...sampleDevice, ...request, id, tags: [], workshopName: null });
        return { id };
      },
    },
  });
  await takes(user, '沿线布置一排设备');
  await screen.findByRole('form', { name: '沿线布置一排设备' });
  await types(user, { 'A 横向': '10', 'A 纵向': '50', 'B 横向': '30', 'B 纵向': '50' });
  const count = screen.getByRole('textbox', { name: '台数' });
  await user.clear(count);
  await user.type(count, '3');
  await user.click(await screen.findByRole('button', { name: '布置 3 台' }));
  const added = () => calls.flatMap(({ name, request }) => (name === 'device.add' ? [request] : []));
  await expect.poll(added).toHaveLength(3);
  expect(added()).toMatchObject([
    { customerId: 'site-1', floorPlanId: 'plan-1', code: 'DL-017', name: '捕鼠器 1', position: { x: 0.1, y: 0.5 } },
    { code: 'DL-018', name: '捕鼠器 2' },
    { code: 'DL-019', name: '捕鼠器 3', position: { x: 0.3, y: 0.5 } },
  ]);
  await screen.findByRole('heading', { level: 1, name: /一层，3 台/ });
  // What stands is not offered once more.
  expect(await screen.findByText('已布置。点按下一排的两端，或收起。')).toBeVisible();
  expect(screen.getByRole('button', { name: '布置 0 台' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await expect
    .poll(() => calls.flatMap(({ name, request }) => (name === 'device.delete' ? [request] : [])))
    .toEqual([{ id: 'd3' }, { id: 'd2' }, { id: 'd1' }]);
});

test('the title chooses another plan, and keeps its place in the address', async () => {
  const { user, address } = renderPortal('/img', { answers });
  const title = await screen.findByRole('heading', { level: 1, name: /一层/ });
  await user.click(within(title).getByRole('button', { name: '一层' }));
  await user.click(await screen.findByRole('button', { name: /二层/, hidden: true }));
  expect(address()).toBe('/img?customerId=site-1&floorPlanId=plan-2');
  expect(await screen.findByRole('heading', { level: 1, name: /二层/ })).toBeVisible();
});

test.each([
  ['administrator', true],
  ['customer', false],
] as const)('advice on where devices should stand is for whoever places them: %s %s', async (as, shown) => {
  renderPortal('/img', { answers, as });
  const tabs = await screen.findByRole('tablist', { name: '设备与问题' });
  expect(within(tabs).queryByRole('tab', { name: '问题' }) !== null).toBe(shown);
});
