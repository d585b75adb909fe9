import { screen, within } from '@testing-library/react';
import type { DeviceActivity } from 'pest-sdk';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { historyEntry } from '../../testing/device-history';
import { renderPortal } from '../../testing/render-portal';

const [sample] = sampleResult('floorPlan.list');
if (!sample) throw new Error('the sample has a floor plan');
const point: DeviceActivity['points'][number] = {
  deviceId: 'd1',
  code: 'MT-0001',
  name: '捕鼠器',
  type: 'mouseTrap',
  workshopName: '面粉库',
  x: 0.4,
  y: 0.4,
  value: 3,
  previous: 1,
  checked: true,
  checks: 4,
  deviceDays: 30,
  species: [],
};
const check = historyEntry();
const board: MockAnswers = {
  'customer.allList': [{ id: 'site-1', name: '禾穗食品' }],
  'floorPlan.list': [{ ...sample, id: 'plan-1', customerId: 'site-1', name: '一层', metresPerWidth: null }],
  'device.mosquitoGraph': {
    floorPlanId: 'plan-1',
    from: '2026-10-24',
    to: '2026-11-22',
    points: [point],
    top: [],
    summary: { total: 3, previousTotal: 1, devicesTotal: 1, devicesChecked: 1, species: [] },
  },
};

test('a device that is chosen on the board says what its last checks found', async () => {
  const { user, calls } = renderPortal('/imgHeat', {
    answers: {
      ...board,
      'device.history': [
        { ...check, value: 2, species: [{ species: 'norwayRat', count: 2 }], note: '门缝 2 厘米' },
        check,
        { ...check, at: '2026-11-06T02:00:00.000Z', outcome: 'inaccessible', value: null, reason: '货物堵住' },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: /MT-0001/ }));
  const card = within(await screen.findByRole('region', { name: 'MT-0001' }));
  expect(await card.findByText(/门缝 2 厘米$/)).toBeVisible();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2026-11-20捕获 2.*门缝 2 厘米$/),
    expect.stringMatching(/^2026-11-06.*货物堵住$/),
  ]);
  expect(calls.find(({ name }) => name === 'device.history')?.request).toEqual({ id: 'd1' });
});

test('last year is compared with, and the address keeps it', async () => {
  const { user, address, calls } = renderPortal('/imgHeat?view=compare', { answers: board });
  await user.click(await screen.findByRole('radio', { name: '去年同期' }));
  expect(address()).toContain('against=lastYear');
  expect(await screen.findByText('2025-10-24 至 2025-11-22')).toBeVisible();
  const asked = calls.filter(({ name }) => name === 'device.mosquitoGraph').map(({ request }) => request);
  expect(asked).toContainEqual(
    expect.objectContaining({ floorPlanId: 'plan-1', from: '2025-10-24', to: '2025-11-22' }),
  );
});

test('it is switched between the floor plan and the heat map, and the address keeps which', async () => {
  const { user, address } = renderPortal('/imgHeat', { answers: board });
  await user.click(await screen.findByRole('radio', { name: '平面图' }));
  expect(address()).toContain('view=plan');
  await user.click(screen.getByRole('radio', { name: '热力图' }));
  expect(address()).toContain('view=heat');
});
