import type { Permission } from './permissions';

/** A report of one service, or a briefing of several. */
export type ReportForm = 'report' | 'briefing';

/** What is done with reports, and the permission it asks for: a report and a briefing have rights of their own. */
export const reportPermissions = {
  read: { report: 'm_seminar_service_list', briefing: 'm_report_service_list' },
  edit: { report: 'btn_save_seminar', briefing: 'btn_Service_save' },
  review: { report: 'btn_audit_seminar', briefing: 'btn_Service_audit' },
} as const satisfies Record<string, Record<ReportForm, Permission>>;
