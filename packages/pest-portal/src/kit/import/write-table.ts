/** Tables as files that spreadsheet programs open. */
import { downloadBlob, downloadCsv, toCsv } from 'pest-ui';

export type TableFormat = 'xlsx' | 'csv';

/** A cell: words, a number, a day `YYYY-MM-DD`, or nothing. Words are never run as a formula, nor taken for a number. */
export type TableCell = string | number | { readonly day: string } | null;

type TableRows = readonly (readonly TableCell[])[];

/** Hands a table to the browser as a file. */
export async function downloadTable(name: string, format: TableFormat, rows: TableRows): Promise<void> {
  const fileName = `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`;
  if (format === 'csv') return downloadCsv(fileName, csvOf(rows));
  downloadBlob(fileName, await workbookOf(rows));
}

export function csvOf(rows: TableRows): string {
  return toCsv(rows.map((row) => row.map((cell) => (isDay(cell) ? cell.day : cell))));
}

/** Its first row is the headings. */
export async function workbookOf(rows: TableRows): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const [heads = [], ...lines] = rows;
  const sheet = [
    heads.map((head) => ({ ...typed(head), fontWeight: 'bold' as const })),
    ...lines.map((line) => line.map(typed)),
  ];
  return writeWorkbook(sheet, { columns: widthsOf(rows), stickyRowsCount: 1 }).toBlob();
}

function typed(cell: TableCell) {
  if (cell === null) return {};
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (isDay(cell)) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value: cell, type: String };
}

function isDay(cell: TableCell): cell is { readonly day: string } {
  return typeof cell === 'object' && cell !== null;
}

function widthsOf(rows: TableRows): { width: number }[] {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: columns }, (_, at) => ({
    width: Math.min(40, Math.max(8, ...rows.map((row) => widthOf(row[at] ?? null) + 2))),
  }));
}

/** A Chinese sign is as wide as two others. */
function widthOf(cell: TableCell): number {
  const text = isDay(cell) ? cell.day : String(cell ?? '');
  return [...text].reduce((width, sign) => width + (sign > '\u2e80' ? 2 : 1), 0);
}
