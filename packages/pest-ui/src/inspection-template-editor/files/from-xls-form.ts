import { questionTypeRows, questionTypes, yesNo } from 'pest-sdk';
import type {
  InspectionTemplate,
  TemplateDirection,
  TemplateItem,
  TemplateOption,
} from '../InspectionTemplateEditor.types';
import { emptyTemplate, type GetId, newDirection, newItem } from '../template/template-edits';
import { parseSheet, type SheetLine } from './csv-lines';
import type { ImportProblem, ImportProblemKind, TemplateImport } from './xls-form.types';
import { limitsOf } from './xls-form-limits';
import { isReadSheet, namedSheets, type SheetRow, stackedSheets, type XlsFormSheets } from './xls-form-sheets';

/**
 * Reads the part of XLSForm that a template can hold: groups, text, numbers with their limits, and choices. What it
 * cannot hold is named with its line, each column that nothing is taken from too, and the rest is read all the same.
 */
export function fromXlsForm(text: string, getId: GetId): TemplateImport {
  return fromSheets(stackedSheets(parseSheet(text)), getId);
}

/** The same from the sheets of a workbook, by their names. */
export function fromXlsFormSheets(
  sheets: readonly { readonly name: string; readonly lines: readonly SheetLine[] }[],
  getId: GetId,
): TemplateImport {
  return fromSheets(namedSheets(sheets.filter(({ lines }) => lines.length > 0)), getId);
}

function fromSheets(sheets: XlsFormSheets, getId: GetId): TemplateImport {
  const survey = sheets.get('survey');
  if (!survey) return { template: null, problems: [{ kind: 'noSurvey', line: null, text: '' }] };
  const reading = new Reading(sheets, getId);
  for (const row of survey.rows) reading.take(row);
  const { template, problems } = reading.result();
  return { template, problems: [...problems, ...unreadIn(sheets)] };
}

function unreadIn(sheets: XlsFormSheets): ImportProblem[] {
  return [...sheets].flatMap(([name, { unread }]): ImportProblem[] => {
    if (!isReadSheet(name)) return [{ kind: 'sheet', line: null, text: name }];
    const place = name === 'survey' ? '' : `${name}: `;
    return unread.map(({ head, lines }) => ({ kind: 'column', line: null, text: `${place}${head}`, lines }));
  });
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
    sheets: XlsFormSheets,
    private readonly getId: GetId,
  ) {
    const [settings] = sheets.get('settings')?.rows ?? [];
    this.title = settings?.cell('form_title') ?? '';
    this.deviceType = settings?.cell('pest_device_type') ?? '';
    this.choices = this.optionsOf(sheets.get('choices')?.rows ?? []);
  }

  take(row: SheetRow): void {
    // Other tools leave such a row out as if it were not there.
    if (isYes(row.cell('disabled'))) this.report('disabled', row, row.label || row.cell('name'));
    else this.takeEnabled(row, typeOf(row));
  }

  result(): TemplateImport {
    const { directions, problems, process, title, deviceType } = this;
    const template = { ...emptyTemplate, ...process, name: title, deviceType: deviceType || null, directions };
    return { template: directions.length === 0 ? null : template, problems };
  }

  private takeEnabled(row: SheetRow, type: string): void {
    const logic = [row.cell('relevant'), row.cell('calculation')].filter(Boolean);
    for (const text of logic) this.report('logic', row, text);
    if (type === 'begin_group' || type === 'begin_repeat') this.begin(row, type);
    else if (type.startsWith('end_')) this.end();
    else if (type === 'note') this.note(row);
    else if (!metadata.includes(type)) this.question(row, type);
  }

  private report(kind: ImportProblemKind, { line }: SheetRow, text: string): void {
    this.problems.push({ kind, line, text });
  }

  private begin(row: SheetRow, type: string): void {
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

  /** A template has room for one before the groups, and one in each: further ones are further lines of it. */
  private note(row: SheetRow): void {
    const { current } = this;
    if (!current) {
      const { process, processEn } = this.process;
      this.process = { process: lines(process, row.label), processEn: linesIn(processEn, row.english) };
      return;
    }
    this.replace({ ...current, note: lines(current.note, row.label), noteEn: linesIn(current.noteEn, row.english) });
  }

  private question(row: SheetRow, type: string): void {
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

  private itemOf(row: SheetRow, spelt: string): TemplateItem | null {
    const [kind = '', list = '', ...rest] = spelt.split(/\s+/);
    const item = {
      ...newItem(this.idFor(row.cell('pest_id')), row.label || row.cell('name'), 'text'),
      nameEn: row.english,
      required: this.requiredIn(row),
    };
    const named = questionTypes.find((one) => Object.hasOwn(questionTypeRows[one].xlsForm, kind));
    const type = named === 'choice' && kind === 'select_one' && this.isYesNo(list) ? 'yesNo' : named;
    const { answer, xlsForm } = questionTypeRows[type ?? 'text'];
    if (type && answer === 'number') return { ...item, ...xlsForm[kind], type, ...this.numberOf(row, kind) };
    if (type && answer === 'step') return { ...item, type, ...this.scaleOf(row) };
    if (row.cell('parameters') !== '') this.report('parameters', row, row.cell('parameters'));
    if (row.cell('constraint') !== '') this.report('constraint', row, row.cell('constraint'));
    if (!type) {
      this.report('unknownType', row, row.cell('type'));
      return null;
    }
    const risk = yesNo.find((one) => one === row.cell('pest_risk_when'));
    if (answer === 'yesNo') return { ...item, type, ...(risk && { riskWhen: risk }) };
    const options = answer === 'options' ? this.optionsIn(row, this.listIn(row, list, rest.join(' '))) : [];
    return { ...item, ...xlsForm[kind], type, options };
  }

  private requiredIn(row: SheetRow): boolean {
    const required = row.cell('required');
    if (!isYes(required) && !isNo(required)) this.report('logic', row, required);
    return isYes(required);
  }

  private numberOf(row: SheetRow, kind: string): Pick<TemplateItem, 'unit' | 'min' | 'max' | 'alarmAbove'> {
    const { min, max, whole } = limitsOf(row.cell('constraint'));
    if (!whole) this.report('constraint', row, row.cell('constraint'));
    if (kind === 'integer') this.report('integer', row, row.label || row.cell('name'));
    return { unit: row.cell('pest_unit'), min, max, alarmAbove: numberIn(row.cell('pest_alarm_above')) };
  }

  /** Whether the options of a list say yes and no, and nothing else; with ids of ours they are a choice. */
  private isYesNo(list: string): boolean {
    const said = this.choices.get(list)?.map(({ id, label, labelEn = label }) => {
      const word = wordOf(label);
      return id === '' && wordOf(labelEn) === word ? word : null;
    });
    return said?.length === 2 && said.includes('yes') && said.includes('no');
  }

  private scaleOf(row: SheetRow): Partial<TemplateItem> {
    const parameters = row.cell('parameters');
    const said = (name: string) => new RegExp(`\\b${name}\\s*=\\s*(-?[\\d.]+)`).exec(parameters)?.[1] ?? '';
    if (!/^(\s*(start|end|step)\s*=\s*-?[\d.]+[\s;,]*)*$/.test(parameters) || !['', '1'].includes(said('step'))) {
      this.report('parameters', row, parameters);
    }
    const words = (['lowest', 'lowestEn', 'highest', 'highestEn'] as const).flatMap((end) => {
      const text = row.cell(`pest_${end.replace('En', '_en')}`);
      return text === '' ? [] : [[end, text] as const];
    });
    const { min, max } = { min: numberIn(said('start')) ?? 0, max: numberIn(said('end')) ?? 10 };
    return { min, max, alarmAbove: numberIn(row.cell('pest_alarm_above')), ...Object.fromEntries(words) };
  }

  private listIn(row: SheetRow, list: string, rest: string): string {
    if (/^or[_ ](specify[_ ])?other$/.test(rest)) this.report('otherChoice', row, row.label || row.cell('name'));
    else if (rest !== '') return `${list} ${rest}`;
    return list;
  }

  /** Each item has options of its own: two that share a list do not share their ids. */
  private optionsIn(row: SheetRow, list: string): TemplateOption[] {
    const options = this.choices.get(list);
    if (!options) this.report('unknownList', row, list);
    return (options ?? []).map((option) => ({ ...option, id: this.idFor(option.id) }));
  }

  private optionsOf(rows: readonly SheetRow[]): Map<string, TemplateOption[]> {
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

/** A row's type in its present spelling. */
function typeOf(row: SheetRow): string {
  const type = row.cell('type').toLowerCase().replace(/\s+/g, ' ');
  return olderTypes.reduce((spelt, [older, present]) => spelt.replace(older, present), type);
}

const olderTypes: readonly (readonly [RegExp, string])[] = [
  [/^(begin|end) /, '$1_'],
  [/^select(?: one|1)(?: from)?(?= |$)/, 'select_one'],
  [/^select (?:multiple|all that apply)(?: from)?(?= |$)/, 'select_multiple'],
  [/^string$/, 'text'],
  [/^int$/, 'integer'],
];

function lines(...texts: readonly string[]): string {
  return texts.filter(Boolean).join('\n');
}

function linesIn(...texts: readonly (string | undefined)[]): string | undefined {
  return lines(...texts.map((text) => text ?? '')) || undefined;
}

/** Yes or no, as lists of forms name them. */
function wordOf(label: string): 'yes' | 'no' | null {
  if (/^(yes|是)$/i.test(label)) return 'yes';
  return /^(no|否)$/i.test(label) ? 'no' : null;
}

function isNo(text: string): boolean {
  return /^(no|false(\(\))?|0|否)?$/i.test(text);
}

function isYes(text: string): boolean {
  return /^(yes|true(\(\))?|1|是)$/i.test(text);
}

function numberIn(text: string): number | null {
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? null : number;
}
