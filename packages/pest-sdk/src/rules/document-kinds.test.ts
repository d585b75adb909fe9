import { expect, test } from 'vitest';
import { documentStanding } from './document-kinds';

test.each([
  [null, 'valid'],
  ['2026-05-03', 'expired'],
  ['2026-05-04', 'expiring'],
  ['2026-06-02', 'expiring'],
  ['2026-06-03', 'valid'],
] as const)('a document whose last day is %s is %s on 2026-05-04', (lastDay, standing) => {
  expect(documentStanding(lastDay, '2026-05-04', '2026-06-03')).toBe(standing);
});
