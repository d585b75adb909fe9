import { expect, it } from 'vitest';
import { awaitsVerification } from './risk-progress';

it('a risk waits for somebody to verify it once resolved', () => {
  expect(awaitsVerification({ state: 'resolved', verifiedAt: null })).toBe(true);
  expect(awaitsVerification({ state: 'resolved', verifiedAt: '2026-05-04T00:00:00.000Z' })).toBe(false);
  expect(awaitsVerification({ state: 'unresolved', verifiedAt: null })).toBe(false);
});
