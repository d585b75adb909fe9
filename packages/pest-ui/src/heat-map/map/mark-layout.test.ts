import { describe, expect, it } from 'vitest';
import { deviceTypesOf, standardDeviceTypes } from '../../trade/device-types';
import { heatFigures } from '../figures/heat-figures';
import type { HeatMeasure, HeatPoint } from '../figures/heat-points';
import { readingsOf } from '../figures/heat-readings';
import { gatheredAt, halfWidth, layoutMarks, type MarkLayout, spreadOf } from './mark-layout';

const types = deviceTypesOf(standardDeviceTypes, 'en');
const size = { width: 1200, height: 800 };

interface Given {
  readonly points: readonly Partial<HeatPoint>[];
  readonly unit?: number;
  readonly measure?: HeatMeasure;
}

function layoutOf({ points, unit = 1, measure = 'count' }: Given): MarkLayout {
  const given = points.map(
    (point, n): HeatPoint => ({
      deviceId: `d${n}`,
      code: `MT-${n}`,
      type: 'mouseTrap',
      x: 0.5,
      y: 0.5,
      value: 1,
      ...point,
    }),
  );
  const figures = heatFigures(readingsOf(given, types), measure);
  return layoutMarks({ figures, ...size, unit, measure, number: String });
}

/** Even rows over the whole plan. */
function rows(count: number): Partial<HeatPoint>[] {
  const columns = Math.ceil(Math.sqrt(count * 1.5));
  return Array.from({ length: count }, (_, n) => ({
    x: ((n % columns) + 0.5) / columns,
    y: (Math.floor(n / columns) + 0.5) / Math.ceil(count / columns),
    value: (n * 7_919) % 10,
  }));
}

const sumOf = ({ numbers }: MarkLayout) => numbers.reduce((sum, { text }) => sum + Number(text), 0);

describe('marks of the heat map', () => {
  it('gives each device its number where there is room', () => {
    const { numbers, small } = layoutOf({ points: [{ x: 0.2 }, { x: 0.8, value: 12 }, { x: 0.5, value: 0 }] });
    expect(numbers.map(({ text }) => text)).toEqual(['1', '12']);
    expect(small).toEqual({ zero: 'M600 400h0' });
  });

  it('adds up numbers that would lie on each other, where the most active one is', () => {
    const { numbers, small } = layoutOf({ points: [{ value: 3 }, { x: 0.505, value: 9 }] });
    expect(numbers).toMatchObject([{ text: '12', x: 606, y: 400 }]);
    expect(small).toEqual({ some: 'M600 400h0' });
  });

  it('does not add what does not add up', () => {
    const points = [
      { value: 3, deviceDays: 30 },
      { value: 9, deviceDays: 30 },
    ];
    expect(layoutOf({ points, measure: 'perDeviceDay' }).numbers).toMatchObject([{ text: '0.2' }]);
  });

  it('tells them apart closer in', () => {
    const points = [{ value: 3 }, { x: 0.505, value: 9 }];
    expect(layoutOf({ points, unit: 0.1 }).numbers.map(({ text }) => text)).toEqual(['3', '9']);
  });

  it.each([200, 1_000, 5_000])('leaves most of the heat in sight with %i devices, and counts all', (count) => {
    const points = rows(count);
    const layout = layoutOf({ points });
    const covered = layout.numbers.reduce((sum, { text }) => sum + 2 * halfWidth(text) * 20, 0);
    expect(covered / (size.width * size.height)).toBeLessThan(0.35);
    expect(sumOf(layout)).toBe(points.reduce((sum, { value }) => sum + (value ?? 0), 0));
    const boxes = layout.numbers.map(({ x, y, text }) => ({ x, y, half: halfWidth(text) }));
    const lying = boxes.filter((a) =>
      boxes.some((b) => a !== b && Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < 20),
    );
    expect(lying).toEqual([]);
  });

  it('finds the number of several devices under a pointer, and where they stand', () => {
    const layout = layoutOf({ points: [{ value: 3 }, { x: 0.505, y: 0.51, value: 9 }, { x: 0.9, value: 2 }] });
    const several = gatheredAt(layout, { x: 0.51, y: 0.51 }, { ...size, unit: 1 });
    expect(several && spreadOf(several)).toEqual([
      { x: 0.5, y: 0.5 },
      { x: 0.505, y: 0.51 },
    ]);
    expect(gatheredAt(layout, { x: 0.9, y: 0.5 }, { ...size, unit: 1 })).toBeNull();
  });
});
