/** Tables of spreadsheet files, as text. They are read here, in the browser: the server opens no file of these kinds. */
import { mostImportLines } from 'pest-sdk';

/** Why a file cannot be read. */
export type TableFileProblem = 'tooLarge' | 'oldExcel' | 'noTable' | 'tooManyRows';

export class TableFileError extends Error {
  override readonly name = 'TableFileError';
  readonly problem: TableFileProblem;

  constructor(problem: TableFileProblem) {
    super(`The file cannot be read: ${problem}`);
    this.problem = problem;
  }
}

/** A row that says something, and where it stands in the file as spreadsheet programs count. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export const largestFile = 2 * 1024 * 1024;
/** What a workbook may come to when it is unpacked. */
const largestUnpacked = 40 * 1024 * 1024;
/** With the headings. */
const mostRows = mostImportLines + 1;
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

function rowsOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new TableFileError('oldExcel');
  return readDelimited(decoded(bytes));
}

/** The first sheet. Its size is looked up before anything is unpacked. */
async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const [{ unzipSync }, { readSheet }] = await Promise.all([import('fflate'), import('read-excel-file/universal')]);
  try {
    let unpacked = 0;
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
    if (unpacked > largestUnpacked) throw new TableFileError('tooLarge');
    // Numbers stay the text that the file has: a phone or a code is none.
    const rows = await readSheet(new Blob([bytes.slice()]), 1, { parseNumber: (text: string) => text });
    return rows.map((row) => row.map((cell) => (cell === null ? '' : textOf(cell))));
  } catch (error) {
    throw error instanceof TableFileError ? error : new TableFileError('noTable');
  }
}

function textOf(cell: unknown): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function readDelimited(text: string): Promise<readonly (readonly string[])[]> {
  const { parseDelimited } = await import('./delimited');
  return parseDelimited(text);
}

/** Spreadsheet programs in China save CSV in the country's own encoding as often as in UTF-8. */
function decoded(bytes: Uint8Array): string {
  // No text has these: a picture, a program, a document.
  if (bytes.includes(0)) throw new TableFileError('noTable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodedAs('gb18030', bytes);
  }
}

function decodedAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new TableFileError('noTable');
  }
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
