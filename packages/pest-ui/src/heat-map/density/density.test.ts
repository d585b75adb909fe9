import { describe, expect, it } from 'vitest';
import { addedDensity, coveredDensity, type Density, type HeatSource, shareOfDomain } from './density';

const raster = { width: 1000, height: 640, radius: 40 };

function at(density: Density, x: number, y: number): number {
  const column = Math.floor(x / density.cell);
  const row = Math.floor(y / density.cell);
  return density.values[row * density.columns + column] ?? Number.NaN;
}

/** As a browser enlarges a small canvas: between the middles of four cells. */
function enlarged(density: Density, x: number, y: number): number {
  const column = Math.min(density.columns - 1, Math.max(0, (x + 0.5) / density.cell - 0.5));
  const row = Math.min(density.rows - 1, Math.max(0, (y + 0.5) / density.cell - 0.5));
  const [c, r] = [Math.floor(column), Math.floor(row)];
  const value = (dc: number, dr: number) =>
    density.values[Math.min(density.rows - 1, r + dr) * density.columns + Math.min(density.columns - 1, c + dc)] ?? 0;
  const [px, py] = [column - c, row - r];
  return (value(0, 0) * (1 - px) + value(1, 0) * px) * (1 - py) + (value(0, 1) * (1 - px) + value(1, 1) * px) * py;
}

/** Numbers that look random and are the same in every run. */
function scattered(count: number): HeatSource[] {
  let seed = 20_240_601;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, () => ({ x: next() * 1000, y: next() * 640, value: Math.ceil(next() * 10) }));
}

function meanAlphaDifference(coarse: Density, fine: Density, domain: readonly [number, number]): number {
  let sum = 0;
  for (let y = 0; y < raster.height; y += 1)
    for (let x = 0; x < raster.width; x += 1)
      sum += Math.abs(
        shareOfDomain(enlarged(coarse, x, y), ...domain) - shareOfDomain(enlarged(fine, x, y), ...domain),
      );
  return (sum * 255) / (raster.width * raster.height);
}

describe('added density', () => {
  it('makes one ten of two fives at one spot', () => {
    const two = addedDensity(
      [
        { x: 500, y: 300, value: 5 },
        { x: 500, y: 300, value: 5 },
      ],
      raster,
    );
    const one = addedDensity([{ x: 500, y: 300, value: 10 }], raster);
    expect(two.values).toEqual(one.values);
    expect(Math.max(...one.values)).toBeCloseTo(10, 0);
  });

  it('leaves no heat for zero, for a negative and for what is no number', () => {
    const none = addedDensity(
      [0, -3, Number.NaN].map((value) => ({ x: 500, y: 300, value })),
      raster,
    );
    expect(none.values.every((value) => value === 0)).toBe(true);
  });

  it('ends at the radius', () => {
    const density = addedDensity([{ x: 500, y: 300, value: 10 }], raster);
    expect(at(density, 500 + 36, 300)).toBeGreaterThan(0);
    expect(at(density, 500 + 46, 300)).toBe(0);
  });

  it('takes sources at and beyond the edge', () => {
    const density = addedDensity(
      [
        { x: 1000, y: 640, value: 4 },
        { x: -10, y: -10, value: 4 },
      ],
      raster,
    );
    expect(at(density, 999, 639)).toBeGreaterThan(3);
    expect(at(density, 0, 0)).toBeGreaterThan(0);
  });

  it('has at least one cell when there is no room', () => {
    expect(addedDensity([], { width: 0, height: 0, radius: 40 }).values).toHaveLength(1);
  });

  it.each([
    ['a fifth', 200, 40],
    ['a fifth', 2_000, 40],
    ['half', 2_000, 16],
  ])('looks the same at %s of the resolution (%i sources, radius %i)', (_share, count, radius) => {
    const sources = scattered(count);
    const domain = [0, count > 1_000 ? 60 : 10] as const;
    const coarse = addedDensity(sources, { ...raster, radius });
    const fine = addedDensity(sources, { ...raster, radius }, 1);
    expect(coarse.cell).toBeGreaterThan(1);
    expect(meanAlphaDifference(coarse, fine, domain)).toBeLessThanOrEqual(4);
  });

  it('looks much the same when very many sources are blurred together', () => {
    const sources = scattered(5_001);
    const many = addedDensity(sources, raster);
    const oneByOne = addedDensity(sources.slice(0, 5_000), raster);
    expect(meanAlphaDifference(many, oneByOne, [0, 150])).toBeLessThanOrEqual(4);
  });

  it('keeps the peak of a single source among very many empty ones', () => {
    const empty = Array.from({ length: 5_001 }, () => ({ x: 10, y: 10, value: 0 }));
    const density = addedDensity([...empty, { x: 502, y: 302, value: 8 }], raster);
    expect(at(density, 502, 302)).toBeCloseTo(8, 0);
    expect(at(density, 10, 10)).toBeCloseTo(0);
  });
});

describe('covered density', () => {
  it('saturates where sources overlap, as heatmap.js does', () => {
    const five = { x: 502, y: 302, value: 5 };
    expect(at(coveredDensity([five], raster, [0, 10]), 502, 302)).toBeCloseTo(0.5);
    expect(at(coveredDensity([five, five], raster, [0, 10]), 502, 302)).toBeCloseTo(0.75);
  });

  it('paints nothing for zero', () => {
    const none = coveredDensity([{ x: 500, y: 300, value: 0 }], raster, [0, 10]);
    expect(none.values.every((value) => value === 0)).toBe(true);
  });
});

describe('share of the scale', () => {
  it.each([
    [5, 0, 10, 0.5],
    [-1, 0, 10, 0],
    [12, 0, 10, 1],
    [4, 4, 4, 0.5],
    [9, 4, 4, 0.5],
    [3, 4, 4, 0],
  ])('of %d between %d and %d is %d', (value, min, max, share) => {
    expect(shareOfDomain(value, min, max)).toBe(share);
  });
});
