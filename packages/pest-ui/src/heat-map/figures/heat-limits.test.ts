import type { DeviceActivity } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { heatThresholds } from './heat-data';
import { heatLimits } from './heat-limits';

const counts = { family: 'count', measure: 'count', types: ['flyLamp', 'mouseTrap'] } as const;
const figure = (type: string, value: number) =>
  ({ point: { type }, value }) as unknown as Parameters<ReturnType<typeof heatLimits>['isAbove']>[0];

describe('limits of what is shown', () => {
  it('is one line where all devices shown have one limit', () => {
    const limits = heatLimits(20, counts);
    expect(limits).toMatchObject({ threshold: 20, byType: [] });
    expect([limits.isAbove(figure('flyLamp', 20)), limits.isAbove(figure('other', 21))]).toEqual([false, true]);
    expect(heatLimits({ value: 20, measure: 'perDeviceDay' }, counts)).toMatchObject({ threshold: null, byType: [] });
  });

  it('is a limit by type where they differ; a type without one is never above', () => {
    const limits = heatLimits([{ value: 60, types: ['flyLamp'] }], counts);
    expect(limits).toMatchObject({ threshold: null, byType: [{ type: 'flyLamp', value: 60 }] });
    expect([limits.isAbove(figure('flyLamp', 61)), limits.isAbove(figure('mouseTrap', 61))]).toEqual([true, false]);
    expect(heatLimits([{ value: 60, types: ['flyLamp'] }], { ...counts, types: ['flyLamp'] }).threshold).toBe(60);
  });
});

it('reads limits for 30 days as those of the days shown, and bait by its mean as it is', () => {
  const activity = {
    ...{ from: '2026-05-01', to: '2026-05-15', points: [] },
    thresholds: [
      { deviceType: 'flyLamp', value: 60 },
      { deviceType: 'baitStation', value: 50 },
    ],
  } as unknown as DeviceActivity;
  expect(heatThresholds(activity)).toEqual([
    { types: ['flyLamp'], value: 30 },
    { types: ['flyLamp'], measure: 'perDeviceDay', value: 2 },
    { types: ['baitStation'], family: 'consumption', value: 50 },
  ]);
});
