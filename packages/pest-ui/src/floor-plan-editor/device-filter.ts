import type { DeviceType } from 'pest-sdk';
import type { DeviceState, PlanDevice } from '../floor-plan/floor-plan.types';

export interface DeviceFilter {
  readonly text: string;
  readonly type: DeviceType | 'all';
  readonly state: DeviceState | 'all';
}

export const noFilter: DeviceFilter = { text: '', type: 'all', state: 'all' };

/** Devices that match all parts of the filter; text is looked for in code, name and workshop. */
export function filterDevices(devices: readonly PlanDevice[], filter: DeviceFilter): PlanDevice[] {
  const text = filter.text.trim().toLowerCase();
  return devices.filter(
    (device) =>
      (filter.type === 'all' || device.type === filter.type) &&
      (filter.state === 'all' || (device.state ?? 'ok') === filter.state) &&
      (text === '' ||
        [device.code, device.name, device.workshopName ?? ''].some((part) => part.toLowerCase().includes(text))),
  );
}
