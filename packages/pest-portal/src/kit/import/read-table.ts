/** Tables of spreadsheet files, as text. They are read here, in the browser: the server opens no file of these kinds. */
import { decodeText, mostImportLines } from 'pest-sdk';
import { fetchCode } from 'pest-ui';
import { TableFileError } from './table-file-error';

/** A row that says something, and where it stands in the file as spreadsheet programs count. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export const largestFile = 2 * 1024 * 1024;
/** Rows that may stand above the headings: a title, a date, who made it. */
export const mostTitleRows = 20;
const mostRows = mostTitleRows + 1 + mostImportLines;
const longestCell = 2000;

/** @throws TableFileError */
export async function readTable(file: Blob): Promise<readonly TableRow[]> {
  if (file.size > largestFile) throw new TableFileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rows = await rowsOf(bytes);
  const filled = rows
    .map((cells, at) => ({ line: at + 1, cells: cells.map(cleaned) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw new TableFileError('noTable');
  if (filled.length > mostRows) throw new TableFileError('tooManyRows');
  return filled;
}

async function rowsOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]))
    return (await fetchCode(() => import('./read-workbook'), 'readWorkbook'))(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new TableFileError('oldExcel');
  const text = decodeText(bytes);
  if (text === null) throw new TableFileError('noTable');
  return (await fetchCode(() => import('./delimited'), 'parseDelimited'))(text);
}

/** One line of text without what shows nothing: control characters and marks that turn the direction of writing. */
function cleaned(cell: string): string {
  return cell
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()
    .slice(0, longestCell);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
