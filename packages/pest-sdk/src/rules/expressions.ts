/**
 * What a template says by rule (when something is asked, must be answered, or what follows from other answers) is written
 * in a part of XLSForm's language: answers as `${id}`, one's own as `.`, comparisons, `and`, `or`, sums, and the functions
 * below. It is read and worked out here, and never run as code.
 */
export type Expression =
  | { readonly kind: 'value'; readonly value: number | string }
  | { readonly kind: 'answer'; readonly of: string }
  | { readonly kind: 'call'; readonly name: string; readonly of: readonly Expression[] };

/** The answer to the question that a rule belongs to. */
export const ownAnswer = '.';

/** The longest rule that is read. */
export const longestRule = 1000;

/** What stands between two parts, by how tightly it binds. */
const binding: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  '=': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  div: 6,
  mod: 6,
};

/** Functions by how many arguments they take at least, and at most. */
const functions: Readonly<Record<string, readonly [least: number, most: number]>> = {
  not: [1, 1],
  true: [0, 0],
  false: [0, 0],
  selected: [2, 2],
  'count-selected': [1, 1],
  if: [3, 3],
  coalesce: [2, 9],
  round: [1, 2],
  int: [1, 1],
  abs: [1, 1],
  min: [1, 9],
  max: [1, 9],
  number: [1, 1],
  'string-length': [1, 1],
  concat: [1, 9],
  today: [0, 0],
};

const token =
  /\s*(?:(\d+(?:\.\d+)?|\.\d+)|"([^"]*)"|'([^']*)'|\$\{\s*([^{}]+?)\s*\}|([A-Za-z][\w-]*|<=|>=|!=|[-+*=<>(),.]))/y;

/** A rule as it is written, or null where it is not understood. */
export function parseExpression(text: string): Expression | null {
  if (text.length > longestRule) return null;
  try {
    return new Parser(text).whole();
  } catch (thrown) {
    if (thrown instanceof NotUnderstood) return null;
    throw thrown;
  }
}

class NotUnderstood extends Error {}

/** Nested deeper than anybody writes by hand. */
const deepest = 40;

class Parser {
  private at = 0;
  private depth = 0;
  private part: { readonly leaf?: Expression; readonly mark?: string | undefined } | null = null;

  constructor(private readonly text: string) {
    this.next();
  }

  whole(): Expression {
    const expression = this.expression(0);
    return this.part === null ? expression : notUnderstood();
  }

  private next(): void {
    if (this.text.slice(this.at).trim() === '') {
      this.part = null;
      return;
    }
    token.lastIndex = this.at;
    const [whole = '', number, double, single, answer, mark] = token.exec(this.text) ?? [];
    if (whole === '') notUnderstood();
    this.at += whole.length;
    const text = double ?? single;
    if (number !== undefined) this.part = { leaf: { kind: 'value', value: Number(number) } };
    else if (text !== undefined) this.part = { leaf: { kind: 'value', value: text } };
    else if (answer !== undefined) this.part = { leaf: { kind: 'answer', of: answer } };
    else this.part = mark === ownAnswer ? { leaf: { kind: 'answer', of: ownAnswer } } : { mark };
  }

  private take(mark: string): boolean {
    if (this.part?.mark !== mark) return false;
    this.next();
    return true;
  }

  private expression(least: number): Expression {
    this.depth += 1;
    if (this.depth > deepest) notUnderstood();
    let left = this.primary();
    for (;;) {
      const name = this.part?.mark ?? '';
      const tightness = Object.hasOwn(binding, name) ? (binding[name] ?? 0) : 0;
      if (tightness <= least) break;
      this.next();
      left = { kind: 'call', name, of: [left, this.expression(tightness)] };
    }
    this.depth -= 1;
    return left;
  }

  private primary(): Expression {
    const { part } = this;
    if (part === null) return notUnderstood();
    this.next();
    if (part.leaf) return part.leaf;
    if (part.mark === '-') return negative(this.expression(6));
    if (part.mark === '(') {
      const inner = this.expression(0);
      return this.take(')') ? inner : notUnderstood();
    }
    return this.call(part.mark ?? '');
  }

  private call(name: string): Expression {
    const [least, most] = (Object.hasOwn(functions, name) ? functions[name] : undefined) ?? [1, 0];
    if (!this.take('(')) notUnderstood();
    const of: Expression[] = [];
    if (!this.take(')')) {
      do of.push(this.expression(0));
      while (this.take(','));
      if (!this.take(')')) notUnderstood();
    }
    return of.length >= least && of.length <= most ? { kind: 'call', name, of } : notUnderstood();
  }
}

function negative(expression: Expression): Expression {
  if (expression.kind === 'value' && typeof expression.value === 'number') {
    return { kind: 'value', value: -expression.value };
  }
  return { kind: 'call', name: '-', of: [{ kind: 'value', value: 0 }, expression] };
}

function notUnderstood(): never {
  throw new NotUnderstood();
}

/** A rule as text, its answers named as the caller says; reads back as the same. */
export function printExpression(
  expression: Expression,
  nameOf: (answer: string) => string = (answer) => answer,
  around = 0,
): string {
  if (expression.kind === 'answer') return expression.of === ownAnswer ? ownAnswer : `\${${nameOf(expression.of)}}`;
  if (expression.kind === 'value') return literal(expression.value);
  const { name, of } = expression;
  const tightness = binding[name];
  const part = (one: Expression, least: number) => printExpression(one, nameOf, least);
  if (tightness === undefined) return `${name}(${of.map((one) => part(one, 0)).join(', ')})`;
  const [left, right] = of;
  if (!left || !right) return '';
  const text = `${part(left, tightness - 1)} ${name} ${part(right, tightness)}`;
  return tightness <= around ? `(${text})` : text;
}

/** XPath has no way to write both quotes in one text: then one of them becomes typographic. */
function literal(value: number | string): string {
  if (typeof value === 'number') return String(value);
  return value.includes("'") ? `"${value.replaceAll('"', '”')}"` : `'${value}'`;
}

/** The expression with some of its parts exchanged, from the innermost on. */
export function mapExpression(expression: Expression, change: (part: Expression) => Expression): Expression {
  if (expression.kind !== 'call') return change(expression);
  return change({ ...expression, of: expression.of.map((part) => mapExpression(part, change)) });
}

/** The questions whose answers an expression asks for, its own left aside. */
export function referencesOf(expression: Expression): ReadonlySet<string> {
  const found = new Set<string>();
  mapExpression(expression, (part) => {
    if (part.kind === 'answer' && part.of !== ownAnswer) found.add(part.of);
    return part;
  });
  return found;
}
