import { screen, within } from '@testing-library/react';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

test('a customer sees a plan as it stood, and what changed since, by another day as well', async () => {
  const [plan] = sampleResult('floorPlan.list');
  if (!plan) throw new Error('The sample has a floor plan.');
  const { user, calls } = renderPortal('/imgCustomer', {
    as: 'customer',
    answers: {
      'floorPlan.list': [plan],
      'floorPlan.asOf': {
        ...sampleResult('floorPlan.asOf'),
        day: '2025-12-31',
        revision: 2,
        image: plan.image,
        devices: [],
        changes: [{ at: '2026-03-02T02:00:00.000Z', kind: 'moved', code: 'MY0004' }],
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: `${plan.name} 的操作` }));
  await user.click(screen.getByRole('menuitem', { name: '以前的平面图' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('移动 MY0004')).toBeVisible();
  expect(dialog.getByText('2025-12-31 有 0 台设备 · 底图第 2 版')).toBeVisible();
  const day = dialog.getByLabelText('日期');
  await user.clear(day);
  await user.type(day, '2026-06-01');
  await expect
    .poll(() => calls.filter(({ name }) => name === 'floorPlan.asOf').at(-1)?.request)
    .toMatchObject({ id: plan.id, day: '2026-06-01' });
});
