import type { TaskDetails } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { stepsTaken } from './steps-taken';

const moment = (hour: string) => {
  const at = `2026-05-04T${hour}:00:00.000Z`;
  return { at, receivedAt: at, accountName: 'Li' };
};
const planned: TaskDetails = {
  ...sampleResult('task.details'),
  createdAt: '2026-05-01T00:00:00.000Z',
  createdBy: 'Zhao',
  assigned: null,
  checkedIn: null,
  submitted: null,
  reviewed: null,
};
const states = (change: Partial<TaskDetails>) => stepsTaken({ ...planned, ...change }).map(({ state }) => state);

describe('the steps of a service', () => {
  test.each([
    ['unallocated', {}, ['done', 'current', 'ahead', 'ahead', 'ahead']],
    ['allocated', { assigned: moment('00') }, ['done', 'done', 'current', 'ahead', 'ahead']],
    ['checkedIn', { checkedIn: moment('01') }, ['done', 'done', 'done', 'current', 'ahead']],
    ['pendingReview', { submitted: moment('02') }, ['done', 'done', 'done', 'done', 'current']],
    ['reviewed', { reviewed: moment('03') }, ['done', 'done', 'done', 'done', 'done']],
  ] as const)('%s', (state, change, expected) => {
    expect(states({ state, ...change })).toEqual(expected);
  });

  test('a service that was sent back waits for being submitted again, since it was begun', () => {
    const steps = stepsTaken({
      ...planned,
      state: 'checkedIn',
      returnReason: 'No photo',
      checkedIn: moment('01'),
      submitted: moment('02'),
    });
    expect(steps[3]).toEqual({ step: 'submit', state: 'current', since: moment('01').at });
  });

  test('what is done says who and when', () => {
    expect(stepsTaken({ ...planned, state: 'allocated', assigned: moment('00') }).slice(0, 2)).toEqual([
      { step: 'create', state: 'done', by: 'Zhao', at: planned.createdAt },
      { step: 'assign', state: 'done', by: 'Li', at: moment('00').at },
    ]);
  });
});
