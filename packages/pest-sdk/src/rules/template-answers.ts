import { isOwnKind, type QuestionAnswer, questionTypeRow, type TypedQuestion } from '../trade/question-types';
import { type ExpressionValue, isTrue, worthOf } from './expression-values';
import { ownAnswer, parseExpression } from './expressions';
import { dayInZone, defaultTimeZone } from './time-range';

/** The answers of a yes-or-no question, as rules name them. */
export const yesNo = ['yes', 'no'] as const;

/** What a question says by rule; each is an expression (see `parseExpression`). */
export interface QuestionRules {
  /** Asked only where this holds. */
  readonly showIf?: string | undefined;
  /** Must be answered where this holds, as one that is required always must. */
  readonly requiredIf?: string | undefined;
  /** What must hold of its answer, which is `.` in it. */
  readonly constraint?: string | undefined;
  /** What follows from other answers, and is asked of nobody. */
  readonly calculation?: string | undefined;
}

/** A question as far as its answer is checked. */
export interface AnsweredQuestion extends TypedQuestion, QuestionRules {
  readonly id: string;
  readonly type: string;
  readonly required: boolean;
  readonly options: readonly { readonly id: string; readonly label: string; readonly raisesRisk: boolean }[];
  readonly alarmAbove: number | null;
  readonly riskWhen?: (typeof yesNo)[number] | null | undefined;
}

/** Questions as a template holds them. */
export interface AnsweredTemplate<Question extends AnsweredQuestion = AnsweredQuestion> {
  readonly directions: readonly { readonly items: readonly Question[] }[];
}

/** Answers by the ids of their questions. */
export type Answers = Readonly<Record<string, QuestionAnswer>>;

/** Why an answer cannot stay as it is. */
export type AnswerProblem = 'missing' | 'wrongKind' | 'tooLow' | 'tooHigh' | 'constraint';

/** A question that is asked, as things stand. */
export interface AskedQuestion {
  readonly required: boolean;
  readonly problem: AnswerProblem | null;
  /** What follows from other answers; undefined where it is asked of a person, or nothing follows. */
  readonly calculated: QuestionAnswer | undefined;
}

/** The ids of the chosen options; none where the answer is of another kind. */
export const chosenOptions = (answer: QuestionAnswer | undefined): readonly string[] => (isList(answer) ? answer : []);

/** The addresses of an answer's photos. */
export const answeredPhotos = (answer: QuestionAnswer | undefined): readonly string[] =>
  typeof answer === 'object' && 'photos' in answer ? answer.photos : [];

/** Whether nothing was answered: an empty text or list is no answer. */
export function isUnanswered(answer: QuestionAnswer | undefined): boolean {
  if (answer === undefined || answer === '') return true;
  return typeof answer === 'object' && chosenOptions(answer).length + answeredPhotos(answer).length === 0;
}

/** Why an answer cannot stay as it is, or null. A type that only a newer server knows is answered by anything. */
export function answerProblem(item: AnsweredQuestion, answer: QuestionAnswer | undefined): AnswerProblem | null {
  if (answer === undefined || isUnanswered(answer)) return item.required ? 'missing' : null;
  if (questionTypeRow(item.type)?.accepts(answer, item) === false) return 'wrongKind';
  // What a question was limited by under another type means nothing to a host's own.
  if (typeof answer !== 'number' || isOwnKind(item.type)) return null;
  if (item.min !== null && answer < item.min) return 'tooLow';
  return item.max !== null && answer > item.max ? 'tooHigh' : null;
}

/** Whether an answer is worth a risk point: an option or a yes or no marked so, or a number above its alarm limit. */
export function raisesRisk(item: AnsweredQuestion, answer: QuestionAnswer | undefined): boolean {
  if (isOwnKind(item.type)) return false;
  if (typeof answer === 'number') return item.alarmAbove !== null && answer > item.alarmAbove;
  if (typeof answer === 'boolean') return item.riskWhen === (answer ? 'yes' : 'no');
  const chosen = chosenOptions(answer);
  return item.options.some((option) => option.raisesRisk && chosen.includes(option.id));
}

/** Rules that follow from each other further than this are followed no more: no stack is that deep. */
const deepest = 200;

/**
 * The questions that are asked, as things stand, by their ids: form, preview and server ask this one rule. What is not
 * asked counts as not answered for every other rule. A rule that is not understood, or that leads back to itself, hides
 * nothing and demands nothing.
 *
 * @param today the day at the site, `YYYY-MM-DD`
 */
export function askedQuestions(
  template: AnsweredTemplate,
  answers: Answers,
  today = dayInZone(new Date(), defaultTimeZone),
): ReadonlyMap<string, AskedQuestion> {
  const items = new Map(template.directions.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const known = new Map<string, ExpressionValue>();
  const isAsked = (item: AnsweredQuestion) => holds(item.showIf, item.id) !== false;
  const holds = (rule: string | undefined, own: string) => {
    const value = worth(rule, own);
    return value === undefined ? undefined : isTrue(value);
  };
  const worth = (rule: string | undefined, own: string): ExpressionValue | undefined => {
    const expression = rule ? parseExpression(rule) : null;
    if (expression === null) return undefined;
    return worthOf(expression, { today, answerOf: (id) => answerOf(id === ownAnswer ? own : id) });
  };
  let depth = 0;
  const answerOf = (id: string): ExpressionValue => {
    const item = items.get(id);
    const before = known.get(id);
    if (!item || before !== undefined || depth > deepest) return before ?? '';
    // Where a rule leads back here, nothing is answered yet.
    known.set(id, '');
    depth += 1;
    const value = isAsked(item) ? ruleValue(item) : '';
    depth -= 1;
    known.set(id, value);
    return value;
  };
  const ruleValue = (item: AnsweredQuestion) => {
    const answer = answered(item);
    // What was worked out is true or false, and no answer of a person.
    return isCalculated(item) && typeof answer === 'boolean' ? answer : asValue(answer);
  };
  const answered = (item: AnsweredQuestion) =>
    isCalculated(item) ? asAnswer(worth(item.calculation, item.id)) : answers[item.id];
  return new Map(
    [...items.values()].filter(isAsked).map((item): readonly [string, AskedQuestion] => {
      const answer = answered(item);
      // What follows is nobody's to mend.
      if (isCalculated(item)) return [item.id, { required: false, problem: null, calculated: answer }];
      const required = item.required || holds(item.requiredIf, item.id) === true;
      const breaks = !isUnanswered(answer) && holds(item.constraint, item.id) === false;
      const problem = answerProblem({ ...item, required }, answer) ?? (breaks ? 'constraint' : null);
      return [item.id, { required, problem, calculated: undefined }];
    }),
  );
}

/** Problems by item id; empty when the form can be submitted. */
export function answerProblems(
  template: AnsweredTemplate,
  answers: Answers,
  today?: string,
): Readonly<Record<string, AnswerProblem>> {
  return Object.fromEntries(
    [...askedQuestions(template, answers, today)].flatMap(([id, { problem }]) => (problem ? [[id, problem]] : [])),
  );
}

/**
 * The answers that are recorded: none to a question that is not asked, and with what follows from the others. Answers to
 * questions that the template does not have stay as they are.
 */
export function recordedAnswers<Given extends QuestionAnswer>(
  template: AnsweredTemplate,
  answers: Readonly<Record<string, Given>>,
  today?: string,
): Record<string, Given | string | number | boolean> {
  const asked = askedQuestions(template, answers, today);
  const items = template.directions.flatMap(({ items }) => items);
  const own = new Set(items.filter((item) => !asked.has(item.id) || isCalculated(item)).map(({ id }) => id));
  const calculated = [...asked].flatMap(([id, { calculated }]) =>
    calculated === undefined || typeof calculated === 'object' ? [] : [[id, calculated] as const],
  );
  const given = Object.entries(answers).filter(([id]) => !own.has(id));
  return Object.fromEntries<Given | string | number | boolean>([...given, ...calculated]);
}

function isCalculated({ type }: AnsweredQuestion): boolean {
  return questionTypeRow(type)?.answer === 'calculated';
}

/** An answer as rules compare it. */
function asValue(answer: QuestionAnswer | undefined): ExpressionValue {
  if (answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'object' && 'photos' in answer ? answer.photos.join(' ') : answer;
}

/** What a calculation came to, without the dust of binary fractions; nothing where it could not be worked out. */
function asAnswer(value: ExpressionValue | undefined): QuestionAnswer | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? Number(value.toPrecision(12)) : undefined;
  if (typeof value === 'object') return value.join(' ') || undefined;
  return value === '' ? undefined : value;
}

function isList(answer: QuestionAnswer | undefined): answer is readonly string[] {
  return Array.isArray(answer);
}
