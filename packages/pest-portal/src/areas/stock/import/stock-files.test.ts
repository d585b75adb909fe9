import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readTable } from '../../../kit/import/read-table';
import { linesOf } from '../../../kit/import/table-columns';
import { stockColumns, stockLine } from './stock-columns';

async function linesIn(name: string) {
  const bytes = await readFile(new URL(`../../../../../../tests/fixtures/tables/${name}`, import.meta.url));
  const { lines, missing, unknown } = linesOf(
    await readTable(new Blob([new Uint8Array(bytes)])),
    stockColumns.physical,
  );
  expect([missing, unknown]).toEqual([[], []]);
  return lines.map(stockLine);
}

test('the template as a Chinese spreadsheet program saves it: dates and thousands are read', async () => {
  expect(await linesIn('stock_saved_by_chinese_excel.csv')).toMatchObject([
    { line: 2, stock: '1200', batch: 'B20260501', expiresOn: '2027-12-31' },
    { line: 3, stock: '20', batch: 'B20260502', expiresOn: '2027-01-05' },
    { line: 4, stock: '20', batch: 'B20260503', expiresOn: '2027-03-08' },
  ]);
});

test('amounts of a workbook are those that its cells show', async () => {
  expect(await linesIn('stock_excel_decimals.xlsx')).toMatchObject([
    { stock: '0.58', warningLevel: '0.1' },
    { stock: '0.3', warningLevel: '0.001' },
    { stock: '11', warningLevel: '0' },
  ]);
});

test('a batch keeps the zeros that its format shows', async () => {
  expect(await linesIn('stock_batch_leading_zeros.xlsx')).toMatchObject([
    { name: '胶饵丁', stock: '20', batch: '000123' },
  ]);
});

test.each([
  ['stock_unicode_text.txt', 2],
  ['stock_sep_line.csv', 3],
  ['stock_title_row.csv', 3],
])('%s is read, and its line keeps its number', async (name, line) => {
  expect(await linesIn(name)).toMatchObject([{ line, category: '捕鼠器耗材', stock: '20', expiresOn: '2027-12-31' }]);
});
