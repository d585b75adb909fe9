import type { DeviceHistoryEntry } from 'pest-sdk';
import { expect, test } from 'vitest';
import { lastFindings, wasNotRead } from './last-findings';

const entry = (given: Partial<DeviceHistoryEntry>): DeviceHistoryEntry => ({
  at: '2026-11-20T02:00:00.000Z',
  kind: 'checked',
  taskId: 't',
  taskNumber: 'S1',
  accountName: '李强',
  outcome: 'checked',
  reason: '',
  value: 0,
  species: [],
  actions: [],
  note: '',
  floorPlanName: null,
  position: null,
  ...given,
});

test.each<[string, Partial<DeviceHistoryEntry>, boolean]>([
  ['a check without anything', {}, false],
  ['a new place', { kind: 'placed', outcome: null, value: null }, false],
  ['a catch', { value: 2 }, true],
  ['an act', { actions: ['replaced'] }, true],
  ['a note', { note: '门缝' }, true],
  ['what could not be opened', { outcome: 'inaccessible', value: null, reason: '货物堵住' }, true],
])('%s is a finding: %o %s', (_what, given, is) => {
  expect(lastFindings([entry(given)])).toHaveLength(is ? 1 : 0);
});

test('the last three count, and what was not read stands out', () => {
  const caught = [5, 4, 3, 2].map((value) => entry({ value }));
  expect(lastFindings([entry({}), ...caught]).map(({ value }) => value)).toEqual([5, 4, 3]);
  expect([entry({}), entry({ outcome: 'missing', value: null })].map(wasNotRead)).toEqual([false, true]);
});
