// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `deviceRole.list` at all. */
export const deviceRoleList: readonly Permission[] = ['m_device_management'];

/** To ask for `deviceRole.account` at all. */
export const deviceRoleAccount: readonly Permission[] = ['m_device_management'];

/** To ask for `deviceRole.create` at all. */
export const deviceRoleCreate: readonly Permission[] = ['m_device_add', 'btn_device_role_save'];

/** To ask for `deviceRole.update` at all. */
export const deviceRoleUpdate: readonly Permission[] = ['btn_device_role_edit'];

/** To ask for `deviceRole.details` at all. */
export const deviceRoleDetails: readonly Permission[] = ['m_device_management'];

/** To ask for `deviceRole.matches` at all. */
export const deviceRoleMatches: readonly Permission[] = ['m_device_add', 'btn_device_role_save', 'btn_device_role_edit'];

/** To ask for `deviceRole.assign` at all. */
export const deviceRoleAssign: readonly Permission[] = ['btn_device_role_edit'];

/** To ask for `deviceRole.delete` at all. */
export const deviceRoleDelete: readonly Permission[] = ['btn_device_role_delete'];
