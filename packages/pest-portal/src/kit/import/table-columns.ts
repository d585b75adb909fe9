import { languages, type Words } from 'pest-sdk';
import { type CellKind, readCell } from './read-cell';
import { mostTitleRows, type TableRow } from './read-table';

/** A column of a file that is imported. */
export interface ImportColumn<Key extends string> {
  readonly key: Key;
  /** Its heading, in each language. */
  readonly words: Words;
  readonly required?: boolean | undefined;
  /** @default 'text' */
  readonly kind?: CellKind | undefined;
  /** What the template to download shows. */
  readonly example: Words;
}

/** How a file's columns are written down: by key, heading and example. */
export function columnsBy<Key extends string>() {
  const column = (key: Key, zh: string, en: string, example: Words): ImportColumn<Key> => ({
    key,
    words: { zh, en },
    example,
  });
  const required = (...given: Parameters<typeof column>): ImportColumn<Key> => ({
    ...column(...given),
    required: true,
  });
  const of =
    (kind: CellKind) =>
    (...given: Parameters<typeof column>): ImportColumn<Key> => ({ ...column(...given), kind });
  return { column, required, amount: of('amount'), day: of('day') };
}

/** An example that is no word of a language. */
export function alike(text: string): Words {
  return { zh: text, en: text };
}

/** A line of a file. */
export interface ImportLine<Key extends string> {
  readonly line: number;
  /** What a column says, as a call takes it; empty where the file has no such column. */
  readonly textAt: (key: Key) => string;
  /** The same as it stands in the file. */
  readonly cellAt: (key: Key) => string;
}

export interface ReadLines<Key extends string> {
  readonly lines: readonly ImportLine<Key>[];
  /** Required columns that the file does not have. */
  readonly missing: readonly ImportColumn<Key>[];
  /** Headings that no column is known by: what stands under them is left out. */
  readonly unknown: readonly string[];
}

/** Finds the columns by the first row that has all required headings, in any language and order. */
export function linesOf<Key extends string>(
  rows: readonly TableRow[],
  columns: readonly ImportColumn<Key>[],
): ReadLines<Key> {
  const { at, places } = headOf(rows, columns);
  return {
    lines: rows.slice(at + 1).map((row) => lineOf(row, places)),
    missing: missingOf(places),
    unknown: (rows[at]?.cells ?? []).filter(
      (heading, place) => heading !== '' && !places.some(({ at: known }) => known === place),
    ),
  };
}

/** A column, and where it stands in a row of headings; below zero where it does not. */
interface Place<Key extends string> {
  readonly column: ImportColumn<Key>;
  readonly at: number;
}

/** Where no row has all required headings, it is the first that lacks the fewest. */
function headOf<Key extends string>(rows: readonly TableRow[], columns: readonly ImportColumn<Key>[]) {
  const heads = rows.slice(0, mostTitleRows + 1).map((row, at) => ({ at, places: placesOf(row, columns) }));
  const lacking = ({ places }: { readonly places: readonly Place<Key>[] }) => missingOf(places).length;
  const first = { at: 0, places: columns.map((column) => ({ column, at: -1 })) };
  return heads.reduce((best, other) => (lacking(other) < lacking(best) ? other : best), heads[0] ?? first);
}

function placesOf<Key extends string>({ cells }: TableRow, columns: readonly ImportColumn<Key>[]): Place<Key>[] {
  const headings = cells.map(headingKey);
  return columns.map((column) => ({
    column,
    at: headings.findIndex((heading) => namesOf(column).includes(heading)),
  }));
}

function missingOf<Key extends string>(places: readonly Place<Key>[]): ImportColumn<Key>[] {
  return places.filter(({ column, at }) => column.required && at < 0).map(({ column }) => column);
}

function lineOf<Key extends string>({ line, cells }: TableRow, places: readonly Place<Key>[]): ImportLine<Key> {
  const placeOf = (key: Key) => places.find(({ column }) => column.key === key);
  const cellAt = (key: Key) => cells[placeOf(key)?.at ?? -1] ?? '';
  return { line, cellAt, textAt: (key) => readCell(placeOf(key)?.column.kind ?? 'text', cellAt(key)) };
}

function namesOf({ key, words }: ImportColumn<string>): string[] {
  return [key, ...languages.map((language) => words[language])].map(headingKey);
}

/** Case, blanks and the star of what is required make no difference, nor does what stands in brackets. */
function headingKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/[*\s]|\(.*?\)/g, '')
    .toLowerCase();
}
