import type { Device } from 'pest-sdk';
import { expect, test, vi } from 'vitest';
import type { PlanChange } from '../floor-plan-editor/plan/plan-changes';
import { changedDevices, planDevices, planReplacement, requestFor } from './plan-records';

const plan = { id: 'p1', customerId: 'c1' };

function device(change: Partial<Device> & { readonly id: string }): Device {
  return {
    customerId: 'c1',
    floorPlanId: 'p1',
    workshopId: null,
    workshopName: null,
    type: 'mouseTrap',
    code: `MT-${change.id}`,
    name: '捕鼠器',
    model: 'T1',
    brand: '',
    location: '门口',
    templateId: null,
    bound: true,
    tags: [],
    position: { x: 0.5, y: 0.5 },
    lastCheckedAt: '2026-05-04T02:30:00.000Z',
    installedDay: '2026-01-01',
    ...change,
  };
}

test('a plan shows its own devices and those that are on no plan, without a place', () => {
  const site = [
    device({ id: '1' }),
    device({ id: '2', floorPlanId: null, position: { x: 0.1, y: 0.1 } }),
    device({ id: '3', floorPlanId: 'p2' }),
  ];
  expect(planDevices(site, 'p1').map(({ id, position }) => [id, position])).toEqual([
    ['1', { x: 0.5, y: 0.5 }],
    ['2', null],
  ]);
});

test('placing a device from no plan puts it on this one; the others stay as they are', () => {
  const site = [device({ id: '1' }), device({ id: '2', floorPlanId: null, position: null })];
  const to = { x: 0.2, y: 0.8 };
  const after = changedDevices(site, [{ type: 'place', id: '2', from: null, to }], plan);
  expect(after[1]).toMatchObject({ floorPlanId: 'p1', position: to });
  expect(after[0]).toBe(site[0]);
});

test('several changes of one step add up', () => {
  const changes: PlanChange[] = [
    { type: 'move', id: '1', from: { x: 0.5, y: 0.5 }, to: { x: 0.6, y: 0.5 } },
    { type: 'unplace', id: '1', from: { x: 0.6, y: 0.5 } },
    { type: 'delete', id: '2', from: null },
  ];
  expect(changedDevices([device({ id: '1' }), device({ id: '2' })], changes, plan)).toEqual([
    device({ id: '1', position: null }),
  ]);
});

test('a height that was typed shows before the server has answered', () => {
  const changes: PlanChange[] = [{ type: 'edit', id: '1', patch: { mountHeight: 2 } }];
  expect(changedDevices([device({ id: '1' })], changes, plan)[0]?.mountHeight).toBe(2);
});

test('a type that only the host knows is sent to nobody', async () => {
  const calls = { mobile: vi.fn(), delete: vi.fn(), add: vi.fn(), update: vi.fn() };
  const change: PlanChange = { type: 'add', device: { id: '9', code: 'X', name: '', type: 'sticky', position: null } };
  await expect(requestFor({ device: calls }, plan, [], change)).rejects.toThrow('sticky');
  expect(calls.add).not.toHaveBeenCalled();
});

test('every change is one call of the contract', async () => {
  const calls = { mobile: vi.fn(), delete: vi.fn(), add: vi.fn(), update: vi.fn() };
  const site = [device({ id: '1' })];
  const options = { signal: new AbortController().signal };
  const send = (change: PlanChange) => requestFor({ device: calls }, plan, site, change, options);
  const to = { x: 0.6, y: 0.5 };

  await send({ type: 'move', id: '1', from: null, to });
  expect(calls.mobile).toHaveBeenLastCalledWith({ id: '1', floorPlanId: 'p1', position: to }, options);
  await send({ type: 'unplace', id: '1', from: to });
  expect(calls.mobile).toHaveBeenLastCalledWith({ id: '1', floorPlanId: 'p1', position: null }, options);
  await send({ type: 'delete', id: '1', from: to });
  expect(calls.delete).toHaveBeenLastCalledWith({ id: '1' }, options);
  await send({ type: 'edit', id: '1', patch: { mountHeight: 1.8 } });
  // What nobody changed here may have been changed by somebody else: it is not sent back.
  expect(calls.update).toHaveBeenLastCalledWith({ id: '1', mountHeight: 1.8 }, options);
  await send({ type: 'add', device: { id: 'gone', code: 'MT-9', name: '捕鼠器', type: 'mouseTrap', position: to } });
  const added = { customerId: 'c1', code: 'MT-9', position: to, workshopId: null };
  expect(calls.add).toHaveBeenLastCalledWith(expect.objectContaining(added), options);
});

test('another picture takes along the devices that moved, the areas and the scale', () => {
  const record = { id: 'p1' };
  const area = { id: 'bins', name: '', left: 0, top: 0, right: 0.1, bottom: 0.1 };
  const changes: PlanChange[] = [{ type: 'move', id: '1', from: { x: 0.5, y: 0.5 }, to: { x: 0.25, y: 0.5 } }];
  expect(planReplacement(record, '/files/b.png', { changes, trashAreas: [area], metresPerWidth: 80.00004 })).toEqual({
    ...record,
    metresPerWidth: 80,
    image: '/files/b.png',
    trashAreas: [area],
    positions: [{ id: '1', x: 0.25, y: 0.5 }],
  });
});
