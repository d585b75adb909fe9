import { expect, test } from 'vitest';
import { endpointOf } from '../contract';
import { argumentsFor, type KnownIds, noteIds } from './arguments';

test('the first id of a list, whole or in pages, is kept for rows that ask for one', () => {
  const ids: KnownIds = new Map();
  noteIds(ids, endpoint('device.list'), { items: [{ id: 'd1' }, { id: 'd2' }], total: 2 });
  noteIds(ids, endpoint('device.list'), { items: [{ id: 'd3' }], total: 1 });
  noteIds(ids, endpoint('floorPlan.list'), [{ id: 'p1' }]);
  expect([...ids]).toEqual([
    ['device', 'd1'],
    ['floorPlan', 'p1'],
  ]);
});

test('answers without an id, and of rows that list nothing, are left', () => {
  const ids: KnownIds = new Map();
  noteIds(ids, endpoint('device.list'), { items: [], total: 0 });
  noteIds(ids, endpoint('device.list'), { items: [null], total: 1 });
  noteIds(ids, endpoint('device.list'), { items: [{ code: 'd' }], total: 1 });
  noteIds(ids, endpoint('device.list'), null);
  noteIds(ids, endpoint('device.detail'), [{ id: 'd1' }]);
  expect([...ids]).toEqual([]);
});

test('a row is asked with what is known, and not at all where that is not enough', () => {
  const ids: KnownIds = new Map([['task', '01890a5d-ac96-774b-bcce-b302099a8057']]);
  expect(argumentsFor(endpoint('task.details'), ids)).toEqual({ id: '01890a5d-ac96-774b-bcce-b302099a8057' });
  expect(argumentsFor(endpoint('report.detail'), ids)).toBeNull();
});

function endpoint(name: Parameters<typeof endpointOf>[0]) {
  const [area = ''] = name.split('.');
  return { name, area, row: endpointOf(name) } as Parameters<typeof argumentsFor>[0];
}
