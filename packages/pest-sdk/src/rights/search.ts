// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** For the part `customers` of `search.find`. */
export const searchFindOfCustomers: readonly Permission[] = ['m_client_list', 'm_img_list', 'm_img_heat', 'm_service_undone', 'm_service_completed'];

/** For the part `services` of `search.find`. */
export const searchFindOfServices: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'm_service_add', 'btn_service_execute'];

/** For the part `devices` of `search.find`. */
export const searchFindOfDevices: readonly Permission[] = ['m_img_list', 'm_img_heat', 'btn_service_execute'];

/** For the part `people` of `search.find`. */
export const searchFindOfPeople: readonly Permission[] = ['m_account_list'];

/** For the part `report` of `search.find`. */
export const searchFindOfReport: readonly Permission[] = ['m_seminar_service_list'];

/** For the part `briefing` of `search.find`. */
export const searchFindOfBriefing: readonly Permission[] = ['m_report_service_list'];

/** For the part `physical` of `search.find`. */
export const searchFindOfPhysical: readonly Permission[] = ['m_mquipment_inventory'];

/** For the part `chemical` of `search.find`. */
export const searchFindOfChemical: readonly Permission[] = ['m_mquipment_chemistry'];
