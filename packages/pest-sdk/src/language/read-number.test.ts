import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number';

describe('a number that was typed', () => {
  test.each([
    ['12.5', '12.5'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    ['12｡5', '12.5'],
    ['12,5', '12.5'],
    ['12，5', '12.5'],
    ['12、5', '12.5'],
    ['1,200', '1200'],
    ['1，200', '1200'],
    ['12,345,678.9', '12345678.9'],
    ['0,125', '0.125'],
    ['1,2345', '1.2345'],
    [' 7 ', '7'],
    ['1 200', '1200'],
    ['​20‎', '20'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['5.0000', '5'],
    ['007', '7'],
    ['-3', '-3'],
    ['－3', '-3'],
    ['−3', '-3'],
    ['+3', '3'],
    ['-0', '0'],
    ['1E-3', '0.001'],
    ['1.25e1', '12.5'],
    ['1e3', '1000'],
    ['12.5e-1', '1.25'],
    ['0.57999999999999996', '0.57999999999999996'],
  ])('%j is %j', (text, number) => expect(readNumber(text)).toBe(number));

  test.each([
    ['20 张', '张', '20'],
    ['20张', '张', '20'],
    ['12.5 ＫＧ', 'kg', '12.5'],
    ['30%', '%', '30'],
    ['30％', '%', '30'],
    ['1.5 m²', 'm²', '1.5'],
    ['20', '张', '20'],
  ])('%j with the unit %j is %j', (text, unit, number) => {
    expect(readNumber(text, unit)).toBe(number);
  });

  test.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '1.2.3',
    '1,20,0',
    '1.200,5',
    '5²',
    '⑤',
    '½',
    '十二',
    '12 13x',
    '1e',
    '1e100',
    '٣',
    '--1',
  ])('%j is none', (text) => expect(readNumber(text)).toBeNull());

  test('another unit than the one asked for is not read away', () => {
    expect(readNumber('20 g', 'kg')).toBeNull();
    expect(readNumber('20 kg')).toBeNull();
  });

  test('whatever is read is what was written: no digit more, none elsewhere', () => {
    for (let tried = 0; tried < 2000; tried++) {
      const number = ((tried * 7919) % 100_000) / 10 ** (tried % 4);
      const text = String(number);
      const wide = text
        .normalize('NFKC')
        .replace(/[\d.]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
      for (const form of [text, wide, text.replace('.', '。'), text.replace('.', ',')]) {
        // Three digits behind a comma are thousands, which the field shows.
        if (/^[1-9]\d{0,2},\d{3}$/.test(form)) continue;
        expect([form, Number(readNumber(form))]).toEqual([form, number]);
      }
    }
  });
});
