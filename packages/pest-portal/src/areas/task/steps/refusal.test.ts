import { PestError } from 'pest-sdk';
import { expect, it } from 'vitest';
import { taskRefusalOf } from './refusal';

it.each([
  [20001, 'begun'],
  [20003, 'indoorLeft'],
  [20004, 'outdoorLeft'],
  [20005, 'risksLeft'],
  [20006, 'noRecord'],
  [20016, 'notServiceDay'],
  [20017, 'reviewDone'],
  [4001, null],
] as const)('reads %s as %s', (code, refusal) => {
  expect(taskRefusalOf(new PestError({ kind: 'api', endpoint: 'task.submit', code }))).toBe(refusal);
});

it('leaves failures without a code to the general words', () => {
  expect(taskRefusalOf(new PestError({ kind: 'network', endpoint: 'task.submit' }))).toBeNull();
  expect(taskRefusalOf(new Error('boom'))).toBeNull();
});
