import { isOwnKind, questionTypeRow, questionTypeRows, type RuleField } from 'pest-sdk';
import { type CsvValue, toCsv } from '../../primitives/table/csv';
import type { InspectionTemplate, TemplateDirection, TemplateItem } from '../InspectionTemplateEditor.types';
import { isBilingual } from '../template/translations';
import { allOf, fileNames, itemName, type RuleNames, translatedRule } from './xls-form-rules';
import { noCalculation, writtenText } from './xls-form-text';

type Row = Readonly<Record<string, CsvValue>>;

/** One sheet of a workbook: the row of column names, and what stands under it. */
interface XlsFormSheet {
  readonly name: string;
  readonly rows: readonly (readonly CsvValue[])[];
}

/** A template as an XLSForm in one CSV text, each sheet's name in the first column, as pyxform reads it. */
export function toXlsForm(template: InspectionTemplate): string {
  return toCsv(xlsFormSheets(template).flatMap(({ name, rows }) => [[name], ...rows.map((row) => ['', ...row])]));
}

/**
 * A template as an XLSForm (https://xlsform.org). What that does not know (unit, alarm limit, options that raise a risk,
 * our ids) is in columns that begin with `pest_`; other tools pass over them.
 */
export function xlsFormSheets(template: InspectionTemplate): readonly XlsFormSheet[] {
  const bilingual = isBilingual(template);
  const settings: Row = {
    form_title: template.name,
    version: template.version ?? '',
    pest_device_type: template.deviceType ?? '',
  };
  const own = template.directions.some(({ items }) => items.some(({ type }) => isOwnKind(type)));
  return [
    sheet('survey', [...surveyColumns(bilingual), ...(own ? ownColumns : [])], survey(template)),
    sheet('choices', choiceColumns(bilingual), choices(template)),
    sheet('settings', Object.keys(settings), [settings]),
  ];
}

/** Where the words stand: one column without a language, or one for each. */
const chinese = '::中文 (zh)';
const english = '::English (en)';
const labels = (bilingual: boolean, column = 'label') =>
  bilingual ? [`${column}${chinese}`, `${column}${english}`] : [column];

/** The list of every question that is answered by yes or no. */
export const yesNoList = 'yes_no';
const yesNoRows: readonly Row[] = [
  { list_name: yesNoList, name: 'yes', ...said('是', 'Yes') },
  { list_name: yesNoList, name: 'no', ...said('否', 'No') },
];

const surveyColumns = (bilingual: boolean) => [
  'type',
  'name',
  ...labels(bilingual),
  ...labels(bilingual, 'hint'),
  'required',
  'relevant',
  'constraint',
  ...labels(bilingual, 'constraint_message'),
  'calculation',
  'default',
  'parameters',
  'pest_unit',
  'pest_alarm_above',
  'pest_risk_when',
  'pest_lowest',
  'pest_lowest_en',
  'pest_highest',
  'pest_highest_en',
  'pest_id',
];
/** What a host's own type is kept by; to other tools it is words. */
const ownColumns = ['appearance', 'pest_settings'];
const choiceColumns = (bilingual: boolean) => [
  'list_name',
  'name',
  ...labels(bilingual),
  'pest_raises_risk',
  'pest_id',
];

function sheet(name: string, columns: readonly string[], rows: readonly Row[]): XlsFormSheet {
  return { name, rows: [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))] };
}

function said(words = '', inEnglish: string | undefined = '', column = 'label'): Row {
  const [own, other] = [writtenText(words), writtenText(inEnglish)];
  return { [column]: own, [`${column}${chinese}`]: own, [`${column}${english}`]: other };
}

function survey({ process, processEn, directions }: InspectionTemplate): Row[] {
  const names = fileNames({ directions });
  return [
    ...(process === '' ? [] : [{ type: 'note', name: 'process', ...said(process, processEn) }]),
    ...directions.flatMap((direction, at) => groupRows(direction, at, names)),
  ];
}

function groupRows({ id, name, nameEn, note, noteEn, items }: TemplateDirection, at: number, names: RuleNames): Row[] {
  const group = `d${at + 1}`;
  return [
    { type: 'begin_group', name: group, ...said(name, nameEn), pest_id: id },
    ...(note === '' ? [] : [{ type: 'note', name: `${group}_note`, ...said(note, noteEn) }]),
    ...items.map((item, index) => questionRow(item, itemName(at, index), names)),
    { type: 'end_group', name: group },
  ];
}

function questionRow(item: TemplateItem, name: string, names: RuleNames): Row {
  const { min, max } = item;
  const limits = [min === null ? '' : `. >= ${min}`, max === null ? '' : `. <= ${max}`];
  const answer = questionTypeRow(item.type)?.answer;
  const number = answer === 'number';
  const calculated = answer === 'calculated';
  // What is not understood is written as it is: it is not for this file to drop it.
  const rule = (field: RuleField) => (item[field] ? (translatedRule(item[field], item.id, names) ?? item[field]) : '');
  const scale = answer === 'step';
  return {
    type: questionType(item, name),
    name,
    ...said(item.name, item.nameEn),
    ...said(item.hint, item.hintEn, 'hint'),
    required: calculated ? '' : item.required ? 'yes' : rule('requiredIf') || 'no',
    relevant: rule('showIf'),
    constraint: allOf([...(number ? limits : []), rule('constraint')]),
    ...said(item.constraintMessage, item.constraintMessageEn, 'constraint_message'),
    // Other tools take no calculation that says nothing.
    calculation: calculated ? rule('calculation') || noCalculation : '',
    default: item.fromLastTime ? `\${last-saved#${name}}` : '',
    parameters: scale ? `start=${min} end=${max} step=1` : '',
    pest_unit: number || calculated ? item.unit : '',
    pest_alarm_above: number || scale || calculated ? item.alarmAbove : '',
    pest_risk_when: answer === 'yesNo' ? (item.riskWhen ?? '') : '',
    ...(scale && {
      pest_lowest: item.lowest ?? '',
      pest_lowest_en: item.lowestEn ?? '',
      pest_highest: item.highest ?? '',
      pest_highest_en: item.highestEn ?? '',
    }),
    ...(isOwnKind(item.type) && {
      appearance: item.type,
      pest_settings: item.settings ? JSON.stringify(item.settings) : '',
    }),
    pest_id: item.id,
  };
}

/** The type that says the same of the question, and the name of its list where it has one. */
function questionType({ type, multiple }: TemplateItem, name: string): string {
  const { answer, xlsForm } = questionTypeRow(type) ?? questionTypeRows.text;
  const [first = ''] = Object.keys(xlsForm);
  const fits = Object.entries(xlsForm).find(([, said]) => said.multiple === multiple)?.[0] ?? first;
  if (answer === 'yesNo') return `${fits} ${yesNoList}`;
  return answer === 'options' ? `${fits} ${name}` : fits;
}

function choices({ directions }: InspectionTemplate): Row[] {
  const yesOrNo = directions.some(({ items }) => items.some(({ type }) => questionTypeRow(type)?.answer === 'yesNo'));
  return [...(yesOrNo ? yesNoRows : []), ...directions.flatMap(choicesOf)];
}

function choicesOf({ items }: TemplateDirection, d: number): Row[] {
  return items.flatMap((item, i) =>
    questionTypeRow(item.type)?.answer === 'options'
      ? item.options.map(({ id, label, labelEn, raisesRisk }, at) => ({
          list_name: `d${d + 1}_i${i + 1}`,
          name: `o${at + 1}`,
          ...said(label, labelEn),
          pest_raises_risk: raisesRisk ? 'yes' : '',
          pest_id: id,
        }))
      : [],
  );
}
