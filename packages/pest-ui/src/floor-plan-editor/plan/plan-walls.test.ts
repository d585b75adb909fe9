import { expect, it } from 'vitest';
import { wallsIn } from './plan-walls';

const size = { width: 200, height: 100 };

/** White paper, or clear, with boxes of ink. */
function drawing(boxes: readonly (readonly [x: number, y: number, width: number, height: number])[], paper = 255) {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(paper);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) data.set([60, 60, 60, 255], (y * size.width + x) * 4);
    }
  }
  return { ...size, data };
}

it.each([
  ['white', 255],
  ['clear', 0],
])('finds upright and level strokes, in their middle, on %s paper', (_, paper) => {
  expect(
    wallsIn(
      drawing(
        [
          [50, 10, 2, 80],
          [50, 90, 100, 1],
        ],
        paper,
      ),
    ),
  ).toEqual([
    { axis: 'x', at: 0.255, from: 0.1, to: 0.91 },
    { axis: 'y', at: 0.905, from: 0.25, to: 0.75 },
  ]);
});

it('takes letters and filled areas for no walls', () => {
  expect(
    wallsIn(
      drawing([
        [10, 10, 6, 6],
        [60, 20, 60, 60],
      ]),
    ),
  ).toEqual([]);
});

it('finds both ends of a wall that a door parts', () => {
  const walls = wallsIn(
    drawing([
      [50, 10, 1, 30],
      [50, 60, 1, 30],
    ]),
  );
  expect(walls.map(({ from, to }) => [from, to])).toEqual([
    [0.1, 0.4],
    [0.6, 0.9],
  ]);
});
