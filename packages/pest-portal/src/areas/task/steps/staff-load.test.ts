import type { BoardService, ShiftBoard } from 'pest-sdk';
import { expect, it } from 'vitest';
import { staffLoads } from './staff-load';

const day = '2026-05-04';

function service(id: string, hour: number, staffIds: string[], plannedDay = day): BoardService {
  return {
    id,
    number: id,
    customerId: 'c1',
    customerName: '江南食品',
    workshops: [],
    description: '',
    plannedAt: new Date(Date.parse(`${plannedDay}T00:00:00Z`) + hour * 3_600_000).toISOString(),
    plannedDay,
    minutes: 120,
    devicesDue: 0,
    state: 'allocated',
    staffIds,
    recurringId: null,
    alone: false,
  };
}

const board: ShiftBoard = {
  staff: [
    { id: 'busy', name: '王师傅' },
    { id: 'free', name: '李师傅' },
    { id: 'away', name: '刘师傅' },
  ],
  services: [
    service('t2', 6, ['busy']),
    service('t1', 1, ['busy']),
    service('t9', 1, ['busy'], '2026-05-05'),
    service('assigning', 2, ['free']),
  ],
  leave: [
    {
      id: 'l1',
      accountId: 'away',
      startAt: `${day}T00:00:00.000Z`,
      endAt: '2026-05-05T00:00:00.000Z',
      state: 'approved',
    },
  ],
};
const assigning = service('assigning', 2, ['free']);

it('offers who is free first and leaves the service itself out', () => {
  const loads = staffLoads(board, { taskId: 'assigning', day, service: assigning });
  expect(loads.map(({ id, services, clashes }) => [id, services.map((known) => known.id), clashes])).toEqual([
    ['free', [], []],
    ['away', [], [{ kind: 'leave', serviceId: null }]],
    ['busy', ['t1', 't2'], [{ kind: 'overlap', serviceId: 't1' }]],
  ]);
});

it('says nothing of clashes while the time is not known', () => {
  const loads = staffLoads(board, { taskId: null, day, service: null });
  expect(loads.every(({ clashes }) => clashes.length === 0)).toBe(true);
});

it('a week that becomes too long is known by its minutes', () => {
  const long = { ...service('long', 12, ['busy'], '2026-05-06'), minutes: 2400 };
  const loads = staffLoads({ ...board, services: [long] }, { taskId: null, day, service: assigning });
  expect(loads.find(({ id }) => id === 'busy')?.overMinutes).toBe(120);
});
