import { describe, expect, it } from 'vitest';
import type { PlanDevice } from './floor-plan.types';
import { clusterRadius, layoutMarkers, leastTarget, type MarkerCluster } from './marker-layout';

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

/** Devices at places by chance, the same in each run. */
function scattered(count: number, side: number): PlanDevice[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * side;
  };
  return Array.from({ length: count }, (_, index) => device(`s${index}`, next(), next()));
}

const radiusOf = ({ devices }: MarkerCluster) => clusterRadius(devices.length);

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

  it.each([
    ['a square, 5 px apart', square(60, 5), 'far'],
    ['a square, 10 px apart', square(60, 10), 'far'],
    ['a square, 16 px apart', square(60, 16), 'mid'],
    ['places by chance', scattered(800, 1000), 'far'],
    ['few places by chance', scattered(80, 1000), 'mid'],
    ['a hot spot', [...square(24, 41), ...scattered(40, 150)], 'near'],
    ['a hot spot where there is room', [...square(16, 60), ...scattered(12, 110)], 'close'],
  ] as const)('puts no mark of several devices on another: %s', (_, devices, tier) => {
    const { tier: drawn, spots, clusters } = at(devices, 1);
    expect(drawn).toBe(tier);
    const overlaps = clusters.flatMap((one, index) =>
      clusters
        .slice(index + 1)
        .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < radiusOf(one) + radiusOf(other)),
    );
    expect(overlaps).toEqual([]);
    expect(clusters.length).toBeGreaterThan(1);
    const shown = [...spots.map(({ device }) => device), ...clusters.flatMap((cluster) => cluster.devices)];
    expect(new Set(shown).size).toBe(devices.length);
    expect(shown).toHaveLength(devices.length);
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
