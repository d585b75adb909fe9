import { describe, expect, it } from 'vitest';
import { findKeyword, type TextRun } from './keyword-places';

const run = (text: string, x: number, y: number, more: Partial<TextRun> = {}): TextRun => ({
  text,
  x,
  y,
  dx: 1,
  dy: 0,
  length: [...text].length * 10,
  size: 10,
  ...more,
});
const rounded = (runs: readonly TextRun[], keyword = '甲方（盖章）') =>
  findKeyword(runs, keyword).map(({ x, y }) => [Math.round(x), Math.round(y)]);

describe('a keyword', () => {
  it('is found in its middle, within longer text', () => {
    expect(rounded([run('请在甲方（盖章）处', 100, 500)])).toEqual([[150, 504]]);
  });

  it.each([
    ['in runs of several fonts', [run('甲方', 100, 500), run('（盖章', 120, 500, { size: 11 }), run('）', 150, 500)]],
    ['with blanks inside', [run('甲 方（ 盖章 ）', 100, 500, { length: 60 })]],
    ['in half width', [run('甲方(盖章)', 100, 500, { length: 60 })]],
    ['letter-spaced', [...'甲方（盖章）'].map((sign, at) => run(sign, 100 + at * 30, 500))],
    ['written in another order than it is read', [run('（盖章）', 120, 500), run('甲方', 100, 500)]],
    ['turned', [run('甲方（盖章）', 100, 500, { dx: 0, dy: -1 })]],
  ])('is found %s', (_how, runs) => {
    expect(rounded(runs)).toHaveLength(1);
  });

  it('over the end of a line is where more of it stands', () => {
    expect(rounded([run('请由甲方（盖', 400, 500), run('章）', 60, 480)])).toEqual([[440, 504]]);
  });

  it('drawn twice to look bold is one place', () => {
    expect(rounded([run('甲方（盖章）', 100, 500), run('甲方（盖章）', 100.4, 500)])).toEqual([[130, 504]]);
  });

  it('is found as often as it stands there', () => {
    expect(rounded([run('甲方（盖章）甲方（盖章）', 100, 500), run('甲方（盖章）', 100, 300)])).toHaveLength(3);
  });

  it.each([
    ['two cells of a table', [run('甲方', 100, 500), run('（盖章）', 300, 500)]],
    ['paragraphs far from each other', [run('甲方', 100, 500), run('（盖章）', 60, 300)]],
    ['lines that run in different ways', [run('甲方', 100, 500), run('（盖章）', 120, 500, { dx: 0, dy: 1 })]],
    ['lines that go upwards', [run('甲方', 100, 500), run('（盖章）', 60, 520)]],
  ])('is not put together from %s', (_what, runs) => {
    expect(rounded(runs)).toEqual([]);
  });

  it('is the same in capitals, and nothing is found for nothing', () => {
    expect(rounded([run('CUSTOMER (SEAL)', 0, 0)], 'Customer (seal')).toHaveLength(1);
    expect(rounded([run('甲方', 0, 0)], ' ')).toEqual([]);
  });
});
