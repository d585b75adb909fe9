import { isOwnKind } from 'pest-sdk';
import type { SheetLine } from './csv-lines';
import { readText } from './xls-form-text';

/** A row of a sheet, its cells by column. */
export interface SheetRow {
  readonly line: number;
  /** Of a column by its name; an empty text where there is none. */
  readonly cell: (column: string) => string;
  readonly label: string;
  readonly english: string | undefined;
  /** What helps to answer, and what is said of an answer that does not stand. */
  readonly hint: RowWords;
  readonly constraintMessage: RowWords;
}

/** Words of a row, and the same in English where both are there. */
export interface RowWords {
  readonly words: string;
  readonly english: string | undefined;
}

/** A column that nothing is taken from, and the lines where it says something. */
export interface UnreadColumn {
  readonly head: string;
  readonly lines: readonly number[];
}

export interface XlsFormSheet {
  readonly rows: readonly SheetRow[];
  readonly unread: readonly UnreadColumn[];
}

export type XlsFormSheets = ReadonlyMap<string, XlsFormSheet>;

/** The columns that are read of each sheet, beside the labels. A sheet that is not among them is not read. */
const columnsOf: Readonly<Record<string, readonly string[]>> = {
  survey: [
    'type',
    'name',
    'required',
    'constraint',
    'relevant',
    'calculation',
    'default',
    'disabled',
    'parameters',
    'pest_unit',
    'pest_alarm_above',
    'pest_risk_when',
    'pest_lowest',
    'pest_lowest_en',
    'pest_highest',
    'pest_highest_en',
    'pest_settings',
    'pest_id',
  ],
  choices: ['list_name', 'name', 'pest_raises_risk', 'pest_id'],
  // The last three are what a form is known by to its own server: a template has an id and versions of its own.
  settings: ['form_title', 'pest_device_type', 'form_id', 'id_string', 'version'],
};

export function isReadSheet(name: string): boolean {
  return Object.hasOwn(columnsOf, name);
}

/** The sheets of a workbook, by their names. */
export function namedSheets(
  sheets: readonly { readonly name: string; readonly lines: readonly SheetLine[] }[],
): XlsFormSheets {
  return new Map(
    sheets.map(({ name, lines }) => {
      const key = name.trim().toLowerCase();
      return [key, sheetOf(lines, columnsOf[key] ?? [])];
    }),
  );
}

/** Sheets one below the other, each begun by its name in the first column; or the survey alone, as it is copied. */
export function stackedSheets(lines: readonly SheetLine[]): XlsFormSheets {
  const [first] = lines;
  if (first?.cells.some((cell) => headOf(cell) === 'type')) return namedSheets([{ name: 'survey', lines }]);
  const parts = new Map<string, SheetLine[]>();
  let current: SheetLine[] = [];
  for (const { line, cells } of lines) {
    const [name = '', ...rest] = cells;
    if (name !== '') {
      current = [];
      parts.set(name, current);
    } else current.push({ line, cells: rest });
  }
  return namedSheets([...parts].map(([name, part]) => ({ name, lines: part })));
}

function sheetOf([head, ...lines]: readonly SheetLine[], known: readonly string[]): XlsFormSheet {
  const heads = (head?.cells ?? []).map(headOf);
  // Hints and messages are the survey's: elsewhere nothing is taken from such a column.
  const worded = known.includes('relevant') ? wordColumns : (['label'] as const);
  const places = worded.flatMap((column) => [wordsAt(heads, column, 'own'), wordsAt(heads, column, 'en')]);
  const read = new Set([...places, ...known.map((name) => heads.indexOf(name))]);
  return { rows: lines.map((line) => rowOf(line, heads)), unread: unreadOf(lines, heads, read) };
}

const wordColumns = ['label', 'hint', 'constraint_message'] as const;

function rowOf({ line, cells }: SheetLine, heads: readonly string[]): SheetRow {
  const said = (column: (typeof wordColumns)[number]): RowWords => {
    const own = readText(cells[wordsAt(heads, column, 'own')] ?? '');
    const english = readText(cells[wordsAt(heads, column, 'en')] ?? '');
    return { words: own || english, english: own === '' || english === '' ? undefined : english };
  };
  const { words: label, english } = said('label');
  return {
    line,
    cell: (column) => cells[heads.indexOf(column)] ?? '',
    label,
    english,
    hint: said('hint'),
    constraintMessage: said('constraint_message'),
  };
}

function unreadOf(lines: readonly SheetLine[], heads: readonly string[], read: ReadonlySet<number>): UnreadColumn[] {
  const width = Math.max(heads.length, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    head: heads[at] || `#${at + 1}`,
    lines: read.has(at) ? [] : lines.flatMap(({ line, cells }) => (isTaken(heads[at], cells[at]) ? [] : [line])),
  }));
  return columns.filter((column) => column.lines.length > 0);
}

/** Nothing stands there, or the name of a host's own question type, which its appearance is. */
function isTaken(head: string | undefined, cell = ''): boolean {
  return cell === '' || (head === 'appearance' && isOwnKind(cell));
}

/** Spellings of forms that were written before the present ones. */
const olderHeads: Readonly<Record<string, string>> = {
  'list name': 'list_name',
  caption: 'label',
  relevance: 'relevant',
  calculate: 'calculation',
  'constraint message': 'constraint_message',
};

function headOf(cell: string): string {
  const head = cell.trim().toLowerCase();
  return olderHeads[head] ?? head;
}

/** English has its own field; the first column of any other language, or of none, is what every reader gets. */
function wordsAt(heads: readonly string[], column: string, language: 'own' | 'en'): number {
  return heads.findIndex((head) => /^([a-z_]+?)\s*(:|$)/.exec(head)?.[1] === column && languageOf(head) === language);
}

function languageOf(head: string): 'own' | 'en' {
  return /:.*(\(en\)|english)|:\s*en$/.test(head) ? 'en' : 'own';
}
