import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language, TimeRange } from 'pest-sdk';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { foodPlantPlan, foodPlantReadings, storyLocale } from '../stories-data/food-plant';
import { HeatLayer } from './HeatLayer';
import { HeatMap } from './HeatMap';
import type { HeatPoint } from './HeatMap.types';

const meta = {
  title: 'Widgets/Heat map',
  component: HeatMap,
  args: { plan: foodPlantPlan('zh'), points: foodPlantReadings('zh'), onRangeChange: fn(), onDomainChange: fn() },
  render: (args, { globals }) => {
    const locale = storyLocale(globals);
    return (
      <HeatMap
        {...args}
        plan={args.plan && foodPlantPlan(locale)}
        points={args.points.length > 0 ? readings[locale] : args.points}
      />
    );
  },
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const readings: Record<Language, readonly HeatPoint[]> = { zh: foodPlantReadings('zh'), en: foodPlantReadings('en') };

/** Red, green, blue and alpha of all pixels of the first cloud within an element. */
function pixels(element: Element): Uint8ClampedArray {
  const canvas = element.querySelector('canvas');
  const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return image?.data ?? new Uint8ClampedArray();
}

function painted(element: Element): number {
  return pixels(element).filter((value, index) => index % 4 === 3 && value > 0).length;
}

export const MoveTheScale: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(painted(canvasElement)).toBeGreaterThan(1_000));
    const before = painted(canvasElement);
    const minimum = canvas.getByRole('slider', { name: '最小值' });
    fireEvent.change(minimum, { target: { value: '10' } });
    expect(args.onDomainChange).toHaveBeenLastCalledWith([10, 40], { final: false });
    fireEvent.keyUp(minimum, { key: 'ArrowRight' });
    expect(args.onDomainChange).toHaveBeenLastCalledWith([10, 40], { final: true });
    await waitFor(() => expect(painted(canvasElement)).toBeLessThan(before));
    const maximum = canvas.getByRole('spinbutton', { name: '最大值' });
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '120');
    expect(args.onDomainChange).toHaveBeenLastCalledWith([10, 40], { final: true });
    await userEvent.keyboard('{Enter}');
    expect(args.onDomainChange).toHaveBeenLastCalledWith([10, 120], { final: true });
    expect(maximum).toHaveValue(120);
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '10');
    await userEvent.tab();
    await canvas.findByText('最小值与最大值相同：达到该值的地方同一颜色。');
    await userEvent.click(canvas.getByRole('button', { name: '按数据调整' }));
    await waitFor(() => expect(painted(canvasElement)).toBe(before));
  },
};

export const BoardAndTable: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', { name: /FL-10/ });
    first?.focus();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-marked]')).toHaveLength(1));
    expect(canvas.getByText('Mosquitoes 31')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const rows = await canvas.findAllByRole('row');
    expect(rows[1]).toHaveTextContent('FL-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Code' }));
    expect(canvas.getByRole('columnheader', { name: /Code/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(canvas.getAllByRole('row')[1]).toHaveTextContent('CT-01');
    expect(rows).toHaveLength(70);
  },
};

export const RangeByKeyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const mark = canvas.getByText('Not checked').querySelector('svg');
    expect(mark?.getBoundingClientRect()).toMatchObject({ width: 16, height: 16 });
    canvas.getByRole('radio', { name: 'Last month' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(args.onRangeChange).toHaveBeenLastCalledWith('twoMonths');
    expect(canvas.getByText(/^2 months: 68 of 69 devices checked/)).toBeInTheDocument();
  },
};

/** A tenth of everything, as a shorter range would show it. */
const fewer = (points: readonly HeatPoint[]) =>
  points.map((point) => ({ ...point, value: Math.ceil(point.value / 10) }));

export const FitsEachRangeUnlessPinned: Story = {
  globals: { locale: 'en' },
  render: function Ranges() {
    const [range, setRange] = useState<TimeRange>('month');
    const points = range === 'week' ? fewer(readings.en) : readings.en;
    return <HeatMap plan={foodPlantPlan('en')} points={points} range={range} onRangeChange={setRange} />;
  },
  play: async ({ canvas }) => {
    const maximum = canvas.getByRole('spinbutton', { name: 'Maximum' });
    expect(maximum).toHaveValue(40);
    await userEvent.click(canvas.getByRole('radio', { name: 'Last week' }));
    expect(maximum).toHaveValue(4);
    await userEvent.click(canvas.getByRole('radio', { name: 'Last month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pin the scale' }));
    expect(canvas.getByRole('button', { name: 'Scale pinned' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Last week' }));
    expect(maximum).toHaveValue(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Scale pinned' }));
    await userEvent.click(canvas.getByRole('radio', { name: '3 months' }));
    expect(maximum).toHaveValue(40);
    await userEvent.click(canvas.getByRole('radio', { name: 'Last week' }));
    expect(maximum).toHaveValue(4);
  },
};

export const Unchecked: Story = {
  globals: { locale: 'en' },
  args: { defaultView: 'table' },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /Not checked/ });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toHaveTextContent('–');
      expect(row).not.toHaveTextContent('100');
    }
  },
};

export const BaitEaten: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '鼠饵消耗' }));
    expect(canvas.getByText(/平均 [\d.]+ %（每次检查平均）/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '表格' }));
    const rows = (await canvas.findAllByRole('row')).slice(1);
    expect(rows).toHaveLength(22);
    for (const row of rows) expect(row).toHaveTextContent('室外鼠饵站');
  },
};

const spot = { x: 0.5, y: 0.5 };
const clouds = {
  twoFives: {
    points: [
      { ...spot, value: 5 },
      { ...spot, value: 5 },
    ],
    domain: [0, 20],
  },
  oneTen: { points: [{ ...spot, value: 10 }], domain: [0, 20] },
  zero: { points: [{ ...spot, value: 0 }], domain: [0, 20] },
  flat: { points: [{ ...spot, value: 10 }], domain: [4, 4] },
  flatAgain: { points: [{ ...spot, value: 10 }], domain: [4, 4] },
} as const;

export const HeatAddsUp: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {Object.entries(clouds).map(([name, { points, domain }]) => (
        <div key={name} data-testid={name} style={{ position: 'relative', width: 160, height: 120 }}>
          <HeatLayer points={points} width={400} height={300} domain={domain} radius={0.3} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const of = (name: keyof typeof clouds) => canvas.getByTestId(name);
    await waitFor(() => expect(painted(of('flatAgain'))).toBeGreaterThan(100));
    expect(pixels(of('twoFives'))).toEqual(pixels(of('oneTen')));
    expect(painted(of('oneTen'))).toBeGreaterThan(100);
    expect(painted(of('zero'))).toBe(0);
    expect(pixels(of('flat'))).toEqual(pixels(of('flatAgain')));
  },
};

export const OnAPhone: Story = {
  globals: { locale: 'zh' },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export const Cividis: Story = { args: { palette: 'cividis', blending: 'over' } };
export const Loading: Story = { args: { points: [], loading: true } };
export const NothingInRange: Story = { args: { points: [] } };
export const Failed: Story = {
  globals: { locale: 'zh' },
  args: { points: [], error: '热力图数据暂时无法读取，请稍后重试。', onRetry: fn() },
};
