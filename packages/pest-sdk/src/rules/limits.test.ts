import { expect, it } from 'vitest';
import { deviceTypeRows, deviceTypes } from '../trade/device-types';
import { limits } from './limits';

it('has the constants of the specification, section 9', () => {
  expect(limits).toMatchObject({
    requestTimeoutMs: 50_000,
    errorToastMs: 5_000,
    phoneDigits: 11,
    passwordMinLength: 6,
    codeResendSeconds: 60,
    mobileBreakpoint: 992,
    sidebarWidth: 210,
    pageSize: 20,
    pageSizes: [10, 20, 30, 50],
    imageBytes: 2 * 1024 * 1024,
    sealBytes: 5 * 1024 * 1024,
    contractNumberLength: 20,
    topDevices: 10,
  });
});

it('has the four types of device', () => {
  expect(deviceTypes).toEqual(expect.arrayContaining(['flyLamp', 'mouseTrap', 'cockroachTrap', 'baitStation']));
});

it('has the distances that devices are to be installed at', () => {
  expect(deviceTypeRows.flyLamp.guidance).toMatchObject({ height: [1.8, 2] });
  expect(deviceTypeRows.mouseTrap.guidance).toMatchObject({ maxSpacing: 8 });
  expect(deviceTypeRows.baitStation.guidance).toMatchObject({ maxSpacing: 15, maxToWaste: 6 });
});
