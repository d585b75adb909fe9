import type { Words } from '../language/language';
import type { AnyQuestionType, TypedQuestion } from '../trade/question-types';
import type { QuestionRules } from './template-answers';

/** What can keep an inspection template from being saved. */
export const templateProblems = [
  'nameMissing',
  'deviceTypeMissing',
  'deviceTypeTaken',
  'directionsMissing',
  'directionNameMissing',
  'itemsMissing',
  'itemNameMissing',
  'optionsMissing',
  'optionRepeated',
  'optionEmpty',
  'limitsReversed',
  'scaleSteps',
  'calculationMissing',
  'settingsWrong',
  'photosTooMany',
  'ruleUnread',
  'ruleDangling',
  'ruleCircular',
  'idRepeated',
] as const;
/** What keeps an inspection template from being saved; see {@link templateProblems}. */
export type TemplateProblem = (typeof templateProblems)[number];

/** A problem of a template and where it stands, as the contract names it: `['directions', 0, 'items', 2, 'name']`. */
export interface TemplateFinding {
  readonly path: readonly (string | number)[];
  readonly problem: TemplateProblem;
  /** What a host's own question type says of it. */
  readonly words?: Words | undefined;
}

/** A question as far as it is checked. */
export interface CheckedItem extends TypedQuestion, QuestionRules {
  readonly id?: string | undefined;
  readonly name: string;
  readonly type: AnyQuestionType;
  readonly required?: boolean | undefined;
}

/** A group of questions as far as it is checked. */
export interface CheckedDirection {
  readonly id?: string | undefined;
  readonly name: string;
  readonly items: readonly CheckedItem[];
}

/** A template as far as it is checked; its ids may still be missing. */
export interface CheckedTemplate {
  readonly name: string;
  /** A type of the specification, or one of a host. */
  readonly deviceType: string | null;
  readonly directions: readonly CheckedDirection[];
}

/** What a question says by rule, by the fields that hold it. */
export const ruleFields = ['showIf', 'requiredIf', 'constraint', 'calculation'] as const;
/** A field of a question that holds a rule. */
export type RuleField = (typeof ruleFields)[number];
