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
  graph.mockImplementation(({ range }) =>
    range === 'today'
      ? new Promise((resolve) => {
          arrive = resolve;
        })
      : new Promise(() => undefined),
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'Last week' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Today' }));
  const week = graph.mock.calls.find(([input]) => input.range === 'week');
  // By an effect, which React runs when it likes; the steps to play through are given up as the figures are.
  await waitFor(() => expect(week?.[1].signal.aborted).toBe(true));
  expect(screen.getByText(/^2026-10-24 to 2026-11-22/)).toBeVisible();
  arrive(answer('2026-11-22', '2026-11-22', 1));
  expect(await screen.findByText(/^2026-11-22: 1 of 1 devices checked, 1 catch in total/)).toBeVisible();
});

it('gives up the steps to play through of days that it no longer shows', async () => {
  graph.mockImplementation(({ series }) =>
    series ? new Promise(() => undefined) : Promise.resolve(answer('2026-10-24', '2026-11-22', 9)),
  );
  show();
  const steps = () => graph.mock.calls.filter(([input]) => input.series);
  await waitFor(() => expect(steps()).toHaveLength(1));
  fireEvent.click(screen.getByRole('radio', { name: 'Last week' }));
  await waitFor(() => expect(steps()[0]?.[1].signal.aborted).toBe(true));
});

it('compares with the same days of last year, which are read when that is asked for', async () => {
  graph.mockImplementation(async ({ from }) =>
    from === '2025-10-24' ? answer(from, '2025-11-22', 30) : answer('2026-10-24', '2026-11-22', 9),
  );
  show({ defaultView: 'compare' });
  expect(await screen.findByText(/^2 catches before, 9 catches now/)).toBeVisible();
  expect(graph.mock.calls.filter(([input]) => input.from)).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Last year' }));
  expect(await screen.findByText(/^30 catches last year, 9 catches now/)).toBeVisible();
  expect(screen.getByText('2025-10-24 to 2025-11-22')).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'Last year' })).toBeVisible();
  const asked = graph.mock.calls.filter(([input]) => input.from);
  expect(asked.map(([input]) => input)).toEqual([{ floorPlanId: 'p1', from: '2025-10-24', to: '2025-11-22' }]);
});

it('says that last year could not be read, and that nothing was checked then', async () => {
  graph.mockImplementation(async ({ from }) => {
    if (from) throw new PestError({ kind: 'network', endpoint: 'device.mosquitoGraph' });
    return answer('2026-10-24', '2026-11-22', 9);
  });
  show({ defaultView: 'compare', defaultAgainst: 'lastYear' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Last year’s figures could not be loaded.');
  const none = answer('2025-10-24', '2025-11-22', 0);
  graph.mockResolvedValue({ ...none, points: none.points.map((point) => ({ ...point, checked: false, checks: 0 })) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No checks on these days last year.')).toBeVisible();
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
