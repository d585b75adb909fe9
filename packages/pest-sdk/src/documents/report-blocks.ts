/** What a report is told in, and what its tables hold. */
import type { Language } from '../language/language';
import type { Term } from '../language/messages';
import type { Format } from '../rules/format';
import type { ReportWords } from '../rules/report.messages';
import type { DeviceType, ReadingFamily } from '../trade/device-types';
import type { Species } from '../trade/species';
import type { ColumnForm, DocumentBlock } from './blocks';

/** Whose words a report is told in: a language's, or a host's own. */
export interface ReportReader {
  readonly language: Language;
  /** Of a language of a host's. */
  readonly term?: Term | undefined;
  readonly t: ReportWords;
  readonly format: Format;
  readonly typeName: (type: DeviceType) => string;
  /** Undefined of a type that nobody knows. */
  readonly familyOf: (type: DeviceType) => ReadingFamily | undefined;
  readonly speciesName: (species: Species) => string;
}

/** Columns of numbers. */
const numbers = [
  'rank',
  'services.checks',
  'captures',
  'count',
  'previous',
  'same.now',
  'same.before',
  'same.change',
  'due',
  'checked',
  'notChecked',
  'amount',
] as const;

/** Columns whose cells are not broken over lines: codes, days, states. */
const whole = [
  'task',
  'planned',
  'checkedIn',
  'submitted',
  'annex.row',
  'code',
  'type',
  'record.at',
  'severity',
  'dueDay',
  'usedAt',
] as const;

/** Columns of words. */
type WordColumn =
  | 'technicians'
  | 'group'
  | 'annex.rows'
  | 'location'
  | 'outcome'
  | 'reason'
  | 'record.reading'
  | 'record.actions'
  | 'record.visit'
  | 'riskDescription'
  | 'action'
  | 'owner'
  | 'riskState'
  | 'treatment'
  | 'photos'
  | 'chemical'
  | 'registration'
  | 'ingredient'
  | 'dilution'
  | 'area'
  | 'where'
  | 'method'
  | 'target'
  | 'batch'
  | 'question'
  | 'answer'
  | 'applicator';

/** What a column of a report's tables holds; its head is the word of that name. */
export type ReportColumn = (typeof numbers)[number] | (typeof whole)[number] | WordColumn;
/** A part of a report's section. */
export type ReportBlock = DocumentBlock<ReportColumn>;

/** How a column is set. */
export function formOf(key: ReportColumn): ColumnForm {
  const isIn = (keys: readonly ReportColumn[]) => keys.includes(key);
  return isIn(numbers) ? 'number' : isIn(whole) ? 'whole' : 'text';
}
