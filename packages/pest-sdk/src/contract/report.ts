import * as z from 'zod/mini';
import { languages } from '../language/language';
import { pestGroups } from '../rules/device-types';
import { reportStates } from '../rules/report-states';
import { endpoint } from './endpoint';
import * as f from './fields';
import { reportDocument, reportSection, signatureRoles } from './report-document';

export const reportSummary = z.strictObject({
  id: f.id,
  kind: z.enum(['report', 'briefing']),
  number: z.string(),
  name: z.string(),
  subject: z.string(),
  customerId: f.id,
  customerName: z.string(),
  serviceDay: f.day,
  state: z.enum(reportStates),
  signatureCount: f.count,
  updatedAt: f.instant,
});
/** One row of the report list. */
export type ReportSummary = z.infer<typeof reportSummary>;

const edited = {
  id: f.id,
  /** The version the edit was made from; an older one is refused with 4001. */
  version: z.int(),
  name: f.name,
  subject: z.string().check(z.maxLength(200)),
  sections: z.array(reportSection).check(z.maxLength(60)),
};

const verdict = z.discriminatedUnion('outcome', [
  z.strictObject({ id: f.id, outcome: z.literal('pass') }),
  z.strictObject({
    id: f.id,
    outcome: z.literal('reject'),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
]);

/** What a chart page draws of a report; nothing that names a person. */
export const reportCharts = z.strictObject({
  name: z.string(),
  customerName: z.string(),
  period: z.strictObject({ from: f.day, to: f.day }),
  trends: z.array(
    z.strictObject({
      group: z.enum(pestGroups),
      months: z.array(z.strictObject({ month: z.string(), count: f.count, lastYear: z.nullable(f.count) })),
    }),
  ),
});

const mayRead = { anyOf: ['m_seminar_service_list', 'm_report_service_list'] } as const;
const mayEdit = { anyOf: ['btn_save_seminar', 'btn_Service_save'] } as const;
const mayReview = { anyOf: ['btn_audit_seminar', 'btn_Service_audit'] } as const;

export const report = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/list',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'method not shown',
    summary: 'A page of reports; a customer gets the approved ones of its site.',
    request: z.strictObject({
      ...f.paging,
      search: f.search,
      kind: z.optional(z.enum(['report', 'briefing'])),
      state: z.optional(z.enum(reportStates)),
      customerId: z.optional(f.id),
    }),
    result: f.page(reportSummary),
    errors: ['general.notFound'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/add',
    sends: 'json',
    auth: 'token',
    access: mayEdit,
    source: 'method not shown',
    summary: 'Generates the report of a reviewed service.',
    request: z.strictObject({ taskId: f.id }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-task-report-data/update',
    sends: 'json',
    auth: 'token',
    access: mayEdit,
    source: 'method not shown',
    summary: "Changes a report's name and subject.",
    request: z.strictObject({ id: f.id, name: f.name, subject: z.string().check(z.maxLength(200)) }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-task-report-data/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: mayEdit,
    source: 'method not shown',
    summary: 'Deletes a report that is not approved.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/detail/{id}',
    sends: 'path',
    auth: 'token',
    access: mayRead,
    source: 'method not shown',
    summary: 'The whole report.',
    request: f.byId,
    result: reportDocument,
    errors: ['general.notFound'],
  }),
  saveDetailData: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/detail/save-data',
    sends: 'json',
    auth: 'token',
    access: mayEdit,
    source: 'method not shown',
    summary: 'Saves the edited report; the answer is its new version.',
    request: z.strictObject(edited),
    result: z.strictObject({ version: z.int() }),
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  detailSimple: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/detail-simple/{id}',
    sends: 'path',
    auth: 'token',
    access: mayRead,
    source: 'method not shown',
    summary: 'The charts of a report.',
    request: f.byId,
    result: reportCharts,
    errors: ['general.notFound'],
  }),
  detailSimpleNoLogin: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/detail-simple-nologin/{id}',
    sends: 'path',
    auth: 'public',
    access: 'anyone',
    source: 'method not shown',
    summary: "The charts of a shared report, by share id; a report's own id does not open it.",
    request: f.byId,
    result: reportCharts,
    errors: ['general.notFound'],
  }),
  saveDetailSimple: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/detail-simple/save',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_Service_save'] },
    source: 'method not shown',
    summary: 'Saves the edited briefing.',
    request: z.strictObject(edited),
    result: z.strictObject({ version: z.int() }),
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  examineDetailSimple: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/detail-simple/examine',
    sends: 'json',
    auth: 'token',
    access: mayReview,
    source: 'method not shown',
    summary: 'Passes a report, which freezes it, or rejects it with a reason, after which it can be edited again.',
    request: verdict,
    result: f.done,
    errors: ['general.notFound', 'review.alreadyDone'],
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/sign',
    sends: 'json',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'Signs a report, drawn or typed; a later change of the report marks the signature as outdated.',
    request: z.strictObject({
      id: f.id,
      version: z.int(),
      role: z.enum(signatureRoles),
      name: f.name,
      method: z.enum(['drawn', 'typed']),
      strokes: z.nullable(
        z
          .array(z.array(z.strictObject({ x: z.number(), y: z.number() })).check(z.maxLength(5000)))
          .check(z.maxLength(200)),
      ),
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  exportPdf: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/pdf/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_export_seminar'] },
    source: 'ours',
    summary: 'Makes the report as PDF and answers where to fetch it.',
    request: z.strictObject({ id: f.id, language: z.optional(z.enum(languages)) }),
    result: z.strictObject({ fullurl: f.fileUrl, file_name: z.string() }),
    errors: ['general.notFound'],
  }),
} as const;
