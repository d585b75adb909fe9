import {
  type Expression,
  mapExpression,
  ownAnswer,
  parseExpression,
  printExpression,
  questionTypeRow,
  referencesOf,
} from 'pest-sdk';
import type { InspectionTemplate, TemplateItem } from '../InspectionTemplateEditor.types';

/** How questions and their options are called on the other side of a file. */
export interface RuleNames {
  /** Undefined for a question that is not there. */
  readonly question: (name: string) => string | undefined;
  /** Of a question by its name on this side; undefined for an option that is not there. */
  readonly option: (question: string, name: string) => string | undefined;
}

const comparisons = ['=', '!=', 'selected'];

/**
 * A rule with the names of the other side; null where it is not understood, or names what is not there.
 *
 * @param own the question that it belongs to, on this side
 */
export function translatedRule(rule: string, own: string, names: RuleNames): string | null {
  const expression = parseExpression(rule);
  if (!expression || ![...referencesOf(expression)].every((name) => names.question(name) !== undefined)) return null;
  let lost = false;
  const withOptions = mapExpression(expression, (part) => {
    if (part.kind !== 'call' || !comparisons.includes(part.name)) return part;
    const [asked, value] = part.of;
    if (asked?.kind !== 'answer' || value?.kind !== 'value' || value.value === '') return part;
    const option = names.option(asked.of === ownAnswer ? own : asked.of, String(value.value));
    if (option === undefined) lost = true;
    return { ...part, of: [asked, option === undefined || option === String(value.value) ? value : textOf(option)] };
  });
  return lost ? null : printExpression(withOptions, (name) => names.question(name) ?? name);
}

function textOf(value: string): Expression {
  return { kind: 'value', value };
}

/** The names that the questions and options of a template have in its file. */
export function fileNames({ directions }: Pick<InspectionTemplate, 'directions'>): RuleNames {
  const items = new Map(
    directions.flatMap((direction, d) => direction.items.map((item, i) => [item.id, { item, name: itemName(d, i) }])),
  );
  return {
    question: (id) => items.get(id)?.name,
    option: (id, option) => optionName(items.get(id)?.item, option),
  };
}

export const itemName = (direction: number, item: number) => `d${direction + 1}_i${item + 1}`;

function optionName(item: TemplateItem | undefined, option: string): string | undefined {
  if (!item || questionTypeRow(item.type)?.answer !== 'options') return option;
  const at = item.options.findIndex(({ id }) => id === option);
  return at === -1 ? undefined : `o${at + 1}`;
}

/** What a constraint says: limits, as a template has them, and whatever else must hold. */
export interface ReadConstraint {
  readonly min: number | null;
  readonly max: number | null;
  readonly rest: string;
}

/** The limits among the parts of a constraint that must all hold; null where it is not understood. */
export function readConstraint(constraint: string): ReadConstraint | null {
  const expression = parseExpression(constraint);
  if (!expression) return null;
  const parts = partsOf(expression);
  const least = parts.flatMap((part) => limitIn(part, '>=') ?? []);
  const most = parts.flatMap((part) => limitIn(part, '<=') ?? []);
  const rest = parts.filter((part) => limitIn(part, '>=') === null && limitIn(part, '<=') === null);
  return {
    min: least.length > 0 ? Math.max(...least) : null,
    max: most.length > 0 ? Math.min(...most) : null,
    rest: allOf(rest.map((part) => printExpression(part))),
  };
}

/** Rules that must all hold, as one. */
export function allOf(rules: readonly string[]): string {
  const given = rules.filter(Boolean);
  return given.map((rule) => (given.length > 1 && hasOr(rule) ? `(${rule})` : rule)).join(' and ');
}

function hasOr(rule: string): boolean {
  const expression = parseExpression(rule);
  return expression === null || (expression.kind === 'call' && expression.name === 'or');
}

function partsOf(expression: Expression): Expression[] {
  if (expression.kind !== 'call' || expression.name !== 'and') return [expression];
  return expression.of.flatMap(partsOf);
}

function limitIn(part: Expression, sign: string): number | null {
  if (part.kind !== 'call' || part.name !== sign) return null;
  const [own, limit] = part.of;
  if (own?.kind !== 'answer' || own.of !== ownAnswer || limit?.kind !== 'value') return null;
  return typeof limit.value === 'number' ? limit.value : null;
}
