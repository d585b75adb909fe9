import type { DeviceHistoryEntry } from 'pest-sdk';
import { expect, test } from 'vitest';
import { historyEntry } from '../../../testing/device-history';
import { lastFindings, wasNotRead } from './last-findings';

test.each<[string, Partial<DeviceHistoryEntry>, boolean]>([
  ['a check without anything', {}, false],
  ['a new place', { kind: 'placed', outcome: null, value: null }, false],
  ['a catch', { value: 2 }, true],
  ['an act', { actions: ['replaced'] }, true],
  ['a note', { note: '门缝' }, true],
  ['what could not be opened', { outcome: 'inaccessible', value: null, reason: '货物堵住' }, true],
])('%s is a finding: %o %s', (_what, given, is) => {
  expect(lastFindings([historyEntry(given)])).toHaveLength(is ? 1 : 0);
});

test('the last three count, and what was not read stands out', () => {
  const caught = [5, 4, 3, 2].map((value) => historyEntry({ value }));
  expect(lastFindings([historyEntry({}), ...caught]).map(({ value }) => value)).toEqual([5, 4, 3]);
  expect([historyEntry({}), historyEntry({ outcome: 'missing', value: null })].map(wasNotRead)).toEqual([false, true]);
});
