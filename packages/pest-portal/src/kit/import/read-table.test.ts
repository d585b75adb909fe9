import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { parseDelimited } from './delimited';
import { readTable } from './read-table';
import { linesOf } from './table-columns';
import type { TableFileProblem } from './table-file-error';

const cellsOf = async (file: Blob) => (await readTable(file)).map(({ cells }) => cells);

test.each([
  ['a,b\r\n1,2\r\n', [['a', 'b'], ['1', '2'], []]],
  [
    'a;b\n"1;""x""\n2";3',
    [
      ['a', 'b'],
      ['1;"x"\n2', '3'],
    ],
  ],
  ['\ufeffa\tb\n\n1\t', [['a', 'b'], [''], ['1']]],
  ['', [[]]],
])('%j is parted', (text, rows) => {
  expect(parseDelimited(text)).toEqual(rows);
});

test('a CSV is read in UTF-8 and in the encoding of Chinese spreadsheet programs, and blank lines keep their number', async () => {
  expect(await readTable(new Blob(['编码,名称\n\nMY0001, 灯\u202e \n']))).toEqual([
    { line: 1, cells: ['编码', '名称'] },
    { line: 3, cells: ['MY0001', '灯'] },
  ]);
  // 编码,名称 in GB 18030.
  const bytes = new Uint8Array([0xb1, 0xe0, 0xc2, 0xeb, 0x2c, 0xc3, 0xfb, 0xb3, 0xc6]);
  expect(await cellsOf(new Blob([bytes]))).toEqual([['编码', '名称']]);
});

test('a workbook’s first sheet is read; numbers stay as they are written', async () => {
  const rows = [
    [{ value: '电话' }, { value: '编码' }],
    [{ value: 13_812_345_678, type: Number }, { value: '000123' }],
  ];
  expect(await cellsOf(await writeWorkbook(rows).toBlob())).toEqual([
    ['电话', '编码'],
    ['13812345678', '000123'],
  ]);
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 });
const bad: readonly (readonly [string, Blob, TableFileProblem])[] = [
  ['an empty file', new Blob([]), 'noTable'],
  ['a picture', new Blob([png]), 'noTable'],
  ['an old workbook', new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])]), 'oldExcel'],
  ['a ZIP that is no workbook', new Blob([zipSync({ 'a.txt': new Uint8Array([65]) })]), 'noTable'],
  ['a ZIP that is cut', new Blob([bomb.slice(0, 200)]), 'noTable'],
  ['a ZIP that unpacks to far more', new Blob([bomb.slice()]), 'tooLarge'],
  ['more than 2 MB', new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]), 'tooLarge'],
  ['too many lines', new Blob(['a\n'.repeat(1022)]), 'tooManyRows'],
];

test.each(bad)('%s is refused', async (_name, file, problem) => {
  await expect(readTable(file)).rejects.toMatchObject({ problem });
});

const columns = [
  { key: 'code', words: { zh: '设备编码', en: 'Device code' }, required: true, example: { zh: '', en: '' } },
  { key: 'x', kind: 'percent', words: { zh: '横向位置%', en: 'X %' }, example: { zh: '', en: '' } },
] as const;

test('columns are found by their headings in any language and order; what is missing or not known is named', () => {
  const read = linesOf(
    [
      { line: 1, cells: ['x %', '说明', 'DEVICE CODE*'] },
      { line: 4, cells: ['25', 'old', 'MY-001'] },
    ],
    columns,
  );
  expect(read.lines.map(({ line, textAt }) => [line, textAt('code'), textAt('x')])).toEqual([[4, 'MY-001', '25']]);
  expect(read.unknown).toEqual(['说明']);
  expect(linesOf([{ line: 1, cells: ['X %'] }], columns).missing.map(({ key }) => key)).toEqual(['code']);
});

test('headings are the first row that has all that are required: a title and blank rows may stand above', async () => {
  const text = '设备编码一览, 2026\n\n;;\n设备编码;横向位置%\nMY-001;25%\n';
  const read = linesOf(await readTable(new Blob([text])), columns);
  expect(read.lines.map(({ line, textAt }) => [line, textAt('code'), textAt('x')])).toEqual([[5, 'MY-001', '25']]);
  expect([read.missing, read.unknown]).toEqual([[], []]);
});

test('where no row has all required headings, what the best of them lacks is named', () => {
  const rows = [
    { line: 1, cells: ['A list'] },
    { line: 2, cells: ['设备编码', 'note'] },
    { line: 3, cells: ['MY-001', 'old'] },
  ];
  const name = {
    key: 'name',
    words: { zh: '设备名称', en: 'Device name' },
    required: true,
    example: { zh: '', en: '' },
  };
  const { missing, unknown } = linesOf(rows, [...columns, name]);
  expect(missing.map(({ key }) => key)).toEqual(['name']);
  expect(unknown).toEqual(['note']);
});

test('a line tells what its file has, and what a call takes', () => {
  const [line] = linesOf(
    [
      { line: 1, cells: ['设备编码', 'X %'] },
      { line: 2, cells: ['MY-001', '２５％'] },
    ],
    columns,
  ).lines;
  expect([line?.cellAt('x'), line?.textAt('x'), line?.textAt('code')]).toEqual(['２５％', '25', 'MY-001']);
});
