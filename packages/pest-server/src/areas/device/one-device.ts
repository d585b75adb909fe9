import type { Device } from 'pest-sdk';
import type { Call } from '../../call/call';
import { orNotFound, refuse } from '../../call/refusal';
import type { Tx } from '../../database/transactions';
import { visibleDevice } from '../../devices/visible-devices';
import { type DeviceKey, findDevice } from './device.queries';

/** @throws PestRefusal `device.notFound`, and `permission.denied` for one that the caller's roles do not reach. */
export async function oneDevice(call: Call, tx: Tx, key: DeviceKey | null): Promise<Device> {
  const found = key && (await findDevice(tx, key, await visibleDevice(call, tx)));
  const { device, isVisible } = orNotFound(found, 'device.notFound');
  if (!isVisible) refuse('permission.denied');
  return device;
}
