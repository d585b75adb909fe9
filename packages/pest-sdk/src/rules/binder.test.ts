import { expect, it } from 'vitest';
import { binderAnswers, saysStrength } from './binder';

it('signs each question, what is missing first and what soon runs out next', () => {
  const fact = { count: 1, lastDay: null };
  const questions = [
    { question: 'contract', ...fact },
    { question: 'staff', ...fact, lastDay: '2026-05-20' },
    { question: 'products', ...fact },
    { question: 'plan', ...fact },
  ] as const;
  const gaps = [{ kind: 'productLabel' }, { kind: 'activeIngredient' }] as const;
  expect(
    binderAnswers({ questions, gaps }, '2026-05-04').map(({ fact: { question }, ...answer }) => [question, answer]),
  ).toEqual([
    ['products', { sign: 'gap', gaps: 2 }],
    ['staff', { sign: 'expiring', gaps: 0 }],
    ['contract', { sign: 'whole', gaps: 0 }],
    ['plan', { sign: 'whole', gaps: 0 }],
  ]);
});

it.each([
  ['氯氰菊酯 5%', true],
  ['Deltamethrin 2.5 %', true],
  ['氯氰菊酯', false],
  ['', false],
])('%s says how strong it is: %s', (words, expected) => {
  expect(saysStrength(words)).toBe(expected);
});
