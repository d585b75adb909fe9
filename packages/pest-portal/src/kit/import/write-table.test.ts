import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { parseDelimited } from './delimited';
import { readTable } from './read-table';
import type { TableCell } from './table-cells';
import { csvOf } from './write-table';
import { workbookOf } from './write-workbook';

const formulas = ['=1+1', '+86 138', '-A', '@A1', '\t=1', '＝1+1', 'x;=1+1', 'x\t=1+1', 'x\n-1+cmd', 'x,=1', '",=1'];
const rows: readonly (readonly TableCell[])[] = [
  ['编号', '数量', '日期', '备注'],
  ['000123', 12.5, { day: '2026-05-04' }, '=1+1'],
  ['13812345678', -3, null, ''],
];

test('numbers of a workbook are numbers and its days are days; words stay words', async () => {
  const read = await readSheet(await workbookOf(rows));
  expect(read).toEqual([
    ['编号', '数量', '日期', '备注'],
    ['000123', 12.5, new Date('2026-05-04T00:00:00Z'), '=1+1'],
    ['13812345678', -3, null, null],
  ]);
});

test.each([workbookOf, (table: typeof rows) => new Blob([csvOf(table)])])(
  'what was written is read again',
  async (write) => {
    const read = (await readTable(await write(rows))).map(({ cells }) => cells.slice(0, 3));
    expect(read).toEqual([
      ['编号', '数量', '日期'],
      ['000123', '12.5', '2026-05-04'],
      ['13812345678', '-3', ''],
    ]);
  },
);

test('no cell of a workbook is a formula', async () => {
  const bytes = new Uint8Array(await (await workbookOf([['A'], ...formulas.map((text) => [text])])).arrayBuffer());
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)] as const);
  const sheets = files.filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).map(([, xml]) => xml);
  expect(sheets).toHaveLength(1);
  expect(sheets.filter((xml) => /<f[ >]/.test(xml))).toEqual([]);
  expect((await readSheet(new Blob([bytes]))).flat()).toHaveLength(1 + formulas.length);
});

test.each([',', ';', '\t'])('no cell of a CSV begins as a formula where %j parts it', (mark) => {
  const csv = csvOf(
    formulas.flatMap((text) => [
      [text, 'x'],
      ['x', text, -5],
    ]),
  );
  const cells = parseDelimited(`sep=${mark}\r\n${csv}`).flat();
  expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell) && cell !== '-5')).toEqual([]);
});
