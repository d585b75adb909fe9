import { isOwnKind, questionTypeRows, questionTypes, type RuleField, yesNo } from 'pest-sdk';
import type {
  InspectionTemplate,
  TemplateDirection,
  TemplateItem,
  TemplateOption,
} from '../InspectionTemplateEditor.types';
import { emptyTemplate, type GetId, newDirection, newItem, placeOf, setItem } from '../template/template-edits';
import { parseSheet, type SheetLine } from './csv-lines';
import type { ImportProblem, ImportProblemKind, TemplateImport } from './xls-form.types';
import { limitsOf } from './xls-form-limits';
import { allOf, readConstraint, translatedRule } from './xls-form-rules';
import {
  isReadSheet,
  namedSheets,
  type RowWords,
  type SheetRow,
  stackedSheets,
  type XlsFormSheets,
} from './xls-form-sheets';
import { noCalculation } from './xls-form-text';

/**
 * Reads the part of XLSForm that a template can hold: groups, questions of its types, hints, and rules (relevant, required,
 * constraint, calculation) of the part of the language that is understood. What it
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

/** An option and its name in the file. */
interface NamedOption extends TemplateOption {
  readonly name: string;
}

/** A rule as the file has it. */
interface PendingRule {
  /** The question's id. */
  readonly item: string;
  /** Its name in the file. */
  readonly name: string;
  readonly field: RuleField;
  readonly text: string;
  readonly row: SheetRow;
}

/** Kept by the phone, not asked of the person. */
const metadata = ['start', 'end', 'today', 'deviceid', 'username', 'phonenumber', 'audit', 'start-geopoint'];

class Reading {
  private readonly choices: ReadonlyMap<string, readonly NamedOption[]>;
  private readonly problems: ImportProblem[] = [];
  private readonly directions: TemplateDirection[] = [];
  private readonly ids = new Set<string>();
  private readonly title: string;
  private readonly deviceType: string;
  private process: Pick<InspectionTemplate, 'process' | 'processEn'> = { process: '' };
  private current: TemplateDirection | null = null;
  /** The conditions of the groups around a row. */
  private readonly around: SheetRow[] = [];
  /** Read once all names are known: a rule may ask for a question below it. */
  private readonly rules: PendingRule[] = [];
  /** Questions by their names in the file, and their options likewise. */
  private readonly names = new Map<string, string>();
  private readonly options = new Map<string, ReadonlyMap<string, string>>();

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
    const plain = { ...emptyTemplate, ...process, name: title, deviceType: deviceType || null, directions };
    const template = this.rules.reduce((before, rule) => this.withRule(before, rule), plain);
    problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return { template: directions.length === 0 ? null : template, problems };
  }

  private withRule(template: InspectionTemplate, { item, name, field, text, row }: PendingRule): InspectionTemplate {
    const rule = translatedRule(text, name, {
      question: (asked) => this.names.get(asked),
      option: (asked, option) => {
        const options = this.options.get(asked);
        return options ? options.get(option) : option;
      },
    });
    if (rule !== null) {
      const before = placeOf(template, item)?.item[field] ?? '';
      return setItem(template, item, { [field]: allOf([before, rule]) });
    }
    const kind = field === 'constraint' ? 'constraint' : 'logic';
    // What a group says is said of each question in it.
    const known = this.problems.some((one) => one.kind === kind && one.line === row.line && one.text === text);
    if (!known) this.report(kind, row, text);
    return template;
  }

  private takeEnabled(row: SheetRow, type: string): void {
    if (type === 'begin_group' || type === 'begin_repeat') this.begin(row, type);
    else if (type.startsWith('end_')) this.end();
    else if (type === 'note') this.note(row);
    else if (!metadata.includes(type)) this.question(row, type);
  }

  private report(kind: ImportProblemKind, { line }: SheetRow, text: string): void {
    this.problems.push({ kind, line, text });
  }

  /** What is said of a row that a template has no place for. */
  private reportLogic(row: SheetRow, columns: readonly string[]): void {
    for (const text of columns.map((column) => row.cell(column))) {
      if (!isNo(text)) this.report('logic', row, text);
    }
  }

  private begin(row: SheetRow, type: string): void {
    this.around.push(row);
    this.reportLogic(row, ['required', 'constraint', 'calculation', 'default']);
    if (this.around.length > 1 || type === 'begin_repeat') this.report('nested', row, row.label);
    this.open(row.label, row.english, row.cell('pest_id'));
  }

  private end(): void {
    this.around.pop();
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
    this.reportLogic(row, ['relevant', 'required', 'constraint', 'calculation', 'default']);
    if (!current) {
      const { process, processEn } = this.process;
      this.process = {
        process: lines(process, row.label, row.hint.words),
        processEn: linesIn(processEn, row.english, row.hint.english),
      };
      return;
    }
    this.replace({
      ...current,
      note: lines(current.note, row.label, row.hint.words),
      noteEn: linesIn(current.noteEn, row.english, row.hint.english),
    });
  }

  private question(row: SheetRow, type: string): void {
    const item = this.itemOf(row, type);
    if (!item) return;
    this.names.set(row.cell('name'), item.id);
    this.addRules(row, item);
    if (row.label === '' && item.type !== 'calculated') this.report('labelMissing', row, row.cell('name'));
    const direction = this.current ?? this.open(this.title, undefined, '');
    this.replace({ ...direction, items: [...direction.items, item] });
  }

  /** Conditions of the groups around hold for each question in them. */
  private addRules(row: SheetRow, item: TemplateItem): void {
    const name = row.cell('name');
    const add = (field: RuleField, text: string, from = row) => {
      if (text !== '') this.rules.push({ item: item.id, name, field, text, row: from });
    };
    for (const one of [...this.around, row]) add('showIf', one.cell('relevant'), one);
    const calculation = row.cell('calculation');
    if (item.type === 'calculated') add('calculation', calculation === noCalculation ? '' : calculation);
    else this.reportLogic(row, ['calculation']);
    const required = row.cell('required');
    if (!isYes(required) && !isNo(required)) add('requiredIf', required);
    add('constraint', this.constraintIn(row, item));
    if (row.cell('default') !== '' && !item.fromLastTime) this.report('default', row, row.cell('default'));
  }

  /** What a constraint says beyond the limits of a number. */
  private constraintIn(row: SheetRow, { type }: TemplateItem): string {
    const constraint = row.cell('constraint');
    return type === 'number' ? (readConstraint(constraint)?.rest ?? constraint) : constraint;
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
      required: isYes(row.cell('required')),
      ...wordsOf('hint', row.hint),
      ...wordsOf('constraintMessage', row.constraintMessage),
      ...(row.cell('default') === `\${last-saved#${row.cell('name')}}` && { fromLastTime: true }),
    };
    const own = row.cell('appearance');
    if (kind === 'text' && isOwnKind(own)) return { ...item, type: own, ...settingsIn(row.cell('pest_settings')) };
    const named = questionTypes.find((one) => Object.hasOwn(questionTypeRows[one].xlsForm, kind));
    const type = named === 'choice' && kind === 'select_one' && this.isYesNo(list) ? 'yesNo' : named;
    const { answer, xlsForm } = questionTypeRows[type ?? 'text'];
    if (type && answer === 'number') return { ...item, ...xlsForm[kind], type, ...this.numberOf(row, kind) };
    if (type && answer === 'step') return { ...item, type, ...this.scaleOf(row) };
    if (row.cell('parameters') !== '') this.report('parameters', row, row.cell('parameters'));
    if (type && answer === 'calculated') {
      return { ...item, type, unit: row.cell('pest_unit'), alarmAbove: numberIn(row.cell('pest_alarm_above')) };
    }
    if (!type) {
      this.report('unknownType', row, row.cell('type'));
      return null;
    }
    const risk = yesNo.find((one) => one === row.cell('pest_risk_when'));
    if (answer === 'yesNo') {
      const words = (this.choices.get(list) ?? []).map(({ name, label }) => [name, wordOf(label) ?? ''] as const);
      this.options.set(row.cell('name'), new Map(words));
      return { ...item, type, ...(risk && { riskWhen: risk }) };
    }
    const options = answer === 'options' ? this.optionsIn(row, this.listIn(row, list, rest.join(' '))) : [];
    return { ...item, ...xlsForm[kind], type, options };
  }

  private numberOf(row: SheetRow, kind: string): Pick<TemplateItem, 'unit' | 'min' | 'max' | 'alarmAbove'> {
    const constraint = row.cell('constraint');
    // Of what is not understood as a whole, the limits are still right.
    const { min, max } = readConstraint(constraint) ?? limitsOf(constraint);
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
    if (!areScaleParameters(parameters) || !['', '1'].includes(said('step'))) {
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
    const own = (options ?? []).map(({ name, ...option }) => ({
      name,
      option: { ...option, id: this.idFor(option.id) },
    }));
    this.options.set(row.cell('name'), new Map(own.map(({ name, option }) => [name, option.id])));
    return own.map(({ option }) => option);
  }

  private optionsOf(rows: readonly SheetRow[]): Map<string, NamedOption[]> {
    const lists = new Map<string, NamedOption[]>();
    for (const row of rows) {
      const list = row.cell('list_name').toLowerCase();
      const option = {
        name: row.cell('name'),
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

/** What a host's own type kept of a question; what is no such thing is none. */
function settingsIn(cell: string): Pick<TemplateItem, 'settings'> {
  if (cell === '') return {};
  try {
    const kept: unknown = JSON.parse(cell);
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return { settings: Object.fromEntries(entries.filter(([, value]) => typeof value !== 'object')) };
  } catch {
    return {};
  }
}

function wordsOf<Field extends 'hint' | 'constraintMessage'>(field: Field, { words, english }: RowWords) {
  return words === '' ? {} : { [field]: words, ...(english !== undefined && { [`${field}En`]: english }) };
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

/** One parameter at a time: a pattern of all of them takes for ever to refuse a long cell. */
function areScaleParameters(cell: string): boolean {
  const parameters = cell
    .replace(/\s+/g, ' ')
    .replace(/ ?= ?/g, '=')
    .split(/[\s;,]+/);
  return parameters.every((parameter) => parameter === '' || /^(start|end|step)=-?[\d.]+$/.test(parameter));
}
