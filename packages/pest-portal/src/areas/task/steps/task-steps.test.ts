import { customerPermissions, type Permission, serviceStaffPermissions } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import type { Right } from '../../../base/roles';
import { availableSteps } from './task-steps';

const staff = [{ id: 'u1', name: '李师傅' }];
const everything = () => true;
const [plannedDay, dayAfter] = ['2026-05-04', '2026-05-05'];
const holderOf = (permissions: readonly Permission[]) => (right: Right) =>
  [right].flat().some((permission) => permissions.includes(permission));

describe('the steps of a service', () => {
  it.each([
    ['unallocated', [], null, ['assign', 'edit', 'delete']],
    ['allocated', staff, null, ['checkIn', 'assign', 'edit', 'delete']],
    ['checkedIn', staff, null, ['execute', 'submit']],
    ['pendingReview', staff, null, ['review']],
    ['reviewed', staff, null, ['generateReport']],
    ['reviewed', staff, 'r1', ['openReport']],
  ] as const)('in state %s', (state, people, reportId, expected) => {
    expect(availableSteps({ state, staff: [...people], reportId, plannedDay }, everything, plannedDay)).toEqual(
      expected,
    );
  });

  it('are those the person may take', () => {
    const can = holderOf(serviceStaffPermissions);
    const service = { staff, reportId: null, plannedDay };
    expect(availableSteps({ ...service, state: 'allocated' }, can, plannedDay)).toEqual(['checkIn']);
    expect(availableSteps({ ...service, state: 'pendingReview' }, can, plannedDay)).toEqual([]);
  });

  it('offer check-in on the service day only', () => {
    const service = { state: 'allocated', staff, reportId: null, plannedDay } as const;
    expect(availableSteps(service, everything, dayAfter)).toEqual(['assign', 'edit', 'delete']);
    expect(availableSteps({ ...service, plannedDay: dayAfter }, everything, plannedDay)).not.toContain('checkIn');
  });

  it('let a customer open the report that is named to it', () => {
    const can = holderOf(customerPermissions);
    const service = { state: 'reviewed', staff, plannedDay } as const;
    expect(availableSteps({ ...service, reportId: 'r1' }, can, plannedDay)).toEqual(['openReport']);
    expect(availableSteps({ ...service, reportId: null }, can, plannedDay)).toEqual([]);
  });
});
