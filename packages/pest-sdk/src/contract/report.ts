import * as z from 'zod/mini';
import { languages } from '../language/language';
import { limits } from '../rules/limits';
import { handOutParts, reviewParts } from '../rules/parts';
import { signatureMethods, signatureRoles } from '../rules/record-values';
import { reportPermissions } from '../rules/report-rights';
import { shareStates } from '../rules/report-shares';
import { reportActs, reportStates } from '../rules/report-states';
import { deviceTypes } from '../trade/device-types';
import { pestGroups } from '../trade/pest-groups';
import { endpoint } from './endpoint';
import * as f from './fields';
import { reportDocument, reportLayout, reportSection } from './report-document';
import { reportSigner, signatureStrokes, strokesWhereDrawn } from './signatures';

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
  /** Signatures that count. */
  signatureCount: f.count,
  /** Whose they are, the first first. */
  signers: z.array(reportSigner),
  /** When the customer signed what it says now; null while it has not. */
  customerSignedAt: z.nullable(f.instant),
  updatedAt: f.instant,
});
/** One row of the report list. */
export type ReportSummary = z.infer<typeof reportSummary>;

const edited = {
  id: f.id,
  /** The version the edit was made from; an older one is refused with 4001. */
  version: f.seenVersion,
  name: f.name,
  subject: f.textUpTo(200),
  sections: z.array(reportSection).check(z.maxLength(60)),
};

/** A pass says which version was read; without both signatures it says why. */
const verdict = z.discriminatedUnion('outcome', [
  z.strictObject({
    id: f.id,
    outcome: z.literal('pass'),
    /** The version that was read; a newer one is refused with 4001. */
    version: z.optional(z.int()),
    /** Printed. Needed where the technician's or the customer's signature is missing. */
    reason: z.optional(f.textUpTo(500)),
  }),
  z.strictObject({ id: f.id, outcome: z.literal('reject'), reason: f.requiredText(500) }),
]);

/** Schema of {@link ReportCharts}. */
export const reportCharts = z.strictObject({
  kind: z.enum(['report', 'briefing']),
  number: z.string(),
  name: z.string(),
  customerName: z.string(),
  state: z.enum(reportStates),
  period: z.strictObject({ from: f.day, to: f.day }),
  /** Devices that were due and of those the checked ones; null where none was to be checked one by one. */
  checks: z.nullable(z.strictObject({ due: f.count, checked: f.count })),
  trends: z
    .array(
      z.strictObject({
        group: z.enum(pestGroups),
        /** The site's limit per month, once it has one. */
        threshold: z.nullable(z.number()),
        months: z
          .array(
            z.strictObject({
              month: f.month,
              /** Null of a month in which no device was checked: that is no zero. */
              count: z.nullable(f.count),
              lastYear: z.nullable(f.count),
            }),
          )
          .check(z.maxLength(36)),
      }),
    )
    .check(z.maxLength(10)),
  /** The most active devices. */
  hotSpots: z
    .array(z.strictObject({ code: z.string(), type: z.enum(deviceTypes), location: z.string(), value: z.number() }))
    .check(z.maxLength(limits.topDevices)),
  /** When the link ends that it was asked by; null for whoever is signed in. */
  endsAt: z.nullable(f.instant),
});
/** What a chart page draws of a report; nothing that names a person. */
export type ReportCharts = z.infer<typeof reportCharts>;

/** Schema of {@link ReportShare}. */
export const reportShare = z.strictObject({
  id: f.id,
  /** What to hand on; null where it has ended. */
  link: z.nullable(z.string()),
  state: z.enum(shareStates),
  madeBy: z.string(),
  madeAt: f.instant,
  endsAt: f.instant,
  /** How often it was opened. */
  views: f.count,
  lastViewedAt: z.nullable(f.instant),
});
/** A link by which somebody without a login reads the charts of a report. */
export type ReportShare = z.infer<typeof reportShare>;

/** Schema of {@link ReportStep}. */
export const reportStep = z.strictObject({
  id: f.id,
  version: z.int(),
  act: z.enum(reportActs),
  /** Name of whoever did it; empty of what was done before steps were kept. */
  by: z.string(),
  at: f.instant,
  /** Why it was rejected, or passed without both signatures; empty otherwise. */
  note: z.string(),
  /** What a save changed: ids of sections, or `name`, `subject`, `order`. */
  changed: z.array(z.string()),
});
/** Something that was done to a report; what it said then is read with `report.version`. */
export type ReportStep = z.infer<typeof reportStep>;

/** Schema of {@link ReportNote}. */
export const reportNote = z.strictObject({
  id: f.id,
  sectionId: z.string(),
  text: z.string(),
  by: z.string(),
  at: f.instant,
  /** The version that it was written about. */
  version: z.int(),
  answer: z.nullable(z.strictObject({ text: z.string(), by: z.string(), at: f.instant })),
  resolved: z.nullable(z.strictObject({ by: z.string(), at: f.instant })),
});
/** What a reviewer noted at a section of a report, and what came of it. */
export type ReportNote = z.infer<typeof reportNote>;

const { read, edit, review } = reportPermissions;
const mayRead = { byKind: { rights: read } } as const;
const mayEdit = { byKind: { rights: edit } } as const;
const mayReview = { byKind: { rights: review } } as const;
/** Authors and reviewers, of the kinds that they read. */
const mayWorkOn = {
  anyOf: [edit.report, edit.briefing, review.report, review.briefing],
  byKind: { rights: read },
} as const;

export const report = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/list',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'method not shown',
    summary: 'A page of reports; a customer gets those of its site that are approved or wait for its signature.',
    request: z.strictObject({
      ...f.paging,
      search: f.search,
      kind: z.optional(z.enum(['report', 'briefing'])),
      state: z.optional(z.enum(reportStates)),
      /** The site: a customer is one. */
      customerId: z.optional(f.id),
      /** True: waiting for the customer's signature. False: signed by the customer. */
      unsigned: z.optional(f.queryFlag),
    }),
    result: f.page(reportSummary),
    errors: ['general.notFound'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: [edit.report, edit.briefing] },
    source: 'method not shown',
    summary: 'Generates the report of a reviewed service.',
    changes: ['task'],
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
    edits: 'version',
    summary: "Changes a report's name and subject.",
    changes: ['task'],
    request: z.strictObject({ id: f.id, name: f.name, subject: f.textUpTo(200), version: z.optional(f.seenVersion) }),
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
    changes: ['task'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/detail/{id}',
    sends: 'path',
    auth: 'token',
    access: { ...mayRead, parts: reviewParts },
    source: 'method not shown',
    summary: 'The whole report.',
    request: f.byId,
    result: reportDocument,
    bound: 'One report, of 4 MB at most.',
    errors: ['general.notFound'],
  }),
  saveDetailData: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/detail/save-data',
    sends: 'json',
    auth: 'token',
    access: mayEdit,
    source: 'method not shown',
    edits: 'version',
    summary: 'Saves what the author wrote; the figures stay as they were counted. The answer is the new version.',
    changes: ['task'],
    request: z.strictObject(edited),
    result: z.strictObject({ version: z.int() }),
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  saveLayout: endpoint({
    method: 'PUT',
    path: '/api/v-task-report-data/layout',
    sends: 'json',
    auth: 'token',
    access: mayEdit,
    source: 'ours',
    edits: 'layoutRevision',
    summary:
      'Changes how a report looks on paper, which voids no signature; the reports that the company generates from then ' +
      'on begin with it. An approved report keeps its look.',
    changes: ['task'],
    request: z.strictObject({ id: f.id, layout: reportLayout, layoutRevision: f.revision }),
    result: f.done,
    errors: ['general.notFound', 'general.businessFailure'],
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
    summary:
      "The charts of a shared report, by share id; a report's own id does not open it. Asked 60 times a minute at most.",
    request: z.strictObject({ id: z.string().check(z.maxLength(limits.shareIdLength)) }),
    result: reportCharts,
    errors: ['general.notFound', 'general.businessFailure'],
  }),
  saveDetailSimple: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/detail-simple/save',
    sends: 'json',
    auth: 'token',
    access: { anyOf: [edit.briefing], byKind: { rights: edit } },
    source: 'method not shown',
    edits: 'version',
    summary: 'Saves the edited briefing.',
    changes: ['task'],
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
    summary:
      'Passes a report, which freezes it, or rejects it with a reason, after which it can be edited again. Without the ' +
      "technician's and the customer's signature a pass takes a reason, which is printed.",
    changes: ['task'],
    request: verdict,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'review.alreadyDone'],
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/sign',
    sends: 'json',
    auth: 'token',
    access: { ...mayRead, parts: { ...reviewParts, ...handOutParts } },
    source: 'ours',
    summary:
      'Signs a report, or says why the customer did not. One signature counts for each role; a change of the report ' +
      'voids those before it, and an approved report takes none. On a device that somebody of the company holds out, ' +
      'technician and customer draw.',
    changes: ['task'],
    request: z
      .strictObject({
        id: f.id,
        version: f.seenVersion,
        role: z.enum(signatureRoles),
        /** Of whoever signs; of an absent customer, of whoever would have signed. */
        name: f.name,
        method: z.enum(signatureMethods),
        strokes: z.nullable(signatureStrokes),
        /** Why the customer did not sign. */
        reason: z.optional(f.textUpTo(300)),
      })
      .check(
        strokesWhereDrawn,
        z.refine(({ method, reason = '' }) => (method === 'absent') === (reason !== ''), { path: ['reason'] }),
        z.refine(({ method, role }) => method !== 'absent' || role === 'customer', { path: ['role'] }),
      ),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/versions/{id}',
    sends: 'path',
    auth: 'token',
    access: mayWorkOn,
    source: 'ours',
    summary: 'What was done to a report, by whom and when, newest first.',
    request: f.byId,
    result: z.array(reportStep),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/version/{id}',
    sends: 'path',
    auth: 'token',
    access: { ...mayWorkOn, parts: reviewParts },
    source: 'ours',
    summary: 'A report as it stood after one of its steps; its figures never change.',
    request: f.byId,
    result: reportDocument,
    bound: 'One report, of 4 MB at most.',
    errors: ['general.notFound'],
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/note/{id}',
    sends: 'path',
    auth: 'token',
    access: mayWorkOn,
    source: 'ours',
    summary: 'What reviewers noted at the sections of a report, oldest first; customers get none of it.',
    request: f.byId,
    result: z.array(reportNote),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/note',
    sends: 'json',
    auth: 'token',
    access: mayReview,
    source: 'ours',
    summary: 'Notes at a section of a report what its author is to look at.',
    changes: ['task'],
    request: z.strictObject({ id: f.id, sectionId: f.requiredText(100), text: f.requiredText(1000) }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  answerNote: endpoint({
    method: 'PUT',
    path: '/api/v-task-report-data/note/answer',
    sends: 'json',
    auth: 'token',
    access: mayEdit,
    source: 'ours',
    summary: 'Answers a note, until it is resolved.',
    changes: ['task'],
    request: z.strictObject({ id: f.id, text: f.requiredText(1000) }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  resolveNote: endpoint({
    method: 'PUT',
    path: '/api/v-task-report-data/note/resolve',
    sends: 'json',
    auth: 'token',
    access: mayReview,
    source: 'ours',
    summary: 'Says that nothing more is to be done about a note.',
    changes: ['task'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  shares: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/share/{id}',
    sends: 'path',
    auth: 'token',
    access: mayEdit,
    source: 'ours',
    summary: 'The links by which a report was shared, newest first.',
    request: f.byId,
    result: z.array(reportShare),
    bound: 'The newest fifty links.',
    errors: ['general.notFound'],
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/v-task-report-data/share',
    sends: 'json',
    auth: 'token',
    access: mayEdit,
    source: 'ours',
    summary:
      'Makes a link by which whoever has it reads the charts of a report, to the end of a day: of the 30th from today ' +
      'unless one is named. Rejecting or deleting the report ends its links.',
    changes: ['task'],
    request: z.strictObject({ id: f.id, lastDay: z.optional(f.day) }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  endShare: endpoint({
    method: 'PUT',
    path: '/api/v-task-report-data/share/end',
    sends: 'json',
    auth: 'token',
    access: mayEdit,
    source: 'ours',
    summary: 'Ends a link at once.',
    changes: ['task'],
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
  exportPdf: endpoint({
    method: 'GET',
    path: '/api/v-task-report-data/pdf/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_export_seminar'], byKind: { rights: read }, parts: reviewParts },
    source: 'ours',
    summary: 'Makes the report as PDF and answers where to fetch it.',
    request: z.strictObject({ id: f.id, language: z.optional(z.enum(languages)) }),
    result: z.strictObject({ fullurl: f.fileUrl, file_name: z.string() }),
    errors: ['general.notFound', 'general.businessFailure'],
  }),
} as const;
