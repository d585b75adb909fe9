import { expect, test } from 'vitest';
import { runsOf } from './row-groups';

const groupOf = (row: string) => ({ key: row.slice(0, 1), label: row.slice(0, 1) });
const counts = (rows: readonly string[], paging = {}) =>
  runsOf({ rows, groupOf, ...paging }).map(({ group, count }) => [group?.key, count]);

test('rows of one group follow each other under its heading', () => {
  expect(counts(['a1', 'a2', 'b1'])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a group that may go on over the page’s edge is not counted', () => {
  const rows = ['a1', 'b1', 'c1'];
  expect(counts(rows, { page: 2, limit: 3, total: 9 })).toEqual([
    ['a', null],
    ['b', 1],
    ['c', null],
  ]);
  expect(counts(rows, { page: 3, limit: 3, total: 9 })).toEqual([
    ['a', null],
    ['b', 1],
    ['c', 1],
  ]);
});

test('without groups there is one run, without a heading', () => {
  expect(runsOf({ rows: ['a1', 'b1'] })).toEqual([{ group: null, rows: ['a1', 'b1'], count: null }]);
});
