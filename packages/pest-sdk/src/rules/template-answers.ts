import { type QuestionAnswer, questionTypeRow, type TypedQuestion } from '../trade/question-types';

/** The answers of a yes-or-no question, as rules name them. */
export const yesNo = ['yes', 'no'] as const;

/** A question as far as its answer is checked. */
export interface AnsweredQuestion extends TypedQuestion {
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
export type AnswerProblem = 'missing' | 'wrongKind' | 'tooLow' | 'tooHigh';

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
  if (typeof answer !== 'number') return null;
  if (item.min !== null && answer < item.min) return 'tooLow';
  return item.max !== null && answer > item.max ? 'tooHigh' : null;
}

/** Whether an answer is worth a risk point: an option or a yes or no marked so, or a number above its alarm limit. */
export function raisesRisk(item: AnsweredQuestion, answer: QuestionAnswer | undefined): boolean {
  if (typeof answer === 'number') return item.alarmAbove !== null && answer > item.alarmAbove;
  if (typeof answer === 'boolean') return item.riskWhen === (answer ? 'yes' : 'no');
  const chosen = chosenOptions(answer);
  return item.options.some((option) => option.raisesRisk && chosen.includes(option.id));
}

/** Problems by item id; empty when the form can be submitted. */
export function answerProblems(template: AnsweredTemplate, answers: Answers): Readonly<Record<string, AnswerProblem>> {
  const items = template.directions.flatMap((direction) => direction.items);
  return Object.fromEntries(
    items.flatMap((item) => {
      const problem = answerProblem(item, answers[item.id]);
      return problem ? [[item.id, problem] as const] : [];
    }),
  );
}

function isList(answer: QuestionAnswer | undefined): answer is readonly string[] {
  return Array.isArray(answer);
}
