import { expect, it } from 'vitest';
import { alignedAreas, alignedMoves, alignedWidth, alignment, type PlanAlignment } from './plan-alignment';

const old = { width: 1000, height: 500 };
const pair = (x: number, y: number, toX: number, toY: number) => ({ before: { x, y }, after: { x: toX, y: toY } });

/** The same drawing in the right half of a picture twice as wide. */
const shifted: PlanAlignment = [pair(0, 0, 0.5, 0), pair(1, 1, 1, 1)];
const wide = { width: 2000, height: 500 };
/** Turned by a quarter. */
const turned: PlanAlignment = [pair(0, 0, 1, 0), pair(1, 0, 1, 1)];
const upright = { width: 500, height: 1000 };

it.each<[string, PlanAlignment, typeof wide, [number, number], [number, number]]>([
  ['shifted', shifted, wide, [0, 0], [0.5, 0]],
  ['shifted', shifted, wide, [0.5, 0.5], [0.75, 0.5]],
  ['turned', turned, upright, [0.5, 0], [1, 0.5]],
  ['turned', turned, upright, [1, 1], [0, 1]],
])('%s: a place goes along', (_name, pairs, to, [x, y], [toX, toY]) => {
  const moved = alignment(pairs, old, to)?.({ x, y });
  expect(moved?.x).toBeCloseTo(toX);
  expect(moved?.y).toBeCloseTo(toY);
});

it('takes devices, areas and the scale along, and keeps all of them on the picture', () => {
  const align = alignment([pair(0, 0, 0, 0), pair(0.5, 0, 1, 0)], old, old);
  if (!align) throw new Error('no alignment');
  const device = { id: 'a', code: 'A', name: '', type: 'mouseTrap', position: { x: 0.75, y: 0.25 } };
  expect(alignedMoves([device, { ...device, id: 'b', position: null }], align)).toEqual([
    { type: 'move', id: 'a', from: { x: 0.75, y: 0.25 }, to: { x: 1, y: 0.5 } },
  ]);
  const area = { id: 'bins', name: '', left: 0.1, top: 0.1, right: 0.2, bottom: 0.2 };
  expect(alignedAreas([area], align)).toEqual([{ ...area, left: 0.2, top: 0.2, right: 0.4, bottom: 0.4 }]);
  const plan = { id: '1', name: '', image: { src: '', ...old }, metresPerWidth: 100 };
  expect(alignedWidth(plan, old, align)).toBeCloseTo(50);
  expect(alignedWidth({ ...plan, metresPerWidth: null }, old, align)).toBeNull();
});

it('is none where the two places are one', () => {
  expect(alignment([pair(0.5, 0.5, 0, 0), pair(0.5, 0.5, 1, 1)], old, old)).toBeNull();
  expect(alignment([pair(0, 0, 0.5, 0.5), pair(1, 1, 0.5, 0.5)], old, old)).toBeNull();
});
