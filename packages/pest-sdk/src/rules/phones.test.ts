import { expect, test } from 'vitest';
import { formatPhone, readContactPhone, readPhone } from './phones';
import { hasFormat } from './text-formats';

test.each([
  '139 0000 0001',
  '139-0000-0001',
  '+86 139 0000 0001',
  '+8613900000001',
  '0086 13900000001',
  ' 13900000001 ',
  '１３９０００００００１',
  '(+86) 139.0000.0001',
])('%s is a mobile number', (text) => {
  expect([readPhone(text), readContactPhone(text)]).toEqual(['13900000001', '13900000001']);
});

test.each([
  ['0512-62881234', '0512-62881234', true],
  ['（0512） 6288  1234', '(0512) 6288 1234', true],
  ['+44 20 7946 0000', '+44 20 7946 0000', true],
  ['400–820–8820', '400-820-8820', true],
  ['+1 (212) 555-0100', '+1 (212) 555-0100', true],
  ['12345', '12345', false],
  ['call me', 'call me', false],
  ['+44', '+44', false],
] as const)('%s is kept as %s, and is a number to call: %s', (text, kept, right) => {
  expect(readContactPhone(text)).toBe(kept);
  expect(hasFormat('contactPhone', kept)).toBe(right);
  expect(hasFormat('phone', readPhone(text))).toBe(false);
});

test('a mobile number is shown in groups, any other as it is', () => {
  expect(['13900000001', '0512-62881234', '139****0001'].map(formatPhone)).toEqual([
    '139 0000 0001',
    '0512-62881234',
    '139****0001',
  ]);
});
