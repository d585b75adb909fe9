import { expect, test } from 'vitest';
import { type AgreedThreshold, thresholdIn } from './thresholds';

const agreed = (company_id: string, from_day: string, monthly: number): AgreedThreshold => ({
  company_id,
  customer_id: 'site',
  group: 'rodent',
  from_day,
  monthly,
});
// The newest first, as the database hands them out.
const both = [agreed('b', '2026-03-01', 100), agreed('a', '2026-02-10', 3), agreed('a', '2025-01-01', 8)];

test.each([
  ['2024-12', both, null],
  ['2025-06', both, 8],
  ['2026-02', both, 3],
  ['2026-05', both, 3],
  ['2026-05', [agreed('b', '2026-03-01', 2), ...both.slice(1)], 2],
  ['2026-05', [], null],
] as const)('in %s of each company the newest holds, of two the stricter', (month, thresholds, expected) => {
  expect(thresholdIn(thresholds, { customerId: 'site', group: 'rodent', month })).toBe(expected);
});

test('another site, and another group, have theirs', () => {
  expect(thresholdIn(both, { customerId: 'other', group: 'rodent', month: '2026-05' })).toBeNull();
  expect(thresholdIn(both, { customerId: 'site', group: 'flyingInsect', month: '2026-05' })).toBeNull();
});
