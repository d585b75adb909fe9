// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `task.list` at all. */
export const taskList: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'm_service_add', 'btn_service_execute'];

/** For the part `report` of `task.list`. */
export const taskListOfReport: readonly Permission[] = ['m_seminar_service_list'];

/** For the part `briefing` of `task.list`. */
export const taskListOfBriefing: readonly Permission[] = ['m_report_service_list'];

/** To ask for `task.counts` at all. */
export const taskCounts: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'm_service_add', 'btn_service_execute'];

/** To ask for `task.details` at all. */
export const taskDetails: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'm_service_add', 'btn_service_execute'];

/** For the part `report` of `task.details`. */
export const taskDetailsOfReport: readonly Permission[] = ['m_seminar_service_list'];

/** For the part `briefing` of `task.details`. */
export const taskDetailsOfBriefing: readonly Permission[] = ['m_report_service_list'];

/** To ask for `task.history` at all. */
export const taskHistory: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'm_service_add', 'btn_service_execute'];

/** To ask for `task.create` at all. */
export const taskCreate: readonly Permission[] = ['m_service_add'];

/** For the part `past` of `task.create`. */
export const taskCreateOfPast: readonly Permission[] = ['btn_service_review'];

/** To ask for `task.update` at all. */
export const taskUpdate: readonly Permission[] = ['m_service_add'];

/** For the part `past` of `task.update`. */
export const taskUpdateOfPast: readonly Permission[] = ['btn_service_review'];

/** To ask for `task.distribute` at all. */
export const taskDistribute: readonly Permission[] = ['btn_service_assign'];

/** To ask for `task.delete` at all. */
export const taskDelete: readonly Permission[] = ['btn_service_delete'];

/** To ask for `task.scheduling` at all. */
export const taskScheduling: readonly Permission[] = ['m_shift_management', 'btn_service_assign', 'm_service_add'];

/** To ask for `task.checkIn` at all. */
export const taskCheckIn: readonly Permission[] = ['btn_service_execute'];

/** To ask for `task.submit` at all. */
export const taskSubmit: readonly Permission[] = ['btn_service_execute'];

/** To ask for `task.review` at all. */
export const taskReview: readonly Permission[] = ['btn_service_review'];

/** To ask for `task.signInfo` at all. */
export const taskSignInfo: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'm_service_add', 'btn_service_execute'];

/** To ask for `task.generateReport` at all. */
export const taskGenerateReport: readonly Permission[] = ['btn_save_seminar'];

/** To ask for `task.removeService` at all. */
export const taskRemoveService: readonly Permission[] = ['btn_service_delete'];

/** To ask for `task.generateServicesReport` at all. */
export const taskGenerateServicesReport: readonly Permission[] = ['btn_Service_save'];

/** To ask for `task.saveServicesPdfData` at all. */
export const taskSaveServicesPdfData: readonly Permission[] = ['btn_Service_save'];
