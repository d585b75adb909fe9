import { type DeviceType, limits, type RequestInput } from 'pest-sdk';

export interface DeviceRoleValues {
  readonly name: string;
  readonly deviceTypes: DeviceType[];
  readonly customerIds: string[];
  readonly workshopIds: string[];
  readonly accountIds: string[];
}

export const emptyRole: DeviceRoleValues = {
  name: '',
  deviceTypes: [],
  customerIds: [],
  workshopIds: [],
  accountIds: [],
};

/** Whether the call that counts devices can be asked: it takes so many ids. */
export function isCountable({ customerIds, workshopIds }: DeviceRoleValues): boolean {
  return customerIds.length <= limits.idsInAddress && workshopIds.length <= limits.idsInAddress;
}

/** What the form says now, as the call that counts devices takes it. */
export function limitsOf({
  deviceTypes,
  customerIds,
  workshopIds,
}: DeviceRoleValues): RequestInput<'deviceRole.matches'> {
  return {
    deviceTypes: deviceTypes.join(),
    customerIds: customerIds.join(),
    workshopIds: workshopIds.join(),
  };
}
