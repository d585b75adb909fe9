import { expect, it } from 'vitest';
import { type ShiftBoard, staffLoads } from './staff-load';

const task = (id: string, plannedAt: string) => ({
  id,
  number: id,
  customerName: '江南食品',
  plannedAt,
  state: 'allocated' as const,
});

const board: ShiftBoard = [
  {
    id: 'busy',
    name: '王师傅',
    days: [
      { day: '2026-05-04', tasks: [task('t2', '2026-05-04T06:00:00.000Z'), task('t1', '2026-05-04T01:00:00.000Z')] },
      { day: '2026-05-05', tasks: [task('t9', '2026-05-05T01:00:00.000Z')] },
    ],
  },
  {
    id: 'free',
    name: '李师傅',
    days: [{ day: '2026-05-04', tasks: [task('assigning', '2026-05-04T02:00:00.000Z')] }],
  },
];

it('offers the least busy first and leaves the service itself out', () => {
  const loads = staffLoads(board, '2026-05-04', 'assigning');
  expect(loads.map((load) => [load.id, load.tasks.map((v) => v.id)])).toEqual([
    ['free', []],
    ['busy', ['t1', 't2']],
  ]);
});

it('knows nothing of days that are not on the board', () => {
  expect(staffLoads(board, '2026-05-06', null).every((load) => load.tasks.length === 0)).toBe(true);
});
