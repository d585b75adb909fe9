import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from 'pest-sdk';
import { createRef, useState } from 'react';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import {
  foodPlantDays,
  foodPlantPlan,
  foodPlantReadings,
  foodPlantServices,
  storyLocale,
} from '../stories-data/food-plant';
import type { HeatPoint, HeatRange } from './figures/heat-points';
import { HeatMap } from './HeatMap';
import type { HeatMapHandle } from './HeatMap.types';
import { HeatLayer } from './map/HeatLayer';

const readings: Record<Language, readonly HeatPoint[]> = { zh: foodPlantReadings('zh'), en: foodPlantReadings('en') };
const services = foodPlantServices();

const meta = {
  title: 'Widgets/Heat map',
  component: HeatMap,
  args: {
    plan: foodPlantPlan('zh'),
    points: readings.zh,
    days: foodPlantDays,
    frames: services,
    onRangeChange: fn(),
    onDomainChange: fn(),
    onSelectedChange: fn(),
  },
  render: (args, { globals }) => {
    const locale = storyLocale(globals);
    const isPlant = args.points === readings.zh;
    return (
      <HeatMap
        {...args}
        plan={args.plan && (isPlant ? foodPlantPlan(locale) : args.plan)}
        points={isPlant ? readings[locale] : args.points}
      />
    );
  },
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Red, green, blue and alpha of all pixels of the first cloud within an element. */
function pixels(element: Element): Uint8ClampedArray {
  const canvas = element.querySelector('canvas');
  return canvas ? pixelsOf(canvas) : new Uint8ClampedArray();
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
}

function painted(element: Element): number {
  return pixels(element).filter((value, index) => index % 4 === 3 && value > 0).length;
}

/** How many pixels of a picture are clearly blue. */
function blues(bitmap: ImageBitmap): number {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const of = pixelsOf(canvas);
  return of.filter((blue, at) => at % 4 === 2 && blue > 150 && (of[at - 2] ?? 0) < 80 && (of[at - 1] ?? 0) < 80).length;
}

export const MoveTheScale: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(painted(canvasElement)).toBeGreaterThan(1_000));
    const before = painted(canvasElement);
    const minimum = await canvas.findByRole('slider', { name: '最小值' });
    fireEvent.input(minimum, { target: { value: '10' } });
    const told = (reason: string, final: boolean) => expect.objectContaining({ reason, final });
    expect(args.onDomainChange).toHaveBeenLastCalledWith([10, 32], told('minimum', false));
    fireEvent.keyUp(minimum, { key: 'ArrowRight' });
    expect(args.onDomainChange).toHaveBeenLastCalledWith([10, 32], told('minimum', true));
    await waitFor(() => expect(painted(canvasElement)).toBeLessThan(before));
    const maximum = canvas.getByRole('textbox', { name: '最大值' });
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '120');
    expect(args.onDomainChange).toHaveBeenLastCalledWith([10, 32], told('minimum', true));
    await userEvent.keyboard('{Enter}');
    expect(args.onDomainChange).toHaveBeenLastCalledWith([10, 120], told('maximum', true));
    expect(maximum).toHaveValue('120');
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '10');
    await userEvent.tab();
    await canvas.findByText(/最小值与最大值相同：达到该值的地方同一颜色。/);
    await userEvent.click(canvas.getByRole('button', { name: '按数据调整' }));
    await waitFor(() => expect(painted(canvasElement)).toBe(before));
    expect(canvas.queryByRole('button', { name: '按数据调整' })).toBeNull();
  },
};

export const BoardTableAndPlanAreOne: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', { name: /FL-10/ });
    first?.focus();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-pointed] rect')).not.toHaveLength(0));
    await userEvent.keyboard('{Enter}');
    expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      'FL-10',
      expect.objectContaining({ reason: 'select', source: 'keyboard', final: true }),
    );
    expect(await canvas.findByRole('region', { name: 'FL-10' })).toHaveTextContent('1.107 per device-day');

    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const rows = await canvas.findAllByRole('row');
    expect(rows).toHaveLength(70);
    expect(rows[1]).toHaveTextContent('FL-10');
    expect(canvas.getByRole('button', { name: 'FL-10' })).toHaveAttribute('aria-pressed', 'true');
    const unchecked = canvas.getAllByRole('row', { name: /Not checked/ });
    for (const row of unchecked) expect(row).not.toHaveTextContent('100');
    await userEvent.click(canvas.getByRole('button', { name: 'Code' }));
    expect(canvas.getByRole('columnheader', { name: /Code/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(canvas.getAllByRole('row')[1]).toHaveTextContent('CT-01');
    await userEvent.click(canvas.getByText('CT-02'));
    expect(args.onSelectedChange).toHaveBeenLastCalledWith('CT-02', expect.objectContaining({ reason: 'select' }));
  },
};

/** A tenth of everything, as a shorter range would show it. */
const fewer = (points: readonly HeatPoint[]) =>
  points.map((point) => ({ ...point, value: Math.ceil((point.value ?? 0) / 10) }));

export const SaysTheDaysOfItsData: Story = {
  globals: { locale: 'en' },
  render: function Ranges() {
    const [range, setRange] = useState<HeatRange>('month');
    const [dated, setDated] = useState(true);
    const points = range === 'week' ? fewer(readings.en) : readings.en;
    return (
      <>
        <button type="button" onClick={() => setDated(!dated)}>
          days
        </button>
        <HeatMap
          plan={foodPlantPlan('en')}
          points={points}
          days={dated ? foodPlantDays : undefined}
          range={range}
          onRangeChange={dated ? setRange : undefined}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const maximum = await canvas.findByRole('textbox', { name: 'Maximum' });
    expect(maximum).toHaveValue('32');
    canvas.getByRole('radio', { name: 'Today' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(canvas.getByRole('radio', { name: 'Last week' })).toBeChecked();
    // The chosen range is a wish; the caption says what the data are of.
    expect(canvas.getByText(/^2026-10-24 to 2026-11-22: 68 of 69 devices checked/)).toBeInTheDocument();
    expect(maximum).toHaveValue('4');
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '40{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Last month' }));
    expect(maximum).toHaveValue('40');

    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    const from = await canvas.findByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '2026-05-04');
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '2026-05-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    expect(await canvas.findByText('The last day is before the first')).toBeVisible();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-05-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    expect(canvas.getByRole('radio', { name: '2026-05-04 to 2026-05-20' })).toBeChecked();

    await userEvent.click(canvas.getByRole('button', { name: 'days' }));
    expect(canvas.getByText(/^68 of 69 devices checked/)).toBeInTheDocument();
    expect(canvas.queryByRole('radiogroup', { name: 'Time range' })).toBeNull();
  },
};

/** What a printed page says, in the order it stands there. */
function printed(page: Window | undefined): string {
  return page?.document.body.innerText ?? '';
}

export const CountsTheSpeciesThatAreChosen: Story = {
  globals: { locale: 'en' },
  args: { threshold: 20, heading: 'Jade Foods', onPrint: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const total = () => canvasElement.querySelector('[data-pest="heat-summary"] b')?.textContent;
    const all = total();
    expect(canvas.getByText(/devices? (is|are) above the limit of 20 catches/)).toBeInTheDocument();
    const mosquitoes = (await canvas.findByRole('rowheader', { name: 'Mosquitoes' })).closest('tr');
    const counted = mosquitoes?.querySelectorAll('td')[1]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const types = await canvas.findByRole('group', { name: 'Device types' });
    await userEvent.click(within(types).getByRole('checkbox', { name: /Mouse trap/i }));
    const species = within(canvas.getByRole('group', { name: 'Species' }));
    for (const box of species.getAllByRole('checkbox')) {
      if (box.closest('label')?.textContent !== 'Mosquitoes') await userEvent.click(box);
    }
    expect(total()).toBe(counted);
    expect(canvas.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
    // Paper has no filter to look at: it says in words what was counted.
    const taken = canvas.getByRole('button', { name: 'Export' });
    taken.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Print' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce());
    expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    const page = args.onPrint && mocked(args.onPrint).mock.calls[0]?.[0];
    expect(printed(page)).toMatch(
      /^Jade Foods · Food plant, ground floor\s+Catches · Total · only .+ · only Mosquitoes\s+2026-10-24 to/,
    );
    expect(printed(page)).not.toContain('Mouse trap');
    expect(page?.document.querySelectorAll('.board tr')).toHaveLength(3);
    expect(page && painted(page.document.body)).toBeGreaterThan(100_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filter' }));
    expect(total()).toBe(all);
  },
};

export const ComparesOnOneScale: Story = {
  globals: { locale: 'en' },
  args: { defaultView: 'compare' },
  play: async ({ canvas, canvasElement }) => {
    expect(await canvas.findByText('2026-09-24 to 2026-10-23')).toBeVisible();
    expect(canvas.getByText(/catches before, .* now\. Largest rise: .* Largest fall:/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(2));
    const maps = canvasElement.querySelectorAll<HTMLElement>('[data-pest="heat-plan-layer"]');
    const [before, now] = maps;
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    expect(now?.style.transform).not.toBe('');
    expect(before?.style.transform).toBe(now?.style.transform);
    await userEvent.click(await canvas.findByRole('button', { name: 'FL-10' }));
    for (const map of maps) expect(map.querySelectorAll('[data-part="chosen"]')).toHaveLength(1);
  },
};

export const PlaysServiceByService: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    // When it was caught is seen before anything is played.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="bars"] i')).toHaveLength(services.length));
    expect(canvas.getByText(/^2026-10-24 to 2026-11-22/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Play through time' }));
    const track = await canvas.findByRole('slider', { name: 'Day of the check' });
    // Focus on the track pauses: nothing moves away under a key.
    track.focus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull());
    fireEvent.change(track, { target: { value: '0' } });
    await waitFor(() => expect(track).toHaveAttribute('aria-valuetext', '2026-11-01'));
    const maximum = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Maximum' });
    const scale = maximum.value;
    await userEvent.click(canvas.getByRole('button', { name: 'Step on' }));
    expect(canvas.getByText(/^2026-11-08: 68 of 69 devices checked/)).toBeInTheDocument();
    expect(maximum).toHaveValue(scale);
    const play = canvas.queryByRole('button', { name: 'Play' });
    if (play) {
      await userEvent.click(play);
      await waitFor(() => expect(track).toHaveAttribute('aria-valuetext', '2026-11-15'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all days' }));
    expect(canvas.getByText(/^2026-10-24 to 2026-11-22/)).toBeInTheDocument();
    expect(canvasElement.querySelector('[data-pest="heat-player"]')).toBeNull();
  },
};

/** Four hundred traps, of which many stand side by side. */
const crowd = Array.from({ length: 400 }, (_, n): HeatPoint => {
  const [column, row] = [n % 25, Math.floor(n / 25)];
  return {
    deviceId: `MT-${n}`,
    code: `MT-${n}`,
    type: 'mouseTrap',
    x: (column + 0.5) / 25,
    y: (row + 0.5) / 16,
    value: (n * 7_919) % 10,
  };
});

/** Numbers give way to one for several devices, so that the heat stays in sight; pressing it zooms in. */
export const ManyDevices: Story = {
  globals: { locale: 'en' },
  args: { points: crowd, frames: undefined },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('group', { name: /plus and minus zoom/ });
    const layer = map.querySelector<HTMLElement>('[data-pest="heat-plan-layer"]');
    const several = () => layer?.querySelectorAll('[data-part="several"]').length ?? 0;
    await waitFor(() => expect(several()).toBeGreaterThan(10));
    expect(canvas.getByText('several devices as one')).toBeVisible();
    const numbers = [...map.querySelectorAll('[data-mark="some"] text')].map((text) => Number(text.textContent));
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(1_800);

    const before = several();
    const box = layer?.querySelector('[data-part="several"]')?.getBoundingClientRect();
    if (!box) throw new Error('no number of several');
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    fireEvent.pointerMove(map, { ...at, pointerType: 'mouse' });
    expect(canvas.getByText(/^\d+ devices, \d+ in total$/)).toBeInTheDocument();
    const whole = layer?.style.transform;
    fireEvent.click(map, at);
    await waitFor(() => expect(layer?.style.transform).not.toBe(whole));
    await waitFor(() => expect(several()).toBeLessThan(before));
    expect(canvas.queryByText(/^\d+ devices, \d+ in total$/)).toBeNull();
  },
};

const odd: readonly HeatPoint[] = [
  {
    deviceId: 'PH-1',
    code: 'PH-1',
    type: 'pheromone',
    x: 0.2,
    y: 0.3,
    value: 4,
    species: [{ species: 'moth', count: 4 }],
  },
  { deviceId: 'FL-1', code: 'FL-1', type: 'flyLamp', x: Number.NaN, y: 0.3, value: 6, species: null },
  { deviceId: 'FL-2', code: 'FL-2', type: 'flyLamp', x: 0.6, y: 0.3, value: Number.NaN },
];

export const WrongDataIsSaid: Story = {
  globals: { locale: 'en' },
  args: { plan: { ...foodPlantPlan('en'), image: { src: '/none.png', width: 100, height: 60 } }, points: odd },
  play: async ({ canvas, canvasElement, args }) => {
    expect(canvas.getByText(/1 device is not placed on the plan\. 1 device is of an unknown type\./)).toBeVisible();
    expect(canvas.getByText('no figure 1')).toBeVisible();
    expect(canvasElement.querySelectorAll('[data-mark="unknown"]')).toHaveLength(1);
    expect(await canvas.findByText(/The plan’s picture cannot be shown/)).toBeVisible();
    expect(await canvas.findByRole('rowheader', { name: 'moth' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /FL-1/ }));
    expect(await canvas.findByText('This device is not placed on the plan.')).toBeVisible();
    expect(args.onSelectedChange).toHaveBeenCalledOnce();
  },
};

const handle = createRef<HeatMapHandle>();

export const AmongStylesOfAHost: Story = {
  globals: { locale: 'en' },
  render: () => (
    <div id="host">
      <style>
        {`#host img, #host canvas, #host svg { max-width: 50%; padding: 9px; border: 3px solid red; margin: 7px }
        #host { --pest-heat-5: #0000ff; --pest-heat-6: #0000aa }`}
      </style>
      <HeatMap ref={handle} plan={foodPlantPlan('en')} points={readings.en} days={foodPlantDays} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const layer = canvasElement.querySelector('[data-pest="heat-plan-layer"]');
    if (!layer) throw new Error('no plan');
    await waitFor(() => expect(painted(canvasElement)).toBeGreaterThan(1_000));
    const box = layer.getBoundingClientRect();
    for (const drawn of layer.querySelectorAll('img, canvas, svg')) {
      const { left, top, width, height } = drawn.getBoundingClientRect();
      expect([left, top, width, height].map(Math.round)).toEqual(
        [box.left, box.top, box.width, box.height].map(Math.round),
      );
    }
    const image = await handle.current?.toImage({ scale: 1 });
    expect(image?.type).toBe('image/png');
    if (!image) return;
    const bitmap = await createImageBitmap(image);
    expect([bitmap.width > 1_000, bitmap.height > 600]).toEqual([true, true]);
    expect(blues(bitmap)).toBeGreaterThan(500);
    const csv = (await handle.current?.toCsv()) ?? '';
    expect(csv.split('\r\n')[1]).toMatch(/^FL-10,Fly-killing lamp,Kitchen,31,.*2026-10-24 to 2026-11-22$/i);
    handle.current?.locate('MT-01');
    const chosen = await waitFor(() => {
      const ring = layer.querySelector('[data-part="chosen"]')?.getBoundingClientRect();
      expect(ring).toBeDefined();
      return ring;
    });
    const frame = layer.parentElement?.getBoundingClientRect();
    expect(chosen && frame && chosen.left > frame.left && chosen.right < frame.right).toBe(true);
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

/** What is counted is behind one button, so that the map has the room; the days are said under the figures. */
export const FillsAPhone: Story = {
  globals: { locale: 'en' },
  args: { height: 'fill', range: 'month' },
  decorators: [
    (Story) => (
      <div style={{ width: 360, height: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const filter = await canvas.findByRole('button', { name: 'Filter' });
    expect(canvas.queryByRole('radiogroup', { name: 'Measure' })).toBeNull();
    expect(canvas.getByText('2026-10-24 to 2026-11-22')).toBeVisible();
    expect(canvasElement.querySelector('[data-pest="heat-plan"]')?.clientHeight).toBeGreaterThanOrEqual(280);

    await userEvent.click(filter);
    expect(canvas.getByRole('radiogroup', { name: 'Measure' })).toBeVisible();
    expect(await canvas.findByRole('checkbox', { name: 'Mouse trap' })).toBeVisible();
    await userEvent.click(filter);
    expect(canvas.queryByRole('radiogroup', { name: 'Measure' })).toBeNull();
  },
};

/** Days that were written give the map its room back, and are written anew where all is unfolded. */
export const WritesDaysOnAPhone: Story = {
  ...FillsAPhone,
  args: { height: 'fill', range: undefined, defaultRange: 'month' },
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('combobox', { name: 'Time range' });
    await userEvent.selectOptions(days, 'custom');
    const from = await canvas.findByRole('textbox', { name: 'From' });
    fireEvent.change(from, { target: { value: '2026-10-01' } });
    fireEvent.change(canvas.getByRole('textbox', { name: 'To' }), { target: { value: '2026-10-31' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(from).not.toBeVisible());
    expect(days).toHaveFocus();
    expect(days).toHaveDisplayValue('2026-10-01 to 2026-10-31');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    expect(from).toBeVisible();
  },
};

export const Cividis: Story = { args: { palette: 'cividis', blending: 'over' } };
export const Loading: Story = { args: { points: [], loading: true } };
export const NothingInRange: Story = { args: { points: [] } };
export const Failed: Story = {
  globals: { locale: 'zh' },
  args: { points: null, error: new Error('热力图数据暂时无法读取，请稍后重试。'), onRetry: fn() },
};

/** As it is at first sight: nothing is played. */
export const AMonthAtAPlant: Story = {};
