import writeWorkbook from 'write-excel-file/universal';
import { isDay, type TableCell, type TableRows } from './table-cells';

/** Its first row is the headings. */
export async function workbookOf(rows: TableRows): Promise<Blob> {
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
