// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `leave.list` at all. */
export const leaveList: readonly Permission[] = ['m_leave_list', 'btn_leave_apply'];

/** To meet the records of all in `leave.list`. */
export const leaveListAll: readonly Permission[] = ['m_leave_list'];

/** To ask for `leave.audit` at all. */
export const leaveAudit: readonly Permission[] = ['btn_leave_audit'];

/** To ask for `leave.conflicts` at all. */
export const leaveConflicts: readonly Permission[] = ['btn_leave_audit'];

/** To ask for `leave.apply` at all. */
export const leaveApply: readonly Permission[] = ['btn_leave_apply'];

/** To ask for `leave.withdraw` at all. */
export const leaveWithdraw: readonly Permission[] = ['btn_leave_apply'];
