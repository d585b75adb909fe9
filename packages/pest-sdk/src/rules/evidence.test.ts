import { describe, expect, it } from 'vitest';
import { rateChange } from './activity';
import { isOpenRisk, riskStanding } from './risk-states';

describe('where a risk stands', () => {
  const verifiedAt = '2026-05-04T02:00:00.000Z';
  it.each([
    ['untreated', null, 'unresolved', true],
    ['unresolved', null, 'unresolved', true],
    ['resolved', null, 'awaitingVerification', true],
    ['resolved', verifiedAt, 'verified', false],
  ] as const)('%s, verified %s: %s', (state, verified, standing, open) => {
    const risk = { state, verifiedAt: verified };
    expect([riskStanding(risk), isOpenRisk(risk)]).toEqual([standing, open]);
  });
});

describe('change per device-day', () => {
  it.each([
    // Twice as many in twice the time is no change.
    [{ count: 20, deviceDays: 60, previousCount: 10, previousDeviceDays: 30 }, 0],
    [{ count: 5, deviceDays: 30, previousCount: 10, previousDeviceDays: 30 }, -0.5],
    [{ count: 5, deviceDays: 30, previousCount: 0, previousDeviceDays: 30 }, null],
    [{ count: 5, deviceDays: 30, previousCount: 3, previousDeviceDays: 0 }, null],
    [{ count: 5, deviceDays: 0, previousCount: 3, previousDeviceDays: 30 }, null],
  ])('of %o is %s', (counts, change) => expect(rateChange(counts)).toEqual(change));
});
