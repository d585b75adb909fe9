import { readNumber } from 'pest-sdk';

/** What the cells of a column are: files write numbers and days in many ways, and words in one. */
export type CellKind = 'text' | 'amount' | 'percent' | 'day';

/** A cell as a call takes it; as it stands where it cannot be read, so that the server says what is wrong with it. */
export function readCell(kind: CellKind, written: string): string {
  // Our own CSV files put it before what a spreadsheet program would run as a formula.
  const cell = written.replace(/^'(?=[=+\-@＝＋－＠])/, '');
  switch (kind) {
    case 'text':
      return cell;
    case 'amount':
      return readNumber(cell) ?? cell;
    case 'percent':
      return readNumber(cell, '%') ?? cell;
    case 'day':
      return readDay(cell) ?? cell;
  }
}

/** A day whose year stands first, `2027/1/5` or `2027年1月5日`; with the year last it could be two days. */
function readDay(cell: string): string | null {
  const [year = '', month = '', day = ''] = datePartsOf(bareDate(cell));
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${read}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read);
  return exists ? read : null;
}

/** Without the time of day, the day of the week, blanks, and what makes signs wide. */
function bareDate(cell: string): string {
  return cell
    .normalize('NFKC')
    .trim()
    .replace(/[T\s]+\d{1,2}:\d\d(:\d\d(\.\d+)?)?$/, '')
    .replace(/(星期|周)[一二三四五六日天]$/, '')
    .replace(/\s/g, '');
}

function datePartsOf(date: string): readonly string[] {
  if (/^\d{4}([-/.])\d{1,2}\1\d{1,2}$|^\d{4}年\d{1,2}月\d{1,2}日$/.test(date)) return date.match(/\d+/g) ?? [];
  return /^(\d{4})(\d\d)(\d\d)$/.exec(date)?.slice(1) ?? [];
}
