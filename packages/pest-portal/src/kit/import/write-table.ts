/** Tables as files that spreadsheet programs open. */
import { downloadBlob, downloadCsv, fetchCode, toCsv } from 'pest-ui';
import { isDay, type TableRows } from './table-cells';

export type TableFormat = 'xlsx' | 'csv';

/** Hands a table to the browser as a file. */
export async function downloadTable(name: string, format: TableFormat, rows: TableRows): Promise<void> {
  const fileName = `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`;
  if (format === 'csv') return downloadCsv(fileName, csvOf(rows));
  const workbookOf = await fetchCode(() => import('./write-workbook'), 'workbookOf');
  downloadBlob(fileName, await workbookOf(rows));
}

export function csvOf(rows: TableRows): string {
  return toCsv(rows.map((row) => row.map((cell) => (isDay(cell) ? cell.day : cell))));
}
