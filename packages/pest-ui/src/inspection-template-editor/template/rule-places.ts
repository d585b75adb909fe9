import { mapExpression, ownAnswer, parseExpression, printExpression } from 'pest-sdk';
import type { InspectionTemplate, TemplateItem } from '../InspectionTemplateEditor.types';

/** A question as rules are written with it: by its place, which a person can read, unlike its id. */
export interface PlacedQuestion {
  readonly item: TemplateItem;
  /** `2.3`, the third question of the second direction. */
  readonly place: string;
}

/** A question as it stands in a rule. */
export function writtenPlace(place: string): string {
  return `\${${place}}`;
}

/** The questions of a template, with their places. */
export function placedQuestions({ directions }: InspectionTemplate): readonly PlacedQuestion[] {
  return directions.flatMap(({ items }, at) => items.map((item, index) => ({ item, place: `${at + 1}.${index + 1}` })));
}

/** A rule as a person reads it: questions by their places. What is not understood stays as it is. */
export function withPlaces(rule: string, questions: readonly PlacedQuestion[]): string {
  const places = new Map(questions.map(({ item, place }) => [item.id, place]));
  const expression = parseExpression(rule);
  return expression ? printExpression(expression, (id) => places.get(id) ?? id) : rule;
}

/** A rule as it is kept, from what a person wrote: questions by their places or names. */
export function withIdsFor(text: string, questions: readonly PlacedQuestion[]): string {
  const ids = new Map([
    ...questions.map(({ item }) => [item.name, item.id] as const),
    ...questions.map(({ item, place }) => [place, item.id] as const),
  ]);
  const expression = parseExpression(text);
  if (!expression) return text;
  return printExpression(
    mapExpression(expression, (part) =>
      part.kind === 'answer' && part.of !== ownAnswer ? { ...part, of: ids.get(part.of) ?? part.of } : part,
    ),
  );
}
