import { describe, expect, it } from 'vitest';
import { type Condition, conditionOf, conditionRule, type TestedQuestion } from './conditions';
import { type ExpressionValue, isTrue, worthOf } from './expression-values';
import { longestRule, parseExpression, printExpression, referencesOf } from './expressions';

const answers: Readonly<Record<string, ExpressionValue>> = {
  '.': 7,
  age: 30,
  name: 'Zoë',
  lit: 'no',
  found: ['rat', 'mouse'],
  since: '2026-05-01',
};
const world = { today: '2026-05-04', answerOf: (id: string) => answers[id] ?? '' };
const worth = (text: string) => {
  const expression = parseExpression(text);
  return expression && worthOf(expression, world);
};

describe('an expression', () => {
  it.each<[string, ExpressionValue]>([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 - 2 - 1', 4],
    ['7 div 2', 3.5],
    ['7 mod 4', 3],
    ['-3 + 5', 2],
    ['-${age} + 5', -25],
    ['round(10 div 3, 2)', 3.33],
    ['int(-2.7)', -2],
    ['abs(-2)', 2],
    ['min(3, 1, 2) + max(3, 1, 2)', 4],
    ['if(${age} > 18, "old", "young")', 'old'],
    ['coalesce(${none}, ${age})', 30],
    ['concat(${name}, "!")', 'Zoë!'],
    ["string-length('abc')", 3],
    ['count-selected(${found})', 2],
    ['today() - ${since}', 3],
  ])('%s comes to %o', (text, value) => expect(worth(text)).toBe(value));

  it.each<[string, boolean]>([
    ['. > 5 and . <= 7', true],
    ['. > 7 or . = 7', true],
    ['. != 7', false],
    ["${lit} = 'no'", true],
    ["selected(${found}, 'rat')", true],
    ["not(selected(${found}, 'fly'))", true],
    ["${found} = 'rat'", false],
    ["${none} = ''", true],
    ["${none} != 'x'", true],
    ['${none} > 1', false],
    ['${none} <= 1', false],
    ['${since} < today()', true],
    ["${since} >= '2026-05-02'", false],
    ['true() and not(false())', true],
    ['1 and 0 or 1', true],
    ['1 and (0 or 0)', false],
  ])('%s holds: %s', (text, holds) => expect(isTrue(worth(text) ?? undefined)).toBe(holds));

  it.each([
    '',
    '1 +',
    '(1',
    '1 2',
    'eval("x")',
    'constructor(1)',
    'regex(., "a+")',
    'not()',
    'not(1, 2)',
    'if(1)',
    '/data/a = 1',
    '${a',
    'a = 1',
    "'open",
    'and(1, 2)',
    '1 @ 2',
    `${'('.repeat(60)}1${')'.repeat(60)}`,
    `1${' '.repeat(longestRule)}`,
  ])('%s is not understood', (text) => expect(parseExpression(text)).toBeNull());

  it.each([
    "${a} = 1 and (${b} = 'x' or ${c} != '')",
    '(1 + 2) * 3 - (4 - 5)',
    'not(selected(${a}, "it\'s"))',
    'if(. >= -1.5, ${a} div 2, today())',
    '1 - (0 - ${a})',
  ])('%s is printed as it was', (text) => {
    const expression = parseExpression(text);
    expect(expression && printExpression(expression)).toBe(text);
  });

  it('names the questions that it asks for, and by other names where it is told so', () => {
    const expression = parseExpression('${a} = 1 and . > ${b} or ${a} = 2');
    expect(expression && [...referencesOf(expression)]).toEqual(['a', 'b']);
    expect(expression && printExpression(expression, (id) => `${id}1`)).toBe('${a1} = 1 and . > ${b1} or ${a1} = 2');
  });
});

describe('a condition', () => {
  const types: Readonly<Record<string, TestedQuestion>> = {
    one: { type: 'choice', multiple: false },
    many: { type: 'choice', multiple: true },
    age: { type: 'number', multiple: false },
    day: { type: 'date', multiple: false },
  };
  const test = (question: string, operator: Condition['tests'][number]['operator'], value = '') => ({
    question,
    operator,
    value,
  });

  it.each<[string, Condition]>([
    ["${one} = 'a'", { match: 'all', tests: [test('one', 'is', 'a')] }],
    [
      "selected(${many}, 'a') or not(selected(${many}, 'b'))",
      { match: 'any', tests: [test('many', 'is', 'a'), test('many', 'isNot', 'b')] },
    ],
    [
      "${age} >= 5 and ${age} < 10 and ${one} != 'a'",
      { match: 'all', tests: [test('age', 'moreOrEqual', '5'), test('age', 'less', '10'), test('one', 'isNot', 'a')] },
    ],
    ["${day} > '2026-05-01'", { match: 'all', tests: [test('day', 'more', '2026-05-01')] }],
    ["${one} != '' and ${age} = ''", { match: 'all', tests: [test('one', 'answered'), test('age', 'unanswered')] }],
  ])('%s', (rule, condition) => {
    expect(conditionOf(rule)).toEqual(condition);
    expect(conditionRule(condition, (id) => types[id])).toBe(rule);
  });

  it.each(["${a} = 'x' and (${b} = 'y' or ${c} = 'z')", '. > 1', '${a} + 1 > 2', '1 = 1', 'not(${a})', '('])(
    '%s has no such form',
    (rule) => expect(conditionOf(rule)).toBeNull(),
  );

  it('without tests is no rule', () =>
    expect(conditionRule({ match: 'all', tests: [] }, () => undefined)).toBeUndefined());
});
