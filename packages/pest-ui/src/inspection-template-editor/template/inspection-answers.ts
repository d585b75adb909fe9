import type { TemplateAnswers } from 'pest-sdk';
import type { TemplateItem, TemplateQuestions } from '../InspectionTemplateEditor.types';

export type TemplateAnswer = TemplateAnswers[string];
/** Why an answer is not complete. */
export type AnswerProblem = 'missing' | 'tooLow' | 'tooHigh';

export const chosenOptions = (answer: TemplateAnswer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : [];

function isEmpty(answer: TemplateAnswer | undefined): boolean {
  if (answer === undefined) return true;
  return typeof answer === 'number' ? false : answer.length === 0;
}

/** Why an answer cannot stay as it is, or null. */
export function answerProblem(item: TemplateItem, answer: TemplateAnswer | undefined): AnswerProblem | null {
  if (isEmpty(answer)) return item.required ? 'missing' : null;
  if (typeof answer !== 'number') return null;
  if (item.min !== null && answer < item.min) return 'tooLow';
  return item.max !== null && answer > item.max ? 'tooHigh' : null;
}

/** Whether an answer is worth a risk point: an option marked so, or a number above its alarm limit. */
export function raisesRisk(item: TemplateItem, answer: TemplateAnswer | undefined): boolean {
  if (typeof answer === 'number') return item.alarmAbove !== null && answer > item.alarmAbove;
  const chosen = chosenOptions(answer);
  return item.options.some((option) => option.raisesRisk && chosen.includes(option.id));
}

/** Problems by item id; empty when the form can be submitted. */
export function answerProblems(
  template: TemplateQuestions,
  answers: TemplateAnswers,
): Readonly<Record<string, AnswerProblem>> {
  const items = template.directions.flatMap((direction) => direction.items);
  return Object.fromEntries(
    items.flatMap((item) => {
      const problem = answerProblem(item, answers[item.id]);
      return problem ? [[item.id, problem] as const] : [];
    }),
  );
}
