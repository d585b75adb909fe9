import { delimitedText } from 'pest-sdk';

/** A row of a sheet and where it stands in its file. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Values parted by comma, semicolon or tab, with quotes (RFC 4180), as spreadsheets write or copy them; empty rows are
 * left out. The apostrophe that keeps a text from being run as a formula goes.
 */
export function parseSheet(given: string): SheetLine[] {
  const { mark, text } = delimitedText(given);
  const plain = text.replace(/\r\n?/g, '\n');
  const cell = new RegExp(`"((?:[^"]|"")*)"|([^${mark}\\n"]*)`, 'y');
  const lines: SheetLine[] = [];
  let cells: string[] = [];
  let line = 1;
  let started = 1;
  let at = 0;
  const endRow = () => {
    if (cells.some((value) => value !== '')) lines.push({ line: started, cells });
    cells = [];
  };
  while (at <= plain.length) {
    cell.lastIndex = at;
    const [whole = '', quoted, bare = ''] = cell.exec(plain) ?? [];
    cells.push(unguarded(quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    line += whole.split('\n').length - 1;
    at += whole.length;
    const next = plain[at];
    if (next === mark) {
      at += 1;
      continue;
    }
    // Text after a closing quote, up to the end of the row, is dropped.
    while (at < plain.length && plain[at] !== '\n') at += 1;
    at += 1;
    line += 1;
    endRow();
    started = line;
  }
  return lines;
}

function unguarded(text: string): string {
  return text.replace(/(^|[;\t\n|])'(?=[=+\-@＝＋－＠])/g, '$1');
}
