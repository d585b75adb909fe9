import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { useStableCallback } from '../../state/useStableCallback';
import { type DeviceName, deviceNames } from '../plan/device-names';
import type { CreateProps } from './useCreateDevices';

/** Names so many new devices of a type: by the host, and by what is on the plan where it does not, or fails. */
export function useDeviceNames({ editing, onNameDevices }: Pick<CreateProps, 'editing' | 'onNameDevices'>) {
  return useStableCallback(async (type: PlanDevice['type'], count: number): Promise<readonly DeviceName[]> => {
    const { devices, types } = editing;
    const own = () => deviceNames(devices, { type, count, letters: types.of(type).letters, label: types.label(type) });
    if (!onNameDevices) return own();
    try {
      return await onNameDevices(type, count);
    } catch {
      return own();
    }
  });
}
