/** A cell: text, a number, or nothing known. */
export type CsvValue = string | number | null;

/** A table as CSV for spreadsheet programs: RFC 4180 quoting, and no text that one would run as a formula. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands a CSV file to the browser; the byte order mark makes spreadsheet programs read Chinese. */
export function downloadCsv(fileName: string, csv: string): void {
  downloadText(fileName, `\uFEFF${csv}`, 'text/csv');
}

/** Hands a file of text to the browser. */
export function downloadText(fileName: string, text: string, type: string): void {
  downloadBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands any file to the browser. */
export function downloadBlob(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
