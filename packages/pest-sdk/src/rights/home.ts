// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `home.customerType` at all. */
export const homeCustomerType: readonly Permission[] = ['m_index'];

/** For the part `customers` of `home.customerType`. */
export const homeCustomerTypeOfCustomers: readonly Permission[] = ['m_client_list'];

/** To ask for `home.consumableWarning` at all. */
export const homeConsumableWarning: readonly Permission[] = ['m_index'];

/** For the part `physical` of `home.consumableWarning`. */
export const homeConsumableWarningOfPhysical: readonly Permission[] = ['m_mquipment_inventory'];

/** For the part `chemical` of `home.consumableWarning`. */
export const homeConsumableWarningOfChemical: readonly Permission[] = ['m_mquipment_chemistry'];

/** To ask for `home.todayData` at all. */
export const homeTodayData: readonly Permission[] = ['m_index'];

/** For the part `servicesToday` of `home.todayData`. */
export const homeTodayDataOfServicesToday: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `servicesDone` of `home.todayData`. */
export const homeTodayDataOfServicesDone: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `servicesUnfinished` of `home.todayData`. */
export const homeTodayDataOfServicesUnfinished: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `servicesOpen` of `home.todayData`. */
export const homeTodayDataOfServicesOpen: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `unallocated` of `home.todayData`. */
export const homeTodayDataOfUnallocated: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `pendingReview` of `home.todayData`. */
export const homeTodayDataOfPendingReview: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `openRisks` of `home.todayData`. */
export const homeTodayDataOfOpenRisks: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `customers` of `home.todayData`. */
export const homeTodayDataOfCustomers: readonly Permission[] = ['m_client_list'];

/** For the part `devices` of `home.todayData`. */
export const homeTodayDataOfDevices: readonly Permission[] = ['m_img_list', 'm_img_heat'];

/** For the part `devicesCheckedToday` of `home.todayData`. */
export const homeTodayDataOfDevicesCheckedToday: readonly Permission[] = ['m_img_list', 'm_img_heat', 'm_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `reportsPendingReview` of `home.todayData`. */
export const homeTodayDataOfReportsPendingReview: readonly Permission[] = ['m_seminar_service_list', 'm_report_service_list'];

/** For the part `leavesUnderReview` of `home.todayData`. */
export const homeTodayDataOfLeavesUnderReview: readonly Permission[] = ['m_leave_list'];

/** For the part `stockWarnings` of `home.todayData`. */
export const homeTodayDataOfStockWarnings: readonly Permission[] = ['m_mquipment_inventory', 'm_mquipment_chemistry'];

/** For the part `report` of `home.todayData`. */
export const homeTodayDataOfReport: readonly Permission[] = ['m_seminar_service_list'];

/** For the part `briefing` of `home.todayData`. */
export const homeTodayDataOfBriefing: readonly Permission[] = ['m_report_service_list'];

/** For the part `physical` of `home.todayData`. */
export const homeTodayDataOfPhysical: readonly Permission[] = ['m_mquipment_inventory'];

/** For the part `chemical` of `home.todayData`. */
export const homeTodayDataOfChemical: readonly Permission[] = ['m_mquipment_chemistry'];

/** To ask for `home.needs` at all. */
export const homeNeeds: readonly Permission[] = ['m_index'];

/** For the part `notArrived` of `home.needs`. */
export const homeNeedsOfNotArrived: readonly Permission[] = ['btn_service_assign', 'btn_service_execute'];

/** For the part `unassignedToday` of `home.needs`. */
export const homeNeedsOfUnassignedToday: readonly Permission[] = ['btn_service_assign'];

/** For the part `stockOut` of `home.needs`. */
export const homeNeedsOfStockOut: readonly Permission[] = ['btn_mquipment_replenish', 'btn_chemistry_replenish'];

/** For the part `sentBack` of `home.needs`. */
export const homeNeedsOfSentBack: readonly Permission[] = ['btn_service_execute'];

/** For the part `notHandedIn` of `home.needs`. */
export const homeNeedsOfNotHandedIn: readonly Permission[] = ['btn_service_execute'];

/** For the part `riskOverdue` of `home.needs`. */
export const homeNeedsOfRiskOverdue: readonly Permission[] = ['btn_service_review', 'btn_service_execute'];

/** For the part `riskAnswered` of `home.needs`. */
export const homeNeedsOfRiskAnswered: readonly Permission[] = ['btn_service_review'];

/** For the part `serviceReview` of `home.needs`. */
export const homeNeedsOfServiceReview: readonly Permission[] = ['btn_service_review'];

/** For the part `reportReview` of `home.needs`. */
export const homeNeedsOfReportReview: readonly Permission[] = ['btn_audit_seminar', 'btn_Service_audit'];

/** For the part `unassigned` of `home.needs`. */
export const homeNeedsOfUnassigned: readonly Permission[] = ['btn_service_assign'];

/** For the part `leaveReview` of `home.needs`. */
export const homeNeedsOfLeaveReview: readonly Permission[] = ['btn_leave_audit'];

/** For the part `reviewReport` of `home.needs`. */
export const homeNeedsOfReviewReport: readonly Permission[] = ['btn_audit_seminar'];

/** For the part `reviewBriefing` of `home.needs`. */
export const homeNeedsOfReviewBriefing: readonly Permission[] = ['btn_Service_audit'];

/** For the part `physical` of `home.needs`. */
export const homeNeedsOfPhysical: readonly Permission[] = ['m_mquipment_inventory'];

/** For the part `chemical` of `home.needs`. */
export const homeNeedsOfChemical: readonly Permission[] = ['m_mquipment_chemistry'];

/** For the part `replenishPhysical` of `home.needs`. */
export const homeNeedsOfReplenishPhysical: readonly Permission[] = ['btn_mquipment_replenish'];

/** For the part `replenishChemical` of `home.needs`. */
export const homeNeedsOfReplenishChemical: readonly Permission[] = ['btn_chemistry_replenish'];

/** To ask for `home.firstSteps` at all. */
export const homeFirstSteps: readonly Permission[] = ['m_index'];

/** To ask for `home.outlook` at all. */
export const homeOutlook: readonly Permission[] = ['m_index'];

/** For the part `services` of `home.outlook`. */
export const homeOutlookOfServices: readonly Permission[] = ['m_service_undone', 'm_service_completed', 'btn_service_execute'];

/** For the part `rising` of `home.outlook`. */
export const homeOutlookOfRising: readonly Permission[] = ['m_img_heat'];

/** To ask for `home.captures` at all. */
export const homeCaptures: readonly Permission[] = ['m_index', 'm_client_list'];

/** To ask for `home.siteTrend` at all. */
export const homeSiteTrend: readonly Permission[] = ['m_index', 'm_client_list'];

/** To ask for `home.sitePauses` at all. */
export const homeSitePauses: readonly Permission[] = ['m_index', 'm_client_list'];

/** To ask for `home.scheduleTrend` at all. */
export const homeScheduleTrend: readonly Permission[] = ['m_index'];

/** To ask for `home.customerTrend` at all. */
export const homeCustomerTrend: readonly Permission[] = ['m_index'];
