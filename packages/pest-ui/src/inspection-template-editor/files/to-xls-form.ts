import { questionTypeRow, questionTypeRows } from 'pest-sdk';
import { type CsvValue, toCsv } from '../../primitives/table/csv';
import type { InspectionTemplate, TemplateDirection, TemplateItem } from '../InspectionTemplateEditor.types';
import { isBilingual } from '../template/translations';

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
  return [
    sheet('survey', surveyColumns(bilingual), survey(template)),
    sheet('choices', choiceColumns(bilingual), choices(template)),
    sheet('settings', Object.keys(settings), [settings]),
  ];
}

/** Where the words stand: one column without a language, or one for each. */
const chinese = '::中文 (zh)';
const english = '::English (en)';
const labels = (bilingual: boolean) => (bilingual ? [`label${chinese}`, `label${english}`] : ['label']);

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
  'required',
  'constraint',
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

function said(words: string, inEnglish: string | undefined): Row {
  return { label: words, [`label${chinese}`]: words, [`label${english}`]: inEnglish ?? '' };
}

function survey({ process, processEn, directions }: InspectionTemplate): Row[] {
  return [
    ...(process === '' ? [] : [{ type: 'note', name: 'process', ...said(process, processEn) }]),
    ...directions.flatMap(groupRows),
  ];
}

function groupRows({ id, name, nameEn, note, noteEn, items }: TemplateDirection, at: number): Row[] {
  const group = `d${at + 1}`;
  return [
    { type: 'begin_group', name: group, ...said(name, nameEn), pest_id: id },
    ...(note === '' ? [] : [{ type: 'note', name: `${group}_note`, ...said(note, noteEn) }]),
    ...items.map((item, index) => questionRow(item, `${group}_i${index + 1}`)),
    { type: 'end_group', name: group },
  ];
}

function questionRow(item: TemplateItem, name: string): Row {
  const { min, max } = item;
  const limits = [min === null ? '' : `. >= ${min}`, max === null ? '' : `. <= ${max}`];
  const answer = questionTypeRow(item.type)?.answer;
  const number = answer === 'number';
  const scale = answer === 'step';
  return {
    type: questionType(item, name),
    name,
    ...said(item.name, item.nameEn),
    required: item.required ? 'yes' : 'no',
    constraint: number ? limits.filter(Boolean).join(' and ') : '',
    parameters: scale ? `start=${min} end=${max} step=1` : '',
    pest_unit: number ? item.unit : '',
    pest_alarm_above: number || scale ? item.alarmAbove : '',
    pest_risk_when: answer === 'yesNo' ? (item.riskWhen ?? '') : '',
    ...(scale && {
      pest_lowest: item.lowest ?? '',
      pest_lowest_en: item.lowestEn ?? '',
      pest_highest: item.highest ?? '',
      pest_highest_en: item.highestEn ?? '',
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
