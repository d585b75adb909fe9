// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `device.list` at all. */
export const deviceList: readonly Permission[] = ['m_img_list', 'm_img_heat', 'btn_service_execute'];

/** To ask for `device.update` at all. */
export const deviceUpdate: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.mobile` at all. */
export const deviceMobile: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.add` at all. */
export const deviceAdd: readonly Permission[] = ['btn_device_add'];

/** To ask for `device.nextCodes` at all. */
export const deviceNextCodes: readonly Permission[] = ['btn_device_add'];

/** To ask for `device.copy` at all. */
export const deviceCopy: readonly Permission[] = ['btn_device_add'];

/** To ask for `device.importLines` at all. */
export const deviceImportLines: readonly Permission[] = ['btn_device_add'];

/** To ask for `device.history` at all. */
export const deviceHistory: readonly Permission[] = ['m_img_list', 'm_img_heat', 'btn_service_execute'];

/** To ask for `device.delete` at all. */
export const deviceDelete: readonly Permission[] = ['btn_device_delete'];

/** To ask for `device.addTag` at all. */
export const deviceAddTag: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.updateTag` at all. */
export const deviceUpdateTag: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.mergeTags` at all. */
export const deviceMergeTags: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.deleteTag` at all. */
export const deviceDeleteTag: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.addModel` at all. */
export const deviceAddModel: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.updateModel` at all. */
export const deviceUpdateModel: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.mergeModels` at all. */
export const deviceMergeModels: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.deleteModel` at all. */
export const deviceDeleteModel: readonly Permission[] = ['btn_device_edit'];

/** To ask for `device.mosquitoGraph` at all. */
export const deviceMosquitoGraph: readonly Permission[] = ['m_img_heat'];
