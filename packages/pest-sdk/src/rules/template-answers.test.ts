import { describe, expect, it } from 'vitest';
import type { QuestionAnswer } from '../trade/question-types';
import { type AnsweredQuestion, answerProblem, isUnanswered, raisesRisk } from './template-answers';

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
