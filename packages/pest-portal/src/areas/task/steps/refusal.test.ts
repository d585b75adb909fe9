import { PestError } from 'pest-sdk';
import { expect, it } from 'vitest';
import { taskRefusalOf } from './refusal';

it.each([
  [20001, 'task.begun'],
  [20003, 'task.indoorUnfinished'],
  [20004, 'task.outdoorUnfinished'],
  [20005, 'task.risksUntreated'],
  [20006, 'task.noInspectionRecord'],
  [20016, 'task.notServiceDay'],
  [20017, 'review.alreadyDone'],
  [4001, null],
] as const)('reads %s as %s', (code, refusal) => {
  expect(taskRefusalOf(new PestError({ kind: 'api', endpoint: 'task.submit', code }))).toBe(refusal);
});

it('leaves failures without a code to the general words', () => {
  expect(taskRefusalOf(new PestError({ kind: 'network', endpoint: 'task.submit' }))).toBeNull();
  expect(taskRefusalOf(new Error('boom'))).toBeNull();
});
