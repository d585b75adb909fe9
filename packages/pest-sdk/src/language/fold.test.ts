import { describe, expect, it } from 'vitest';
import { fold, foldSigns, holdsWord } from './fold';

describe('the same word', () => {
  it.each([
    ['in full width', 'ＨＴ－ＣＴ００１', 'HT-CT001'],
    ['in another case', 'ht-ct001', 'HT-CT001'],
    ['with a blank that was pasted along', ' 禾穗　', '禾穗'],
    ['with a blank between Chinese signs', '禾穗 面包', '禾穗面包'],
    ['with a sign that nobody sees', '禾\u200b穗\ufeff', '禾穗'],
    ['with another hyphen', 'HT–CT—001', 'HT-CT-001'],
    ['in letters of another alphabet', 'НТ-СТ001', 'HT-CT001'],
    ['with Chinese brackets', '门店（东）', '门店(东)'],
    ['with other quotation marks', '“晨光”食品', '晨光食品'],
    ['with a ligature of a PDF', 'oﬃce', 'office'],
    ['with a Chinese full stop', '12。5', '12.5'],
  ])('%s', (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
    expect(holdsWord(`x${one}x`, other)).toBe(true);
  });

  it.each([
    ['another sign', 'MY0003', 'MY0008'],
    ['another letter', 'CAFÉ', 'CAFE'],
    ['another order', '东 1', '1 东'],
  ])('is not one with %s', (_, one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});

it('no word at all is held by every text', () => {
  expect(holdsWord('禾穗', ' \u200b')).toBe(true);
});

it('names each sign once, so that a database and this agree', () => {
  const from = [...foldSigns.from];
  expect(new Set(from).size).toBe(from.length);
  expect([...foldSigns.to].length).toBeLessThan(from.length);
  for (const sign of from) expect(fold(`x${sign}`)).not.toContain(sign);
});
