/** Loaded when a workbook is chosen. */
import { unzipSync } from 'fflate';
import { shownNumber } from 'pest-sdk';
import { readSheet } from 'read-excel-file/universal';
import { withShownCells } from './shown-cells';
import { TableFileError } from './table-file-error';

/** What a workbook may come to when it is unpacked. */
const largestUnpacked = 40 * 1024 * 1024;

/** The first sheet, as it is shown. Its size is looked up before anything is unpacked. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  try {
    if (unpackedSize(bytes) > largestUnpacked) throw new TableFileError('tooLarge');
    const workbook = new Blob([withShownCells(bytes).slice()]);
    const rows = await readSheet(workbook, 1, { parseNumber: shownNumber });
    return rows.map((row) => row.map((cell) => (cell === null ? '' : textOf(cell))));
  } catch (error) {
    throw error instanceof TableFileError ? error : new TableFileError('noTable');
  }
}

function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
}

function textOf(cell: unknown): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
