// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.
import type { Permission } from '../rules/permissions';

/** To ask for `report.add` at all. */
export const reportAdd: readonly Permission[] = ['btn_save_seminar', 'btn_Service_save'];

/** For the part `reviewReport` of `report.detail`. */
export const reportDetailOfReviewReport: readonly Permission[] = ['btn_audit_seminar'];

/** For the part `reviewBriefing` of `report.detail`. */
export const reportDetailOfReviewBriefing: readonly Permission[] = ['btn_Service_audit'];

/** To ask for `report.saveDetailSimple` at all. */
export const reportSaveDetailSimple: readonly Permission[] = ['btn_Service_save'];

/** For the part `reviewReport` of `report.sign`. */
export const reportSignOfReviewReport: readonly Permission[] = ['btn_audit_seminar'];

/** For the part `reviewBriefing` of `report.sign`. */
export const reportSignOfReviewBriefing: readonly Permission[] = ['btn_Service_audit'];

/** For the part `handOutReport` of `report.sign`. */
export const reportSignOfHandOutReport: readonly Permission[] = ['btn_save_seminar', 'btn_audit_seminar'];

/** For the part `handOutBriefing` of `report.sign`. */
export const reportSignOfHandOutBriefing: readonly Permission[] = ['btn_Service_save', 'btn_Service_audit'];

/** To ask for `report.versions` at all. */
export const reportVersions: readonly Permission[] = ['btn_save_seminar', 'btn_Service_save', 'btn_audit_seminar', 'btn_Service_audit'];

/** To ask for `report.version` at all. */
export const reportVersion: readonly Permission[] = ['btn_save_seminar', 'btn_Service_save', 'btn_audit_seminar', 'btn_Service_audit'];

/** For the part `reviewReport` of `report.version`. */
export const reportVersionOfReviewReport: readonly Permission[] = ['btn_audit_seminar'];

/** For the part `reviewBriefing` of `report.version`. */
export const reportVersionOfReviewBriefing: readonly Permission[] = ['btn_Service_audit'];

/** To ask for `report.notes` at all. */
export const reportNotes: readonly Permission[] = ['btn_save_seminar', 'btn_Service_save', 'btn_audit_seminar', 'btn_Service_audit'];

/** To ask for `report.exportPdf` at all. */
export const reportExportPdf: readonly Permission[] = ['btn_export_seminar'];

/** For the part `reviewReport` of `report.exportPdf`. */
export const reportExportPdfOfReviewReport: readonly Permission[] = ['btn_audit_seminar'];

/** For the part `reviewBriefing` of `report.exportPdf`. */
export const reportExportPdfOfReviewBriefing: readonly Permission[] = ['btn_Service_audit'];
