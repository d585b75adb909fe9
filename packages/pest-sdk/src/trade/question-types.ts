import type { Words } from '../language/language';
import { rowByName } from './row-by-name';

/** Specification §3: choice, number, fill in blank. */
export const questionTypes = ['choice', 'number', 'text'] as const;
/** How a question of an inspection template is answered; see {@link questionTypes}. */
export type QuestionType = (typeof questionTypes)[number];

/** What is wrong with a question by its type, and the field that says it. */
export type QuestionFault =
  | { readonly field: 'options'; readonly problem: 'optionsMissing' | 'optionEmpty' | 'optionRepeated' }
  | { readonly field: 'min'; readonly problem: 'limitsReversed' };

/** What of a question its type decides about. */
export interface TypedQuestion {
  readonly options: readonly { readonly label: string }[];
  readonly min: number | null;
  readonly max: number | null;
}

/** All that is known of a question type but how it is drawn. */
export interface QuestionTypeRow {
  readonly words: Words;
  /** What an answer is: ids of options, a number with limits, or words. */
  readonly answer: 'options' | 'number' | 'text';
  /** What keeps a template with such a question from being saved; null for nothing. */
  readonly fault: (question: TypedQuestion) => QuestionFault | null;
  /** Its types in XLSForm, the written one first, each with what it says of the question. */
  readonly xlsForm: Readonly<Record<string, { readonly multiple?: boolean }>>;
  /** What names it behind a pasted question, perhaps with a unit; null where it is read from the answers themselves. */
  readonly pasted: RegExp | null;
}

/** The row of each question type. */
export const questionTypeRows: Readonly<Record<QuestionType, QuestionTypeRow>> = {
  choice: {
    words: { zh: '选择', en: 'Choice' },
    answer: 'options',
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
    fault: ({ min, max }) =>
      min !== null && max !== null && min > max ? { field: 'min', problem: 'limitsReversed' } : null,
    xlsForm: { decimal: {}, integer: {} },
    pasted: /^(?:number|数字|数值)\s*(?:[(（](.+)[)）])?$/i,
  },
  text: {
    words: { zh: '填空', en: 'Fill in' },
    answer: 'text',
    fault: () => null,
    xlsForm: { text: {} },
    pasted: /^(?:text|文字|文本|填空)?$/i,
  },
};

/** The row of a type by its name; undefined for one that a file or a newer server named. */
export function questionTypeRow(type: string): QuestionTypeRow | undefined {
  return rowByName(questionTypeRows, type);
}
