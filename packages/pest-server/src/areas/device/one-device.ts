import type { Device } from 'pest-sdk';
import { visibleDevice } from '../../books/visible-devices';
import type { Call } from '../../call/call';
import { orNotFound, refuse } from '../../call/refusal';
import type { Tx } from '../../database/transactions';
import { type DeviceKey, type FoundDevice, findDevice } from './device.queries';

/** @throws PestRefusal `device.notFound`, and `permission.denied` for one that the caller's roles do not reach. */
export async function oneDevice(call: Call, tx: Tx, key: DeviceKey | null): Promise<Device> {
  return (await usableDevice(call, tx, key)).device;
}

/** The same, with whose it is. @throws PestRefusal likewise. */
export async function usableDevice(call: Call, tx: Tx, key: DeviceKey | null): Promise<FoundDevice> {
  const found = key && (await findDevice(tx, key, await visibleDevice(call, tx)));
  const usable = orNotFound(found, 'device.notFound');
  // biome-ignore lint/plugin: device roles reach the device or do not
  if (!usable.isVisible) refuse('permission.denied');
  return usable;
}
