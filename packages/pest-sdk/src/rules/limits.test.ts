import { expect, it } from 'vitest';
import { deviceTypeRules } from './device-types';
import { limits } from './limits';

it('has the constants of the specification, section 9', () => {
  expect(limits).toMatchObject({
    requestTimeoutMs: 50_000,
    errorToastMs: 5_000,
    sidebarWidth: 210,
    mobileBreakpoint: 992,
  });
});

it('has the distances that devices are to be installed at', () => {
  expect(deviceTypeRules.flyLamp.guidance.height).toEqual([1.8, 2]);
  expect(deviceTypeRules.mouseTrap.guidance.maxSpacing).toBe(8);
  expect(deviceTypeRules.baitStation.guidance.maxSpacing).toBe(15);
  expect(deviceTypeRules.baitStation.guidance.maxToWaste).toBe(6);
});
