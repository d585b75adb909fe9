import { act, render, waitFor } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FloorPlanEditor } from './floor-plan-editor';
import { HeatMap } from './heat-map';
import { definePestElements } from './hosts/elements';
import { properties, settings } from './hosts/elements/properties';
import { mount } from './hosts/mount';
import { InspectionTemplateEditor } from './inspection-template-editor';
import type { WidgetName } from './provider/failures';
import { PestProvider } from './provider/PestProvider';
import { ReportBuilder } from './report-builder';
import { foodPlantReport } from './report-builder/report-document.fixture';
import { StockBell } from './stock-bell/StockBell';

/** What hosts without types, and servers of another version, hand over in place of anything. */
const absurd: readonly (readonly [name: string, value: unknown])[] = [
  ['null', null],
  ['NaN', Number.NaN],
  ['an empty text', ''],
  ['an unknown word', 'Mars/Phobos'],
  ['a flag', true],
  ['an empty record', {}],
  ['a list of nothing', [null, undefined]],
  ['a list of records', [{}]],
  [
    'a function that throws',
    () => {
      throw new Error('of the host');
    },
  ],
];

const report = foodPlantReport('en');

type Props = Readonly<Record<string, unknown>>;

/** Each widget with whatever a host may bring: what is absurd is then one prop, or one field, of it. */
const specimens: Readonly<Record<WidgetName, { readonly Widget: ComponentType<never>; readonly props: Props }>> = {
  'floor-plan-editor': {
    Widget: FloorPlanEditor,
    props: {
      plan: {
        id: 'hall',
        name: 'Hall 1',
        revision: 'B',
        image: { src: '/hall.svg', width: 1200, height: 800, alt: 'Hall' },
        metresPerWidth: 60,
        trashAreas: [{ id: 't', kind: 'rect', x: 0.1, y: 0.1, width: 0.2, height: 0.2 }],
        updatedAt: '2026-11-01',
      },
      value: [
        {
          id: 'd1',
          code: 'MT-001',
          name: 'Dock door',
          type: 'mouseTrap',
          position: { x: 0.3, y: 0.4 },
          workshopName: 'Dock',
          location: 'Left',
          mountHeight: 1,
          bound: true,
          locked: false,
          state: 'due',
          tags: ['raw'],
        },
        { id: 'd2', code: 'FL-002', name: 'Hall', type: 'flyLamp', position: null },
      ],
    },
  },
  'heat-map': {
    Widget: HeatMap,
    props: {
      plan: { id: 'hall', name: 'Hall 1', image: { src: '/hall.svg', width: 1200, height: 800 } },
      points: [
        {
          deviceId: 'd1',
          code: 'MT-001',
          name: 'Dock door',
          workshopName: 'Dock',
          type: 'mouseTrap',
          x: 0.3,
          y: 0.4,
          value: 3,
          checked: true,
          checks: 2,
          deviceDays: 30,
          species: [{ species: 'mouse', count: 3 }],
          previous: 1,
          previousChecks: 2,
          previousDeviceDays: 30,
          previousSpecies: [{ species: 'mouse', count: 1 }],
          lastCheckedAt: '2026-11-20T08:00:00Z',
        },
      ],
      days: { from: '2026-11-01', to: '2026-11-30', underWay: 1 },
      frames: [{ from: '2026-11-01', to: '2026-11-01', readings: [{ deviceId: 'd1', value: 2, species: [] }] }],
      threshold: [{ value: 2, measure: 'count', types: ['mouseTrap'] }],
    },
  },
  'report-builder': { Widget: ReportBuilder, props: { value: { ...report, sections: report.sections.slice(0, 1) } } },
  'stock-bell': {
    Widget: StockBell,
    props: {
      defaultOpen: true,
      access: { physical: true, chemical: true },
      items: [
        {
          id: '1',
          name: 'Glue boards',
          categoryId: 2,
          categoryName: 'Boards',
          stock: '0',
          warningLevel: '20',
          unit: 'pcs',
          status: 'out',
        },
      ],
      snoozed: [{ id: '1', until: '2026-12-01' }],
      // An element always has them: whoever listens to it is not known.
      onItemSelect: () => undefined,
      onSnooze: () => undefined,
    },
  },
  'inspection-template-editor': {
    Widget: InspectionTemplateEditor,
    props: {
      value: {
        name: 'Lamps',
        deviceType: 'flyLamp',
        process: 'Open it',
        directions: [
          {
            id: 'a',
            name: 'Before',
            items: [
              {
                id: 'b',
                name: 'Clean?',
                required: true,
                answer: { kind: 'choice', multiple: false, options: [{ id: 'c', label: 'Yes' }] },
              },
              { id: 'e', name: 'Height', required: false, answer: { kind: 'number', min: 0, max: 3, unit: 'm' } },
            ],
          },
        ],
      },
    },
  },
};
const names = Object.keys(specimens) as WidgetName[];

/** The host's page, which must never hear of what a widget throws. */
class HostPage extends Component<{ readonly children: ReactNode }, { readonly thrown: unknown }> {
  override state = { thrown: null };
  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }
  override render() {
    return this.state.thrown === null ? this.props.children : `the page is gone: ${this.state.thrown}`;
  }
}

/** Draws a widget on a host's page, and then the same one with other props, as a host hands them over. */
function widgetOnPage(name: WidgetName) {
  const { Widget, props } = specimens[name];
  const Loose = Widget as ComponentType<Props>;
  const Provider: ComponentType<never> = PestProvider;
  const LooseProvider = Provider as ComponentType<Props>;
  const told: unknown[] = [];
  const onError = (error: unknown) => told.push(error);
  const { container, rerender } = render(null);
  return async (changed: Props, around: Props = {}) => {
    rerender(
      <HostPage>
        <LooseProvider locale="en" onError={onError} {...around}>
          <Loose {...props} {...changed} />
        </LooseProvider>
      </HostPage>,
    );
    await act(() => vi.dynamicImportSettled());
    const became = () => becameOf(container.querySelector(`[data-pest="${name}"]`)?.textContent ?? null, told);
    // What is wrong is said by a file that comes once it is broken.
    for (let file = 0; file < 5 && became() !== null; file += 1) await act(() => vi.dynamicImportSettled());
    return became();
  };
}

/** Null: drawn, or said with what is wrong and told to the host. */
function becameOf(text: string | null, told: readonly unknown[]): string | null {
  if (text === null) return 'gone';
  // Neither drawn nor said yet.
  if (text === '') return 'blank';
  if (!text.includes('This cannot be shown')) return null;
  if (told.length === 0) return 'said, and nobody told';
  const isReasoned = /The data is wrong: \S+ should be/.test(text) || String(told.at(-1)) === 'Error: of the host';
  return isReasoned ? null : `said without a reason: ${told.at(-1)}`;
}

beforeAll(() => import('./widget/Broken'));

beforeEach(() => {
  // React writes what a boundary has caught to the console, and a host's own fault goes to the page.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', () => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(names)('%s', (name) => {
  const { props } = specimens[name];
  const own = Object.keys(properties[name]).filter((prop) => prop !== 'onError');

  it.each(own)('is drawn, or says what is wrong, whatever `%s` is', async (prop) => {
    const draw = widgetOnPage(name);
    const found: Record<string, string> = {};
    for (const [what, value] of absurd) {
      const became = await draw({ [prop]: value });
      if (became !== null) found[what] = became;
    }
    expect(found).toEqual({});
    // What is right again is drawn again, and nothing of before is left.
    expect(await draw({})).toBeNull();
    expect(document.body).not.toHaveTextContent('This cannot be shown');
  });

  it.each(Object.keys(props))('is drawn, or says what is wrong, whatever is in `%s`', async (prop) => {
    const draw = widgetOnPage(name);
    const found: Record<string, string> = {};
    for (const [what, value] of withOneFault(props[prop], prop)) {
      const became = await draw({ [prop]: value });
      if (became !== null) found[what] = became;
    }
    expect(found).toEqual({});
  });
});

it.each(Object.keys(settings))(
  'the heat map is drawn, or says what is wrong, whatever `%s` of its provider is',
  async (name) => {
    const draw = widgetOnPage('heat-map');
    const found: Record<string, string> = {};
    for (const [what, value] of absurd) {
      const became = await draw({}, { [name]: value });
      if (became !== null) found[what] = became;
    }
    expect(found).toEqual({});
  },
);

it.each(report.sections)('a report is drawn, or says what is wrong, whatever is in its $kind', async (section) => {
  const draw = widgetOnPage('report-builder');
  const found: Record<string, string> = {};
  for (const [what, value] of withOneFault(section, 'section')) {
    const became = await draw({ value: { ...report, sections: [value] } });
    if (became !== null) found[what] = became;
  }
  expect(found).toEqual({});
});

/** What each widget cannot be drawn from. */
const undrawable: Readonly<Record<WidgetName, Props>> = {
  'floor-plan-editor': { plan: { id: 'hall', name: 'Hall 1', image: null } },
  'heat-map': { days: { from: 'soon', to: 'later' } },
  'report-builder': { actions: {} },
  'stock-bell': { items: 7 },
  'inspection-template-editor': { value: { name: 'Lamps', process: 7, directions: [] } },
};

describe.each(names)('%s without React', (name) => {
  const { props } = specimens[name];
  const said = (root: ParentNode) => root.querySelector('[role="alert"]')?.textContent ?? '';

  it('mounted, says what cannot be drawn and tells the page, and draws what is right again', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const onError = vi.fn();
    const mounted = mount(place, name, { locale: 'en', onError, props: { ...props, ...undrawable[name] } });
    await waitFor(() => expect(said(place)).toMatch(/The data is wrong: \S+ should be/));
    expect(onError).toHaveBeenCalledWith(expect.any(Error), { widget: name, action: 'draw' });
    mounted.update({ props: { actions: undefined, ...props } });
    await waitFor(() => expect(said(place)).toBe(''));
    mounted.unmount();
    place.remove();
  });

  it('as an element, takes old figures away, says what cannot be drawn and tells the page by an event', async () => {
    definePestElements({ prefix: 'absurd', root: 'light' });
    const element = Object.assign(document.createElement(`absurd-${name}`), { locale: 'en' }, props);
    const onError = vi.fn();
    document.body.addEventListener('pest-error', onError);
    document.body.append(element);
    await waitFor(() => expect(element.querySelector('[data-pest] *')).not.toBeNull());
    Object.assign(element, undrawable[name]);
    await waitFor(() => expect(said(element)).toMatch(/The data is wrong: \S+ should be/));
    expect(element.querySelectorAll(`[data-pest="${name}"] > *`)).toHaveLength(1);
    expect(onError).toHaveBeenCalledOnce();
    element.remove();
    await waitFor(() => expect(element.childElementCount).toBe(0));
    document.body.removeEventListener('pest-error', onError);
  });
});

/** Records that a partner's engineer tried by hand: drawn or said, and never those of before as if they were these. */
const tried: readonly (readonly [widget: WidgetName, record: string, props: Props])[] = [
  ...devicesTried('heat-map', 'points', (device) => ({ ...device, deviceId: device.id, value: 1, checked: true })),
  ['heat-map', 'a point that is null', { points: [null] }],
  ['heat-map', 'a species that is null', { points: [{ ...pointTried(), species: [null] }] }],
  ['heat-map', 'a species that is unknown', { points: [{ ...pointTried(), species: [{ species: 'x', count: 1 }] }] }],
  ['heat-map', 'a count that is a text', { points: [{ ...pointTried(), value: '7' }] }],
  ['heat-map', 'a count without an end', { points: [{ ...pointTried(), value: Number.POSITIVE_INFINITY }] }],
  ['heat-map', 'the greatest count', { points: [{ ...pointTried(), value: Number.MAX_VALUE }] }],
  ['heat-map', 'a count of a billion', { points: [{ ...pointTried(), value: 1_000_000_000 }] }],
  ['heat-map', 'a count below none', { points: [{ ...pointTried(), value: -5 }] }],
  ['heat-map', 'days that are no dates', { days: { from: 'soon', to: 'later' } }],
  ['heat-map', 'no picture', { plan: { id: 'hall', name: 'Hall 1' } }],
  ['heat-map', 'a picture that is null', { plan: { id: 'hall', name: 'Hall 1', image: null } }],
  ['heat-map', 'a palette that is not there', { palette: 'rainbow' }],
  ['heat-map', 'an unknown time zone', { timeZone: 'Mars/Phobos' }],
  ['heat-map', 'a language that we lack', { locale: 'fr' }],
  ...devicesTried('floor-plan-editor', 'value', (device) => device),
  ['floor-plan-editor', 'a device that is null', { value: [null] }],
  ['floor-plan-editor', 'no picture', { plan: { id: 'hall', name: 'Hall 1' } }],
  ['floor-plan-editor', 'a picture that is null', { plan: { id: 'hall', name: 'Hall 1', image: null } }],
  ['floor-plan-editor', 'a picture of no size', planTried({ image: { src: '/a.svg', width: 0, height: 0 } })],
  ['floor-plan-editor', 'a picture of NaN', planTried({ image: { src: '/a.svg', width: Number.NaN, height: 1 } })],
  ['floor-plan-editor', 'a trash area that is null', planTried({ trashAreas: [null] })],
  ['floor-plan-editor', 'an unknown time zone', { timeZone: 'Mars/Phobos' }],
  ['floor-plan-editor', 'a language that we lack', { locale: 'fr' }],
  ['report-builder', 'a section that is unknown', reportTried([{ id: 'x', kind: 'robots' }])],
  ['report-builder', 'a section that is null', reportTried([null])],
  ['report-builder', 'no sections', reportTried(undefined)],
  ['stock-bell', 'an item that is null', { items: [null] }],
  ['stock-bell', 'a stock that is no number', { items: [{ id: '1', name: 'Boards', stock: 'abc', status: 'low' }] }],
  [
    'stock-bell',
    'a stock of more than can be',
    { items: [{ id: '1', name: 'Boards', stock: '1e999', status: 'low' }] },
  ],
  [
    'stock-bell',
    'two items of one id',
    {
      items: [
        { id: '1', name: 'Boards' },
        { id: '1', name: 'Bait' },
      ],
    },
  ],
  ['stock-bell', 'an item of nothing', { items: [{}] }],
  ['stock-bell', 'items that are no list', { items: 7 }],
  ['inspection-template-editor', 'a direction that is null', { value: { name: 'Lamps', directions: [null] } }],
  ['inspection-template-editor', 'a question that is null', templateTried([null])],
  [
    'inspection-template-editor',
    'a question of an unknown type',
    templateTried([{ id: 'b', name: 'pH', type: 'acme:ph' }]),
  ],
  ['inspection-template-editor', 'no directions', { value: { name: 'Lamps', process: '' } }],
];

function pointTried(): Props {
  return { deviceId: 'a', code: 'MT-001', name: 'Dock', type: 'mouseTrap', x: 0.3, y: 0.4, value: 1, checked: true };
}

function planTried(part: Props): Props {
  return { plan: { id: 'hall', name: 'Hall 1', image: { src: '/a.svg', width: 3, height: 2 }, ...part } };
}

function templateTried(items: unknown): Props {
  return { value: { name: 'Lamps', process: '', directions: [{ id: 'a', name: 'Before', items }] } };
}

/** Saved since: other sections of the same version would be the host's unsaved changes. */
function reportTried(sections: unknown): Props {
  return { value: { ...report, version: report.version + 1, sections } };
}

/** What was tried of one device, in whatever holds devices. */
function devicesTried(widget: WidgetName, prop: string, as: (device: Props) => Props) {
  const device = { id: 'a', code: 'MT-001', name: 'Dock', type: 'mouseTrap', x: 0.3, y: 0.4 };
  const placed = (part: Props) => {
    const { x, y, ...rest } = { ...device, ...part };
    return as({ ...rest, x, y, position: { x, y } });
  };
  const cases: readonly (readonly [record: string, devices: readonly Props[]])[] = [
    ['two devices without a code', [placed({ code: undefined }), placed({ id: 'b', code: undefined })]],
    ['two devices of one id', [placed({}), placed({})]],
    ['an unknown type', [placed({ type: 'robot' })]],
    ['a place of NaN', [placed({ x: Number.NaN })]],
    ['a place without an end', [placed({ x: Number.POSITIVE_INFINITY })]],
    ['a place outside', [placed({ x: 5, y: -3 })]],
  ];
  return cases.map(([record, devices]) => [widget, record, { [prop]: devices }] as const);
}

describe.each(tried)('%s with %s', (name, _record, changed) => {
  const { locale = 'en', timeZone = 'UTC', ...bad } = changed;
  const good = specimens[name].props;
  const settings = { locale, timeZone } as Parameters<typeof mount>[2];
  const textOf = (page: ParentNode) => page.querySelector(`[data-pest="${name}"]`)?.textContent;

  it('is drawn, or said and told, as a component; the same by mount and as an element that showed a good one', async () => {
    const draw = widgetOnPage(name);
    await draw({});
    expect(await draw(bad, { locale, timeZone })).toBeNull();
    const shown = () => textOf(document.body.firstElementChild as Element);
    const place = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => place.remove());
    const onError = vi.fn();
    const mounted = mount(place, name, { ...settings, onError, props: { ...good, ...bad } });
    await waitFor(() => expect(textOf(place)).toBe(shown()));
    const isRefused = shown()?.includes('This cannot be shown') ?? false;
    expect(onError.mock.calls.length > 0).toBe(isRefused);
    mounted.unmount();

    definePestElements({ prefix: 'absurd', root: 'light' });
    const element = Object.assign(document.createElement(`absurd-${name}`), { locale: 'en', timeZone: 'UTC' }, good);
    const heard = vi.fn();
    element.addEventListener('pest-error', heard);
    place.append(element);
    await waitFor(() => expect(textOf(place)).toBeTruthy());
    Object.assign(element, changed);
    await waitFor(() => expect(textOf(place)).toBe(shown()));
    expect(heard.mock.calls.length > 0).toBe(isRefused);
  });
});

/** A value with each of its parts once missing, once nothing, and once of another kind. */
function* withOneFault(value: unknown, place: string): Generator<readonly [what: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 1) : Object.keys(value);
  for (const key of keys) {
    const part = (value as Record<string | number, unknown>)[key];
    const within = `${place}.${key}`;
    const changed = (to: unknown) => Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [key]: to });
    for (const [what, other] of others(part)) yield [`${within} ${what}`, changed(other)];
    for (const [what, deeper] of withOneFault(part, within)) yield [what, changed(deeper)];
  }
}

function others(part: unknown): readonly (readonly [what: string, value: unknown])[] {
  const nothing = [
    ['missing', undefined],
    ['null', null],
  ] as const;
  if (typeof part === 'number')
    return [
      ...nothing,
      ['NaN', Number.NaN],
      ['below none', -5],
      ['the greatest', Number.MAX_VALUE],
      ['a text', 'many'],
    ];
  if (typeof part === 'object') return [...nothing, ['a text', 'none'], ['an empty record', {}], ['a list', [null]]];
  return [...nothing, ['a number', 7], ['unknown', 'Mars/Phobos'], ['a record', {}]];
}
