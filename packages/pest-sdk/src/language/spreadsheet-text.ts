/** What spreadsheet programs leave in files, as they show it. */
import { readNumber } from './read-number';

/** Spreadsheet programs keep no more digits of what is typed. */
const keptDigits = 15;

/**
 * A number cell of a workbook as spreadsheet programs show it: `0.58` for `0.57999999999999996`, `0.001` for `1E-3`.
 * A whole number stays as it is written, and so does one with more digits than they keep: it may be a code or a phone.
 */
export function shownNumber(text: string): string {
  if (!/[.e]/i.test(text)) return text;
  const number = Number(text);
  if (!(Math.abs(number) < 10 ** keptDigits)) return text;
  return readNumber(number.toPrecision(keptDigits)) ?? text;
}

/**
 * The text of a file: UTF-16 where its first bytes say so, else UTF-8, else GB 18030, in which Chinese programs save.
 *
 * @returns null where it is no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodedAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodedAs('utf-16be', bytes);
  // No text has these: a picture, a program, a document.
  if (bytes.includes(0)) return null;
  return decodedAs('utf-8', bytes) ?? decodedAs('gb18030', bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A table of text, and the sign between its cells. */
export interface DelimitedText {
  readonly mark: string;
  /** Without its byte order mark and what a first line `sep=;` says; that line stays, empty, so that lines can be counted. */
  readonly text: string;
}

/** Finds what a CSV is parted by: what its first line `sep=;` names, else the comma, semicolon or tab of its lines. */
export function delimitedText(given: string): DelimitedText {
  const text = given.replace(/^\ufeff/, '');
  const [line = '', named] = /^"?sep=([,;\t|])"?(?=\r|\n|$)/i.exec(text) ?? [];
  return { mark: named ?? markOf(text), text: text.slice(line.length) };
}

/** The sign that most of the first lines have: a title has none, and words have one now and then. */
function markOf(text: string): string {
  const unquoted = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const lines = unquoted.split(/[\r\n]+/).slice(0, 20);
  const head = lines.find((line) => /[,;\t]/.test(line)) ?? '';
  const marks = [',', ';', '\t'].map((mark) => ({
    mark,
    lines: lines.filter((line) => line.includes(mark)).length,
    cells: head.split(mark).length,
  }));
  return marks.reduce((most, other) =>
    other.lines > most.lines || (other.lines === most.lines && other.cells > most.cells) ? other : most,
  ).mark;
}
