// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `pestLog.people` at all. */
export const pestLogPeople: readonly Permission[] = ['btn_log_save', 'btn_log_handle'];

/** To ask for `pestLog.create` at all. */
export const pestLogCreate: readonly Permission[] = ['btn_log_save'];

/** To ask for `pestLog.update` at all. */
export const pestLogUpdate: readonly Permission[] = ['btn_log_save'];

/** To ask for `pestLog.handOver` at all. */
export const pestLogHandOver: readonly Permission[] = ['btn_log_handle'];

/** To ask for `pestLog.handle` at all. */
export const pestLogHandle: readonly Permission[] = ['btn_log_handle'];

/** To ask for `pestLog.delete` at all. */
export const pestLogDelete: readonly Permission[] = ['btn_log_save'];
