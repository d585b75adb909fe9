import { expect, it } from 'vitest';
import { contourPath } from './contours';

/** A hill of 4 in the middle of 5 × 5 cells. */
const hill = {
  columns: 5,
  rows: 5,
  cell: 4,
  values: Float32Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
};

it('draws a closed line around what reaches a level', () => {
  const path = contourPath(hill, 2);
  const strokes = path.split('M').slice(1);
  expect(strokes).toHaveLength(4);
  const ends = strokes.flatMap((stroke) => stroke.split('L')).sort();
  // Every end of a stroke is the end of another: half-way between the top and its neighbours.
  expect(ends).toEqual(['2.0 2.5', '2.0 2.5', '2.5 2.0', '2.5 2.0', '2.5 3.0', '2.5 3.0', '3.0 2.5', '3.0 2.5']);
});

it('draws nothing where nothing reaches it, and nothing around everything', () => {
  expect(contourPath(hill, 5)).toBe('');
  expect(contourPath(hill, 0)).toBe('');
});
