import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DaySpan } from 'pest-sdk';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import type { HeatPoint } from './figures/heat-points';
import { HeatMap } from './HeatMap';
import type { HeatMapProps } from './HeatMap.types';

const plan = { id: 'p1', name: 'Hall 1', image: { src: '/hall.svg', width: 1200, height: 800 } };
const caught = (value: number): HeatPoint[] => [
  { deviceId: 'd1', code: 'MT-01', type: 'mouseTrap', x: 0.5, y: 0.5, value },
];
const may = { from: '2026-05-01', to: '2026-05-31' };
const june = { from: '2026-06-01', to: '2026-06-30' };

/** A host whose days can be changed. */
function Host({ loadPeriod }: Pick<HeatMapProps, 'loadPeriod'>) {
  const [days, setDays] = useState(may);
  return (
    <PestProvider locale="en">
      <button type="button" onClick={() => setDays(june)}>
        June
      </button>
      <HeatMap
        plan={plan}
        points={caught(9)}
        days={days}
        defaultView="compare"
        defaultAgainst="lastYear"
        loadPeriod={loadPeriod}
      />
    </PestProvider>
  );
}

it('shows no figures of the days before that were changed while they were loaded', async () => {
  let answer: (points: HeatPoint[]) => void = () => undefined;
  const loadPeriod = vi.fn(({ from }: DaySpan) =>
    from === '2025-05-01'
      ? new Promise<HeatPoint[]>((resolve) => {
          answer = resolve;
        })
      : Promise.resolve(caught(4)),
  );
  render(<Host loadPeriod={loadPeriod} />);
  await expect.poll(() => loadPeriod).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'June' }));
  answer(caught(777));
  expect(await screen.findByText('4 catches', { selector: 'small' })).toBeInTheDocument();
  expect(screen.queryByText(/777/)).toBeNull();
  expect(loadPeriod).toHaveBeenLastCalledWith({ from: '2025-06-01', to: '2025-06-30' }, expect.anything());
});

it('asks for other days although those before were refused', async () => {
  const loadPeriod = vi.fn(async ({ from }: DaySpan) => {
    if (from === '2025-05-01') throw new Error('no');
    return caught(4);
  });
  render(<Host loadPeriod={loadPeriod} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'June' }));
  expect(await screen.findByText('4 catches', { selector: 'small' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
