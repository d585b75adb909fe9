import { describe, expect, it } from 'vitest';
import type { QuestionAnswer } from '../trade/question-types';
import {
  type AnsweredQuestion,
  answerProblem,
  answerProblems,
  askedQuestions,
  isUnanswered,
  raisesRisk,
  recordedAnswers,
} from './template-answers';

const asked = (type: string, change: Partial<AnsweredQuestion> = {}): AnsweredQuestion => ({
  id: 'q',
  type,
  required: true,
  options: [],
  min: null,
  max: null,
  alarmAbove: null,
  ...change,
});
const on = { id: 'on', label: 'On', raisesRisk: false };
const off = { id: 'off', label: 'Off', raisesRisk: true };
const choice = asked('choice', { options: [on, off] });
const height = asked('number', { min: 1, max: 3, alarmAbove: 2 });
const scale = asked('scale', { min: 1, max: 5, alarmAbove: 3 });
const photos = { photos: ['/a.png'] };

it.each<[AnsweredQuestion, QuestionAnswer | undefined, string | null]>([
  [height, undefined, 'missing'],
  [height, 0.5, 'tooLow'],
  [height, 4, 'tooHigh'],
  [height, 1, null],
  [height, 3, null],
  [height, '2', 'wrongKind'],
  [choice, [], 'missing'],
  [choice, ['on'], null],
  [choice, ['gone'], 'wrongKind'],
  [choice, ['on', 'off'], 'wrongKind'],
  [{ ...choice, multiple: true }, ['on', 'off'], null],
  [asked('text'), '', 'missing'],
  [asked('text'), true, 'wrongKind'],
  [asked('yesNo'), false, null],
  [asked('yesNo'), ['yes'], 'wrongKind'],
  [scale, 5, null],
  [scale, 2.5, 'wrongKind'],
  [scale, 6, 'tooHigh'],
  [asked('date'), '2026-02-28', null],
  [asked('date'), '2026-02-30', 'wrongKind'],
  [asked('date'), 'soon', 'wrongKind'],
  [asked('photo'), photos, null],
  [asked('photo'), { photos: [] }, 'missing'],
  [asked('photo'), ['/a.png'], 'wrongKind'],
  [asked('hologram'), ['anything'], null],
  [asked('text', { required: false }), undefined, null],
])('%o answered by %o is %s', (item, answer, problem) => expect(answerProblem(item, answer)).toBe(problem));

describe('a risk', () => {
  it.each<[AnsweredQuestion, QuestionAnswer, boolean]>([
    [height, 2, false],
    [height, 2.1, true],
    [choice, ['on'], false],
    [choice, ['off'], true],
    [scale, 4, true],
    [asked('yesNo', { riskWhen: 'no' }), false, true],
    [asked('yesNo', { riskWhen: 'no' }), true, false],
    [asked('yesNo'), true, false],
  ])('%o answered by %o: %s', (item, answer, raised) => expect(raisesRisk(item, answer)).toBe(raised));
});

it('takes a no and a zero for answers', () => {
  expect([false, 0, '', [], { photos: [] }, undefined].map(isUnanswered)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
});

describe('what is asked by rule', () => {
  const item = (id: string, type: string, change: Partial<AnsweredQuestion> = {}) => asked(type, { id, ...change });
  const template = (...items: AnsweredQuestion[]) => ({ directions: [{ items }] });
  const lamp = template(
    item('lit', 'yesNo'),
    item('why', 'text', { showIf: "${lit} = 'no'" }),
    item('more', 'text', { required: false, showIf: "${why} != ''", requiredIf: "${why} = 'other'" }),
    item('age', 'number', { required: false, constraint: '. < 60' }),
    item('left', 'calculated', { calculation: '60 - ${age}', alarmAbove: 50 }),
    item('since', 'date', { required: false, constraint: '. <= today()' }),
  );

  it.each<[string, Record<string, QuestionAnswer>, string[], Record<string, string>]>([
    ['nothing yet', {}, ['lit', 'age', 'left', 'since'], { lit: 'missing' }],
    ['a hidden one', { lit: true, why: 'x' }, ['lit', 'age', 'left', 'since'], {}],
    ['a shown one', { lit: false }, ['lit', 'why', 'age', 'left', 'since'], { why: 'missing' }],
    ['one behind it', { lit: false, why: 'dark' }, ['lit', 'why', 'more', 'age', 'left', 'since'], {}],
    [
      'one that becomes required',
      { lit: false, why: 'other' },
      ['lit', 'why', 'more', 'age', 'left', 'since'],
      { more: 'missing' },
    ],
    [
      'constraints',
      { lit: true, age: 60, since: '2026-05-05' },
      ['lit', 'age', 'left', 'since'],
      { age: 'constraint', since: 'constraint' },
    ],
  ])('%s', (_, answers, shown, problems) => {
    expect([...askedQuestions(lamp, answers, '2026-05-04').keys()]).toEqual(shown);
    expect(answerProblems(lamp, answers, '2026-05-04')).toEqual(problems);
  });

  it('records no answer to what is not asked, and what follows from the others', () => {
    const answers = { lit: true, why: 'dark', more: 'x', age: 12, left: 1, older: 'kept' };
    expect(recordedAnswers(lamp, answers)).toEqual({ lit: true, age: 12, older: 'kept', left: 48 });
    expect(recordedAnswers(lamp, { lit: false, why: 'dark' })).toEqual({ lit: false, why: 'dark' });
  });

  it('takes a calculated false and an answered no for what they are', () => {
    const old = template(
      item('age', 'number'),
      item('lit', 'yesNo'),
      item('due', 'calculated', { calculation: '${age} > 12' }),
      item('when', 'text', { showIf: '${due}' }),
      item('not yet', 'text', { showIf: '${due} = false()' }),
      item('no', 'text', { showIf: "${due} = 'no'" }),
      item('why', 'text', { showIf: 'not(${lit})' }),
      item('how', 'text', { showIf: '${lit}' }),
    );
    const shown = (answers: Record<string, QuestionAnswer>) => [...askedQuestions(old, answers).keys()].slice(3);
    expect(shown({ age: 3, lit: false })).toEqual(['not yet', 'no', 'why']);
    expect(shown({ age: 13, lit: true })).toEqual(['when', 'how']);
  });

  it('hides nothing and demands nothing by a rule that is not understood, or leads back to itself', () => {
    const odd = template(
      item('a', 'text', { required: false, showIf: 'position(..) = 1', requiredIf: '???' }),
      item('b', 'text', { required: false, showIf: "${c} = ''" }),
      item('c', 'text', { required: false, showIf: "${b} = ''" }),
      item('d', 'text', { required: false, showIf: "${gone} = ''", constraint: 'regex(., "x")' }),
    );
    expect([...askedQuestions(odd, { d: 'y' })].map(([id, { problem }]) => [id, problem])).toEqual([
      ['a', null],
      ['b', null],
      ['c', null],
      ['d', null],
    ]);
  });
});

it('judges the answer to a type of a host by nothing that another type kept', () => {
  const ph = asked('acme:ph', { min: 1, max: 3, alarmAbove: 2, riskWhen: 'yes', options: [off] });
  expect([0.5, 7].map((answer) => answerProblem(ph, answer))).toEqual([null, null]);
  expect([7, true, ['off']].map((answer) => raisesRisk(ph, answer))).toEqual([false, false, false]);
});
