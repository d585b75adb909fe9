import { expect, it } from 'vitest';
import { snapped } from './plan-snap';

const plan = { id: '1', name: '', image: { src: '', width: 1000, height: 500 }, metresPerWidth: 100 };
const box = { width: 1000, height: 500 };
const others = [
  { x: 0.2, y: 0.2 },
  { x: 0.203, y: 0.9 },
  { x: 0.4, y: 0.5 },
];

it('draws a place to the line of a neighbour, and says how far it is', () => {
  const { position, guides } = snapped({
    at: { x: 0.204, y: 0.4 },
    others: others.slice(0, 1),
    areas: [],
    walls: [],
    plan,
    box,
  });
  expect(position).toEqual({ x: 0.2, y: 0.4 });
  expect(guides).toEqual([{ axis: 'x', from: others[0], to: position, metres: expect.closeTo(10) }]);
});

it('takes the best line of several, and one of each direction', () => {
  const { position, guides } = snapped({ at: { x: 0.2025, y: 0.495 }, others, areas: [], walls: [], plan, box });
  expect(position).toEqual({ x: 0.203, y: 0.5 });
  expect(guides.map(({ axis }) => axis)).toEqual(['x', 'y']);
});

it('lines up with the edges of an area, and says no metres without a scale', () => {
  const areas = [{ left: 0.6, top: 0.1, right: 0.8, bottom: 0.3 }];
  const free = { ...plan, metresPerWidth: null };
  const { position, guides } = snapped({ at: { x: 0.601, y: 0.305 }, others: [], areas, walls: [], plan: free, box });
  expect(position).toEqual({ x: 0.6, y: 0.3 });
  expect(guides.map(({ metres }) => metres)).toEqual([null, null]);
});

it('leaves alone what is near nothing', () => {
  const at = { x: 0.3, y: 0.3 };
  expect(snapped({ at, others, areas: [], walls: [], plan, box })).toEqual({ position: at, guides: [] });
});

it('stands on a wall however long that is, and says how far its nearer end is', () => {
  const walls = [
    { axis: 'x', at: 0.6, from: 0, to: 1 },
    { axis: 'y', at: 0.7, from: 0, to: 0.3 },
  ] as const;
  const wide = { width: 4000, height: 2000 };
  const { position, guides } = snapped({ at: { x: 0.601, y: 0.701 }, others: [], areas: [], walls, plan, box: wide });
  expect(position).toEqual({ x: 0.6, y: 0.701 });
  expect(guides).toEqual([{ axis: 'x', from: { x: 0.6, y: 1 }, to: position, metres: expect.closeTo(14.95) }]);
});
