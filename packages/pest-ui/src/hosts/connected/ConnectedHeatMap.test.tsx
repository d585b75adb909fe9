import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type DeviceActivity, type FloorPlanRecord, PestError } from 'pest-sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { PestProvider } from '../../provider/PestProvider';
import { ConnectedHeatMap, type ConnectedHeatMapProps } from './ConnectedHeatMap';
import type { HeatActivityClient } from './useHeatActivity';

const plan = {
  id: 'p1',
  customerId: 'c1',
  name: 'Hall 1',
  image: { src: '/hall.svg', width: 1200, height: 800 },
  metresPerWidth: null,
} as FloorPlanRecord;

const answer = (from: string, to: string, value: number, more: Partial<DeviceActivity> = {}): DeviceActivity => ({
  floorPlanId: 'p1',
  from,
  to,
  points: [
    {
      deviceId: 'd1',
      code: 'FL-01',
      name: 'Lamp',
      type: 'flyLamp',
      workshopName: null,
      x: 0.5,
      y: 0.5,
      value,
      previous: 2,
      checked: true,
      checks: 1,
      deviceDays: 7,
      species: [],
    },
  ],
  top: [],
  summary: { total: value, previousTotal: 2, devicesTotal: 1, devicesChecked: 1, species: [] },
  ...more,
});

const list = vi.fn<HeatActivityClient['floorPlan']['list']>();
const graph = vi.fn<HeatActivityClient['device']['mosquitoGraph']>();
const client: HeatActivityClient = { floorPlan: { list }, device: { mosquitoGraph: graph } };

beforeEach(() => {
  list.mockReset().mockResolvedValue([plan]);
  graph.mockReset().mockResolvedValue(answer('2026-10-24', '2026-11-22', 9));
});
const show = (props: Partial<ConnectedHeatMapProps> = {}) =>
  render(
    <PestProvider locale="en">
      <ConnectedHeatMap client={client} floorPlanId="p1" {...props} />
    </PestProvider>,
  );

it('reads plan and figures, and says the days that the answer is of', async () => {
  show();
  expect(await screen.findByText(/^2026-10-24 to 2026-11-22: 1 of 1 devices checked, 9 catches/)).toBeVisible();
  expect(graph.mock.calls[0]?.[0]).toEqual({ floorPlanId: 'p1', range: 'month' });
});

it('reads another range, keeps the figures before until it is there, and gives up what it no longer wants', async () => {
  show();
  await screen.findByText(/^2026-10-24.*9 catches/);
  let arrive = (_: DeviceActivity) => {};
  graph.mockReturnValueOnce(new Promise(() => undefined)).mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'Last week' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Today' }));
  expect(graph.mock.calls[1]?.[1].signal.aborted).toBe(true);
  expect(screen.getByText(/^2026-10-24 to 2026-11-22/)).toBeVisible();
  arrive(answer('2026-11-22', '2026-11-22', 1));
  expect(await screen.findByText(/^2026-11-22: 1 of 1 devices checked, 1 catch in total/)).toBeVisible();
});

it('says a refusal, tells the host, and tries again', async () => {
  const refusal = new PestError({ kind: 'network', endpoint: 'device.mosquitoGraph' });
  graph.mockRejectedValueOnce(refusal);
  const onError = vi.fn();
  show({ onError });
  await waitFor(() => expect(onError).toHaveBeenCalledWith(refusal, { widget: 'heat-map', action: 'load' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^2026-10-24.*9 catches/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for nothing without a client, and gives up with itself', () => {
  show({ client: undefined });
  expect(graph).not.toHaveBeenCalled();
  graph.mockReturnValue(new Promise(() => undefined));
  const { unmount } = show();
  unmount();
  expect(graph.mock.calls[0]?.[1].signal.aborted).toBe(true);
});
