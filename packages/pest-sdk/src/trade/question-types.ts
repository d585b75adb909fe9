import type { Words } from '../language/language';
import { rowByName } from './row-by-name';

/** Specification §3: choice, number, fill in blank; the others are ours. */
export const questionTypes = ['choice', 'number', 'text', 'yesNo', 'scale', 'date', 'photo', 'calculated'] as const;
/** How a question of an inspection template is answered; see {@link questionTypes}. */
export type QuestionType = (typeof questionTypes)[number];

/** The name of a type of a host's own: whose it is, and what, as `acme:ph`. */
export type OwnKind = `${string}:${string}`;
/** What the two parts of such a name are made of. */
export const ownKindParts = [/^[a-z][a-z0-9-]{0,29}$/, /^[A-Za-z][\w-]{0,29}$/] as const;
/** Whether a name is one of a host's own. */
export function isOwnKind(name: string): name is OwnKind {
  const parts = name.split(':');
  return parts.length === ownKindParts.length && ownKindParts.every((part, at) => part.test(parts[at] ?? ''));
}

/** A type of the product, or one of a host's own. */
export type AnyQuestionType = QuestionType | OwnKind;

/** What a host's own type keeps of a question. */
export type QuestionSettings = Readonly<Record<string, string | number | boolean>>;

/**
 * An answer as it is kept: words, a number, a day (`YYYY-MM-DD`), yes or no, ids of options, or addresses of photos, which
 * stand among those of the check too.
 */
export type QuestionAnswer = string | number | boolean | readonly string[] | { readonly photos: readonly string[] };

/** What is wrong with a question by its type, and the field that says it. */
export type QuestionFault =
  | { readonly field: 'options'; readonly problem: 'optionsMissing' | 'optionEmpty' | 'optionRepeated' }
  | { readonly field: 'min'; readonly problem: 'limitsReversed' | 'scaleSteps' }
  | { readonly field: 'calculation'; readonly problem: 'calculationMissing' }
  | { readonly field: 'settings'; readonly problem: 'settingsWrong'; readonly words: Words };

/** What of a question its type decides about. */
export interface TypedQuestion {
  readonly options: readonly { readonly id?: string | undefined; readonly label: string }[];
  readonly min: number | null;
  readonly max: number | null;
  readonly multiple?: boolean | undefined;
  readonly calculation?: string | undefined;
  readonly settings?: QuestionSettings | undefined;
}

/** How an answer can be tested, as rules are put together without writing them. */
export const testOperators = [
  'is',
  'isNot',
  'more',
  'moreOrEqual',
  'less',
  'lessOrEqual',
  'answered',
  'unanswered',
] as const;
/** How an answer can be tested; see {@link testOperators}. */
export type TestOperator = (typeof testOperators)[number];

/** All that is known of a question type but how it is drawn. */
export interface QuestionTypeRow {
  readonly words: Words;
  /** What an answer is: ids of options, a number with limits, a step of a scale, words, yes or no, a day, photos, what follows, or a host's. */
  readonly answer: 'options' | 'number' | 'step' | 'text' | 'yesNo' | 'day' | 'photos' | 'calculated' | 'own';
  /** How another question can depend on its answer, the usual way first. */
  readonly tests: readonly TestOperator[];
  /** Whether something can be the answer to such a question at all. */
  readonly accepts: (answer: QuestionAnswer, question: TypedQuestion) => boolean;
  /** Limits that a question begins with, where it has none. */
  readonly begins?: { readonly min: number; readonly max: number };
  /** What keeps a template with such a question from being saved; null for nothing. */
  readonly fault: (question: TypedQuestion) => QuestionFault | null;
  /** Its types in XLSForm, the written one first, each with what it says of the question. */
  readonly xlsForm: Readonly<Record<string, { readonly multiple?: boolean }>>;
  /** What names it behind a pasted question, perhaps with a unit; null where it is read from the answers themselves. */
  readonly pasted: RegExp | null;
}

const presence = ['answered', 'unanswered'] as const;
const sameness = ['is', 'isNot', ...presence] as const;
const order = ['moreOrEqual', 'more', 'lessOrEqual', 'less', ...sameness] as const;

/** The most steps that can be told apart, and stand beside each other on a phone. */
const mostSteps = 11;

/** The row of each question type. */
export const questionTypeRows: Readonly<Record<QuestionType, QuestionTypeRow>> = {
  choice: {
    words: { zh: '选择', en: 'Choice' },
    answer: 'options',
    tests: sameness,
    accepts: (answer, { options, multiple = false }) =>
      Array.isArray(answer) &&
      (multiple || answer.length < 2) &&
      answer.every((id) => options.some((option) => option.id === id)),
    fault: ({ options }) => {
      const labels = options.map(({ label }) => label.trim());
      if (labels.length < 2) return { field: 'options', problem: 'optionsMissing' };
      if (labels.includes('')) return { field: 'options', problem: 'optionEmpty' };
      return new Set(labels).size < labels.length ? { field: 'options', problem: 'optionRepeated' } : null;
    },
    xlsForm: { select_one: { multiple: false }, select_multiple: { multiple: true } },
    pasted: null,
  },
  number: {
    words: { zh: '数字', en: 'Number' },
    answer: 'number',
    tests: order,
    accepts: (answer) => typeof answer === 'number',
    fault: ({ min, max }) =>
      min !== null && max !== null && min > max ? { field: 'min', problem: 'limitsReversed' } : null,
    xlsForm: { decimal: {}, integer: {} },
    pasted: /^(?:number|数字|数值)\s*(?:[(（](.+)[)）])?$/i,
  },
  text: {
    words: { zh: '填空', en: 'Fill in' },
    answer: 'text',
    tests: sameness,
    accepts: (answer) => typeof answer === 'string',
    fault: () => null,
    xlsForm: { text: {} },
    pasted: /^(?:text|文字|文本|填空)?$/i,
  },
  yesNo: {
    words: { zh: '是/否', en: 'Yes or no' },
    answer: 'yesNo',
    tests: sameness,
    accepts: (answer) => typeof answer === 'boolean',
    fault: () => null,
    xlsForm: { select_one: {} },
    pasted: /^(?:yes\s*(?:\/|or)\s*no|是\s*[/／、或]\s*否)$/i,
  },
  scale: {
    words: { zh: '评分', en: 'Scale' },
    answer: 'step',
    tests: order,
    accepts: (answer) => Number.isInteger(answer),
    begins: { min: 1, max: 5 },
    fault: ({ min, max }) => (scaleSteps({ min, max }).length < 2 ? { field: 'min', problem: 'scaleSteps' } : null),
    xlsForm: { range: {} },
    pasted: /^(?:scale|评分|打分)$/i,
  },
  date: {
    words: { zh: '日期', en: 'Date' },
    answer: 'day',
    tests: order,
    accepts: (answer) => typeof answer === 'string' && isDay(answer),
    fault: () => null,
    xlsForm: { date: {} },
    pasted: /^(?:date|日期)$/i,
  },
  photo: {
    words: { zh: '照片', en: 'Photo' },
    answer: 'photos',
    tests: presence,
    accepts: (answer) => typeof answer === 'object' && 'photos' in answer,
    fault: () => null,
    xlsForm: { image: {} },
    pasted: /^(?:photos?|照片|拍照)$/i,
  },
  calculated: {
    words: { zh: '自动计算', en: 'Calculated' },
    answer: 'calculated',
    tests: order,
    accepts: (answer) => typeof answer !== 'object',
    fault: ({ calculation = '' }) =>
      calculation.trim() === '' ? { field: 'calculation', problem: 'calculationMissing' } : null,
    xlsForm: { calculate: {} },
    pasted: null,
  },
};

/** The steps of a scale, from its lowest; none where its ends are no whole numbers, or too far from each other. */
export function scaleSteps({ min, max }: Pick<TypedQuestion, 'min' | 'max'>): readonly number[] {
  if (!isWhole(min) || !isWhole(max) || max < min || max - min >= mostSteps) return [];
  return Array.from({ length: max - min + 1 }, (_, step) => min + step);
}

function isWhole(number: number | null): number is number {
  return Number.isInteger(number);
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : new Date(Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The rows of hosts, by the names of their types. */
const ownRows = new Map<string, QuestionTypeRow>();
const ownKinds = new Set<OwnKind>();

/**
 * Makes a type of a host's own known to every rule of this package, by a row as the product's types have one. Registered
 * anew, it takes the place of what it was.
 *
 * @throws RangeError where the name is not made of {@link ownKindParts}
 */
export function registerQuestionType(type: OwnKind, row: QuestionTypeRow): void {
  if (!isOwnKind(type)) throw new RangeError(`A question type of a host is named as acme:ph, not ${type}.`);
  ownRows.set(type, row);
  ownKinds.add(type);
}

/** The types that can be chosen: the product's, and those that were registered. */
export function knownQuestionTypes(): readonly AnyQuestionType[] {
  return [...questionTypes, ...ownKinds];
}

/** The row of a type by its name; undefined for one that nobody registered, or that a newer server named. */
export function questionTypeRow(type: string): QuestionTypeRow | undefined {
  return rowByName(questionTypeRows, type) ?? ownRows.get(type);
}
