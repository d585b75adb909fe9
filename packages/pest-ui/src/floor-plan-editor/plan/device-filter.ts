import { type DeviceState, deviceStates, type PlanDevice } from '../../floor-plan/floor-plan.types';
import type { AnyDeviceType } from '../../trade/device-types';

export interface DeviceFilter {
  readonly text: string;
  readonly type: AnyDeviceType | 'all';
  readonly state: DeviceState | 'all';
  /** Null: whichever workshop, or none. */
  readonly workshopId: string | null;
  /** Null: whichever tag, or none. */
  readonly tag: string | null;
}

export const noFilter: DeviceFilter = { text: '', type: 'all', state: 'all', workshopId: null, tag: null };

/** Devices that match all parts of the filter; text is looked for in code, name, workshop, model and brand. */
export function filterDevices(devices: readonly PlanDevice[], filter: DeviceFilter): PlanDevice[] {
  const text = filter.text.trim().toLowerCase();
  return devices.filter(
    (device) =>
      (filter.type === 'all' || device.type === filter.type) &&
      (filter.state === 'all' || (device.state ?? 'ok') === filter.state) &&
      (filter.workshopId === null || device.workshopId === filter.workshopId) &&
      (filter.tag === null || (device.tags ?? []).includes(filter.tag)) &&
      (text === '' || wordsOf(device).some((part) => part.toLowerCase().includes(text))),
  );
}

function wordsOf({ code, name, workshopName, model, brand }: PlanDevice): readonly string[] {
  return [code, name, workshopName, model, brand].map((part) => part ?? '');
}

/** The states that some device is in, and the one that is asked for. */
export function statesOf(devices: readonly PlanDevice[], { state: asked }: DeviceFilter): readonly DeviceState[] {
  const there = new Set(devices.map(({ state }) => state ?? 'ok'));
  return deviceStates.filter((state) => there.has(state) || state === asked);
}

/** Every word that some device is tagged with, in order. */
export function tagsOf(devices: readonly PlanDevice[]): readonly string[] {
  return [...new Set(devices.flatMap(({ tags = [] }) => tags))].sort();
}

/** The workshops that some device stands in, in order of their names. */
export function workshopsOf(devices: readonly PlanDevice[]): readonly { readonly id: string; readonly name: string }[] {
  const names = new Map(
    devices.flatMap(({ workshopId: id, workshopName: name }) => (id && name ? [[id, name] as const] : [])),
  );
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}
