// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `floorPlan.list` at all. */
export const floorPlanList: readonly Permission[] = ['m_img_list', 'm_img_heat', 'btn_service_execute'];

/** To ask for `floorPlan.asOf` at all. */
export const floorPlanAsOf: readonly Permission[] = ['m_img_list', 'm_img_heat', 'btn_service_execute'];

/** To ask for `floorPlan.add` at all. */
export const floorPlanAdd: readonly Permission[] = ['btn_img_save'];

/** To ask for `floorPlan.update` at all. */
export const floorPlanUpdate: readonly Permission[] = ['btn_img_save'];

/** To send `positions` to `floorPlan.update`. */
export const floorPlanUpdateWithPositions: readonly Permission[] = ['btn_device_edit'];

/** To ask for `floorPlan.delete` at all. */
export const floorPlanDelete: readonly Permission[] = ['btn_img_delete'];
