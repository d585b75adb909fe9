import { downloadBlob } from '../download';

/** A cell: text, a number, or nothing known. */
export type CsvValue = string | number | null;

/**
 * A table as CSV for spreadsheet programs: RFC 4180 quoting, and no text that one would run as a formula, whatever the
 * sign that it parts cells by.
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guarded(value).replace(elsewhere, (_, sign: string, part: string) => sign + guarded(part));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Parts of a text that are cells of their own to a program that takes these signs, and not the comma, for the end of one. */
const elsewhere = /([;\t\r\n|])([^;\t\r\n|]+)/g;

function guarded(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** A CSV file; the byte order mark makes spreadsheet programs read Chinese. */
export function csvFile(csv: string): Blob {
  return new Blob([`\uFEFF${csv}`], { type: 'text/csv' });
}

/** Hands a CSV file to the browser. */
export function downloadCsv(fileName: string, csv: string): void {
  downloadBlob(fileName, csvFile(csv));
}
