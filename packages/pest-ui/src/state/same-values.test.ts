import { expect, it } from 'vitest';
import { sameValues } from './same-values';

it.each([
  [{ id: 1, text: 'a' }, { text: 'a', id: 1 }, true],
  [{ id: 1, note: undefined }, { id: 1 }, true],
  [{ id: 1, note: null }, { id: 1 }, false],
  [[{ a: [1, 2] }], [{ a: [1, 2] }], true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  ['1', 1, false],
])('%j and %j say the same: %s', (a, b, same) => {
  expect(sameValues(a, b)).toBe(same);
});
