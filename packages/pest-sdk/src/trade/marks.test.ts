import { describe, expect, it } from 'vitest';
import { deviceTypeRows } from './device-types';
import { type DeviceShape, markPaths, markText, markTextLook, shapePaths } from './marks';

const inks = { paper: 'white', colour: 'violet' };

describe('a mark', () => {
  it.each([
    ['FL-0012', '12'],
    ['FL-0000', '0'],
    ['MT-12345', '2345'],
    ['3-7B', '7'],
    ['north', 'FL'],
    ['', 'FL'],
  ])('of %o says %o', (code, text) => {
    expect(markText(code, { letters: 'FL' })).toBe(text);
  });

  it('is hollow where its type says so, and hatched where nobody looked into the device', () => {
    const drawn = (look: 'solid' | 'hollow' | 'due') =>
      markPaths('square', look, inks).map(({ part, fill, strokeWidth }) => [part, fill, strokeWidth]);
    expect(drawn('solid')).toEqual([
      ['halo', 'white', 5],
      ['shape', 'violet', 1],
    ]);
    expect(drawn('hollow')).toEqual([
      ['halo', 'white', 5],
      ['shape', 'white', 4],
    ]);
    expect(drawn('due')).toEqual([
      ['halo', 'white', 5],
      ['shape', 'white', 2],
      ['hatch', 'none', 2],
    ]);
  });

  it('has a text that fits, below the middle in a triangle', () => {
    expect(markTextLook('123', 'triangle', 'due', inks)).toMatchObject({ y: 6.6, fontSize: 12, stroke: 'white' });
    expect(markTextLook('12', 'square', 'solid', inks)).toMatchObject({ y: 0, fontSize: 15, stroke: 'none' });
  });

  /** Of a digit in bold letters without serifs, in ems. */
  const digit = { width: 0.62, height: 0.72 };
  const shapes: readonly DeviceShape[] = ['diamond', 'square', 'triangle', 'hexagon', 'pentagon', 'circle'];

  it.each(shapes.flatMap((shape) => ['7', '42', '820', '1388'].map((text) => [shape, text] as const)))(
    'holds in a %s the number %s',
    (shape, text) => {
      const { y, fontSize } = markTextLook(text, shape, 'solid', inks);
      const [across, down] = [(text.length * digit.width * fontSize) / 2, (digit.height * fontSize) / 2];
      const corners = [y - down, y + down].map((at) => [across, at] as const);
      for (const corner of corners) expect(isWithin(shape, corner)).toBe(true);
    },
  );
});

/** Shapes are the same on both sides; of a circle its radius is the start of its path. */
function isWithin(shape: DeviceShape, [x, y]: readonly [number, number]): boolean {
  if (shape === 'circle') return Math.hypot(x, y) <= 14.5;
  const points = cornersOf(shapePaths[shape]);
  const signs = points.map(([fromX, fromY], at) => {
    const [toX, toY] = points[(at + 1) % points.length] ?? [0, 0];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
  });
  return signs.every((sign) => sign);
}

/** Of a path of straight lines that all go on clockwise. */
function cornersOf(path: string): [number, number][] {
  const corners: [number, number][] = [];
  for (const [, way = '', numbers = ''] of path.matchAll(/([MHVL])([^MHVLZ]*)/g)) {
    const given = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const [lastX, lastY] = corners.at(-1) ?? [0, 0];
    if (way === 'H') corners.push([given[0] ?? 0, lastY]);
    else if (way === 'V') corners.push([lastX, given[0] ?? 0]);
    for (let at = 0; way !== 'H' && way !== 'V' && at < given.length; at += 2)
      corners.push([given[at] ?? 0, given[at + 1] ?? 0]);
  }
  return corners;
}

it('types are told apart without colour, and by their letters', () => {
  const marks = Object.values(deviceTypeRows).map(({ mark }) => mark);
  expect(new Set(marks.map(({ shape }) => shape)).size).toBe(marks.length);
  expect(new Set(marks.map(({ letters }) => letters)).size).toBe(marks.length);
});
