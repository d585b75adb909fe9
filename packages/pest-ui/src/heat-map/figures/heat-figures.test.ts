import { describe, expect, it } from 'vitest';
import { deviceTypesOf, standardDeviceTypes } from '../../trade/device-types';
import {
  changeOf,
  differenceOf,
  familiesOf,
  heatFigures,
  nearestFigure,
  rankByRise,
  sortFigures,
  summarize,
  typesOf,
} from './heat-figures';
import type { HeatPoint } from './heat-points';
import { asBefore, besides, type HeatReading, inFrame, ofSpecies, readingsOf } from './heat-readings';
import { breaksOf, fittingDomain, histogramOf, withMax, withMin } from './heat-scale';
import { pestSummary } from './pest-summary';

const types = deviceTypesOf(standardDeviceTypes, 'en');

function point(code: string, value: number, more: Partial<HeatPoint> = {}): HeatReading {
  const given: HeatPoint = {
    deviceId: code,
    code,
    type: 'mouseTrap',
    x: 0.5,
    y: 0.5,
    value,
    checked: true,
    checks: 1,
    deviceDays: 30,
    species: [],
    ...more,
  };
  return only(readingsOf([given], types));
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`${rows.length} rows`);
  return row;
}

describe('figures', () => {
  it('shares out the total and compares with the range before', () => {
    const figures = heatFigures([point('MT-01', 6, { previous: 4 }), point('MT-02', 2, { previous: 0 })], 'count');
    expect(figures.map(({ share }) => share)).toEqual([0.75, 0.25]);
    expect(figures.map(changeOf)).toEqual([0.5, null]);
  });

  it('ranks by rise only what is known of both periods, ties by code', () => {
    const figures = heatFigures(
      [
        point('MT-01', 30, { previous: 29 }),
        point('MT-04', 8, { previous: 3 }),
        point('MT-02', 5, { previous: 0 }),
        point('MT-05', 40),
        point('MT-06', 9, { previous: 20 }),
        point('MT-07', 9, { previous: 0, previousChecks: 0 }),
      ],
      'count',
    );
    expect(rankByRise(figures, 10).map(({ code }) => code)).toEqual(['MT-02', 'MT-04', 'MT-01']);
    expect(rankByRise(figures, 1).map(({ code }) => code)).toEqual(['MT-02']);
  });

  it('makes weeks and months comparable per device-day', () => {
    const figures = heatFigures(
      [point('MT-01', 7, { deviceDays: 7 }), point('MT-02', 30, { previous: 15 })],
      'perDeviceDay',
    );
    expect(figures.map(({ value }) => value)).toEqual([1, 1]);
    expect(figures[1]?.previous).toBe(0.5);
  });

  it('counts nothing for a device nobody checked, and knows no rate without days', () => {
    const points = [
      point('MT-01', 3, { checked: false }),
      point('MT-02', 3, { deviceDays: 0 }),
      point('MT-03', 3, { deviceDays: null }),
      point('MT-04', Number.NaN),
      point('MT-05', 60),
    ];
    const figures = heatFigures(points, 'perDeviceDay');
    expect(figures.map(({ state, value }) => `${state} ${value}`)).toEqual([
      'unchecked 0',
      'unknown 0',
      'unknown 0',
      'unknown 0',
      'some 2',
    ]);
    expect(summarize(figures, 'perDeviceDay')).toMatchObject({ total: 2, checked: 4, devices: 5, unknown: 3 });
    expect(summarize(heatFigures(points.slice(0, 2), 'perDeviceDay'), 'perDeviceDay').total).toBeNull();
  });

  it('keeps captures and bait eaten apart', () => {
    const points = [
      point('BS-01', 40, { type: 'baitStation' }),
      point('FL-01', 3, { type: 'flyLamp' }),
      point('MT-01', 1),
    ];
    expect(familiesOf(points)).toEqual(['count', 'consumption']);
    expect(typesOf(points, 'count', types)).toEqual(['flyLamp', 'mouseTrap']);
    expect(familiesOf(points.slice(0, 1))).toEqual(['consumption']);
  });

  it('sums up: total, devices checked, the highest, and how few make half', () => {
    const points = [point('MT-03', 4), point('MT-01', 4), point('MT-02', 1), point('MT-04', 9, { checked: false })];
    const summary = summarize(heatFigures(points, 'count'), 'count');
    expect(summary).toMatchObject({ total: 9, checked: 3, devices: 4 });
    expect(summary.top?.code).toBe('MT-01');
    expect(summary.few).toEqual({ devices: 2, share: 8 / 9 });
  });

  it('adds no rates up: over all devices it is catches over their days', () => {
    const points = [
      point('MT-01', 90, { deviceDays: 30 }),
      point('MT-02', 3, { deviceDays: 1 }),
      point('MT-03', 0, { deviceDays: 0, checked: false }),
    ];
    const figures = heatFigures(points, 'perDeviceDay');
    expect(figures.map(({ value }) => value)).toEqual([3, 3, 0]);
    expect(summarize(figures, 'perDeviceDay').total).toBe(3);
    expect(figures.map(({ share }) => share)).toEqual([90 / 93, 3 / 93, 0]);
  });

  it('takes the mean of what was eaten per check, never more than all of it', () => {
    const eaten = (code: string, value: number, checks: number) =>
      point(code, value, { type: 'baitStation', checks, previous: 100, previousChecks: 4 });
    const figures = heatFigures([eaten('BS-01', 300, 4), eaten('BS-02', 100, 1)], 'count');
    expect(figures.map(({ value }) => value)).toEqual([75, 100]);
    expect(figures.map(({ previous }) => previous)).toEqual([25, 25]);
    expect(summarize(figures, 'count').total).toBe(80);
  });

  it('names no change of a device that nobody checked, now or before', () => {
    const [unchecked, fresh, compared] = heatFigures(
      [
        point('MT-01', 0, { checked: false, previous: 4 }),
        point('MT-02', 3, { previous: 0, previousChecks: 0 }),
        point('MT-03', 14, { deviceDays: 14, previous: 7, previousDeviceDays: 28, previousChecks: 1 }),
      ],
      'perDeviceDay',
    );
    expect(unchecked && changeOf(unchecked)).toBeNull();
    expect(fresh?.previous).toBeNull();
    expect(compared && changeOf(compared)).toBe(3);
  });

  it('sums up a plan without activity', () => {
    expect(summarize(heatFigures([point('MT-01', 0)], 'count'), 'count')).toMatchObject({
      total: 0,
      top: null,
      few: null,
    });
  });
});

describe('the colour scale', () => {
  it.each([
    [0, 4],
    [1, 4],
    [11, 12],
    [12, 12],
    [31, 32],
    [36, 36],
    [48, 60],
    [900, 1000],
    [0.35, 0.4],
    [0.1 + 0.2, 0.32],
    [1.5, 1.6],
  ])('ends for %d at %d, which four divides', (value, end) => {
    expect(fittingDomain([{ value }, { value: 0 }])).toEqual([0, end]);
  });

  it('breaks into four classes and counts the devices along it', () => {
    expect(breaksOf([0, 12])).toEqual([3, 6, 9]);
    // Of a scale without width all breaks are one, and it is told once.
    expect(breaksOf([4, 4])).toEqual([4]);
    expect(breaksOf([0, 0])).toEqual([0]);
    const figures = [0, 1, 5, 11, 40].map((value) => ({ value }));
    expect(histogramOf(figures, [0, 12], 4)).toEqual([1, 1, 0, 2]);
  });

  it('stops each end at the other', () => {
    expect(withMin([0, 10], 12)).toEqual([10, 10]);
    expect(withMin([0, 10], -2)).toEqual([0, 10]);
    expect(withMax([4, 10], 3)).toEqual([4, 4]);
  });
});

describe('what a host hands over', () => {
  it('is read without trust: nothing of it fails, and nothing unknown becomes a figure', () => {
    const strange = readingsOf(
      [
        { deviceId: 'X-1', code: 'X-1', type: 'pheromone', x: 0.5, y: 0.5, value: 2, species: null },
        { deviceId: 'X-2', code: 'X-2', type: 'flyLamp', x: Number.NaN, y: 0.5, value: null },
        { deviceId: 'X-3', code: 'X-3', type: 'flyLamp', x: 1.2, y: 0, value: -4, checks: Number.NaN },
      ],
      types,
    );
    expect(strange.map(({ position, value, family }) => [position, value, family])).toEqual([
      [{ x: 0.5, y: 0.5 }, 2, 'count'],
      [null, null, 'count'],
      [null, null, 'count'],
    ]);
    expect(typesOf(strange, 'count', types)).toEqual(['flyLamp', 'pheromone']);
    expect(readingsOf(null, types)).toEqual([]);
    expect(fittingDomain(heatFigures(strange, 'count'))).toEqual([0, 4]);
  });

  const fly = (count: number) => ({ species: 'fly', count });
  const mosquito = (count: number) => ({ species: 'mosquito', count });

  it('is counted by species, and the days before with it where they are known', () => {
    const points = [
      point('FL-01', 9, { species: [fly(6), mosquito(2)], previous: 5, previousSpecies: [fly(4)] }),
      point('FL-02', 3, { species: [mosquito(3)], previous: 7 }),
    ];
    const flies = ofSpecies(points, ['fly']);
    expect(flies.map(({ value, previous }) => [value, previous])).toEqual([
      [6, 4],
      [0, null],
    ]);
    expect(ofSpecies(points, null)).toEqual(points);
  });

  it('is summed up by type and species, with what no species is named for', () => {
    const lamp = { type: 'flyLamp', previousSpecies: [fly(4), mosquito(1)], previous: 5 } as const;
    const summary = pestSummary(
      [
        point('FL-01', 9, { ...lamp, species: [fly(6), mosquito(2)] }),
        point('FL-02', 3, { ...lamp, species: [mosquito(3)] }),
        point('FL-03', 8, { ...lamp, checked: false, species: [fly(8)], previousChecks: 0 }),
      ],
      ['flyLamp'],
    );
    expect(summary).toEqual([
      {
        type: 'flyLamp',
        devices: 3,
        checked: 2,
        count: 12,
        previous: 10,
        species: [
          { species: 'fly', count: 6, previous: 8 },
          { species: 'mosquito', count: 5, previous: 2 },
        ],
        unnamed: 1,
      },
    ]);
  });

  it('can be one step of many, in which unnamed devices were not checked', () => {
    const points = [point('FL-01', 9), point('FL-02', 3)];
    const step = { from: '2026-05-04', to: '2026-05-04', readings: [{ deviceId: 'FL-02', value: 1, deviceDays: 7 }] };
    const figures = heatFigures(inFrame(points, step), 'count');
    expect(figures.map(({ state, value }) => [state, value])).toEqual([
      ['unchecked', 0],
      ['some', 1],
    ]);
  });

  it('stands beside another period, whose unchecked devices have no figure', () => {
    const now = [point('FL-01', 9), point('FL-02', 3), point('FL-03', 1, { checked: false })];
    const then = [point('FL-01', 12, { deviceDays: 60 }), point('FL-02', 0, { checked: false }), point('FL-03', 4)];
    const figures = heatFigures(besides(now, then), 'count');
    expect(figures.map(differenceOf)).toEqual([-3, null, null]);
    expect(figures.map(changeOf)).toEqual([-0.25, null, null]);
    expect(heatFigures(asBefore(besides(now, then)), 'count').map(({ state }) => state)).toEqual([
      'some',
      'unchecked',
      'some',
    ]);
  });
});

describe('the device under the pointer', () => {
  const figures = heatFigures([point('MT-01', 1, { x: 0.1 }), point('MT-02', 0, { x: 0.12 })], 'count');
  const picture = { width: 1000, height: 500 };

  it.each([
    [0.111, 'MT-02'],
    [0.104, 'MT-01'],
    [0.5, undefined],
  ])('at %d is %s', (x, code) => {
    expect(nearestFigure(figures, { x, y: 0.5 }, picture, 24)?.code).toBe(code);
  });
});

describe('the table', () => {
  const figures = heatFigures(
    [
      point('MT-02', 5, { previous: 10 }),
      point('MT-01', 5),
      point('MT-03', 9, { previous: 3 }),
      point('MT-04', 0, { checked: false }),
    ],
    'count',
  );
  const codes = (...sort: Parameters<typeof sortFigures>[1][]) =>
    sort.map((by) =>
      sortFigures(figures, by)
        .map(({ code }) => code)
        .join(' '),
    );

  it('sorts, ties by code, and puts what is not known last in both directions', () => {
    expect(codes({ key: 'value', descending: true }, { key: 'value', descending: false })).toEqual([
      'MT-03 MT-01 MT-02 MT-04',
      'MT-01 MT-02 MT-03 MT-04',
    ]);
    expect(codes({ key: 'change', descending: true })).toEqual(['MT-03 MT-02 MT-01 MT-04']);
    expect(codes({ key: 'code', descending: true })).toEqual(['MT-04 MT-03 MT-02 MT-01']);
  });
});
