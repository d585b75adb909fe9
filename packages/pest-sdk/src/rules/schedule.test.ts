import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashesOf, expectedEnd, expectedMinutes, isClash, loadLevel, type PlannedService } from './schedule';

const service = (id: string, plannedAt: string, minutes = 60): PlannedService => ({ id, plannedAt, minutes });
const nothing = { services: [], leave: [] };

describe('the expected length of a service', () => {
  it.each([
    [{ inspection: 'devices', devicesDue: 0 }, 45],
    [{ inspection: 'devices', devicesDue: 3 }, 60],
    [{ inspection: 'devices', devicesDue: 17 }, 120],
    [{ inspection: 'devices', devicesDue: 91 }, 420],
    [{ inspection: 'routine', devicesDue: 91 }, 60],
  ] as const)('%j: %i minutes', (given, minutes) => {
    expect(expectedMinutes(given)).toBe(minutes);
  });
});

it('a week is nearly full above nine tenths of it, and too much above all of it', () => {
  expect([2160, 2161, 2400, 2401].map((minutes) => loadLevel(minutes, 2400))).toEqual(['free', 'full', 'full', 'over']);
});

describe('what is in the way of a service', () => {
  const nine = service('nine', '2026-05-04T01:00:00.000Z', 90);

  it('is another one that begins before it ends, and none that begins when it ends', () => {
    const half = service('half past ten', '2026-05-04T02:30:00.000Z');
    const ten = service('ten', '2026-05-04T02:00:00.000Z');
    expect(clashesOf(nine, { ...nothing, services: [nine, half] })).toEqual([]);
    expect(clashesOf(nine, { ...nothing, services: [nine, half, ten] })).toEqual([
      { kind: 'overlap', serviceId: 'ten' },
    ]);
    expect(expectedEnd(nine)).toBe(half.plannedAt);
  });

  it('is approved leave; a request that waits is a hint, and a refused one is nothing', () => {
    const leave = { startAt: '2026-05-04T02:00:00.000Z', endAt: '2026-05-05T00:00:00.000Z' };
    const met = (['approved', 'underReview', 'refused'] as const).map((state) =>
      clashesOf(nine, { ...nothing, leave: [{ ...leave, state }] }).map((clash) => [clash.kind, isClash(clash)]),
    );
    expect(met).toEqual([[['leave', true]], [['leaveWaiting', false]], []]);
  });

  it('is the same from both sides', () => {
    const planned = fc.record({
      plannedAt: fc.integer({ min: 0, max: 96 }).map((quarter) => new Date(quarter * 900_000).toISOString()),
      minutes: fc.integer({ min: 1, max: 600 }),
    });
    fc.assert(
      fc.property(planned, planned, (one, two) => {
        const [a, b] = [
          { id: 'a', ...one },
          { id: 'b', ...two },
        ];
        expect(clashesOf(a, { ...nothing, services: [b] }).length).toBe(
          clashesOf(b, { ...nothing, services: [a] }).length,
        );
      }),
    );
  });
});
