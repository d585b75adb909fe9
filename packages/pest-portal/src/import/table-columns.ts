import { languages, type Words } from 'pest-sdk';
import type { TableRow } from './read-table';

/** A column of a file that is imported. */
export interface ImportColumn<Key extends string> {
  readonly key: Key;
  /** Its heading, in each language. */
  readonly words: Words;
  readonly required?: boolean | undefined;
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
  return { column, required };
}

/** An example that is no word of a language. */
export function alike(text: string): Words {
  return { zh: text, en: text };
}

/** A line of a file. */
export interface ImportLine<Key extends string> {
  readonly line: number;
  /** What stands in a column; empty where the file has no such column. */
  readonly textAt: (key: Key) => string;
}

export interface ReadLines<Key extends string> {
  readonly lines: readonly ImportLine<Key>[];
  /** Required columns that the file does not have. */
  readonly missing: readonly ImportColumn<Key>[];
  /** Headings that no column is known by: what stands under them is left out. */
  readonly unknown: readonly string[];
}

/** Finds the columns by the headings of the first row, in any language and order. */
export function linesOf<Key extends string>(
  rows: readonly TableRow[],
  columns: readonly ImportColumn<Key>[],
): ReadLines<Key> {
  const [head, ...body] = rows;
  const headings = (head?.cells ?? []).map(headingKey);
  const at = (column: ImportColumn<Key>) => headings.findIndex((heading) => namesOf(column).includes(heading));
  const places = columns.map((column) => ({ column, at: at(column) }));
  return {
    lines: body.map(({ line, cells }) => ({
      line,
      textAt: (key) => cells[places.find(({ column }) => column.key === key)?.at ?? -1] ?? '',
    })),
    missing: places.filter(({ column, at: place }) => column.required && place < 0).map(({ column }) => column),
    unknown: (head?.cells ?? []).filter(
      (heading, place) => heading !== '' && !places.some(({ at: known }) => known === place),
    ),
  };
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
