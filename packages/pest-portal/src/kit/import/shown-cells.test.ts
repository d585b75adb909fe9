import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { readTable } from './read-table';
import { withShownCells } from './shown-cells';

async function workbookOf(...cells: readonly (readonly [value: number, format?: string])[]): Promise<Uint8Array> {
  const row = cells.map(([value, format]) => ({ value, type: Number, ...(format !== undefined && { format }) }));
  return new Uint8Array(await (await writeWorkbook([row]).toBlob()).arrayBuffer());
}

async function shownIn(workbook: Uint8Array): Promise<readonly string[] | undefined> {
  return (await readTable(new Blob([workbook.slice()])))[0]?.cells;
}

test.each([
  [123, '000000', '000123'],
  [123, '[$-804]000000', '000123'],
  [123, '000000;[Red]-000000', '000123'],
  [123, '"B;"000000', 'B;000123'],
  [123, '\\N\\o000000"<1>"', 'No000123<1>'],
  [1_234_567, '000', '1234567'],
  [1.5, '000', '1.5'],
  [0.005, '0.0%', '0.5%'],
  [0.07, '0%', '7%'],
  [0.5, '0.00"%"', '0.5'],
  [1200, '#,##0.00', '1200'],
  [20, '0"张"', '20'],
])('%s with the format %s is read as %s', async (value, format, shown) => {
  expect(await shownIn(await workbookOf([value, format]))).toEqual([shown]);
});

test('a built-in format of percents is known, and cells beside it and formulas keep their own', async () => {
  const files = unzipSync(await workbookOf([0.25, '0%'], [123], [0.58]));
  const edit = (name: string, change: (text: string) => string) => {
    files[name] = strToU8(change(strFromU8(files[name] ?? new Uint8Array())));
  };
  edit('xl/styles.xml', (text) =>
    text.replace(/<numFmts.*?<\/numFmts>/, '').replace(/numFmtId="1\d\d"/g, 'numFmtId="9"'),
  );
  edit('xl/worksheets/sheet1.xml', (text) => text.replace('<v>', '<f>B1/4</f><v>'));
  expect(await shownIn(zipSync(files))).toEqual(['25%', '123', '0.58']);
});

test('an error of a formula is no empty cell', async () => {
  const files = unzipSync(await workbookOf([1], [2]));
  const [name = '', sheet] = Object.entries(files).find(([file]) => file.endsWith('sheet1.xml')) ?? [];
  const text = strFromU8(sheet ?? new Uint8Array());
  files[name] = strToU8(text.replace(/<c r="A1"[^>]*><v>1/, '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!'));
  expect(await shownIn(zipSync(files))).toEqual(['#DIV/0!', '2']);
});

test('a workbook without such formats stays the same', async () => {
  const workbook = await workbookOf([1, '0.00']);
  expect(withShownCells(workbook)).toBe(workbook);
});
