import { describe, expect, it } from 'vitest';
import type { FloorPlan } from './floor-plan.types';
import {
  clampPosition,
  inReadingOrder,
  isOnPlan,
  metresBetween,
  nudge,
  positionAt,
  samePosition,
} from './plan-geometry';

const box = { left: 100, top: 50, width: 400, height: 200 };
const plan: FloorPlan = {
  id: '1',
  name: 'Ground floor',
  image: { src: '', width: 1920, height: 1280 },
  metresPerWidth: 96,
};

describe('positions', () => {
  it.each([
    [300, 150, 0.5, 0.5],
    [100, 50, 0, 0],
    [500, 250, 1, 1],
    [60, 50, -0.1, 0],
  ])('screen %d, %d is plan %d, %d', (clientX, clientY, x, y) => {
    expect(positionAt(clientX, clientY, box)).toEqual({ x, y });
  });

  it('is the same spot however the host scales the plan', () => {
    const scaled = { left: 80, top: 40, width: 320, height: 160 };
    expect(positionAt(80 + 0.31 * 320, 40 + 0.4 * 160, scaled).x).toBeCloseTo(0.31);
  });

  it('stays on the plan', () => {
    expect(clampPosition({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 });
    expect(clampPosition({ x: Number.NaN, y: 0.4 })).toEqual({ x: 0, y: 0.4 });
    expect(nudge({ x: 0.5, y: 0.999 }, -40, 10, box)).toEqual({ x: 0.4, y: 1 });
  });

  it('tells on from off, and same from other', () => {
    expect(isOnPlan({ x: 0, y: 1 })).toBe(true);
    expect(isOnPlan({ x: 1.001, y: 0.5 })).toBe(false);
    expect(samePosition({ x: 0.1, y: 0.2 }, { x: 0.1, y: 0.2 })).toBe(true);
    expect(samePosition(null, { x: 0.1, y: 0.2 })).toBe(false);
  });

  it('measures in metres only when the width is known', () => {
    expect(metresBetween({ x: 0, y: 0 }, { x: 1, y: 1 }, plan)).toBeCloseTo(Math.hypot(96, 64));
    expect(metresBetween({ x: 0, y: 0 }, { x: 1, y: 1 }, { ...plan, metresPerWidth: undefined })).toBeNull();
  });

  it('reads line by line, and leaves out what is not placed', () => {
    const at = (code: string, x: number, y: number) => ({ code, position: { x, y } });
    const order = inReadingOrder([
      at('D', 0.1, 0.9),
      at('B', 0.9, 0.11),
      at('A', 0.2, 0.13),
      { code: 'X', position: null },
    ]);
    expect(order.map(({ code }) => code)).toEqual(['A', 'B', 'D']);
  });
});
