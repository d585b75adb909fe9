import type { PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';

/** One change to the devices of a plan, enough to send a request for it. */
export type PlanChange<Device extends PlanDevice = PlanDevice> =
  | {
      readonly type: 'place' | 'move';
      readonly id: string;
      readonly from: PlanPosition | null;
      readonly to: PlanPosition;
    }
  | { readonly type: 'unplace' | 'delete'; readonly id: string; readonly from: PlanPosition | null }
  | { readonly type: 'edit'; readonly id: string; readonly patch: Partial<Omit<PlanDevice, 'id'>> }
  | { readonly type: 'add'; readonly device: Device };

/**
 * The devices after some changes. Changes to devices that are not there do nothing, so that the same list can be
 * applied again without harm.
 */
export function applyPlanChanges(devices: readonly PlanDevice[], changes: readonly PlanChange[]): PlanDevice[] {
  return changes.reduce<PlanDevice[]>(applyOne, [...devices]);
}

function applyOne(devices: PlanDevice[], change: PlanChange): PlanDevice[] {
  switch (change.type) {
    case 'place':
    case 'move':
      return replace(devices, change.id, { position: change.to });
    case 'unplace':
      return replace(devices, change.id, { position: null });
    case 'edit':
      return replace(devices, change.id, change.patch);
    case 'delete':
      return devices.filter((device) => device.id !== change.id);
    case 'add':
      return devices.some((device) => device.id === change.device.id) ? devices : [...devices, change.device];
  }
}

function replace(devices: PlanDevice[], id: string, patch: Partial<PlanDevice>): PlanDevice[] {
  return devices.map((device) => (device.id === id ? { ...device, ...patch } : device));
}

/** The changes that take `changes` back, given the devices as they were before. */
export function invertPlanChanges(before: readonly PlanDevice[], changes: readonly PlanChange[]): PlanChange[] {
  return changes.flatMap((change) => invertOne(before, change)).reverse();
}

function invertOne(before: readonly PlanDevice[], change: PlanChange): PlanChange[] {
  if (change.type === 'add') return [{ type: 'delete', id: change.device.id, from: change.device.position }];
  const device = before.find(({ id }) => id === change.id);
  if (!device) return [];
  switch (change.type) {
    case 'place':
    case 'move':
      return device.position
        ? [{ type: 'move', id: device.id, from: change.to, to: device.position }]
        : [{ type: 'unplace', id: device.id, from: change.to }];
    case 'unplace':
      return device.position ? [{ type: 'place', id: device.id, from: null, to: device.position }] : [];
    case 'edit':
      return [{ type: 'edit', id: device.id, patch: valuesBefore(device, change.patch) }];
    case 'delete':
      return [{ type: 'add', device }];
  }
}

function valuesBefore(device: PlanDevice, patch: Partial<PlanDevice>): Partial<PlanDevice> {
  const before: Partial<Record<string, unknown>> = {};
  for (const key of Object.keys(patch)) before[key] = Reflect.get(device, key);
  return before;
}
