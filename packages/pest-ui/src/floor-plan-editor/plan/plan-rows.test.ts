import { expect, it } from 'vitest';
import { longestRow, type RowSpacing, rowPlaces } from './plan-rows';

const plan = { id: '1', name: '', image: { src: '', width: 1000, height: 500 }, metresPerWidth: 100 };
const at = (x: number, y = 0) => ({ x, y });
const rounded = (places: readonly { x: number; y: number }[]) =>
  places.map(({ x, y }) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);

it.each<[string, RowSpacing, number[]]>([
  ['no further apart than 8 m, from end to end', { by: 'metres', value: 8, even: true }, [0, 0.067, 0.133, 0.2]],
  ['exactly 8 m apart', { by: 'metres', value: 8, even: false }, [0, 0.08, 0.16]],
  ['a spacing that fits', { by: 'metres', value: 5, even: true }, [0, 0.05, 0.1, 0.15, 0.2]],
  ['exactly, where it fits', { by: 'metres', value: 5, even: false }, [0, 0.05, 0.1, 0.15, 0.2]],
  ['percent of the width', { by: 'percent', value: 10, even: true }, [0, 0.1, 0.2]],
  ['as many as asked', { by: 'count', value: 3, even: true }, [0, 0.1, 0.2]],
  ['one stands at the first end', { by: 'count', value: 1, even: true }, [0]],
  ['no spacing', { by: 'metres', value: 0, even: true }, []],
  ['nothing typed', { by: 'metres', value: Number.NaN, even: true }, []],
])('%s', (_name, spacing, expected) => {
  expect(rounded(rowPlaces(at(0), at(0.2), plan, spacing))).toEqual(expected.map((x) => [x, 0]));
});

it('measures down by the height of the picture', () => {
  // A picture half as high as wide is 50 m high.
  expect(rounded(rowPlaces(at(0, 0), at(0, 1), plan, { by: 'metres', value: 25, even: true }))).toEqual([
    [0, 0],
    [0, 0.5],
    [0, 1],
  ]);
});

it('knows no metres without a scale, and makes no row that is too long', () => {
  const metres = { by: 'metres', value: 8, even: true } as const;
  expect(rowPlaces(at(0), at(1), { ...plan, metresPerWidth: null }, metres)).toEqual([]);
  expect(rowPlaces(at(0), at(1), plan, { by: 'count', value: longestRow, even: true })).toHaveLength(longestRow);
  expect(rowPlaces(at(0), at(1), plan, { by: 'count', value: longestRow + 1, even: true })).toEqual([]);
});

it('ends on the plan, whatever is lost in reckoning', () => {
  const row = rowPlaces(at(0.139), at(1), plan, { by: 'metres', value: 12.3, even: false });
  expect(row.at(-1)).toEqual(at(1));
});
