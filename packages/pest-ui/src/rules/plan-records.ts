import {
  type Device,
  type DeviceType,
  deviceTypes,
  type FloorPlanRecord,
  type PestClient,
  type RequestInput,
} from 'pest-sdk';
import type { FloorPlan, PlanDevice } from '../floor-plan/floor-plan.types';
import type { PlanReplacement } from '../floor-plan-editor/FloorPlanEditor.types';
import { type DeviceName, deviceNames } from '../floor-plan-editor/plan/device-names';
import type { PlanChange } from '../floor-plan-editor/plan/plan-changes';
import type { AnyDeviceType } from '../trade/device-types';

/** A plan as far as its devices' calls need it. */
export type PlanOfSite = Pick<FloorPlanRecord, 'id' | 'customerId'>;

/** A plan's record as the editor and the heat map take it. */
export function planOf(record: FloorPlanRecord): FloorPlan {
  const { id, name, revision, image, metresPerWidth, trashAreas, updatedAt } = record;
  return { id, name, revision, image, metresPerWidth, trashAreas, updatedAt };
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
    workshopId,
    workshopName,
    mountHeight: device.mountHeight,
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
    case 'edit': {
      const { mountHeight } = change.patch;
      if (mountHeight === undefined) return devices;
      return devices.map((device) => (device.id === change.id ? { ...device, mountHeight } : device));
    }
    // What is brought back shows with the server's own record, right after it answered.
    case 'add':
      return devices;
  }
}

/** Codes of a site that are free now for so many devices of a type, with names that go on from its own. */
export async function nameDevices(
  client: { readonly device: Pick<PestClient['device'], 'nextCodes'> },
  devices: readonly Device[],
  { customerId, type, count, label }: NewDevices,
): Promise<DeviceName[]> {
  const own = deviceNames(devices, { type, count, letters: '', label });
  const codes = await client.device.nextCodes({ type: contractType(type), count, customerId });
  return codes.map((code, at) => ({ code, name: own[at]?.name ?? code }));
}

/** What is to be named. */
export interface NewDevices {
  readonly customerId: string;
  readonly type: AnyDeviceType;
  readonly count: number;
  /** The type's word, for a site that has none of it yet. */
  readonly label: string;
}

/** Adds one new device of the editor to a plan, and answers it as it is kept. */
export async function createDevice(
  client: { readonly device: Pick<PestClient['device'], 'add'> },
  plan: PlanOfSite,
  device: PlanDevice,
  options?: { readonly signal?: AbortSignal },
): Promise<PlanDevice> {
  const { id } = await client.device.add({ customerId: plan.customerId, ...draftOf(device, plan) }, options);
  return { ...device, id, state: 'due', bound: undefined };
}

/** The call that one change of the editor stands for. */
export async function requestFor(
  client: { readonly device: Pick<PestClient['device'], 'mobile' | 'delete' | 'add' | 'update'> },
  plan: PlanOfSite,
  devices: readonly Device[] | undefined,
  change: PlanChange,
  options?: { readonly signal?: AbortSignal },
): Promise<unknown> {
  switch (change.type) {
    case 'place':
    case 'move':
      return client.device.mobile({ id: change.id, floorPlanId: plan.id, position: change.to }, options);
    case 'unplace':
      return client.device.mobile({ id: change.id, floorPlanId: plan.id, position: null }, options);
    case 'delete':
      return client.device.delete({ id: change.id }, options);
    case 'add':
      return client.device.add({ customerId: plan.customerId, ...draftOf(change.device, plan) }, options);
    case 'edit': {
      const device = devices?.find(({ id }) => id === change.id);
      if (!device) return undefined;
      const draft = draftOf({ ...planDeviceOf(device), ...change.patch }, plan);
      // What the change does not name may be somebody else's by now.
      const named = Object.entries(draft).filter(([field]) => field in change.patch);
      return client.device.update({ id: change.id, ...Object.fromEntries(named) }, options);
    }
  }
}

function draftOf(device: PlanDevice, plan: PlanOfSite) {
  const { type, code, name, position, mountHeight } = device;
  return {
    floorPlanId: plan.id,
    workshopId: device.workshopId ?? null,
    type: contractType(type),
    code,
    name,
    model: device.model ?? '',
    brand: device.brand ?? '',
    location: device.location ?? '',
    position,
    ...(mountHeight !== undefined && { mountHeight }),
    tags: [...(device.tags ?? [])],
  };
}

/** @throws where a host's own device type would be sent: the contract has four. */
function contractType(type: AnyDeviceType): DeviceType {
  const known = deviceTypes.find((one) => one === type);
  if (!known) throw new TypeError(`The contract has no device type ${type}.`);
  return known;
}

/** The call that changes a plan itself: its scale, its trash areas. What is not named stays as it is by then. */
export function planUpdate(
  { id }: Pick<FloorPlanRecord, 'id'>,
  change: Omit<RequestInput<'floorPlan.update'>, 'id'>,
): RequestInput<'floorPlan.update'> {
  return { id, ...change };
}

/** The call that puts an uploaded picture in the place of a plan's, and its devices where they stand on it. */
export function planReplacement(
  record: Pick<FloorPlanRecord, 'id'>,
  image: string,
  { changes, trashAreas, metresPerWidth }: Pick<PlanReplacement, 'changes' | 'trashAreas' | 'metresPerWidth'>,
): RequestInput<'floorPlan.update'> {
  const positions = changes.flatMap((change) =>
    change.type === 'move' ? [{ id: change.id, x: change.to.x, y: change.to.y }] : [],
  );
  return planUpdate(record, {
    image,
    metresPerWidth: metresPerWidth && Math.round(metresPerWidth * 1000) / 1000,
    trashAreas: [...trashAreas],
    ...(positions.length > 0 && { positions }),
  });
}
