// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `threshold.list` at all. */
export const thresholdList: readonly Permission[] = ['m_client_list', 'm_index'];

/** To ask for `threshold.set` at all. */
export const thresholdSet: readonly Permission[] = ['btn_client_edit'];

/** To ask for `threshold.remove` at all. */
export const thresholdRemove: readonly Permission[] = ['btn_client_edit'];

/** To ask for `threshold.deviceList` at all. */
export const thresholdDeviceList: readonly Permission[] = ['m_client_list', 'm_index'];

/** To ask for `threshold.setForDevices` at all. */
export const thresholdSetForDevices: readonly Permission[] = ['btn_client_edit'];

/** To ask for `threshold.removeForDevices` at all. */
export const thresholdRemoveForDevices: readonly Permission[] = ['btn_client_edit'];
