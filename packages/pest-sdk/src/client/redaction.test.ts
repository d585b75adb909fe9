import { expect, it } from 'vitest';
import { redacted } from './redaction';

it.each([
  [
    { loginId: '13900000001', password: 'a'.repeat(32) },
    { loginId: '[redacted]', password: '[redacted]' },
  ],
  [
    { phoneNumber: '13900000001', code: '123456' },
    { phoneNumber: '[redacted]', code: '[redacted]' },
  ],
  [
    { devices: [{ code: 'FL-0001', contactPhone: 'x' }] },
    { devices: [{ code: 'FL-0001', contactPhone: '[redacted]' }] },
  ],
  [{ note: 'call 13900000001 at 9' }, { note: 'call [redacted] at 9' }],
  [
    { plannedAt: 1_777_852_800_000, at: '1777852800000' },
    { plannedAt: 1_777_852_800_000, at: '1777852800000' },
  ],
  [{ file: new Blob(['abc']) }, { file: '[3 bytes]' }],
  [
    { token: null, page: 1 },
    { token: null, page: 1 },
  ],
])('%j is told as %j', (given, told) => {
  expect(redacted(given)).toEqual(told);
});
