import { describe, expect, it } from 'vitest';
import { awaitsVerification, isOverdue } from './risk-progress';

describe('a risk', () => {
  it.each([
    ['2026-05-03', 'untreated', true],
    ['2026-05-03', 'unresolved', true],
    ['2026-05-03', 'resolved', false],
    ['2026-05-04', 'untreated', false],
    [null, 'untreated', false],
  ] as const)('due %s and %s on 2026-05-04 is overdue: %s', (dueDay, state, expected) => {
    expect(isOverdue({ dueDay, state }, '2026-05-04')).toBe(expected);
  });

  it('waits for somebody to verify it once resolved', () => {
    expect(awaitsVerification({ state: 'resolved', verifiedAt: null })).toBe(true);
    expect(awaitsVerification({ state: 'resolved', verifiedAt: '2026-05-04T00:00:00.000Z' })).toBe(false);
    expect(awaitsVerification({ state: 'unresolved', verifiedAt: null })).toBe(false);
  });
});
