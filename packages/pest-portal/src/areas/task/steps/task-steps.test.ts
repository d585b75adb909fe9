import { customerPermissions, type Permission, serviceStaffPermissions } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import type { Right } from '../../../base/roles';
import { availableSteps } from './task-steps';

const staff = [{ id: 'u1', name: '李师傅' }];
const everything = () => true;
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
    expect(availableSteps({ state, staff: [...people], reportId }, everything)).toEqual(expected);
  });

  it('are those the person may take', () => {
    const can = holderOf(serviceStaffPermissions);
    expect(availableSteps({ state: 'allocated', staff, reportId: null }, can)).toEqual(['checkIn']);
    expect(availableSteps({ state: 'pendingReview', staff, reportId: null }, can)).toEqual([]);
  });

  it('let a customer open the report that is named to it', () => {
    const can = holderOf(customerPermissions);
    expect(availableSteps({ state: 'reviewed', staff, reportId: 'r1' }, can)).toEqual(['openReport']);
    expect(availableSteps({ state: 'reviewed', staff, reportId: null }, can)).toEqual([]);
  });
});
