// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `schedule.board` at all. */
export const scheduleBoard: readonly Permission[] = ['m_shift_management', 'btn_service_assign', 'm_service_add'];

/** For the part `phones` of `schedule.board`. */
export const scheduleBoardOfPhones: readonly Permission[] = ['btn_service_assign'];

/** To ask for `schedule.move` at all. */
export const scheduleMove: readonly Permission[] = ['btn_service_assign'];

/** To send `following` to `schedule.move`. */
export const scheduleMoveWithFollowing: readonly Permission[] = ['m_service_add'];

/** To ask for `schedule.recurring` at all. */
export const scheduleRecurring: readonly Permission[] = ['m_service_add'];

/** To ask for `schedule.addRecurring` at all. */
export const scheduleAddRecurring: readonly Permission[] = ['m_service_add'];

/** To ask for `schedule.changeRecurring` at all. */
export const scheduleChangeRecurring: readonly Permission[] = ['m_service_add'];

/** To ask for `schedule.pauseRecurring` at all. */
export const schedulePauseRecurring: readonly Permission[] = ['m_service_add'];

/** To ask for `schedule.resumeRecurring` at all. */
export const scheduleResumeRecurring: readonly Permission[] = ['m_service_add'];

/** To ask for `schedule.endRecurring` at all. */
export const scheduleEndRecurring: readonly Permission[] = ['m_service_add'];
