import { expect, test } from 'vitest';
import { sheetRow } from '../task/sheet-rows.fixture';
import { rowOfCode, scannedCode } from './scanned-code';

test.each([
  ['MY0001', 'MY0001'],
  [' MY0001\n', 'MY0001'],
  ['https://portal.example/device?code=MY0001', 'MY0001'],
  ['https://portal.example/d/MY0001/', 'MY0001'],
  ['https://portal.example/d/MY%2D0001', 'MY-0001'],
  ['https://', 'https://'],
  ['https://portal.example/d/100%', '100%'],
])('a label that says %j means %s', (text, code) => {
  expect(scannedCode(text)).toBe(code);
});

test('a device is found however its code is typed, and no other', () => {
  const row = sheetRow({ code: 'SB-0004' });
  expect(rowOfCode([row], 'sb-0004 ')).toBe(row);
  expect(rowOfCode([row], 'SB-000')).toBeUndefined();
});
