import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseOptions } from './parse-options';
import { parsePastedItems } from './pasted-items';

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
    ['Note: text', 'text', 'Note', []],
    ['备注：', 'text', '备注', []],
    ['请检查：门窗是否完好', 'text', '请检查：门窗是否完好', []],
    ['Cover\tany remark', 'text', 'Cover any remark', []],
    ['10:30 前到场', 'text', '10:30 前到场', []],
    ['10:30 前到场：是 / 否', 'yesNo', '10:30 前到场', []],
    ['卫生：评分', 'scale', '卫生', []],
    ['Shade: photo', 'photo', 'Shade', []],
    ['药剂 1：50 稀释', 'text', '药剂 1：50 稀释', []],
    ['1.5 米以下无鼠迹', 'text', '1.5 米以下无鼠迹', []],
    ['Zone 3: a / b', 'choice', 'Zone 3', ['a', 'b']],
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

  it.each(['1. ', '2、', '(3)', '（4） ', '5）', '⑥', '⒎', '❽ ', '九、', '（十）', '十一．', '- ', '•'])(
    'leaves the list mark "%s" out',
    (mark) => {
      expect(parse(`${mark}鼠迹`).map(({ name }) => name)).toEqual(['鼠迹']);
    },
  );

  it('keeps each line of a document whole', async () => {
    const text = await readFile(
      new URL('../../../../../tests/fixtures/tables/pasted_lines.txt', import.meta.url),
      'utf8',
    );
    expect(
      parse(text).map(({ name, type, unit, options, required }) => [name, type, unit, options.length, required]),
    ).toEqual([
      ['温度', 'number', '℃', 0, false],
      ['10:30 前到场', 'text', '', 0, false],
      ['鼠迹', 'choice', '', 2, true],
      ['灯管是否亮', 'yesNo', '', 0, false],
    ]);
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
