import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import type { HeatPoint } from './figures/heat-points';
import { HeatMap } from './HeatMap';
import type { HeatMapProps } from './HeatMap.types';

const plan = { id: 'p1', name: 'Hall 1', image: { src: '/hall.svg', width: 1200, height: 800 } };
const device = (code: string, value: number, previous: number): HeatPoint => ({
  deviceId: code,
  code,
  type: 'mouseTrap',
  x: 0.5,
  y: 0.5,
  value,
  previous,
});
const points = [device('MT-01', 30, 29), device('MT-02', 9, 2), device('MT-03', 4, 6)];

function show(props: Partial<HeatMapProps>) {
  const all = { plan, points, ...props };
  render(
    <StrictMode>
      <PestProvider locale="en">
        <HeatMap {...all} />
      </PestProvider>
    </StrictMode>,
  );
}

const codes = () => [...document.querySelectorAll('[data-pest="heat-board"] li')].map(({ textContent }) => textContent);

it('ranks by rise on request, in figures of the difference', async () => {
  show({});
  await screen.findByRole('heading', { name: 'Most active devices' });
  expect(codes()).toEqual([
    expect.stringContaining('MT-01'),
    expect.stringMatching(/MT-02.*9 catches/),
    expect.stringContaining('MT-03'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'By rise', pressed: false }));
  expect(screen.getByRole('heading', { name: 'Largest rise' })).toBeVisible();
  expect(codes()).toEqual([expect.stringMatching(/MT-02\+7\+350/), expect.stringMatching(/MT-01\+1\+3/)]);
});

it('offers no rise without the days before', async () => {
  show({ points: [device('MT-01', 3, 0)].map(({ previous: _, ...point }) => point) });
  await screen.findByRole('heading', { name: 'Most active devices' });
  expect(screen.queryByRole('button', { name: 'By rise' })).not.toBeInTheDocument();
});

it('says why at the device that was chosen on the board, and asks again after a failure', async () => {
  const loadNotes = vi
    .fn<NonNullable<HeatMapProps['loadNotes']>>()
    .mockImplementation(async (id) => (id === 'MT-01' ? [{ at: '2026-11-20', text: 'Gap under the door' }] : []));
  const onError = vi.fn();
  show({ loadNotes, onError });
  await userEvent.click(await screen.findByRole('button', { name: /MT-01/ }));
  const card = await screen.findByRole('region', { name: 'MT-01' });
  expect(await within(card).findByText('Gap under the door')).toBeVisible();
  expect(within(card).getByText('2026-11-20')).toBeVisible();

  loadNotes.mockRejectedValue(new Error('Not just now'));
  await userEvent.click(screen.getByRole('button', { name: /MT-02/ }));
  const other = await screen.findByRole('region', { name: 'MT-02' });
  expect(await within(other).findByText('Not just now')).toBeVisible();
  expect(onError).toHaveBeenCalledWith(expect.any(Error), { widget: 'heat-map', action: 'notes' });
  loadNotes.mockResolvedValue([]);
  await userEvent.click(within(other).getByRole('button', { name: 'Try again' }));
  expect(await within(other).findByText('Nothing found at recent checks.')).toBeVisible();
});

it('names the checks of services that are not handed in, and none where there are none', async () => {
  const days = { from: '2026-11-01', to: '2026-11-27' };
  show({ days: { ...days, underWay: 2 } });
  expect(await screen.findAllByText(/2 checks belong to services not yet submitted/)).not.toHaveLength(0);
  cleanup();
  show({ days });
  await screen.findByRole('heading', { name: 'Most active devices' });
  expect(screen.queryByText(/not yet submitted/)).not.toBeInTheDocument();
});
