import type { Expression } from './expressions';

/** What an expression can come to: a list is that of chosen options. */
export type ExpressionValue = string | number | boolean | readonly string[];

/** What an expression asks of the world around it. */
export interface ExpressionWorld {
  /** An answer as rules see it; an empty text where there is none. */
  readonly answerOf: (id: string) => ExpressionValue;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What an expression comes to. What cannot be worked out is no number, and equals nothing. */
export function worthOf(expression: Expression, world: ExpressionWorld): ExpressionValue {
  if (expression.kind === 'value') return expression.value;
  if (expression.kind === 'answer') return world.answerOf(expression.of);
  const { name, of } = expression;
  if (name === 'today') return world.today;
  const run = Object.hasOwn(operations, name) ? operations[name] : undefined;
  return run?.(of.map((part) => worthOf(part, world))) ?? '';
}

/** Whether a value counts as true: an empty text, a zero, nothing and the answer no do not. */
export function isTrue(value: ExpressionValue | undefined): boolean {
  return typeof value === 'object' ? value.length > 0 : Boolean(value) && value !== 'false' && value !== 'no';
}

type Operation = (values: readonly ExpressionValue[]) => ExpressionValue;

const numeric =
  (run: (...numbers: number[]) => number | boolean): Operation =>
  (values) =>
    run(...values.map(numberOf));

const operations: Readonly<Record<string, Operation>> = {
  or: ([a, b]) => isTrue(a) || isTrue(b),
  and: ([a, b]) => isTrue(a) && isTrue(b),
  '=': ([a = '', b = '']) => equal(a, b),
  '!=': ([a = '', b = '']) => !equal(a, b),
  '<': numeric((a = 0, b = 0) => a < b),
  '<=': numeric((a = 0, b = 0) => a <= b),
  '>': numeric((a = 0, b = 0) => a > b),
  '>=': numeric((a = 0, b = 0) => a >= b),
  '+': numeric((a = 0, b = 0) => a + b),
  '-': numeric((a = 0, b = 0) => a - b),
  '*': numeric((a = 0, b = 0) => a * b),
  div: numeric((a = 0, b = 0) => a / b),
  mod: numeric((a = 0, b = 0) => a % b),
  not: ([a]) => !isTrue(a),
  true: () => true,
  false: () => false,
  selected: ([list = '', option = '']) => (typeof list === 'object' ? list.includes(textOf(option)) : list === option),
  'count-selected': ([list = '']) => (typeof list === 'object' ? list.length : Number(list !== '')),
  if: ([condition, yes = '', no = '']) => (isTrue(condition) ? yes : no),
  coalesce: (values) => values.find((value) => textOf(value) !== '') ?? '',
  round: numeric((a = 0, digits = 0) => Math.round(a * 10 ** digits) / 10 ** digits),
  int: numeric((a = 0) => Math.trunc(a)),
  abs: numeric((a = 0) => Math.abs(a)),
  min: numeric(Math.min),
  max: numeric(Math.max),
  number: numeric((a = 0) => a),
  'string-length': ([text = '']) => textOf(text).length,
  concat: (values) => values.map(textOf).join(''),
};

function equal(a: ExpressionValue, b: ExpressionValue): boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') return isTrue(a) === isTrue(b);
  if (typeof a === 'number' || typeof b === 'number') return numberOf(a) === numberOf(b);
  return textOf(a) === textOf(b);
}

/** As XLSForm has it: options side by side. */
function textOf(value: ExpressionValue): string {
  return typeof value === 'object' ? value.join(' ') : String(value);
}

const millisecondsADay = 86_400_000;

/** A day is the number of days since 1970, so that days can be compared and counted. */
function numberOf(value: ExpressionValue): number {
  const text = textOf(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Date.parse(text) / millisecondsADay;
  return text === '' ? Number.NaN : Number(value);
}
