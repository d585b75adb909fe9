/** A row of a sheet and where it stands in its file. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Comma or tab separated values with quotes (RFC 4180), as spreadsheets write or copy them; empty rows are left out.
 * The apostrophe that keeps a text from being run as a formula goes.
 */
export function parseSheet(text: string): SheetLine[] {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = /^[^\n"]*\t/.test(plain) ? '\t' : ',';
  const cell = new RegExp(`"((?:[^"]|"")*)"|([^${separator}\\r\\n"]*)`, 'y');
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
    cells.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).replace(/^'(?=[=+\-@])/, '').trim());
    line += whole.split('\n').length - 1;
    at += whole.length;
    const next = plain[at];
    if (next === separator) {
      at += 1;
      continue;
    }
    // What follows a closing quote, up to the end of the row, belongs to nothing.
    while (at < plain.length && plain[at] !== '\n') at += 1;
    at += 1;
    line += 1;
    endRow();
    started = line;
  }
  return lines;
}
