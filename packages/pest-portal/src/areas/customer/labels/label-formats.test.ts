import { expect, test } from 'vitest';
import { labelFormats, pagesOf } from './label-formats';

test.each(labelFormats)('$id: its labels fit on its paper', ({ page, columns, rows, label, top }) => {
  expect(columns * label.width).toBeLessThanOrEqual(page.width);
  expect(top + rows * label.height).toBeLessThanOrEqual(page.height);
});

test('labels go on from the first place that is free on a sheet', () => {
  const [format] = labelFormats;
  if (!format) throw new Error('There is a format.');
  const items = Array.from({ length: 30 }, (_, at) => at);
  expect(pagesOf(items, format, 0).map(({ length }) => length)).toEqual([24, 6]);
  const [first = [], second] = pagesOf(items, format, 20);
  expect(first.slice(18)).toEqual([null, null, 0, 1, 2, 3]);
  expect(second).toEqual(items.slice(4, 28));
  expect(pagesOf([], format, 0)).toEqual([]);
});
