import { expect, it } from 'vitest';
import { type Alignment, aligned, distributed, shifted } from './plan-arrange';
import type { PlanChange } from './plan-changes';

const devices = [
  { id: 'a', position: { x: 0.1, y: 0.2 } },
  { id: 'b', position: { x: 0.2, y: 0.6 } },
  { id: 'c', position: { x: 0.5, y: 0.4 } },
];
const places = (changes: readonly PlanChange[]) =>
  Object.fromEntries(
    changes.map((change) =>
      change.type === 'move' ? [change.id, [Number(change.to.x.toFixed(4)), Number(change.to.y.toFixed(4))]] : [],
    ),
  );

it.each<[Alignment, Record<string, number[]>]>([
  ['left', { b: [0.1, 0.6], c: [0.1, 0.4] }],
  ['centre', { a: [0.3, 0.2], b: [0.3, 0.6], c: [0.3, 0.4] }],
  ['right', { a: [0.5, 0.2], b: [0.5, 0.6] }],
  ['top', { b: [0.2, 0.2], c: [0.5, 0.2] }],
  ['middle', { a: [0.1, 0.4], b: [0.2, 0.4] }],
  ['bottom', { a: [0.1, 0.6], c: [0.5, 0.6] }],
])('%s moves only what does not stand there', (to, expected) => {
  expect(places(aligned(devices, to))).toEqual(expected);
});

it('distributes between the outermost two', () => {
  expect(places(distributed(devices, 'x'))).toEqual({ b: [0.3, 0.6] });
  expect(places(distributed(devices, 'y'))).toEqual({});
});

it('moves all together, and stops as one at the edge', () => {
  expect(places(shifted(devices, { x: 0.1, y: 0.1 }))).toEqual({ a: [0.2, 0.3], b: [0.3, 0.7], c: [0.6, 0.5] });
  expect(places(shifted(devices, { x: -0.4, y: 0 }))).toEqual({ a: [0, 0.2], b: [0.1, 0.6], c: [0.4, 0.4] });
});
