import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PlanDevice } from '../floor-plan/floor-plan.types';
import { foodPlantPlan } from '../stories-data/food-plant';
import { FloorPlanEditor } from './FloorPlanEditor';

const device = (id: string, type: string, x: number, y: number): PlanDevice => ({
  id,
  code: id,
  name: `Wall ${Number(id.slice(-2))}`,
  type,
  position: { x, y },
});

/** Far enough from each other to be told apart in any window. */
const devices: readonly PlanDevice[] = [
  device('MT-01', 'mouseTrap', 0.1, 0.3),
  device('MT-02', 'mouseTrap', 0.25, 0.3),
  device('MT-03', 'mouseTrap', 0.4, 0.3),
  device('MT-04', 'mouseTrap', 0.6, 0.45),
  device('FL-01', 'flyLamp', 0.3, 0.75),
  device('FL-02', 'flyLamp', 0.7, 0.75),
];

const meta = {
  title: 'Widgets/Floor plan editor/Hands',
  component: FloorPlanEditor,
  globals: { locale: 'en' },
  args: { plan: foodPlantPlan('en'), defaultValue: devices, onChange: fn() },
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

const marker = (canvas: Element, id: string) => find<SVGGElement>(canvas, `[data-marker="${id}"]`);

function spotOf(canvas: Element, id: string): Spot {
  const box = marker(canvas, id).getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
}

const shifted = ({ clientX, clientY }: Spot, dx: number, dy: number): Spot => ({
  clientX: clientX + dx,
  clientY: clientY + dy,
});

/** The mouse; its pointer is always there, so that it can be captured. */
const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1, bubbles: true };

async function handsReady(canvas: Element): Promise<void> {
  await waitFor(() => expect(find<HTMLElement>(canvas, '[data-pest="plan-layer"]').style.transform).not.toBe(''));
  await waitFor(() => expect(canvas.querySelector('[data-pest="plan-hands"]')).toBeInTheDocument());
}

/** The codes of what is selected on the plan. */
const chosen = (canvas: Element) =>
  [...canvas.querySelectorAll('[data-marker][aria-pressed="true"]')].map((one) => one.getAttribute('data-marker'));

function press(element: Element, from: Spot, to: Spot, held: object = {}): void {
  fireEvent.pointerDown(element, { ...mouse, ...held, ...from });
  fireEvent.pointerMove(element, { ...mouse, ...held, ...shifted(from, 6, 6) });
  fireEvent.pointerMove(element, { ...mouse, ...held, ...to });
  fireEvent.pointerUp(element, { ...mouse, ...held, buttons: 0, ...to });
  fireEvent.click(element, { ...held, ...to });
}

/** Does it again until it shows: the first story may be quicker than what listens, and than the plan's last place. */
async function untilHeard(act: () => void, shows: () => void): Promise<void> {
  for (let tries = 20; tries > 0; tries -= 1) {
    act();
    const isHeard = await waitFor(shows, { timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (isHeard) return;
  }
  shows();
}

/** What the host is told of a move: where each device goes. */
const moved = (places: Readonly<Record<string, unknown>>) =>
  expect.objectContaining({
    reason: 'move',
    final: true,
    changes: Object.entries(places).map(([id, to]) => expect.objectContaining({ id, to })),
  });

export const SeveralByMouse: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    const layer = find(canvasElement, '[data-pest="plan-layer"] > svg');
    await step('a frame drawn with Shift selects what is in it, and says how many', async () => {
      const frame = () => {
        const [a, b] = [spotOf(canvasElement, 'MT-01'), spotOf(canvasElement, 'MT-03')];
        press(layer, shifted(a, -20, -20), shifted(b, 20, 20), { shiftKey: true });
      };
      await untilHeard(frame, () => expect(chosen(canvasElement)).toEqual(['MT-01', 'MT-02', 'MT-03']));
      expect(await canvas.findByText('3 devices selected', { selector: 'h2' })).toBeVisible();
      expect(canvas.getByText('3 devices selected', { selector: '[role="status"]' })).toBeInTheDocument();
    });
    await step('Shift and a click takes one out and one in', async () => {
      fireEvent.click(marker(canvasElement, 'MT-02'), { shiftKey: true });
      fireEvent.click(marker(canvasElement, 'FL-02'), { shiftKey: true });
      await waitFor(() => expect(chosen(canvasElement)).toEqual(['MT-01', 'MT-03', 'FL-02']));
    });
    await step('one of them is dragged, all go along, as one step of undo', async () => {
      const before = spotOf(canvasElement, 'FL-02');
      const grabbed = spotOf(canvasElement, 'MT-01');
      press(marker(canvasElement, 'MT-01'), grabbed, shifted(grabbed, 31, 17), { altKey: true });
      await waitFor(() => expect(spotOf(canvasElement, 'FL-02').clientY).toBeCloseTo(before.clientY + 17, 0));
      expect(spotOf(canvasElement, 'FL-02').clientX).toBeCloseTo(before.clientX + 31, 0);
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ reason: 'move', source: 'pointer', changes: expect.objectContaining({ length: 3 }) }),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(spotOf(canvasElement, 'FL-02').clientY).toBeCloseTo(before.clientY, 0));
      expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    });
    await step('a click on one alone selects it alone', async () => {
      fireEvent.click(marker(canvasElement, 'MT-04'));
      await waitFor(() => expect(chosen(canvasElement)).toEqual(['MT-04']));
    });
    await step('a click is heard after a pan, also where no press came before it', async () => {
      const at = shifted(spotOf(canvasElement, 'MT-04'), 60, 60);
      press(layer, at, shifted(at, 30, 20));
      fireEvent.click(marker(canvasElement, 'FL-02'));
      await waitFor(() => expect(chosen(canvasElement)).toEqual(['FL-02']));
    });
  },
};

export const SeveralByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    const [first, second] = [spotOf(canvasElement, 'MT-01'), spotOf(canvasElement, 'MT-02')];
    marker(canvasElement, 'MT-01').focus();
    await userEvent.keyboard('{Shift>} {/Shift}{Control>}{ArrowRight} {/Control}');
    await waitFor(() => expect(chosen(canvasElement)).toEqual(['MT-01', 'MT-02']));
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect(await canvas.findByText('Moving 2 devices: Enter keeps, Esc puts them back')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}');
    for (const [id, start] of [
      ['MT-01', first],
      ['MT-02', second],
    ] as const) {
      await waitFor(() => expect(spotOf(canvasElement, id).clientY).toBeCloseTo(start.clientY + 10, 0));
      expect(spotOf(canvasElement, id).clientX).toBeCloseTo(start.clientX + 1, 0);
    }
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(spotOf(canvasElement, 'MT-02').clientY).toBeCloseTo(second.clientY, 0));

    await userEvent.keyboard('{Control>}a{/Control}');
    expect(await canvas.findByText('6 devices selected', { selector: 'h2' })).toBeVisible();
    await userEvent.keyboard('{Delete}');
    const keep = await canvas.findByRole('button', { name: 'Keep' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

export const SeveralByTaps: Story = {
  args: { onBeforeDelete: fn(async (asked: readonly PlanDevice[]) => asked.length < 3) },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Select several' }));
    for (const id of ['MT-01', 'MT-02', 'MT-04']) fireEvent.click(marker(canvasElement, id));
    await waitFor(() => expect(chosen(canvasElement)).toEqual(['MT-01', 'MT-02', 'MT-04']));
    await step('they are aligned, distributed and moved by buttons, each one step', async () => {
      const does = async (name: string, places: Readonly<Record<string, unknown>>) => {
        await userEvent.click(await canvas.findByRole('button', { name }));
        expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), moved(places));
        await userEvent.click(undo);
        expect(undo).toBeDisabled();
      };
      await does('Align top', { 'MT-04': { x: 0.6, y: 0.3 } });
      await does('Distribute across', { 'MT-02': { x: 0.35, y: 0.3 } });
      // A metre on a plan that is 96 m wide.
      await does('Move right', {
        'MT-01': { x: expect.closeTo(0.1 + 1 / 96), y: 0.3 },
        'MT-02': { x: expect.closeTo(0.25 + 1 / 96), y: 0.3 },
        'MT-04': { x: expect.closeTo(0.6 + 1 / 96), y: 0.45 },
      });
    });
    await step('the host may keep them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete 3 devices' }));
      expect(await canvas.findByText('It was not deleted.')).toBeVisible();
      fireEvent.click(marker(canvasElement, 'MT-04'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete 2 devices' }));
      await waitFor(() => expect(canvasElement.querySelector('[data-marker="MT-02"]')).toBeNull());
      await userEvent.click(undo);
      await waitFor(() => expect(marker(canvasElement, 'MT-02')).toBeInTheDocument());
      expect(args.onBeforeDelete).toHaveBeenCalledTimes(2);
    });
    await step('all of one type', async () => {
      fireEvent.click(marker(canvasElement, 'FL-02'));
      await userEvent.click(await canvas.findByRole('button', { name: 'All of type Fly-killing lamp (2)' }));
      await waitFor(() => expect(chosen(canvasElement)).toEqual(['FL-01', 'FL-02']));
    });
  },
};

export const Copied: Story = {
  args: {
    onCreateDevice: fn(async (draft: PlanDevice) => {
      if (draft.type === 'flyLamp') throw new Error('taken');
      return { ...draft, id: `server ${draft.code}` };
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    fireEvent.click(marker(canvasElement, 'FL-02'));
    fireEvent.click(marker(canvasElement, 'MT-02'), { shiftKey: true });
    await waitFor(() => expect(chosen(canvasElement)).toHaveLength(2));
    marker(canvasElement, 'MT-02').focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(args.onCreateDevice).toHaveBeenCalledTimes(2));
    expect(args.onCreateDevice).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'MT-05', name: 'Wall 5', position: { x: 0.27, y: 0.32 } }),
      { signal: expect.any(AbortSignal) },
    );
    await waitFor(() => expect(chosen(canvasElement)).toEqual(['server MT-05']));
    expect(await canvas.findByRole('alert')).toHaveTextContent('FL-03: taken');
    // The host has saved what it created, so nothing is left to save; undo is.
    expect(args.onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ reason: 'add', changes: [], final: true }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    expect(args.onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({
        reason: 'undo',
        changes: [expect.objectContaining({ type: 'delete', id: 'server MT-05' })],
      }),
    );
  },
};

const namesToCome = awaiting<readonly { readonly code: string; readonly name: string }[]>();

/** However often it is asked for, by keys and by the button, and in the plan's corner. */
export const CopiedOnce: Story = {
  args: {
    defaultValue: [device('MT-01', 'mouseTrap', 1, 1)],
    onCreateDevice: fn((draft: PlanDevice) => draft),
    onNameDevices: fn(namesToCome.asked),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    namesToCome.kept.length = 0;
    marker(canvasElement, 'MT-01').focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    const button = await canvas.findByRole('button', { name: 'Duplicate' });
    fireEvent.keyDown(marker(canvasElement, 'MT-01'), { key: 'd', ctrlKey: true });
    fireEvent.keyDown(marker(canvasElement, 'MT-01'), { key: 'd', ctrlKey: true });
    fireEvent.click(button);
    expect(args.onNameDevices).toHaveBeenCalledTimes(1);
    namesToCome.kept[0]?.([{ code: 'MT-02', name: 'Wall 2' }]);
    await waitFor(() => expect(args.onCreateDevice).toHaveBeenCalledTimes(1));
    expect(args.onCreateDevice).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'MT-02', position: { x: 0.98, y: 0.98 } }),
      expect.anything(),
    );
    await waitFor(() => expect(chosen(canvasElement)).toHaveLength(1));
    fireEvent.keyDown(marker(canvasElement, 'MT-01'), { key: 'd', ctrlKey: true, repeat: true });
    expect(args.onNameDevices).toHaveBeenCalledTimes(1);
  },
};

const leave = awaiting<boolean>();

export const KeptWhileTheHostIsAsked: Story = {
  args: { onBeforeDelete: fn(leave.asked), defaultSelected: 'MT-02' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    leave.kept.length = 0;
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete device' }));
    };
    await ask();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    leave.kept[0]?.(true);
    await ask();
    leave.kept[1]?.(false);
    expect(await canvas.findByText('It was not deleted.')).toBeVisible();
    expect(args.onChange).not.toHaveBeenCalled();
    expect(marker(canvasElement, 'MT-02')).toBeInTheDocument();
  },
};

export const RowAlongALine: Story = {
  args: {
    onCreateDevice: fn(async (draft: PlanDevice) => {
      if (draft.code === 'MT-07') throw new Error('taken');
      return { ...draft, id: `server ${draft.code}` };
    }),
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Place a row along a line' }));
    await step('two presses draw the line, and the guidance proposes the spacing', async () => {
      await canvas.findByRole('button', { name: 'Mouse trap 8 m', pressed: true });
      const frame = find(canvasElement, '[data-pest="plan-frame"]');
      const [a, b] = [spotOf(canvasElement, 'MT-01'), spotOf(canvasElement, 'MT-03')];
      fireEvent.click(frame, shifted(a, 0, 40));
      fireEvent.click(frame, shifted(b, 0, 40));
      // 0.3 of 96 m are 28.8 m: four spaces of 7.2 m.
      expect(await canvas.findByText(/^5 devices.*MT-05 to MT-09.*7\.2 m apart$/)).toBeVisible();
      await waitFor(() =>
        expect(find(canvasElement, '[data-part="to-come"]').getAttribute('d')?.match(/M/g)).toHaveLength(5),
      );
    });
    await step('one that the host refuses leaves the others, and is made under the next code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Place 5 devices' }));
      expect(await canvas.findByRole('alert')).toHaveTextContent('MT-07: taken');
      expect(args.onCreateDevice).toHaveBeenCalledTimes(5);
      await userEvent.click(await canvas.findByRole('button', { name: 'Place 1 device' }));
      expect(await canvas.findByText('Placed. Press the two ends of the next row, or close.')).toBeVisible();
      expect(canvas.getByRole('button', { name: 'Place 0 devices' })).toBeDisabled();
      await waitFor(() => expect(marker(canvasElement, 'server MT-10')).toBeInTheDocument());
    });
    await step('undo takes back what one press made', async () => {
      const undo = canvas.getByRole('button', { name: 'Undo' });
      await userEvent.click(undo);
      await userEvent.click(undo);
      expect(undo).toBeDisabled();
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ reason: 'undo', changes: expect.objectContaining({ length: 4 }) }),
      );
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(devices.length));
      expect(await canvas.findByRole('button', { name: 'Place 5 devices' })).toBeEnabled();
    });
  },
};

/** Places of the plan on the screen, measured at two devices. */
function placesOf(canvas: Element) {
  const [a, b] = [spotOf(canvas, 'MT-01'), spotOf(canvas, 'FL-02')];
  return (x: number, y: number): Spot => ({
    clientX: a.clientX + ((x - 0.1) / 0.6) * (b.clientX - a.clientX),
    clientY: a.clientY + ((y - 0.3) / 0.45) * (b.clientY - a.clientY),
  });
}

/** What would be sixty drags: three presses a wall, and two to begin. */
export const SixtyTrapsAlongSixWalls: Story = {
  args: { onCreateDevice: fn((draft: PlanDevice) => draft) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    let presses = 0;
    const count = () => {
      presses += 1;
    };
    const { body } = canvasElement.ownerDocument;
    body.addEventListener('click', count, true);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Place a row along a line' }));
    await canvas.findByRole('button', { name: 'Mouse trap 8 m', pressed: true });
    const frame = find(canvasElement, '[data-pest="plan-frame"]');
    const at = placesOf(canvasElement);
    for (const [wall, y] of [0.12, 0.22, 0.38, 0.54, 0.66, 0.88].entries()) {
      // 0.72 of 96 m: nine spaces of up to 8 m.
      fireEvent.click(frame, at(0.12, y));
      fireEvent.click(frame, at(0.84, y));
      await userEvent.click(await canvas.findByRole('button', { name: 'Place 10 devices' }));
      await waitFor(() => expect(args.onCreateDevice).toHaveBeenCalledTimes((wall + 1) * 10));
    }
    body.removeEventListener('click', count, true);
    expect(presses).toBe(20);
  },
};

/** A promise that the play function keeps. */
function awaiting<Value>() {
  const kept: ((value: Value) => void)[] = [];
  return { asked: () => new Promise<Value>((keep) => kept.push(keep)), kept };
}

async function startRow(canvas: ReturnType<typeof within>, count: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Place a row along a line' }));
  await userEvent.click(await canvas.findByRole('radio', { name: 'Number' }));
  const field = canvas.getByRole('textbox', { name: 'Devices' });
  await userEvent.clear(field);
  await userEvent.type(field, count);
}

const codesToCome = awaiting<readonly { readonly code: string; readonly name: string }[]>();

export const RowWaitsForItsCodes: Story = {
  args: { onCreateDevice: fn((draft: PlanDevice) => draft), onNameDevices: fn(codesToCome.asked) },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    codesToCome.kept.length = 0;
    await startRow(canvas, '2');
    const add = () => canvas.getByRole('button', { name: 'Place 2 devices' });
    const answer = (letters: string) => {
      const names = ['1', '2', '3'].map((count) => ({ code: `${letters}${count}`, name: letters }));
      codesToCome.kept.at(-1)?.(names);
    };
    await step('until they have come', async () => {
      expect(await canvas.findByText('Getting codes…')).toBeVisible();
      expect(add()).toBeDisabled();
      answer('M');
      await waitFor(() => expect(add()).toBeEnabled());
    });
    await step('and for those of another type', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Device type' }), 'Fly-killing lamp');
      expect(add()).toBeDisabled();
      answer('F');
      await waitFor(() => expect(add()).toBeEnabled());
    });
    await step('a first code that does not count names one device only, and that is said', async () => {
      const first = canvas.getByRole('textbox', { name: 'First code' });
      await userEvent.clear(first);
      await userEvent.type(first, 'Kitchen');
      expect(canvas.getByText(/^There is a code for only 1 device\./)).toBeVisible();
      expect(add()).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      expect(args.onCreateDevice).not.toHaveBeenCalled();
      await userEvent.type(first, ' 07{Enter}');
      await waitFor(() => expect(canvas.getByText(/^Placed\./)).toBeVisible());
      expect(args.onCreateDevice).toHaveBeenCalledWith(
        expect.objectContaining({ code: 'Kitchen 08', type: 'flyLamp' }),
        expect.anything(),
      );
    });
  },
};

const devicesToCome = awaiting<void>();
let creating: AbortSignal | null = null;
const createsSlowly = () =>
  fn(async (draft: PlanDevice, { signal }: { readonly signal: AbortSignal }) => {
    creating = signal;
    await devicesToCome.asked();
    return { ...draft, id: `server ${draft.code}` };
  });

export const RowGoesOnBehindAnotherTab: Story = {
  args: { onCreateDevice: createsSlowly() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    devicesToCome.kept.length = 0;
    await startRow(canvas, '2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Place 2 devices' }));
    await userEvent.click(canvas.getByRole('tab', { name: /^List/ }));
    expect(canvas.queryByRole('form', { name: 'Row of devices' })).toBeNull();
    for (const one of [1, 2]) {
      await waitFor(() => expect(args.onCreateDevice).toHaveBeenCalledTimes(one));
      devicesToCome.kept[one - 1]?.();
    }
    await waitFor(() => expect(marker(canvasElement, 'server MT-06')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    expect(await canvas.findByText(/^Placed\./)).toBeVisible();
    expect(canvas.getByRole('button', { name: 'Place 0 devices' })).toBeDisabled();
  },
};

const yard = { ...foodPlantPlan('en'), id: 'yard', name: 'Yard' };

/** What is under way on a plan that the host takes away is no device of the next one, and nothing more is made of it. */
export const RowOfAPlanThatIsGone: Story = {
  args: { onCreateDevice: createsSlowly() },
  render: function Exchanged(args) {
    const [plan, setPlan] = useState(args.plan);
    return (
      <>
        <button type="button" onClick={() => setPlan(yard)}>
          To the yard
        </button>
        <FloorPlanEditor {...args} plan={plan} />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    devicesToCome.kept.length = 0;
    await startRow(canvas, '2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Place 2 devices' }));
    await userEvent.click(canvas.getByRole('button', { name: 'To the yard' }));
    devicesToCome.kept[0]?.();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull());
    expect(args.onCreateDevice).toHaveBeenCalledTimes(1);
    expect(args.onChange).not.toHaveBeenCalled();
    expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

/** What is under way when somebody stops is waited for: the host may keep it. */
export const RowStopped: Story = {
  args: { onCreateDevice: createsSlowly() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    devicesToCome.kept.length = 0;
    await startRow(canvas, '3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Place 3 devices' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    expect(creating?.aborted).toBe(false);
    devicesToCome.kept[0]?.();
    await waitFor(() => expect(marker(canvasElement, 'server MT-05')).toBeInTheDocument());
    expect(await canvas.findByRole('button', { name: 'Place 2 devices' })).toBeEnabled();
    expect(args.onCreateDevice).toHaveBeenCalledTimes(1);
    expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
};

/** Whoever may add and not move leaves those that wait where they are. */
export const RowWithoutTheRightToMove: Story = {
  args: {
    permissions: { add: true, move: false, delete: false },
    defaultValue: [...devices, { ...device('MT-09', 'mouseTrap', 0, 0), position: null }],
    onCreateDevice: fn((draft: PlanDevice) => draft),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    await startRow(canvas, '2');
    expect(canvas.queryByRole('checkbox', { name: /not placed/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Place 2 devices' }));
    await waitFor(() => expect(args.onCreateDevice).toHaveBeenCalledTimes(2));
    expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ changes: [] }));
    // To take them back would be to delete them.
    expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

/** No scale, so no metres; the devices that wait for a place are used first. */
export const RowByKeys: Story = {
  args: {
    plan: { ...foodPlantPlan('en'), metresPerWidth: null },
    defaultValue: [...devices, { ...device('MT-09', 'mouseTrap', 0, 0), position: null }],
    onCreateDevice: fn((draft: PlanDevice) => draft),
    onNameDevices: fn((_type: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ code: `N${100 + at}`, name: `North ${at}` })),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('menuitem', { name: 'Place a row along a line' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await canvas.findByRole('form', { name: 'Row of devices' }));
    expect(form.queryByRole('radio', { name: 'Metres' })).toBeNull();
    for (const [name, value] of [
      ['A across', '10'],
      ['A down', '90'],
      ['B across', '50'],
      ['B down', '90'],
      ['Devices', '3'],
    ] as const) {
      const field = form.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
    await userEvent.type(form.getByRole('textbox', { name: 'First code' }), '{Control>}a{/Control}N150{Enter}');
    expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        expect.objectContaining({ id: 'MT-09', position: { x: 0.1, y: 0.9 } }),
        expect.objectContaining({ code: 'N150', name: 'North 0', position: { x: expect.closeTo(0.3), y: 0.9 } }),
        expect.objectContaining({ code: 'N151', name: 'North 1', position: { x: 0.5, y: 0.9 } }),
      ]),
      expect.objectContaining({ reason: 'add', changes: [expect.objectContaining({ type: 'place', id: 'MT-09' })] }),
    );
  },
};

export const SnapsToNeighbours: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    const drag = (id: string, to: Spot) => {
      const from = spotOf(canvasElement, id);
      fireEvent.pointerDown(marker(canvasElement, id), { ...mouse, ...from });
      fireEvent.pointerMove(marker(canvasElement, id), { ...mouse, ...shifted(from, 6, 6) });
      fireEvent.pointerMove(marker(canvasElement, id), { ...mouse, ...to });
    };
    const drop = (id: string) => fireEvent.pointerUp(marker(canvasElement, id), { ...mouse, buttons: 0 });
    await step('a device dragged close to the line of another stands on it, and a line says how far', async () => {
      const { clientX, clientY } = spotOf(canvasElement, 'MT-01');
      drag('FL-01', { clientX: clientX + 4, clientY: clientY + 60 });
      // Both neighbours of its type are measured besides.
      expect(
        await canvas.findByText(/ m$/, { selector: '[data-part="guide"][data-axis="x"] > span' }),
      ).toBeInTheDocument();
      drop('FL-01');
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.anything(),
        moved({ 'FL-01': expect.objectContaining({ x: 0.1 }) }),
      );
      expect(canvasElement.querySelector('[data-part="guide"]')).toBeNull();
    });
    await step('not where it is turned off', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Turn snapping off' }));
      const { clientX, clientY } = spotOf(canvasElement, 'MT-01');
      drag('FL-01', { clientX: clientX + 4, clientY: clientY + 60 });
      drop('FL-01');
      expect(args.onChange).not.toHaveBeenLastCalledWith(
        expect.anything(),
        moved({ 'FL-01': expect.objectContaining({ x: 0.1 }) }),
      );
    });
  },
};

/** The picture's own lines: the walls of the raw material store. */
export const SnapsToWalls: Story = {
  args: { defaultValue: [device('MT-01', 'mouseTrap', 0.3, 0.6)] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    const { width } = find(canvasElement, '[data-pest="plan-layer"]').getBoundingClientRect();
    const drag = () => {
      const from = spotOf(canvasElement, 'MT-01');
      // 400 of 1920 is the wall between dock and store.
      const to = shifted(from, (400 / 1920 - 0.3) * width + 3, -(width * 0.2));
      fireEvent.pointerDown(marker(canvasElement, 'MT-01'), { ...mouse, ...from });
      fireEvent.pointerMove(marker(canvasElement, 'MT-01'), { ...mouse, ...shifted(from, 6, 6) });
      fireEvent.pointerMove(marker(canvasElement, 'MT-01'), { ...mouse, ...to });
    };
    // The picture is read while the page does nothing else.
    await untilHeard(
      () => {
        fireEvent.keyDown(marker(canvasElement, 'MT-01'), { key: 'Escape' });
        drag();
      },
      () =>
        expect(canvas.getByText(/ m$/, { selector: '[data-part="guide"][data-axis="x"] > span' })).toBeInTheDocument(),
    );
    fireEvent.pointerUp(marker(canvasElement, 'MT-01'), { ...mouse, buttons: 0 });
    expect(args.onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      moved({ 'MT-01': expect.objectContaining({ x: expect.closeTo(400 / 1920, 2) }) }),
    );
  },
};

export const Locked: Story = {
  args: { defaultLocked: true, onLockedChange: fn(), defaultSelected: 'MT-02' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    const from = spotOf(canvasElement, 'MT-02');
    press(marker(canvasElement, 'MT-02'), from, shifted(from, 40, 40));
    marker(canvasElement, 'MT-02').focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}{Control>}a{/Control}{ArrowRight}{Enter}');
    expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    expect(args.onLockedChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'lock' }));
    marker(canvasElement, 'MT-02').focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ reason: 'move' }));
  },
};

/** What was done before is not moved back either, and nothing that was in hand is put down. */
export const LockedMeanwhile: Story = {
  args: { defaultValue: [...devices, { ...device('MT-09', 'mouseTrap', 0, 0), position: null }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    marker(canvasElement, 'MT-02').focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    expect(undo).toBeEnabled();
    await userEvent.click(find(canvasElement, '[data-tray-device="MT-09"] button'));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Lock the plan' }));
    expect(undo).toBeDisabled();
    const ground = shifted(spotOf(canvasElement, 'MT-04'), 0, 60);
    fireEvent.click(find(canvasElement, '[data-pest="plan-frame"]'), ground);
    marker(canvasElement, 'MT-02').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), moved({ 'MT-02': expect.anything() }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    expect(undo).toBeEnabled();
  },
};

export const FoundByItsCode: Story = {
  args: {
    defaultValue: devices.map((one) => ({
      ...one,
      workshopId: one.type,
      workshopName: one.type === 'flyLamp' ? 'Packing' : 'Yard',
    })),
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    await step('a code, and Enter, goes to the device and shows where on the plan that is', async () => {
      marker(canvasElement, 'MT-01').focus();
      await userEvent.keyboard('/');
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
      await userEvent.keyboard('fl-02{Enter}');
      await waitFor(() => expect(chosen(canvasElement)).toEqual(['FL-02']));
      const frame = find(canvasElement, '[data-pest="plan-frame"]').getBoundingClientRect();
      expect(spotOf(canvasElement, 'FL-02').clientX).toBeCloseTo(frame.left + frame.width / 2, 0);
      expect(find(canvasElement, '[data-pest="plan-overview"]')).toBeInTheDocument();
    });
    await step('one workshop at a time', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Workshop' }), 'Yard');
      await waitFor(() => expect(canvas.getByText('Devices (4 of 6)')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Show whole plan' }));
      await waitFor(() => expect(canvasElement.querySelector('[data-pest="plan-overview"]')).toBeNull());
    });
  },
};

export const KeysAndScaleAreOffered: Story = {
  args: { plan: { ...foodPlantPlan('en'), metresPerWidth: null }, onCalibrate: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await handsReady(canvasElement);
    marker(canvasElement, 'MT-01').focus();
    await userEvent.keyboard('?');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Select all')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Set it by two points' }));
    expect(await canvas.findByRole('textbox', { name: 'Real distance between them' })).toBeVisible();
  },
};
