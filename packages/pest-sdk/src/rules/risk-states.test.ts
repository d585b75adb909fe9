import { expect, it } from 'vitest';
import { isOverdueRisk, riskTiming } from './risk-states';

const verified = '2026-05-03T08:00:00.000Z';

it.each([
  ['2026-05-03', 'untreated', null, true],
  ['2026-05-03', 'unresolved', null, true],
  // Its owner has answered: it waits for its verification.
  ['2026-05-03', 'resolved', null, false],
  ['2026-05-03', 'resolved', verified, false],
  ['2026-05-04', 'untreated', null, false],
  [null, 'untreated', null, false],
] as const)(
  'a risk due %s, %s and verified at %s is overdue on 2026-05-04: %s',
  (dueDay, state, verifiedAt, expected) => {
    expect(isOverdueRisk({ dueDay, state, verifiedAt }, '2026-05-04')).toBe(expected);
  },
);

it.each([
  [null, 'untreated', null, 'none'],
  ['2026-05-04', 'untreated', null, 'due'],
  ['2026-05-03', 'untreated', null, 'late'],
  ['2026-05-03', 'resolved', null, 'late'],
  ['2026-05-03', 'unresolved', '2026-05-03', 'late'],
  ['2026-05-03', 'resolved', '2026-05-03', 'answeredInTime'],
  ['2026-05-03', 'resolved', '2026-05-04', 'answeredLate'],
] as const)('an action due %s, %s and answered on %s is %s on 2026-05-04', (dueDay, state, answeredDay, expected) => {
  expect(riskTiming({ dueDay, state, answeredDay }, '2026-05-04')).toBe(expected);
});
