/** Tables as files that spreadsheet programs open. */
import { downloadCsv, toCsv } from 'pest-ui';

export type TableFormat = 'xlsx' | 'csv';

/** Hands a table to the browser as a file. Cells are text: what looks like a formula is shown, not run. */
export async function downloadTable(
  name: string,
  format: TableFormat,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const fileName = `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`;
  if (format === 'csv') return downloadCsv(fileName, toCsv(rows));
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const sheet = rows.map((row, at) =>
    row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
  );
  const blob = await writeWorkbook(sheet, { columns: widthsOf(rows), stickyRowsCount: 1 }).toBlob();
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

function widthsOf(rows: readonly (readonly string[])[]): { width: number }[] {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: columns }, (_, at) => ({
    width: Math.min(40, Math.max(8, ...rows.map((row) => widthOf(row[at] ?? '') + 2))),
  }));
}

/** A Chinese sign is as wide as two others. */
function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + (sign > '\u2e80' ? 2 : 1), 0);
}
