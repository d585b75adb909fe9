import type { BoardService, ShiftBoard } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import {
  clashes,
  freePeople,
  isFree,
  lanesOf,
  outlookAt,
  planAt,
  samePlan,
  spanOf,
  stepped,
  weekNumber,
  withPlan,
} from './board-model';

const zone = 'Asia/Shanghai';

function service(id: string, hour: number, given: Partial<BoardService> = {}): BoardService {
  const staffIds = given.staffIds ?? [];
  return {
    id,
    number: id,
    customerId: 'c1',
    customerName: '临江大酒店',
    workshops: [],
    description: '',
    plannedAt: `2026-05-04T${String(hour - 8).padStart(2, '0')}:00:00.000Z`,
    plannedDay: '2026-05-04',
    minutes: 90,
    devicesDue: 10,
    state: staffIds.length === 0 ? 'unallocated' : 'allocated',
    staffIds,
    recurringId: null,
    alone: false,
    ...given,
  };
}

const staff = [
  { id: 'li', name: '李强' },
  { id: 'wang', name: '王磊' },
];
const boardOf = (...services: BoardService[]): ShiftBoard => ({ staff, services, leave: [] });

describe('what is shown', () => {
  it('a week from its Monday, a month in six whole weeks', () => {
    expect(spanOf('week', '2026-05-06')).toEqual({ from: '2026-05-04', to: '2026-05-10' });
    expect(spanOf('day', '2026-05-10')).toEqual({ from: '2026-05-04', to: '2026-05-10' });
    expect(spanOf('month', '2026-05-31')).toEqual({ from: '2026-04-27', to: '2026-06-07' });
  });

  it('a step leads to the next day, week or month', () => {
    expect([stepped('day', '2026-05-31', 1), stepped('week', '2026-05-04', -1)]).toEqual(['2026-06-01', '2026-04-27']);
    expect([stepped('month', '2026-01-31', 1), stepped('month', '2026-03-31', -1)]).toEqual([
      '2026-02-01',
      '2026-02-01',
    ]);
  });

  it.each([
    ['2026-01-01', 1],
    ['2027-01-01', 53],
    ['2026-11-23', 48],
  ])('%s is in week %i', (day, week) => expect(weekNumber(day)).toBe(week));
});

describe('dropping a service', () => {
  const nine = service('nine', 9, { staffIds: ['li', 'wang'] });

  it('puts one person in the place of another, and keeps the time of day', () => {
    const held = { service: service('a', 9, { staffIds: ['li'] }), personId: 'li' };
    expect(planAt(held, { personId: 'wang', day: '2026-05-06', time: null }, zone)).toEqual({
      plannedAt: '2026-05-06T01:00:00.000Z',
      staffIds: ['wang'],
    });
  });

  it('leaves the others of a team, also when its person is taken away', () => {
    const held = { service: nine, personId: 'li' };
    expect(planAt(held, { personId: null, day: nine.plannedDay, time: null }, zone).staffIds).toEqual(['wang']);
    expect(planAt(held, { personId: 'wang', day: nine.plannedDay, time: '14:00' }, zone)).toEqual({
      plannedAt: '2026-05-04T06:00:00.000Z',
      staffIds: ['wang'],
    });
  });

  it('says beforehand what is in the way, and whether the week becomes too long', () => {
    const held = { service: service('new', 10), personId: null };
    const at = (board: ShiftBoard) => outlookAt(board, held, { personId: 'li', day: '2026-05-04', time: null }, zone);
    const overlap = boardOf(held.service, service('a', 9, { staffIds: ['li'] }));
    expect(at(overlap).clashes).toEqual([{ kind: 'overlap', serviceId: 'a' }]);
    const long = service('b', 14, { staffIds: ['li'], minutes: 2400 });
    expect(at(boardOf(held.service, long))).toEqual({ clashes: [], overMinutes: 90 });
    expect(isFree(at(boardOf(held.service)))).toBe(true);
    expect(freePeople(overlap, held.service, zone).map(({ id }) => id)).toEqual(['wang']);
  });

  it('shows at once, and is undone by the plan before', () => {
    const board = boardOf(nine);
    const moved = withPlan(board, 'nine', { plannedAt: '2026-05-05T17:00:00.000Z', staffIds: [] }, zone);
    expect(moved.services[0]).toMatchObject({ plannedDay: '2026-05-06', state: 'unallocated', staffIds: [] });
    expect(withPlan(moved, 'nine', nine, zone)).toEqual(board);
    expect(samePlan(nine, { ...nine, staffIds: ['wang', 'li'] })).toBe(true);
    expect(samePlan(nine, { ...nine, staffIds: ['li'] })).toBe(false);
  });
});

it('a service that has begun clashes with nothing any more', () => {
  const begun = service('a', 9, { staffIds: ['li'], state: 'checkedIn' });
  const planned = service('b', 10, { staffIds: ['li'] });
  const board = boardOf(begun, planned);
  expect([clashes(board, begun), clashes(board, planned)]).toEqual([false, true]);
});

it('services that overlap stand side by side, and those that do not share a lane', () => {
  const lanes = lanesOf([service('a', 9), service('b', 10), service('c', 11), service('d', 14)]);
  expect(Object.fromEntries([...lanes].map(([id, { lane, lanes: of }]) => [id, `${lane}/${of}`]))).toEqual({
    a: '0/2',
    b: '1/2',
    c: '0/2',
    d: '0/1',
  });
});
