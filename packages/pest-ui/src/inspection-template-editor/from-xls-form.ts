import { parseSheet, type SheetLine } from './csv-lines';
import type {
  InspectionTemplate,
  TemplateDirection,
  TemplateItem,
  TemplateOption,
} from './InspectionTemplateEditor.types';
import { emptyTemplate, type GetId, newDirection, newItem } from './template-edits';
import type { ImportProblem, ImportProblemKind, TemplateImport } from './xls-form.types';

/** A row of a sheet, its cells by column. */
interface Row {
  readonly line: number;
  /** Of a column by its name; an empty text where there is none. */
  readonly cell: (column: string) => string;
  readonly label: string;
  readonly english: string | undefined;
}

type Sheets = ReadonlyMap<string, readonly Row[]>;

/**
 * Reads the part of XLSForm that a template can hold: groups, text, numbers with their limits, and choices. What it
 * cannot hold is named with its line, and the rest is read all the same.
 */
export function fromXlsForm(text: string, getId: GetId): TemplateImport {
  return fromSheets(sheetsOf(parseSheet(text)), getId);
}

/** The same from the sheets of a workbook, by their names. */
export function fromXlsFormSheets(
  sheets: readonly { readonly name: string; readonly lines: readonly SheetLine[] }[],
  getId: GetId,
): TemplateImport {
  return fromSheets(new Map(sheets.map(({ name, lines }) => [name.trim().toLowerCase(), rowsOf(lines)])), getId);
}

function fromSheets(sheets: Sheets, getId: GetId): TemplateImport {
  const survey = sheets.get('survey');
  if (!survey) return { template: null, problems: [{ kind: 'noSurvey', line: null, text: '' }] };
  const reading = new Reading(sheets, getId);
  for (const row of survey) reading.take(row);
  return reading.result();
}

/** Sheets one below the other, each begun by its name in the first column; or the survey alone, as it is copied. */
function sheetsOf(lines: readonly SheetLine[]): Sheets {
  const [first] = lines;
  if (first?.cells.includes('type')) return new Map([['survey', rowsOf(lines)]]);
  const parts = new Map<string, SheetLine[]>();
  let current: SheetLine[] = [];
  for (const { line, cells } of lines) {
    const [name = '', ...rest] = cells;
    if (name !== '') {
      current = [];
      parts.set(name.toLowerCase(), current);
    } else current.push({ line, cells: rest });
  }
  return new Map([...parts].map(([name, rows]) => [name, rowsOf(rows)]));
}

function rowsOf([head, ...lines]: readonly SheetLine[]): Row[] {
  const columns = (head?.cells ?? []).map((name) => name.toLowerCase());
  const labels = columns.flatMap((name, at) => (/^label(::|$)/.test(name) ? [{ at, language: languageOf(name) }] : []));
  return lines.map(({ line, cells }) => {
    const labelIn = (language: string) => cells[labels.find((label) => label.language === language)?.at ?? -1] ?? '';
    const own = labelIn('own');
    const english = labelIn('en');
    return {
      line,
      cell: (column) => cells[columns.indexOf(column)] ?? '',
      label: own || english,
      english: own === '' || english === '' ? undefined : english,
    };
  });
}

/** English has its own field; a column of any other language, or of none, is what every reader gets. */
function languageOf(column: string): 'en' | 'own' {
  return /::.*(\(en\)|english)|::en$/.test(column) ? 'en' : 'own';
}

/** Kept by the phone, not asked of the person. */
const metadata = ['start', 'end', 'today', 'deviceid', 'username', 'phonenumber', 'audit', 'start-geopoint'];

class Reading {
  private readonly choices: ReadonlyMap<string, TemplateOption[]>;
  private readonly problems: ImportProblem[] = [];
  private readonly directions: TemplateDirection[] = [];
  private readonly ids = new Set<string>();
  private readonly title: string;
  private readonly deviceType: string;
  private process: Pick<InspectionTemplate, 'process' | 'processEn'> = { process: '' };
  private current: TemplateDirection | null = null;
  private depth = 0;

  constructor(
    sheets: Sheets,
    private readonly getId: GetId,
  ) {
    const [settings] = sheets.get('settings') ?? [];
    this.title = settings?.cell('form_title') ?? '';
    this.deviceType = settings?.cell('pest_device_type') ?? '';
    this.choices = this.optionsOf(sheets.get('choices') ?? []);
  }

  take(row: Row): void {
    const type = row
      .cell('type')
      .toLowerCase()
      .replace(/^(begin|end) /, '$1_');
    if (row.cell('relevant') || row.cell('calculation')) this.report('logic', row, row.cell('relevant'));
    if (type === 'begin_group' || type === 'begin_repeat') this.begin(row, type);
    else if (type.startsWith('end_')) this.end();
    else if (type === 'note') this.note(row);
    else if (!metadata.includes(type)) this.question(row, type);
  }

  result(): TemplateImport {
    const { directions, problems, process, title, deviceType } = this;
    const template = { ...emptyTemplate, ...process, name: title, deviceType: deviceType || null, directions };
    return { template: directions.length === 0 ? null : template, problems };
  }

  private report(kind: ImportProblemKind, { line }: Row, text: string): void {
    this.problems.push({ kind, line, text });
  }

  private begin(row: Row, type: string): void {
    this.depth += 1;
    if (this.depth > 1 || type === 'begin_repeat') this.report('nested', row, row.label);
    this.open(row.label, row.english, row.cell('pest_id'));
  }

  private end(): void {
    this.depth = Math.max(0, this.depth - 1);
    this.current = null;
  }

  private open(name: string, english: string | undefined, id: string): TemplateDirection {
    const direction = { ...newDirection(this.idFor(id), name), nameEn: english };
    this.current = direction;
    this.directions.push(direction);
    return direction;
  }

  private note(row: Row): void {
    if (!this.current) {
      this.process = { process: row.label, processEn: row.english };
      return;
    }
    this.replace({ ...this.current, note: row.label, noteEn: row.english });
  }

  private question(row: Row, type: string): void {
    const item = this.itemOf(row, type);
    if (!item) return;
    if (row.label === '') this.report('labelMissing', row, row.cell('name'));
    const direction = this.current ?? this.open(this.title, undefined, '');
    this.replace({ ...direction, items: [...direction.items, item] });
  }

  private replace(direction: TemplateDirection): void {
    this.current = direction;
    this.directions[this.directions.length - 1] = direction;
  }

  private itemOf(row: Row, type: string): TemplateItem | null {
    const [kind = '', list = ''] = type.split(/\s+/);
    const item = {
      ...newItem(this.idFor(row.cell('pest_id')), row.label || row.cell('name'), 'text'),
      nameEn: row.english,
      required: isYes(row.cell('required')),
    };
    if (kind === 'text') return item;
    if (kind === 'integer' || kind === 'decimal') return { ...item, type: 'number', ...this.numberOf(row) };
    if (kind === 'select_one' || kind === 'select_multiple') {
      return { ...item, type: 'choice', multiple: kind === 'select_multiple', options: this.optionsIn(row, list) };
    }
    this.report('unknownType', row, row.cell('type'));
    return null;
  }

  private numberOf(row: Row): Pick<TemplateItem, 'unit' | 'min' | 'max' | 'alarmAbove'> {
    const constraint = row.cell('constraint');
    const limit = (sign: string) => numberIn(new RegExp(`\\.\\s*${sign}\\s*(-?[\\d.]+)`).exec(constraint)?.[1]);
    const rest = constraint.replace(/\.\s*[<>]=\s*-?[\d.]+|\band\b|\s/g, '');
    if (rest !== '') this.report('constraint', row, constraint);
    return {
      unit: row.cell('pest_unit'),
      min: limit('>='),
      max: limit('<='),
      alarmAbove: numberIn(row.cell('pest_alarm_above')),
    };
  }

  /** Each item has options of its own: two that share a list do not share their ids. */
  private optionsIn(row: Row, list: string): TemplateOption[] {
    const options = this.choices.get(list);
    if (!options) this.report('unknownList', row, list);
    return (options ?? []).map((option) => ({ ...option, id: this.idFor(option.id) }));
  }

  private optionsOf(rows: readonly Row[]): Map<string, TemplateOption[]> {
    const lists = new Map<string, TemplateOption[]>();
    for (const row of rows) {
      const list = row.cell('list_name').toLowerCase();
      const option = {
        id: row.cell('pest_id'),
        label: row.label || row.cell('name'),
        labelEn: row.english,
        raisesRisk: isYes(row.cell('pest_raises_risk')),
      };
      lists.set(list, [...(lists.get(list) ?? []), option]);
    }
    return lists;
  }

  /** Our own id where the file has one that is not taken yet: answers are kept by it. */
  private idFor(given: string): string {
    const id = given === '' || this.ids.has(given) ? this.getId() : given;
    this.ids.add(id);
    return id;
  }
}

function isYes(text: string): boolean {
  return /^(yes|true(\(\))?|1|是)$/i.test(text);
}

function numberIn(text: string | undefined): number | null {
  const number = Number(text);
  return text === undefined || text === '' || Number.isNaN(number) ? null : number;
}
