import { deviceTypes } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import type { HeatPoint } from './HeatMap.types';
import {
  changeOf,
  familiesOf,
  fittingDomain,
  heatFigures,
  nearestFigure,
  roundUp,
  sortFigures,
  summarize,
  typesOf,
  withMax,
  withMin,
} from './heat-figures';

function point(code: string, value: number, more: Partial<HeatPoint> = {}): HeatPoint {
  return {
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
}

describe('figures', () => {
  it('shares out the total and compares with the range before', () => {
    const figures = heatFigures([point('MT-01', 6, { previous: 4 }), point('MT-02', 2, { previous: 0 })], 'count');
    expect(figures.map(({ share }) => share)).toEqual([0.75, 0.25]);
    expect(figures.map(changeOf)).toEqual([0.5, null]);
  });

  it('makes weeks and months comparable per device-day', () => {
    const figures = heatFigures(
      [point('MT-01', 7, { deviceDays: 7 }), point('MT-02', 30, { previous: 15 })],
      'perDeviceDay',
    );
    expect(figures.map(({ value }) => value)).toEqual([1, 1]);
    expect(figures[1]?.previous).toBe(0.5);
  });

  it('counts nothing for a device nobody checked, nor divides by no days', () => {
    const figures = heatFigures(
      [point('MT-01', 3, { checked: false }), point('MT-02', 3, { deviceDays: 0 })],
      'perDeviceDay',
    );
    expect(figures.map(({ value }) => value)).toEqual([0, 3]);
  });

  it('keeps captures and bait eaten apart', () => {
    const points = [
      point('BS-01', 40, { type: 'baitStation' }),
      point('FL-01', 3, { type: 'flyLamp' }),
      point('MT-01', 1),
    ];
    expect(familiesOf(points)).toEqual(['count', 'consumption']);
    expect(typesOf(points, 'count', deviceTypes)).toEqual(['flyLamp', 'mouseTrap']);
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
    [0, 1],
    [0.3, 0.3],
    [0.31, 0.4],
    [11, 15],
    [1, 1],
    [7, 8],
    [48, 50],
    [51, 60],
    [900, 1000],
  ])('rounds %d up to %d', (value, rounded) => {
    expect(roundUp(value)).toBe(rounded);
  });

  it('fits from zero to above the highest figure', () => {
    expect(fittingDomain(heatFigures([point('MT-01', 48), point('MT-02', 3)], 'count'))).toEqual([0, 50]);
  });

  it('stops each end at the other', () => {
    expect(withMin([0, 10], 12)).toEqual([10, 10]);
    expect(withMin([0, 10], -2)).toEqual([0, 10]);
    expect(withMax([4, 10], 3)).toEqual([4, 4]);
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
