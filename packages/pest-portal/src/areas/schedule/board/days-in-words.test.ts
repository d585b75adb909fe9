import { expect, it } from 'vitest';
import { daysInWords } from './days-in-words';

it.each([
  ['2026-11-23', '2026-11-29', '11-23 至 11-29', '23–29 Nov'],
  ['2026-11-30', '2026-12-06', '11-30 至 12-06', '30 Nov – 6 Dec'],
  ['2026-12-28', '2027-01-03', '2026-12-28 至 2027-01-03', '28 Dec 2026 – 3 Jan 2027'],
  ['2025-11-24', '2025-11-30', '2025-11-24 至 2025-11-30', '24 Nov – 30 Nov 2025'],
])('%s to %s, in 2026', (from, to, zh, en) => {
  expect(daysInWords('zh', from, to, '2026-11-24')).toBe(zh);
  expect(daysInWords('en', from, to, '2026-11-24')).toBe(en);
});
