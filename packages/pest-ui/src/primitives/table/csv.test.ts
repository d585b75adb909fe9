import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('toCsv', () => {
  it.each([
    ['plain text', '面粉库', '面粉库'],
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula in full-width signs', '＝1', "'＝1"],
    ['a command', "+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ['a negative number, which stays one', '-2.5', '-2.5'],
    ['a formula behind a sign that parts cells elsewhere', 'a;=1+1', "a;'=1+1"],
    ['a formula in a line of its own', 'a\n-b', `"a\n'-b"`],
    ['numbers behind such a sign', '1;-2.5', '1;-2.5'],
    ['words in a list', 'a; b - c', 'a; b - c'],
  ])('writes %s', (_, value, expected) => {
    expect(toCsv([[value]])).toBe(expected);
  });

  it('leaves numbers as they are, and what is not known empty', () => {
    expect(toCsv([[-3, null, 2.5]])).toBe('-3,,2.5');
  });

  it('ends rows as spreadsheets expect', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('a,b\r\n1,2');
  });
});
