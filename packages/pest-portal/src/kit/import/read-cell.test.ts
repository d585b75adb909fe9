import { expect, test } from 'vitest';
import { readCell } from './read-cell';

test.each([
  ['2027-10-25', '2027-10-25'],
  ['2027/1/5', '2027-01-05'],
  ['2027-1-5', '2027-01-05'],
  ['2027/12/31', '2027-12-31'],
  ['2027.10.25', '2027-10-25'],
  ['20271025', '2027-10-25'],
  ['2027年3月8日', '2027-03-08'],
  ['2027 年 3 月 8 日', '2027-03-08'],
  ['2027年3月8日星期一', '2027-03-08'],
  ['２０２７／１／５', '2027-01-05'],
  ['2027-10-25 00:00:00', '2027-10-25'],
  ['2027/10/25 0:00', '2027-10-25'],
  ['2027年3月8日 星期一 10:30', '2027-03-08'],
  ['2028-02-29', '2028-02-29'],
])('the day %s is read', (cell, day) => {
  expect(readCell('day', cell)).toBe(day);
});

test.each([
  '5/1/2027',
  '27/1/5',
  '1/5',
  '2027-1/5',
  '2027-02-30',
  '2027/13/1',
  '20271301',
  '2027年3月',
  '2027-10-25T00:00:00Z',
  '46752',
  'soon',
  '',
])('%j is no one day, and stays as it is', (cell) => {
  expect(readCell('day', cell)).toBe(cell);
});

test.each([
  ['1,200', '1200'],
  ['１２', '12'],
  ['5.', '5'],
  ['.5', '0.5'],
  ['5.0000', '5'],
  ['20 pcs', '20 pcs'],
  ['1.200,5', '1.200,5'],
  ['25%', '25%'],
])('the amount %s is %s', (cell, amount) => {
  expect(readCell('amount', cell)).toBe(amount);
});

test('a percentage is read with its sign and without it, and words are left alone', () => {
  expect(['12.50%', '１２％', '7', 'half'].map((cell) => readCell('percent', cell))).toEqual([
    '12.5',
    '12',
    '7',
    'half',
  ]);
  expect(['007', '1,200', '2027/1/5'].map((cell) => readCell('text', cell))).toEqual(['007', '1,200', '2027/1/5']);
});

test('the apostrophe goes that our own files put before what looks like a formula', () => {
  expect(["'-A", "'＝1", "'tis"].map((cell) => readCell('text', cell))).toEqual(['-A', '＝1', "'tis"]);
});
