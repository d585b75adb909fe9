import { describe, expect, it } from 'vitest';
import type { PlanDevice } from './floor-plan.types';
import { layoutMarkers, leastTarget } from './marker-layout';

const image = { width: 1000, height: 1000 };

function device(id: string, x: number, y: number, type = 'mouseTrap'): PlanDevice {
  return { id, code: id, name: '', type, position: { x: x / 1000, y: y / 1000 } };
}

/** A square of devices, so many pixels of the picture apart. */
function square(side: number, apart: number): PlanDevice[] {
  return Array.from({ length: side * side }, (_, index) =>
    device(`d${index}`, (index % side) * apart, Math.floor(index / side) * apart),
  );
}

const at = (devices: readonly PlanDevice[], scale: number, apart: string | null = null) =>
  layoutMarkers({ devices, image, scale, size: 28, apart });

describe('the layout of markers', () => {
  it.each([
    [10, 'far'],
    [20, 'mid'],
    [40, 'near'],
    [60, 'close'],
  ] as const)('devices %d px apart are drawn %s, and never nearer than a target', (apart, tier) => {
    const { tier: drawn, spots, clusters } = at(square(12, apart), 1);
    expect(drawn).toBe(tier);
    const marks = [...spots, ...clusters];
    const shown = spots.length + clusters.reduce((sum, { devices }) => sum + devices.length, 0);
    expect(shown).toBe(144);
    for (const spot of spots) {
      const crowd = marks.filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < leastTarget);
      expect(crowd.length).toBeLessThanOrEqual(2);
    }
  });

  it('puts no mark of several devices on another, however many there are', () => {
    for (const apart of [5, 10]) {
      const { clusters } = at(square(60, apart), 1);
      const nearest = clusters.map(({ x, y }) =>
        Math.min(...clusters.map((other) => Math.hypot(other.x - x, other.y - y) || Number.POSITIVE_INFINITY)),
      );
      expect(Math.min(...nearest)).toBeGreaterThan(leastTarget);
    }
  });

  it('falls apart when one zooms in, and never holds what is selected', () => {
    const crowd = [device('a', 500, 500), device('b', 505, 500, 'flyLamp'), device('c', 500, 505)];
    const [cluster] = at(crowd, 1).clusters;
    expect(cluster?.types).toEqual([
      { type: 'mouseTrap', count: 2 },
      { type: 'flyLamp', count: 1 },
    ]);
    expect(at(crowd, 10).clusters).toEqual([]);
    expect(at(crowd, 1, 'b').spots.map((spot) => spot.device.id)).toContain('b');
  });

  it('names devices where there is room, and puts no name on a mark or a name', () => {
    const { spots } = at([device('A-1', 100, 100), device('A-2', 100, 145), device('A-3', 400, 100)], 1);
    expect(spots.map(({ label }) => label)).toEqual(['below', 'below', 'below']);
    const tight = at([device('MOUSE-TRAP-01', 100, 100), device('MOUSE-TRAP-02', 145, 100)], 1).spots;
    expect(tight.map(({ label }) => label)).toEqual(['below', 'above']);
  });

  it('draws before it knows how large, and what is stored off the plan at its edge', () => {
    const [spot] = at([device('x', 2000, -5)], 0).spots;
    expect(spot).toMatchObject({ x: 1000, y: 0 });
  });
});
