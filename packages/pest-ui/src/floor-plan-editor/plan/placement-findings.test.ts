import { describe, expect, it } from 'vitest';
import type { FloorPlan, PlanDevice } from '../../floor-plan/floor-plan.types';
import { filterDevices, noFilter } from './device-filter';
import { nearestOfType, placementFindings } from './placement-findings';

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
    expect(finding).toEqual({ kind: 'spacing', deviceId: 'a', neighbourId: 'b', limit: 8, metres: expect.closeTo(12) });
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

describe('trash areas, heights and places off the plan', () => {
  const bins = { id: 'bins', name: '', left: 0.4, top: 0.4, right: 0.5, bottom: 0.6 };
  const yard = { ...plan, trashAreas: [bins] };
  it.each<[string, number | null, unknown]>([
    ['a station within 6 m of its edge', 34.5, []],
    [
      'one that is further',
      30,
      [{ kind: 'waste', areaId: 'bins', deviceId: 's', metres: expect.closeTo(10), limit: 6 }],
    ],
    ['none on the plan', null, [{ kind: 'waste', areaId: 'bins', deviceId: null, metres: null, limit: 6 }]],
  ])('%s', (_case, metres, found) => {
    expect(placementFindings(yard, [device('s', 'baitStation', metres)])).toEqual(found);
  });

  it.each([
    [undefined, 0],
    [null, 1],
    [1.7, 1],
    [1.8, 0],
    [2, 0],
    [2.1, 1],
  ])('a lamp at %s m has %d findings', (mountHeight, count) => {
    const found = placementFindings(plan, [{ ...device('l', 'flyLamp', 5), mountHeight }]);
    expect(found).toHaveLength(count);
    if (count > 0) expect(found[0]).toMatchObject({ kind: 'height', least: 1.8, most: 2 });
  });

  it('names what is stored outside the plan, and keeps still about types that it does not know', () => {
    const lost = { ...device('x', 'sticky board', 0), position: { x: 1.4, y: 0.5 } };
    expect(placementFindings(plan, [lost])).toEqual([{ kind: 'outside', deviceId: 'x' }]);
  });

  it('finds the same nearest neighbours as looking at all of them, for hundreds of devices', () => {
    const spread = Array.from({ length: 400 }, (_, index): PlanDevice => {
      const at = { x: ((index * 7919) % 1000) / 1000, y: ((index * 104729) % 997) / 997 };
      return { ...device(`d${index}`, index % 3 === 0 ? 'baitStation' : 'mouseTrap', 0), position: at };
    });
    const wide = { ...plan, metresPerWidth: 800 };
    const limits = { mouseTrap: 8, baitStation: 15 };
    const expected = spread.flatMap((one) => {
      const [nearest] = nearestOfType(wide, { ...one, position: one.position ?? { x: 0, y: 0 } }, spread);
      const limit = one.type === 'mouseTrap' ? limits.mouseTrap : limits.baitStation;
      return nearest && nearest.metres > limit ? [[one.id, nearest.metres]] : [];
    });
    const found = placementFindings(wide, spread).map((one) => [one.deviceId, 'metres' in one ? one.metres : null]);
    expect(found.length).toBeGreaterThan(50);
    expect(found).toEqual(expected);
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
