import { type Device, deviceTypeRows, hasFormat, limits, type Option, type RequestInput } from 'pest-sdk';
import type { PlanPosition } from 'pest-ui';
import { language } from '../../base/language';
import { type AllGiven, filled } from '../../kit/form/filled';
import type { FieldIssues } from '../../kit/form/form-issues';

/** The arguments of the call that adds a device, without its place. */
export type DeviceValues = AllGiven<
  Omit<RequestInput<'device.add'>, 'customerId' | 'floorPlanId' | 'position' | 'mountHeight'>
>;

export const emptyDevice: DeviceValues = {
  type: 'mouseTrap',
  code: '',
  name: '',
  workshopId: null,
  model: '',
  brand: '',
  location: '',
  tags: [],
};

export function deviceValues(device: Device): DeviceValues {
  return filled(emptyDevice, { ...device, tags: device.tags.map(({ name }) => name) });
}

/** A device at a place of a floor plan; without a position it lies in the plan's tray. */
export function deviceRequest(values: DeviceValues, floorPlanId: string | null, position: PlanPosition | null) {
  return { ...values, floorPlanId, position };
}

/** A device's name by its type and place: one more than the highest number of its type at the site. */
export function proposedName(
  { type, workshopId, location }: DeviceValues,
  devices: readonly Device[],
  workshops: readonly Option[],
): string {
  const place = location.trim() || (workshops.find(({ id }) => id === workshopId)?.name ?? '');
  const taken = devices.filter((device) => device.type === type).map(({ name }) => Number(/\d+$/.exec(name)?.[0] ?? 0));
  const number = Math.max(taken.length, ...taken) + 1;
  return `${place} ${deviceTypeRows[type].words[language]} ${number}`.trim().slice(-limits.nameLength);
}

/** The contract leaves a code's form to the server, which answers 20012; the form says it at once. */
export function deviceIssues({ code }: DeviceValues): FieldIssues<DeviceValues> {
  return { code: hasFormat('deviceCode', code) ? undefined : { kind: 'deviceCode' } };
}
