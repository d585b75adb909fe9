import { describe, expect, it } from 'vitest';
import { parseOptions, parsePastedItems } from './pasted-items';

const parse = (text: string) => {
  let count = 0;
  return parsePastedItems(text, () => String(++count));
};

describe('pasted lines', () => {
  it.each([
    ['灯管是否正常:正常 / 闪烁 / 损坏', 'choice', '灯管是否正常', ['正常', '闪烁', '损坏']],
    ['1. Bait: intact / damp', 'choice', 'Bait', ['intact', 'damp']],
    ['Cover\tin place/missing', 'choice', 'Cover', ['in place', 'missing']],
    ['Height: number (m)', 'number', 'Height', []],
    ['温度:数字(°C)', 'number', '温度', []],
    ['- Remarks', 'text', 'Remarks', []],
    ['Note: anything', 'text', 'Note', []],
  ])('%s', (line, type, name, labels) => {
    const [item] = parse(line);
    expect([item?.type, item?.name, item?.options.map(({ label }) => label)]).toEqual([type, name, labels]);
  });

  it('reads the unit, the star, and leaves empty lines out', () => {
    const items = parse('Height: number (m) *\r\n\r\n  \nRemarks');
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ unit: 'm', required: true });
    expect(items[1]).toMatchObject({ name: 'Remarks', required: false });
  });

  it('gives every part an id of its own', () => {
    const ids = parse('Bait: a / b\nCover: a / b').flatMap(({ id, options }) => [id, ...options.map((o) => o.id)]);
    expect(new Set(ids).size).toBe(6);
  });
});

it.each([
  ['a / b / c', ['a', 'b', 'c']],
  ['完好、受潮', ['完好', '受潮']],
  ['one', ['one']],
  [' / ', []],
])('options of "%s"', (text, labels) => expect(parseOptions(text)).toEqual(labels));
