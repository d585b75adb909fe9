import { describe, expect, it } from 'vitest';
import type { FloorPlan, PlanDevice } from '../floor-plan/floor-plan.types';
import { filterDevices, noFilter } from './device-filter';
import { placementFindings } from './placement-findings';

const plan: FloorPlan = {
  id: '1',
  name: 'Ground floor',
  image: { src: '', width: 1000, height: 500 },
  metresPerWidth: 100,
};

function device(id: string, type: PlanDevice['type'], metres: number | null): PlanDevice {
  return { id, code: id, name: '', type, position: metres === null ? null : { x: metres / 100, y: 0.5 } };
}

describe('placement findings', () => {
  it.each<[string, PlanDevice['type'], number, number]>([
    ['mouse traps up to 8 m apart', 'mouseTrap', 8, 0],
    ['mouse traps more than 8 m apart', 'mouseTrap', 8.5, 2],
    ['bait stations up to 15 m apart', 'baitStation', 15, 0],
    ['bait stations more than 15 m apart', 'baitStation', 16, 2],
    ['lamps, which have no spacing', 'flyLamp', 60, 0],
  ])('%s', (_case, type, metres, count) => {
    expect(placementFindings(plan, [device('a', type, 0), device('b', type, metres)])).toHaveLength(count);
  });

  it('names the neighbour, the distance and the limit', () => {
    const [finding] = placementFindings(plan, [device('a', 'mouseTrap', 10), device('b', 'mouseTrap', 22)]);
    expect(finding).toMatchObject({ deviceId: 'a', neighbourId: 'b', limit: 8 });
    expect(finding?.metres).toBeCloseTo(12);
  });

  it('looks at the nearest of the same type only, and not at the tray', () => {
    const devices = [
      device('a', 'mouseTrap', 0),
      device('b', 'mouseTrap', 7),
      device('c', 'mouseTrap', 14),
      device('d', 'baitStation', 1),
      device('e', 'mouseTrap', null),
    ];
    expect(placementFindings(plan, devices)).toEqual([]);
  });

  it('says nothing without a known width', () => {
    const devices = [device('a', 'mouseTrap', 0), device('b', 'mouseTrap', 50)];
    expect(placementFindings({ ...plan, metresPerWidth: undefined }, devices)).toEqual([]);
  });
});

describe('the filter', () => {
  const devices: PlanDevice[] = [
    { ...device('MT-01', 'mouseTrap', 1), state: 'due', workshopName: '原料库' },
    { ...device('FL-01', 'flyLamp', 2), name: 'Dock lamp' },
  ];
  it.each([
    [noFilter, 'MT-01 FL-01'],
    [{ ...noFilter, text: '原料' }, 'MT-01'],
    [{ ...noFilter, text: ' dock ' }, 'FL-01'],
    [{ ...noFilter, state: 'ok' as const }, 'FL-01'],
    [{ ...noFilter, type: 'mouseTrap' as const, state: 'ok' as const }, ''],
  ])('%j finds %s', (filter, codes) => {
    expect(
      filterDevices(devices, filter)
        .map(({ code }) => code)
        .join(' '),
    ).toBe(codes);
  });
});
