import { describe, expect, it } from 'vitest';
import type { FloorPlan, PlanDevice } from '../../floor-plan/floor-plan.types';
import { bearingFrom, nearestDevice } from './nearest-device';

const plan: FloorPlan = {
  id: 'p',
  name: 'Hall',
  image: { src: '/hall.svg', width: 2000, height: 1000 },
  metresPerWidth: 100,
};
const trap = (id: string, x: number, y: number, type = 'mouseTrap'): PlanDevice => ({
  id,
  code: id,
  name: '',
  type,
  position: { x, y },
});

describe('where a device lies, seen from another', () => {
  it.each([
    [0.6, 0.5, 'right'],
    [0.6, 0.7, 'belowRight'],
    [0.5, 0.7, 'below'],
    [0.4, 0.7, 'belowLeft'],
    [0.4, 0.5, 'left'],
    [0.4, 0.3, 'aboveLeft'],
    [0.5, 0.3, 'above'],
    [0.6, 0.3, 'aboveRight'],
    // A tenth of the width is as far as a fifth of the height.
    [0.6, 0.54, 'right'],
    [0.5, 0.5, null],
  ] as const)('%f, %f: %s', (x, y, expected) => {
    expect(bearingFrom({ x: 0.5, y: 0.5 }, { x, y }, plan)).toBe(expected);
  });
});

describe('the nearest device of the same type', () => {
  const devices = [trap('a', 0.5, 0.5), trap('b', 0.58, 0.5), trap('c', 0.9, 0.5), trap('lamp', 0.51, 0.5, 'flyLamp')];
  const [a] = devices;
  if (!a) throw new Error('there are devices');

  it('is measured in metres of the plan', () => {
    const nearest = nearestDevice(a, devices, plan);
    expect(nearest).toMatchObject({ device: { id: 'b' }, bearing: 'left' });
    expect(nearest?.metres).toBeCloseTo(8, 6);
  });

  it('is unknown without a scale, off the plan, and for the only one of its type', () => {
    expect(nearestDevice(a, devices, { ...plan, metresPerWidth: null })).toBeNull();
    expect(nearestDevice({ ...a, position: null }, devices, plan)).toBeNull();
    expect(nearestDevice(trap('only', 0.1, 0.1, 'baitStation'), devices, plan)).toBeNull();
  });
});
