import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FloorPlan, PlanView, PlanViewProps } from './floor-plan/floor-plan.types';
import { FloorPlanEditor } from './floor-plan-editor';
import { HeatMap } from './heat-map';
import { PestProvider } from './provider/PestProvider';

const plan: FloorPlan = { id: 'hall', name: 'Hall 1', image: { src: '/hall.svg', width: 1600, height: 800 } };
const device = { id: 'd1', code: 'MT-001', name: 'Dock', type: 'mouseTrap', position: { x: 0.3, y: 0.4 } } as const;
const point = { deviceId: 'd1', code: 'MT-001', type: 'mouseTrap', x: 0.3, y: 0.4, value: 3 } as const;

/** The window, and what is left of it for a plan of these proportions: 800 × 400. */
const frame = { width: 832, height: 432 };

const widgets: readonly { name: string; Widget: ComponentType<PlanViewProps> }[] = [
  { name: 'editor', Widget: (props) => <FloorPlanEditor plan={plan} defaultValue={[device]} {...props} /> },
  { name: 'heat map', Widget: (props) => <HeatMap plan={plan} points={[point]} {...props} /> },
];

const english = {
  wrapper: ({ children }: { children: React.ReactNode }) => <PestProvider locale="en">{children}</PestProvider>,
};

/** Where the plan lies in its window. */
async function lies(): Promise<PlanView> {
  const layer = (await screen.findByRole('img', { name: 'Hall 1' })).parentElement;
  const numbers = layer?.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [left = Number.NaN, top = Number.NaN, k = Number.NaN] = numbers;
  return {
    zoom: k / 0.5,
    x: (frame.width / 2 - left) / (plan.image.width * k),
    y: (frame.height / 2 - top) / (plan.image.height * k),
  };
}

function planWindow(): HTMLElement {
  const window = screen.getByRole('img', { name: 'Hall 1' }).parentElement?.parentElement;
  if (!window) throw new Error('There is no window.');
  return window;
}

const near = ({ zoom, x, y }: PlanView) => ({
  zoom: expect.closeTo(zoom),
  x: expect.closeTo(x),
  y: expect.closeTo(y),
});

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(frame.height);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(widgets)('what is seen of the plan of the $name', ({ Widget }) => {
  it('begins as the host says, and is whole otherwise', async () => {
    const corner = { zoom: 4, x: 0.25, y: 0.75 };
    const { unmount } = render(<Widget defaultViewport={corner} />, english);
    expect(await lies()).toEqual(near(corner));
    unmount();
    render(<Widget />, english);
    expect(await lies()).toEqual(near({ zoom: 1, x: 0.5, y: 0.5 }));
  });

  it('survives what cannot be shown', async () => {
    render(<Widget defaultViewport={{ zoom: Number.NaN, x: 7, y: Number.NaN }} />, english);
    expect((await lies()).zoom).toBeCloseTo(1);
    cleanup();
    render(<Widget defaultViewport={{ zoom: 1_000, x: 0.5, y: 0.5 }} />, english);
    expect((await lies()).zoom).toBeCloseTo(12);
  });

  it('is told to the host by every way that moves it, what is final and what is not', async () => {
    const onViewportChange = vi.fn();
    render(<Widget onViewportChange={onViewportChange} />, english);
    await lies();
    expect(onViewportChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(onViewportChange).toHaveBeenLastCalledWith(near({ zoom: 1.5, x: 0.5, y: 0.5 }), {
      reason: 'zoom',
      source: 'form',
      changes: [],
      final: true,
    });
    fireEvent.wheel(planWindow(), { deltaY: -20, ctrlKey: true });
    const moving = { reason: 'zoom', source: 'pointer', final: false };
    expect(onViewportChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(moving));
    const over = [expect.anything(), expect.objectContaining({ ...moving, final: true })];
    await waitFor(() => expect(onViewportChange).toHaveBeenLastCalledWith(...over));
    fireEvent.click(screen.getByRole('button', { name: /^Show (whole plan|all)$/ }));
    expect(onViewportChange).toHaveBeenLastCalledWith('fit', expect.objectContaining({ reason: 'fit', final: true }));
  });

  it('is not final while a turn of the wheel waits for a slow frame', async () => {
    const onViewportChange = vi.fn();
    render(<Widget onViewportChange={onViewportChange} />, english);
    await lies();
    const finals = () => onViewportChange.mock.calls.filter(([, { final }]) => final).length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    fireEvent.wheel(planWindow(), { deltaY: -20, ctrlKey: true });
    vi.advanceTimersByTime(150);
    fireEvent.wheel(planWindow(), { deltaY: -20, ctrlKey: true });
    vi.advanceTimersByTime(100);
    expect(finals()).toBe(0);
    vi.advanceTimersByTime(200);
    expect(finals()).toBe(1);
  });

  it("is the host's where it holds it", async () => {
    const { rerender } = render(<Widget viewport={{ zoom: 3, x: 0.4, y: 0.4 }} />, english);
    fireEvent.click(await screen.findByRole('button', { name: 'Zoom in' }));
    expect(await lies()).toEqual(near({ zoom: 3, x: 0.4, y: 0.4 }));
    rerender(<Widget viewport={{ zoom: 2, x: 0.6, y: 0.5 }} />);
    expect(await lies()).toEqual(near({ zoom: 2, x: 0.6, y: 0.5 }));
    rerender(<Widget viewport="fit" />);
    expect(await lies()).toEqual(near({ zoom: 1, x: 0.5, y: 0.5 }));
  });
});

it('is kept by the heat map while its table stands in the place of the plan', async () => {
  render(<HeatMap plan={plan} points={[point]} />, english);
  fireEvent.click(await screen.findByRole('button', { name: 'Zoom in' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('radio', { name: 'Plan' }));
  expect((await lies()).zoom).toBeCloseTo(1.5);
});

it('is one for all widgets of a host that holds it', async () => {
  function Both() {
    const [seen, setSeen] = useState<PlanView | 'fit'>('fit');
    return widgets.map(({ name, Widget }) => <Widget key={name} viewport={seen} onViewportChange={setSeen} />);
  }
  render(<Both />, english);
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Hall 1' })).toHaveLength(2));
  fireEvent.click(screen.getAllByRole('button', { name: 'Zoom in' })[0] ?? document.body);
  const [one, other] = screen.getAllByRole('img', { name: 'Hall 1' }).map(({ parentElement }) => parentElement?.style);
  expect(one?.transform).toContain('scale(0.75)');
  expect(other?.transform).toBe(one?.transform);
});
