// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** For the part `taskAssigned` of `notice.settings`. */
export const noticeSettingsOfTaskAssigned: readonly Permission[] = ['btn_service_execute'];

/** For the part `tasksPlanned` of `notice.settings`. */
export const noticeSettingsOfTasksPlanned: readonly Permission[] = ['btn_service_execute'];

/** For the part `taskMoved` of `notice.settings`. */
export const noticeSettingsOfTaskMoved: readonly Permission[] = ['btn_service_execute'];

/** For the part `taskReturned` of `notice.settings`. */
export const noticeSettingsOfTaskReturned: readonly Permission[] = ['btn_service_execute'];

/** For the part `taskApproved` of `notice.settings`. */
export const noticeSettingsOfTaskApproved: readonly Permission[] = ['btn_service_execute'];

/** For the part `visitPlanned` of `notice.settings`. */
export const noticeSettingsOfVisitPlanned: readonly Permission[] = ['m_service_completed'];

/** For the part `visitsPlanned` of `notice.settings`. */
export const noticeSettingsOfVisitsPlanned: readonly Permission[] = ['m_service_completed'];

/** For the part `visitMoved` of `notice.settings`. */
export const noticeSettingsOfVisitMoved: readonly Permission[] = ['m_service_completed'];

/** For the part `visitCancelled` of `notice.settings`. */
export const noticeSettingsOfVisitCancelled: readonly Permission[] = ['m_service_completed'];

/** For the part `visitsCancelled` of `notice.settings`. */
export const noticeSettingsOfVisitsCancelled: readonly Permission[] = ['m_service_completed'];

/** For the part `actionAssigned` of `notice.settings`. */
export const noticeSettingsOfActionAssigned: readonly Permission[] = ['btn_risk_answer'];

/** For the part `actionReturned` of `notice.settings`. */
export const noticeSettingsOfActionReturned: readonly Permission[] = ['btn_risk_answer'];

/** For the part `actionDue` of `notice.settings`. */
export const noticeSettingsOfActionDue: readonly Permission[] = ['btn_risk_answer'];

/** For the part `reportRefused` of `notice.settings`. */
export const noticeSettingsOfReportRefused: readonly Permission[] = ['btn_save_seminar'];

/** For the part `leaveApproved` of `notice.settings`. */
export const noticeSettingsOfLeaveApproved: readonly Permission[] = ['btn_leave_apply'];

/** For the part `leaveRefused` of `notice.settings`. */
export const noticeSettingsOfLeaveRefused: readonly Permission[] = ['btn_leave_apply'];

/** For the part `stockLow` of `notice.settings`. */
export const noticeSettingsOfStockLow: readonly Permission[] = ['m_mquipment_inventory', 'm_mquipment_chemistry'];

/** For the part `contractApproved` of `notice.settings`. */
export const noticeSettingsOfContractApproved: readonly Permission[] = ['btn_contract_save'];

/** For the part `contractRefused` of `notice.settings`. */
export const noticeSettingsOfContractRefused: readonly Permission[] = ['btn_contract_save'];

/** For the part `orderCompleted` of `notice.settings`. */
export const noticeSettingsOfOrderCompleted: readonly Permission[] = ['btn_order_save'];

/** For the part `photosDue` of `notice.settings`. */
export const noticeSettingsOfPhotosDue: readonly Permission[] = ['btn_order_save'];

/** For the part `taskAssigned` of `notice.saveSettings`. */
export const noticeSaveSettingsOfTaskAssigned: readonly Permission[] = ['btn_service_execute'];

/** For the part `tasksPlanned` of `notice.saveSettings`. */
export const noticeSaveSettingsOfTasksPlanned: readonly Permission[] = ['btn_service_execute'];

/** For the part `taskMoved` of `notice.saveSettings`. */
export const noticeSaveSettingsOfTaskMoved: readonly Permission[] = ['btn_service_execute'];

/** For the part `taskReturned` of `notice.saveSettings`. */
export const noticeSaveSettingsOfTaskReturned: readonly Permission[] = ['btn_service_execute'];

/** For the part `taskApproved` of `notice.saveSettings`. */
export const noticeSaveSettingsOfTaskApproved: readonly Permission[] = ['btn_service_execute'];

/** For the part `visitPlanned` of `notice.saveSettings`. */
export const noticeSaveSettingsOfVisitPlanned: readonly Permission[] = ['m_service_completed'];

/** For the part `visitsPlanned` of `notice.saveSettings`. */
export const noticeSaveSettingsOfVisitsPlanned: readonly Permission[] = ['m_service_completed'];

/** For the part `visitMoved` of `notice.saveSettings`. */
export const noticeSaveSettingsOfVisitMoved: readonly Permission[] = ['m_service_completed'];

/** For the part `visitCancelled` of `notice.saveSettings`. */
export const noticeSaveSettingsOfVisitCancelled: readonly Permission[] = ['m_service_completed'];

/** For the part `visitsCancelled` of `notice.saveSettings`. */
export const noticeSaveSettingsOfVisitsCancelled: readonly Permission[] = ['m_service_completed'];

/** For the part `actionAssigned` of `notice.saveSettings`. */
export const noticeSaveSettingsOfActionAssigned: readonly Permission[] = ['btn_risk_answer'];

/** For the part `actionReturned` of `notice.saveSettings`. */
export const noticeSaveSettingsOfActionReturned: readonly Permission[] = ['btn_risk_answer'];

/** For the part `actionDue` of `notice.saveSettings`. */
export const noticeSaveSettingsOfActionDue: readonly Permission[] = ['btn_risk_answer'];

/** For the part `reportRefused` of `notice.saveSettings`. */
export const noticeSaveSettingsOfReportRefused: readonly Permission[] = ['btn_save_seminar'];

/** For the part `leaveApproved` of `notice.saveSettings`. */
export const noticeSaveSettingsOfLeaveApproved: readonly Permission[] = ['btn_leave_apply'];

/** For the part `leaveRefused` of `notice.saveSettings`. */
export const noticeSaveSettingsOfLeaveRefused: readonly Permission[] = ['btn_leave_apply'];

/** For the part `stockLow` of `notice.saveSettings`. */
export const noticeSaveSettingsOfStockLow: readonly Permission[] = ['m_mquipment_inventory', 'm_mquipment_chemistry'];

/** For the part `contractApproved` of `notice.saveSettings`. */
export const noticeSaveSettingsOfContractApproved: readonly Permission[] = ['btn_contract_save'];

/** For the part `contractRefused` of `notice.saveSettings`. */
export const noticeSaveSettingsOfContractRefused: readonly Permission[] = ['btn_contract_save'];

/** For the part `orderCompleted` of `notice.saveSettings`. */
export const noticeSaveSettingsOfOrderCompleted: readonly Permission[] = ['btn_order_save'];

/** For the part `photosDue` of `notice.saveSettings`. */
export const noticeSaveSettingsOfPhotosDue: readonly Permission[] = ['btn_order_save'];
