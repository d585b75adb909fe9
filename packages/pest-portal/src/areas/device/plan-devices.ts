import type { Device, DeviceCalls, FloorPlanRecord } from 'pest-sdk';
import type { FloorPlan, PlanChange, PlanDevice } from 'pest-ui';

export type PlanOfSite = Pick<FloorPlanRecord, 'id' | 'customerId'>;

export function planOf(record: FloorPlanRecord): FloorPlan {
  const { id, name, revision, image, metresPerWidth } = record;
  return { id, name, revision: String(revision), image, metresPerWidth: metresPerWidth ?? undefined };
}

/** The site's devices that a plan shows: its own, and those that are on no plan yet and wait in the tray. */
export function planDevices(devices: readonly Device[], planId: string): PlanDevice[] {
  return devices.filter(({ floorPlanId }) => floorPlanId === planId || floorPlanId === null).map(planDeviceOf);
}

function planDeviceOf(device: Device): PlanDevice {
  const { id, code, name, type, position, model, brand, location, bound, workshopId, workshopName } = device;
  return {
    id,
    code,
    name,
    type,
    position: device.floorPlanId === null ? null : position,
    model,
    brand,
    location,
    bound,
    workshopId: workshopId ?? undefined,
    workshopName: workshopName ?? undefined,
    tags: device.tags.map((tag) => tag.name),
    // A device that was never checked waits for its first check.
    state: device.lastCheckedAt === null ? 'due' : 'ok',
  };
}

/** The site's devices after the editor's changes, before the server has answered. */
export function changedDevices(devices: readonly Device[], changes: readonly PlanChange[], plan: PlanOfSite): Device[] {
  return changes.reduce((current, change) => changed(current, change, plan), [...devices]);
}

function changed(devices: Device[], change: PlanChange, plan: PlanOfSite): Device[] {
  switch (change.type) {
    case 'place':
    case 'move':
      return devices.map((device) =>
        device.id === change.id ? { ...device, floorPlanId: plan.id, position: change.to } : device,
      );
    case 'unplace':
      return devices.map((device) => (device.id === change.id ? { ...device, position: null } : device));
    case 'delete':
      return devices.filter(({ id }) => id !== change.id);
    // What is edited or brought back shows with the server's own record, right after it answered.
    case 'edit':
    case 'add':
      return devices;
  }
}

/** The call that one change of the editor stands for. */
export function requestFor(
  client: { readonly device: Pick<DeviceCalls, 'add' | 'delete' | 'mobile' | 'update'> },
  plan: PlanOfSite,
  devices: readonly Device[] | undefined,
  change: PlanChange,
): Promise<unknown> {
  switch (change.type) {
    case 'place':
    case 'move':
      return client.device.mobile({ id: change.id, floorPlanId: plan.id, position: change.to });
    case 'unplace':
      return client.device.mobile({ id: change.id, floorPlanId: plan.id, position: null });
    case 'delete':
      return client.device.delete({ id: change.id });
    case 'add':
      return client.device.add({ customerId: plan.customerId, ...draftOf(change.device, plan) });
    case 'edit': {
      const device = devices?.find(({ id }) => id === change.id);
      return device
        ? client.device.update({ id: change.id, ...draftOf({ ...planDeviceOf(device), ...change.patch }, plan) })
        : Promise.resolve();
    }
  }
}

function draftOf(device: PlanDevice, plan: PlanOfSite) {
  const { type, code, name, position } = device;
  return {
    floorPlanId: plan.id,
    workshopId: device.workshopId ?? null,
    type,
    code,
    name,
    model: device.model ?? '',
    brand: device.brand ?? '',
    location: device.location ?? '',
    position,
    tags: [...(device.tags ?? [])],
  };
}
