import { expect, test } from 'vitest';
import { decodeText, delimitedText, shownNumber } from './spreadsheet-text';

test.each([
  ['0.57999999999999996', '0.58'],
  ['0.30000000000000004', '0.3'],
  ['11.000000000000002', '11'],
  ['1E-3', '0.001'],
  ['1.0000000000000001E-7', '0.0000001'],
  ['1.3812345678E10', '13812345678'],
  ['-2.5000000000000004', '-2.5'],
  ['123456789.123456', '123456789.123456'],
  ['31.230416000000001', '31.230416'],
])('a number cell %s is shown as %s', (text, shown) => {
  expect(shownNumber(text)).toBe(shown);
});

test.each(['13812345678', '12345678901234567', '9.1310115123456794E+19', '000123', '12.5%', ''])(
  'the cell %s stays as it is',
  (text) => {
    expect(shownNumber(text)).toBe(text);
  },
);

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test('text is read in UTF-8, in UTF-16 of either order, and in the encoding of Chinese programs', () => {
  expect(decodeText(new TextEncoder().encode('\ufeff编码'))).toBe('编码');
  expect(decodeText(utf16('编码\t1'))).toBe('编码\t1');
  expect(decodeText(utf16('编码\t1').swap16())).toBe('编码\t1');
  expect(decodeText(new Uint8Array([0xb1, 0xe0, 0xc2, 0xeb]))).toBe('编码');
});

test('what is no text is not read', () => {
  expect(decodeText(new Uint8Array([0x89, 0x50, 0, 0]))).toBeNull();
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x00, 0xd8]))).toBeNull();
  expect(decodeText(new Uint8Array([0x81, 0xff]))).toBeNull();
});

test.each([
  ['a,b', ',', 'a,b'],
  ['\ufeffa;b\n1;2', ';', 'a;b\n1;2'],
  ['sep=;\r\na;b', ';', '\r\na;b'],
  ['"SEP=|"\na|b', '|', '\na|b'],
  ['a;"b, c, d"\n1;2', ';', 'a;"b, c, d"\n1;2'],
  ['A list, by store\n\na;b\n1;2', ';', 'A list, by store\n\na;b\n1;2'],
  ['a\tb\n1,5\t2', '\t', 'a\tb\n1,5\t2'],
  ['sep=', ',', 'sep='],
  ['', ',', ''],
])('%j is parted by %j', (given, mark, text) => {
  expect(delimitedText(given)).toEqual({ mark, text });
});
