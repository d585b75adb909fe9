// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `template.list` at all. */
export const templateList: readonly Permission[] = ['m_patrol_list'];

/** To ask for `template.details` at all. */
export const templateDetails: readonly Permission[] = ['m_patrol_list'];

/** To ask for `template.create` at all. */
export const templateCreate: readonly Permission[] = ['btn_patrol_save'];

/** To ask for `template.update` at all. */
export const templateUpdate: readonly Permission[] = ['btn_patrol_save'];

/** To ask for `template.delete` at all. */
export const templateDelete: readonly Permission[] = ['btn_patrol_delete'];
