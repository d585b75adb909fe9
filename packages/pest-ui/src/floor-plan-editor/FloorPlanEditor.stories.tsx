import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PlanDevice } from '../floor-plan/floor-plan.types';
import { foodPlantDevices, foodPlantPlan, storyLocale } from '../stories-data/food-plant';
import { FloorPlanEditor } from './FloorPlanEditor';
import type { FloorPlanEditorHandle, FloorPlanEditorProps } from './FloorPlanEditor.types';

const meta = {
  title: 'Widgets/Floor plan editor',
  component: FloorPlanEditor,
  args: { plan: foodPlantPlan('zh'), onChange: fn() },
  render: (args, { globals }) => {
    const locale = storyLocale(globals);
    return (
      <FloorPlanEditor defaultValue={foodPlantDevices(locale)} {...args} plan={args.plan && foodPlantPlan(locale)} />
    );
  },
} satisfies Meta<typeof FloorPlanEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

function find<Found extends Element>(canvas: Element, selector: string): Found {
  const found = canvas.querySelector<Found>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

const marker = (canvas: Element, code: string) => find<SVGGElement>(canvas, `[data-marker="${code}"]`);

/** Where on the screen a device stands, whatever is scaled around it. */
const spotOf = (canvas: Element, code: string): Spot => middleOf(marker(canvas, code));

function middleOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
}

const shifted = ({ clientX, clientY }: Spot, dx: number, dy: number): Spot => ({
  clientX: clientX + dx,
  clientY: clientY + dy,
});

/** The mouse; its pointer is always there, so that it can be captured. Alt: no neighbour draws what it drags. */
const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1, altKey: true };

function startDrag(element: Element, from: Spot, to: Spot): void {
  fireEvent.pointerDown(element, { ...mouse, ...from });
  fireEvent.pointerMove(element, { ...mouse, ...shifted(from, 6, 6) });
  fireEvent.pointerMove(element, { ...mouse, ...to });
}

async function expectSpot(canvas: Element, code: string, spot: Spot): Promise<void> {
  await waitFor(() => {
    expect(spotOf(canvas, code).clientX).toBeCloseTo(spot.clientX, 0);
    expect(spotOf(canvas, code).clientY).toBeCloseTo(spot.clientY, 0);
  });
}

async function planShown(canvas: Element): Promise<void> {
  await waitFor(() => expect(find<HTMLElement>(canvas, '[data-pest="plan-layer"]').style.transform).not.toBe(''));
}

export const DragAndUndo: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await planShown(canvasElement);
    const start = spotOf(canvasElement, 'MT-02');
    const end = shifted(start, 60, 40);
    startDrag(marker(canvasElement, 'MT-02'), start, end);
    await waitFor(() => expect(find(canvasElement, '[data-pest="plan-ghost"]')).toBeInTheDocument());
    expect(spotOf(canvasElement, 'MT-02')).toEqual(start);
    fireEvent.pointerUp(marker(canvasElement, 'MT-02'), { ...mouse, ...end });
    await expectSpot(canvasElement, 'MT-02', end);
    expect(args.onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ reason: 'move', source: 'pointer', final: true }),
    );
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expectSpot(canvasElement, 'MT-02', start);
    await userEvent.click(canvas.getByRole('button', { name: '重做' }));
    await expectSpot(canvasElement, 'MT-02', end);
  },
};

export const InterruptedDragPutsBack: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement, args }) => {
    await planShown(canvasElement);
    const start = spotOf(canvasElement, 'MT-10');
    const device = marker(canvasElement, 'MT-10');
    const ends: (() => void)[] = [
      () => fireEvent.keyDown(device, { key: 'Escape' }),
      () => fireEvent.pointerCancel(device, mouse),
      () => fireEvent.pointerDown(marker(canvasElement, 'MT-11'), { ...mouse, pointerId: 2 }),
    ];
    for (const end of ends) {
      startDrag(device, start, shifted(start, 80, 20));
      end();
      fireEvent.pointerUp(device, { ...mouse, ...shifted(start, 80, 20) });
      await waitFor(() => expect(canvasElement.querySelector('[data-pest="plan-ghost"]')).toBeNull());
      expect(spotOf(canvasElement, 'MT-10')).toEqual(start);
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ reason: 'cancel', changes: [], final: true }),
      );
    }
    expect(within(canvasElement).getByRole('button', { name: '撤销' })).toBeDisabled();
  },
};

export const TapWithoutDragging: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await planShown(canvasElement);
    const frame = find(canvasElement, '[data-pest="plan-frame"]');
    const spot = middleOf(frame);
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('button', { name: '放置 MT-43' }) });
    // Seen on the plan, and said.
    expect(await canvas.findAllByText('点按平面图，放置 MT-43')).toHaveLength(2);
    fireEvent.click(frame, spot);
    await waitFor(() => expect(marker(canvasElement, 'MT-43')).toBeInTheDocument());
    await expectSpot(canvasElement, 'MT-43', spot);
    await userEvent.pointer({ keys: '[MouseLeft]', target: await canvas.findByRole('button', { name: '移动' }) });
    fireEvent.click(frame, shifted(spot, -90, 30));
    await expectSpot(canvasElement, 'MT-43', shifted(spot, -90, 30));
  },
};

export const TypedPosition: Story = {
  globals: { locale: 'en' },
  args: { defaultSelected: 'FL-13' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Across (from left)'), '31');
    await userEvent.type(canvas.getByLabelText('Down (from top)'), '140');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply position' }));
    expect(args.onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({
        reason: 'place',
        source: 'form',
        changes: [{ type: 'place', id: 'FL-13', from: null, to: { x: 0.31, y: 1 } }],
      }),
    );
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await planShown(canvasElement);
    const start = spotOf(canvasElement, 'MT-02');
    marker(canvasElement, 'MT-02').focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(find(canvasElement, '[data-pest="plan-ghost"]')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    expect(spotOf(canvasElement, 'MT-02')).toEqual(start);
    await userEvent.keyboard('m{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}');
    await expectSpot(canvasElement, 'MT-02', shifted(start, 1, 10));
    expect(canvas.getByText(/^MT-02 placed at .* m from /)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectSpot(canvasElement, 'MT-02', start);

    await userEvent.keyboard('{ArrowRight}{Delete}');
    const keep = await canvas.findByRole('button', { name: 'Keep' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(canvas.queryByRole('alertdialog')).toBeNull();
    expect(canvasElement.ownerDocument.activeElement).toHaveAttribute('data-marker');

    await userEvent.keyboard('{Delete}');
    const question = await canvas.findByRole('alertdialog');
    const count = canvasElement.querySelectorAll('[data-marker]').length;
    await userEvent.click(within(question).getByRole('button', { name: 'Delete device' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(count - 1));
    expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ reason: 'delete' }));
  },
};

export const InAScaledHost: Story = {
  globals: { locale: 'zh' },
  decorators: [
    (Story) => (
      <div style={{ transform: 'scale(0.8)', transformOrigin: '0 0' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await planShown(canvasElement);
    const start = spotOf(canvasElement, 'MT-02');
    const end = shifted(start, 60, 40);
    startDrag(marker(canvasElement, 'MT-02'), start, end);
    fireEvent.pointerUp(marker(canvasElement, 'MT-02'), { ...mouse, ...end });
    await expectSpot(canvasElement, 'MT-02', end);
  },
};

export const NewDeviceHere: Story = {
  globals: { locale: 'zh' },
  args: { defaultMode: 'place', onAddDevice: fn() },
  play: async ({ canvasElement, args }) => {
    await planShown(canvasElement);
    const plan = find(canvasElement, '[data-pest="plan-layer"]');
    fireEvent.click(plan, middleOf(plan));
    expect(args.onAddDevice).toHaveBeenCalledWith({ x: expect.closeTo(0.5), y: expect.closeTo(0.5) });
  },
};

/** A host that keeps the devices itself, and can load them again. */
function HostWithDevices(props: FloorPlanEditorProps) {
  const [devices, setDevices] = useState<readonly PlanDevice[]>(() => foodPlantDevices('en'));
  return (
    <>
      <FloorPlanEditor {...props} value={devices} onChange={(next) => setDevices([...next])} />
      <button type="button" onClick={() => setDevices(foodPlantDevices('en'))}>
        Load again
      </button>
    </>
  );
}

export const HeldByTheHost: Story = {
  globals: { locale: 'en' },
  render: (args) => <HostWithDevices {...args} plan={foodPlantPlan('en')} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await planShown(canvasElement);
    const place = () => spotOf(canvasElement, 'MT-02').clientX;
    const start = place();
    marker(canvasElement, 'MT-02').focus();
    await userEvent.keyboard('m{ArrowRight}{ArrowRight}{Enter}');
    expect(place()).not.toBe(start);
    expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(place()).toBe(start));
    expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

function HostWithAHandle(props: FloorPlanEditorProps) {
  const handle = useRef<FloorPlanEditorHandle>(null);
  const [size, setSize] = useState('');
  const take = async () => {
    const picture = await createImageBitmap((await handle.current?.toImage({ scale: 1 })) ?? new Blob());
    const drawing = await (await handle.current?.toImage({ format: 'svg' }))?.text();
    setSize(`${picture.width} × ${picture.height}, ${drawing?.match(/<path /g)?.length} shapes`);
  };
  return (
    <>
      <FloorPlanEditor {...props} ref={handle} />
      <button type="button" onClick={take}>
        Take a picture
      </button>
      <output>{size}</output>
    </>
  );
}

/** A page whose rules for all pictures and letters reach into everything on it. */
const foreignRules = `
  #foreign img, #foreign canvas, #foreign svg { max-width: 50%; border: 5px solid; }
  #foreign [data-pest='plan-layer'] * { font-size: 40px; }
`;

export const ForeignRulesAndTools: Story = {
  globals: { locale: 'en' },
  render: (args) => <HostWithAHandle defaultValue={foodPlantDevices('en')} {...args} plan={foodPlantPlan('en')} />,
  args: { markerSize: 100, onCalibrate: fn(async () => undefined), onTrashAreasChange: fn() },
  decorators: [
    (Story) => (
      <div id="foreign">
        <style>{foreignRules}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await planShown(canvasElement);
    await step('a marker stands where the picture has its place, and is as large as allowed', () => {
      const picture = find(canvasElement, '[data-pest="plan-layer"] > img').getBoundingClientRect();
      const { clientX, clientY } = spotOf(canvasElement, 'BS-01');
      expect((clientX - picture.left) / picture.width).toBeCloseTo(0.0625, 3);
      expect((clientY - picture.top) / picture.height).toBeCloseTo(0.125, 3);
      for (const mark of canvasElement.querySelectorAll('[data-marker]')) {
        const { width } = mark.getBoundingClientRect();
        expect(width).toBeGreaterThanOrEqual(24);
        expect(width).toBeLessThanOrEqual(57);
      }
    });
    await step('it is taken away as a picture, with the list of its numbers', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take a picture' }));
      const { textContent } = await canvas.findByText(/^1400 × \d+, \d+ shapes$/);
      // The plan and its list: two shapes for each of 91 marks on both, and for four in the key; then signs of states.
      expect(Number(/(\d+) shapes/.exec(textContent)?.[1])).toBeGreaterThanOrEqual(2 * (91 + 91 + 4));
    });
    await step('two places whose distance is known calibrate', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Calibrate' }));
      const distance = await canvas.findByRole('textbox', { name: 'Real distance between them' });
      for (const [name, value] of [
        ['A across', '25'],
        ['A down', '50'],
        ['B across', '75'],
        ['B down', '50'],
      ] as const) {
        fireEvent.input(canvas.getByRole('textbox', { name }), { target: { value } });
      }
      await userEvent.type(distance, '40');
      await userEvent.click(canvas.getByRole('button', { name: 'Save scale' }));
      await waitFor(() => expect(args.onCalibrate).toHaveBeenCalledWith(80, { signal: expect.any(AbortSignal) }));
    });
    await step('a trash area is drawn by two taps, and taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Draw trash areas' }));
      const save = await canvas.findByRole('button', { name: 'Save area' });
      const frame = find(canvasElement, '[data-pest="plan-frame"]');
      const middle = middleOf(frame);
      fireEvent.click(frame, shifted(middle, -40, -40));
      fireEvent.click(frame, shifted(middle, 40, 20));
      await userEvent.click(save);
      expect(args.onTrashAreasChange).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ reason: 'draw' }),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      expect(args.onTrashAreasChange).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ reason: 'undo' }),
      );
    });
  },
};

/** Two thousand devices, most of them at one place. */
const many: PlanDevice[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `d${index}`,
  code: `MT-${String(index).padStart(4, '0')}`,
  name: 'Trap',
  type: 'mouseTrap',
  position: { x: ((index % 50) + 0.5) / 50, y: (Math.floor(index / 50) + 0.5) / 40 },
}));

export const Thousands: Story = {
  globals: { locale: 'en' },
  args: { defaultValue: many },
  play: async ({ canvasElement }) => {
    await planShown(canvasElement);
    const clusters = () => canvasElement.querySelectorAll('[data-cluster]');
    expect(clusters().length).toBeGreaterThan(50);
    expect(canvasElement.querySelectorAll('[data-marker], [data-row]').length).toBeLessThan(200);
    const stops = canvasElement.querySelectorAll('[data-pest="plan-frame"] [tabindex="0"], [data-row] [tabindex="0"]');
    expect(stops).toHaveLength(2);
    const held = clusters().length;
    const first = find<SVGGElement>(canvasElement, '[data-cluster][tabindex="0"]');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(clusters().length).toBeLessThan(held));
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

export const FilteredByType: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '设备类型' }), 'flyLamp');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(12));
    expect(canvas.getByText('设备（13/94）')).toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  globals: { locale: 'zh' },
  args: { readOnly: true, defaultSelected: 'MT-07' },
  play: async ({ canvasElement, args }) => {
    await planShown(canvasElement);
    const start = spotOf(canvasElement, 'MT-07');
    startDrag(marker(canvasElement, 'MT-07'), start, shifted(start, 50, 50));
    marker(canvasElement, 'MT-07').focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}{Delete}');
    expect(within(canvasElement).queryByRole('alertdialog')).toBeNull();
    expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { plan: null, loading: true } };
export const NoPlanYet: Story = { args: { plan: null } };
export const Failed: Story = {
  globals: { locale: 'zh' },
  args: { error: '平面图暂时无法读取，请稍后重试。', onRetry: fn() },
};

/** As it is at first sight: nothing is chosen. */
export const AFoodPlant: Story = {};
