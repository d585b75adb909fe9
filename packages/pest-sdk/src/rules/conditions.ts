import { type AnyQuestionType, questionTypeRow, type TestOperator, testOperators } from '../trade/question-types';
import { type Expression, ownAnswer, parseExpression, printExpression } from './expressions';

/** One question's answer, tested. */
export interface QuestionTest {
  /** The question's id. */
  readonly question: string;
  readonly operator: TestOperator;
  /** An option's id, `yes` or `no`, a number, a day or words; empty where the operator needs none. */
  readonly value: string;
}

/** A rule as it is put together without writing it: all of its tests hold, or any. */
export interface Condition {
  readonly match: 'all' | 'any';
  readonly tests: readonly QuestionTest[];
}

/** Of a question, what decides how its answer is tested. */
export interface TestedQuestion {
  readonly type: AnyQuestionType;
  readonly multiple: boolean;
}

const marks: Readonly<Record<TestOperator, string>> = {
  is: '=',
  isNot: '!=',
  more: '>',
  moreOrEqual: '>=',
  less: '<',
  lessOrEqual: '<=',
  answered: '!=',
  unanswered: '=',
};

/** Whether an operator compares with a value. */
export function needsValue(operator: TestOperator): boolean {
  return operator !== 'answered' && operator !== 'unanswered';
}

/** The rule that says a condition; undefined where it has no tests. */
export function conditionRule(
  { match, tests }: Condition,
  questionOf: (id: string) => TestedQuestion | undefined,
): string | undefined {
  const parts = tests.map((test) => testExpression(test, questionOf(test.question)));
  const [first, ...rest] = parts;
  if (!first) return undefined;
  const name = match === 'all' ? 'and' : 'or';
  return printExpression(rest.reduce((left, right): Expression => ({ kind: 'call', name, of: [left, right] }), first));
}

function testExpression({ question, operator, value }: QuestionTest, asked: TestedQuestion | undefined): Expression {
  const answer: Expression = { kind: 'answer', of: question };
  const compared: Expression = { kind: 'value', value: needsValue(operator) ? typed(value, asked) : '' };
  if (asked?.type === 'choice' && asked.multiple && needsValue(operator)) {
    const selected: Expression = { kind: 'call', name: 'selected', of: [answer, compared] };
    return operator === 'isNot' ? { kind: 'call', name: 'not', of: [selected] } : selected;
  }
  return { kind: 'call', name: marks[operator], of: [answer, compared] };
}

function typed(value: string, asked: TestedQuestion | undefined): string | number {
  const answer = asked && questionTypeRow(asked.type)?.answer;
  const number = answer === 'number' || answer === 'step' || answer === 'calculated' ? Number(value) : Number.NaN;
  return value === '' || Number.isNaN(number) ? value : number;
}

/** The condition that a rule says, or null where it says something that has no such form. */
export function conditionOf(rule: string): Condition | null {
  const expression = parseExpression(rule);
  if (!expression) return null;
  const match = expression.kind === 'call' && expression.name === 'or' ? 'any' : 'all';
  const tests = partsOf(expression, match === 'any' ? 'or' : 'and').map(testOf);
  return tests.every((test) => test !== null) ? { match, tests } : null;
}

function partsOf(expression: Expression, name: 'and' | 'or'): Expression[] {
  if (expression.kind !== 'call' || expression.name !== name) return [expression];
  return expression.of.flatMap((part) => partsOf(part, name));
}

function testOf(expression: Expression): QuestionTest | null {
  if (expression.kind !== 'call') return null;
  const { name, of } = expression;
  const [asked, compared] = of;
  if (name === 'not') {
    const test = asked?.kind === 'call' && asked.name === 'selected' ? testOf(asked) : null;
    return test && { ...test, operator: 'isNot' };
  }
  if (asked?.kind !== 'answer' || asked.of === ownAnswer || compared?.kind !== 'value') return null;
  const value = String(compared.value);
  const operator =
    name === 'selected' ? 'is' : testOperators.find((one) => marks[one] === name && needsValue(one) === (value !== ''));
  return operator === undefined ? null : { question: asked.of, operator, value };
}
