import type { TaskSummary } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { nextJobOf } from './next-job';

const [sample] = sampleResult('task.list').items;
if (!sample) throw new Error('The list has a sample.');
const job = (id: string, over: Partial<TaskSummary>): TaskSummary => ({
  ...sample,
  id,
  state: 'allocated',
  staff: [{ id: 'me', name: '李强' }],
  plannedDay: '2026-05-04',
  plannedAt: '2026-05-04T01:00:00.000Z',
  ...over,
});
const later = job('later', { plannedAt: '2026-05-04T06:00:00.000Z' });
const first = job('first', {});
const begun = job('begun', { state: 'checkedIn', plannedDay: '2026-05-03' });
const others = job('others', { staff: [{ id: 'you', name: '王磊' }], plannedAt: '2026-05-04T00:00:00.000Z' });
const missed = job('missed', { plannedDay: '2026-05-03', plannedAt: '2026-05-03T01:00:00.000Z' });

test.each([
  ['the first of the day', [later, first, others, missed], 'first'],
  ['what is begun comes first', [first, begun], 'begun'],
  ['nothing of others, nothing missed', [others, missed, job('done', { state: 'pendingReview' })], null],
] as const)('%s', (_, tasks, expected) => {
  expect(nextJobOf(tasks, 'me', '2026-05-04')?.id ?? null).toBe(expected);
});
