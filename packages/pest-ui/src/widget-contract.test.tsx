import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createRef, type RefObject, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FloorPlan } from './floor-plan/floor-plan.types';
import { FloorPlanEditor } from './floor-plan-editor';
import { HeatMap } from './heat-map';
import { type InspectionTemplate, InspectionTemplateEditor } from './inspection-template-editor';
import { PestProvider } from './provider/PestProvider';
import { ReportBuilder } from './report-builder';
import { foodPlantReport } from './report-builder/report-document.fixture';
import { StockBell } from './stock-bell/StockBell';
import type { RootAttributes, WidgetHandle, WidgetStates } from './widget/widget.types';

/** What all five have in common, and nothing that is a widget's own. */
type Common = WidgetStates &
  RootAttributes & {
    readonly slots?: object;
    // biome-ignore lint/suspicious/noExplicitAny: each widget's handle holds more, and React's refs take no less
    readonly ref?: RefObject<any>;
  };

interface Specimen {
  readonly name: string;
  /** With something to show. */
  readonly Full: ComponentType<Common>;
  /** As a host has it before its data are there. */
  readonly Bare: ComponentType<Common>;
  /** As a host has it whose data are not what they should be. */
  readonly Wrong: ComponentType<Common>;
}

const plan: FloorPlan = { id: 'hall', name: 'Hall 1', image: { src: '/hall.svg', width: 1200, height: 800 } };
const device = {
  id: 'd1',
  code: 'MT-001',
  name: 'Dock door',
  type: 'mouseTrap',
  position: { x: 0.3, y: 0.4 },
} as const;
const point = {
  deviceId: 'd1',
  code: 'MT-001',
  type: 'mouseTrap',
  x: 0.3,
  y: 0.4,
  value: 3,
  checked: true,
  checks: 1,
  deviceDays: 30,
  species: [],
} as const;
const template: InspectionTemplate = { name: 'Lamps', deviceType: 'flyLamp', process: '', directions: [] };
const access = { physical: true, chemical: true };
const warning = {
  id: '1',
  name: 'Glue boards',
  categoryId: 2,
  categoryName: 'Boards',
  stock: '0',
  warningLevel: '20',
  unit: 'pcs',
  status: 'out',
} as const;

/** What only a host without types, or a server of another version, hands over. */
// biome-ignore lint/suspicious/noExplicitAny: the very point is what the types refuse
const wrong = (value: unknown): any => value;
const strange = wrong([
  { ...device, type: 'pheromoneTrap', position: { x: Number.NaN, y: 7 } },
  { ...device, id: 'd2' },
]);
const strangePoints = wrong([
  { ...point, type: 'pheromoneTrap', value: Number.NaN, species: null },
  { ...point, deviceId: 'd2', species: [{ species: 'silverfish', count: 2 }] },
]);

const specimens: readonly Specimen[] = [
  {
    name: 'floor-plan-editor',
    Full: (props) => <FloorPlanEditor plan={plan} defaultValue={[device]} {...props} />,
    Bare: (props) => <FloorPlanEditor plan={null} {...props} />,
    Wrong: (props) => <FloorPlanEditor plan={plan} value={strange} {...props} />,
  },
  {
    name: 'heat-map',
    Full: (props) => <HeatMap plan={plan} points={[point]} {...props} />,
    Bare: (props) => <HeatMap plan={null} points={[]} {...props} />,
    Wrong: (props) => <HeatMap plan={plan} points={strangePoints} {...props} />,
  },
  {
    name: 'report-builder',
    Full: (props) => <ReportBuilder defaultValue={foodPlantReport('en')} {...props} />,
    Bare: (props) => <ReportBuilder {...props} />,
    Wrong: (props) => <ReportBuilder value={wrong({ ...foodPlantReport('en'), sections: null })} {...props} />,
  },
  {
    name: 'stock-bell',
    Full: (props) => <StockBell items={[warning]} access={access} defaultOpen {...props} />,
    Bare: (props) => <StockBell items={[]} access={access} defaultOpen {...props} />,
    Wrong: (props) => <StockBell items={wrong(null)} access={access} defaultOpen {...props} />,
  },
  {
    name: 'inspection-template-editor',
    Full: (props) => <InspectionTemplateEditor defaultValue={template} {...props} />,
    Bare: (props) => <InspectionTemplateEditor {...props} />,
    Wrong: (props) => <InspectionTemplateEditor value={wrong({ ...template, directions: null })} {...props} />,
  },
];

const rootOf = (name: string) => {
  const root = document.querySelector<HTMLDivElement>(`[data-pest="${name}"]`);
  if (!root) throw new Error(`No root of ${name}.`);
  return root;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(specimens)('$name', ({ name, Full, Bare, Wrong }) => {
  const inEnglish = {
    wrapper: ({ children }: { children: React.ReactNode }) => <PestProvider locale="en">{children}</PestProvider>,
  };

  it('puts on its root what the host says, and nothing of its own props', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Full
        id="mine"
        className="card"
        style={{ outline: '1px solid' }}
        data-testid="root"
        aria-label="Ours"
        loading={false}
      />,
      inEnglish,
    );
    const root = rootOf(name);
    expect(root).toBe(screen.getByTestId('root'));
    expect(root).toHaveAttribute('id', 'mine');
    expect(root).toHaveClass('card');
    expect(root).toHaveAttribute('aria-label', 'Ours');
    expect(root.style.outline).toBe('1px solid');
    expect(root).toHaveAttribute('lang', 'en');
    expect(root).toHaveAttribute('dir', 'ltr');
    expect(complaints).not.toHaveBeenCalled();
  });

  it("calls the host's own handlers", () => {
    const onKeyDown = vi.fn();
    const onPointerDown = vi.fn();
    const onFocus = vi.fn();
    const onBlur = vi.fn();
    render(<Full onKeyDown={onKeyDown} onPointerDown={onPointerDown} onFocus={onFocus} onBlur={onBlur} />, inEnglish);
    const root = rootOf(name);
    fireEvent.keyDown(root, { key: 'x' });
    fireEvent.pointerDown(root);
    fireEvent.focus(root);
    fireEvent.blur(root);
    for (const handler of [onKeyDown, onPointerDown, onFocus, onBlur]) expect(handler).toHaveBeenCalledOnce();
  });

  it('gives its root and a way to focus it by its ref', () => {
    const ref = createRef<WidgetHandle>();
    render(<Full ref={ref} />, inEnglish);
    expect(ref.current?.element).toBe(rootOf(name));
    ref.current?.focus();
    expect(rootOf(name)).toContainElement(document.activeElement as HTMLElement);
  });

  it('is busy while its host loads, and keeps what was there', () => {
    const { rerender, container } = render(<Full />, inEnglish);
    const before = container.querySelectorAll('button').length;
    rerender(<Full loading />);
    expect(rootOf(name)).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelectorAll('button').length).toBeGreaterThanOrEqual(before);
  });

  it("says what went wrong in the host's words, with another try where the host takes one", () => {
    const onRetry = vi.fn();
    const { rerender } = render(<Full error={new Error('The gateway is closed on Sundays')} />, inEnglish);
    expect(screen.getByText(/closed on Sundays/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again', hidden: true })).toBeNull();
    rerender(<Bare error="No licence" onRetry={onRetry} />);
    expect(screen.getByText(/No licence/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('takes the parts of the host for its states', () => {
    const slots = { Error: () => <p>our own trouble</p>, Loading: () => <p>our own wait</p> };
    const { rerender } = render(<Full slots={slots} error="x" />, inEnglish);
    expect(screen.getByText('our own trouble')).toBeInTheDocument();
    rerender(<Full slots={{ Error: null }} error="a secret" />);
    expect(screen.queryByText(/a secret/)).toBeNull();
  });

  it('is drawn whatever the data are, without a word to the error boundary of the host', () => {
    const onError = vi.fn();
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Wrong onError={onError} />, inEnglish);
    expect(rootOf(name)).toBeInTheDocument();
    expect(onError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
  });

  it('asks nobody, takes no focus and listens to nothing outside itself', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
    const listened = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
    const dropped = [vi.spyOn(window, 'removeEventListener'), vi.spyOn(document, 'removeEventListener')];
    const { unmount } = render(
      <StrictMode>
        <Full />
      </StrictMode>,
      inEnglish,
    );
    expect(document.activeElement).toBe(document.body);
    expect(fetched).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
    unmount();
    // An open layer listens while it is open: what was begun must have ended.
    for (const [at, spy] of listened.entries()) expect(dropped[at]?.mock.calls.length).toBe(spy.mock.calls.length);
    expect(document.body.textContent).toBe('');
  });

  it('stands twice on a page without sharing an id', () => {
    const { container } = render(
      <>
        <Full />
        <Full />
      </>,
      inEnglish,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
