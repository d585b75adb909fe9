import * as z from 'zod/mini';
import { checkOutcomes } from '../rules/check-outcomes';
import { limits } from '../rules/limits';
import { reportParts } from '../rules/parts';
import { reportPermissions } from '../rules/report-rights';
import { reportStates } from '../rules/report-states';
import { inspectionKinds, taskPlaces, taskProgresses, taskStates } from '../rules/task-states';
import { deviceTypes } from '../trade/device-types';
import { endpoint } from './endpoint';
import * as f from './fields';
import { reportSigner, siteSignature } from './signatures';

export const taskSummary = z.strictObject({
  id: f.id,
  /** Number shown to people, unique in the company. */
  number: z.string(),
  customerId: f.id,
  customerName: z.string(),
  /** Region and address of the site; empty once the customer is no longer served. */
  siteAddress: z.string(),
  workshops: z.array(f.option),
  places: z.array(z.enum(taskPlaces)),
  inspection: z.enum(inspectionKinds),
  plannedAt: f.instant,
  /** The service day in the site's time zone. */
  plannedDay: f.day,
  description: z.string(),
  staff: z.array(f.option),
  state: z.enum(taskStates),
  /** Whether a device, a risk or a chemical is recorded: with the state, how far the service is (`taskProgress`). */
  recorded: z.boolean(),
  /** Devices that the visit is to check, but those recorded as not due. */
  devicesDue: f.count,
  /** Of them, those that a reading was taken of. */
  devicesChecked: f.count,
  /** Of them, those recorded as out of reach, missing or unusable. */
  devicesNotReached: f.count,
  risksOpen: f.count,
  risksTotal: f.count,
  /** Why the review sent it back; empty otherwise. */
  returnReason: z.string(),
  /** Null where there is none that the account may open. */
  reportId: z.nullable(f.id),
  reportState: z.enum(reportStates),
  /** Of how it is planned: where, what, when and who. */
  revision: f.revision,
});
/** One row of the service lists. */
export type TaskSummary = z.infer<typeof taskSummary>;

const done = { at: f.instant, accountName: z.string() };
const moment = z.nullable(z.strictObject(done));
/** Done at the site; it came to the server later where there was no network. */
const siteMoment = z.nullable(z.strictObject({ ...done, receivedAt: f.instant }));

export const taskDetails = z.extend(taskSummary, {
  createdAt: f.instant,
  /** As the account was called then; null where nobody knows any more. */
  createdBy: z.nullable(z.string()),
  /** Who chose the staff last, and when; null while there is none. */
  assigned: moment,
  checkedIn: siteMoment,
  submitted: siteMoment,
  reviewed: moment,
  /** Whom to call at the site and where it is; a customer reads its own elsewhere, and finds nothing here. */
  site: z.strictObject({
    contactName: z.string(),
    phone: z.string(),
    /** WGS 84; null where nobody set it. */
    place: z.nullable(z.strictObject({ latitude: z.number(), longitude: z.number() })),
  }),
  /** Null while nobody signed for it, or said why nobody does. */
  siteSignature: z.nullable(siteSignature),
  /** Whose signatures count on its report, the first first; absent on a server that does not tell. */
  reportSigners: z.optional(z.array(reportSigner)),
});
/** One service with its staff, progress and review (specification §3, service). */
export type TaskDetails = z.infer<typeof taskDetails>;

const recordedFigure = z.strictObject({
  outcome: z.enum(checkOutcomes),
  /** Captures, or percent of bait eaten; null where the device was not opened. */
  value: z.nullable(z.number()),
  reason: z.string(),
});
/** What was recorded of a device at one moment, as one figure. */
export type RecordedFigure = z.infer<typeof recordedFigure>;

const taskHappening = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('moved'), from: f.instant, to: f.instant }),
  z.strictObject({ kind: z.literal('assigned'), staff: z.array(z.string()) }),
  /** Its scope or its words. */
  z.strictObject({ kind: z.literal('replanned') }),
  z.strictObject({ kind: z.literal('submitted') }),
  z.strictObject({ kind: z.literal('returned'), reason: z.string() }),
  z.strictObject({
    kind: z.literal('checkChanged'),
    deviceId: f.id,
    code: z.string(),
    deviceType: z.enum(deviceTypes),
    /** Whose record it was, and when it was made. */
    recordedBy: z.string(),
    recordedAt: f.instant,
    before: recordedFigure,
    /** Null where the record was taken back. */
    after: z.nullable(recordedFigure),
  }),
]);
/** What a service's own figures no longer tell: another time, other staff, a return, a reading that was corrected. */
export type TaskHappening = z.infer<typeof taskHappening>;

const taskEvent = z.strictObject({
  id: f.id,
  at: f.instant,
  /** Who did it, as the account was called then. */
  accountName: z.string(),
  happening: taskHappening,
});
/** Something that happened to a service, when, and by whom. */
export type TaskEvent = z.infer<typeof taskEvent>;

const draft = {
  customerId: f.id,
  workshopIds: z._default(z.array(f.id).check(z.maxLength(100)), []),
  places: z.array(z.enum(taskPlaces)).check(z.minLength(1), z.maxLength(2)),
  plannedAt: f.instant,
  description: z._default(f.text, ''),
  staffIds: z._default(z.array(f.id).check(z.maxLength(20)), []),
};
/** Says that a day is meant which is over: who reviews services puts one on record that was done without a plan. */
const past = z.optional(z.boolean());

const mayList = { anyOf: ['m_service_undone', 'm_service_completed', 'm_service_add', 'btn_service_execute'] } as const;
const mayExecute = { anyOf: ['btn_service_execute'] } as const;

export const task = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-task/list',
    sends: 'query',
    auth: 'token',
    access: { ...mayList, parts: reportParts },
    source: 'spec',
    summary: 'A page of services; service staff get their own, a customer those of its site.',
    request: z.strictObject({
      ...f.paging,
      search: f.search,
      /** Unfinished: not yet reviewed. */
      finished: z.optional(f.queryFlag),
      state: z.optional(z.enum(taskStates)),
      /** As {@link taskProgress} reads it. */
      progress: z.optional(z.enum(taskProgresses)),
      reportState: z.optional(z.enum(reportStates)),
      customerId: z.optional(f.id),
      from: z.optional(f.day),
      to: z.optional(f.day),
      sort: z.optional(z.enum(['plannedAt', 'customerName', 'number'])),
      order: z.optional(z.enum(['asc', 'desc'])),
    }),
    result: f.page(taskSummary),
    errors: ['general.notFound'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/v-task/counts',
    sends: 'query',
    auth: 'token',
    access: mayList,
    source: 'ours',
    summary: 'How many of the unfinished services stand at each step, under the other filters of the list.',
    request: z.strictObject({
      search: f.search,
      customerId: z.optional(f.id),
      from: z.optional(f.day),
      to: z.optional(f.day),
    }),
    result: z.strictObject({
      unallocated: f.count,
      pendingCheckIn: f.count,
      checkedIn: f.count,
      notSubmitted: f.count,
      /** Submitted, as its author reads it; pending review, as its reviewer does. */
      handedIn: f.count,
    }),
    errors: ['general.notFound'],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v-task/details/{id}',
    sends: 'path',
    auth: 'token',
    access: { ...mayList, parts: reportParts },
    source: 'spec',
    summary: 'One service.',
    request: f.byId,
    result: taskDetails,
    bound: 'What one service was planned and signed with.',
    errors: ['general.notFound'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v-task/history/{id}',
    sends: 'path',
    auth: 'token',
    access: mayList,
    source: 'ours',
    summary:
      'What happened to a service, the oldest first: other times and people, returns, readings corrected. A company keeps it for itself; its customer gets an empty list.',
    request: f.byId,
    result: z.array(taskEvent),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v-task/create',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['m_service_add'], parts: { past: ['btn_service_review'] } },
    source: 'spec',
    summary: 'Plans a service, with or without its staff.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: z.strictObject({ ...draft, past, inspection: z._default(z.enum(inspectionKinds), 'devices') }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-task/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['m_service_add'], parts: { past: ['btn_service_review'] } },
    source: 'spec',
    edits: 'revision',
    summary: 'Changes a service that has not been checked in.',
    /** How it is inspected stays as it is when it is left out. */
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: z.strictObject({
      id: f.id,
      ...draft,
      past,
      inspection: z.optional(z.enum(inspectionKinds)),
      revision: f.revision,
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'task.begun'],
  }),
  distribute: endpoint({
    method: 'POST',
    path: '/api/v-task/distribute',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_service_assign'] },
    source: 'spec',
    edits: 'revision',
    summary: 'Assigns service personnel; an empty list makes the service unallocated again.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: z.strictObject({ id: f.id, staffIds: z.array(f.id).check(z.maxLength(20)), revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'task.begun'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-task/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_service_delete'] },
    source: 'spec',
    summary: 'Deletes a service that has not been checked in.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['general.notFound', 'task.begun'],
  }),
  scheduling: endpoint({
    method: 'GET',
    path: '/api/v-task/scheduling',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_shift_management', 'btn_service_assign', 'm_service_add'] },
    source: 'spec',
    summary: 'The shift board: service staff by day with their services; at most 31 days.',
    /** From today, and a week, unless said otherwise. */
    request: z.strictObject({ from: z.optional(f.day), to: z.optional(f.day) }),
    result: z.array(
      z.strictObject({
        id: f.id,
        name: z.string(),
        days: z.array(
          z.strictObject({
            day: f.day,
            tasks: z.array(
              z.strictObject({
                id: f.id,
                number: z.string(),
                customerName: z.string(),
                plannedAt: f.instant,
                state: z.enum(taskStates),
              }),
            ),
          }),
        ),
      }),
    ),
    bound: 'A row for each person of the service staff, with the services of at most 31 days.',
    errors: [],
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/v-task/check-in',
    sends: 'json',
    auth: 'token',
    access: mayExecute,
    source: 'ours',
    mayComeLate: true,
    summary:
      'Checks in at the site: once, on the service day only, with staff only. One that comes late counts where it was the first.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: z.strictObject({ id: f.id, recordedAt: f.recordedAt }),
    result: f.done,
    errors: ['general.notFound', 'task.alreadyCheckedIn', 'task.noStaff', 'task.notServiceDay'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/v-task/submit',
    sends: 'json',
    auth: 'token',
    access: mayExecute,
    source: 'ours',
    mayComeLate: true,
    summary: 'Hands the finished service in for review; as routine, when no device record is asked for.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: z.strictObject({ id: f.id, asRoutine: z.optional(z.boolean()), recordedAt: f.recordedAt }),
    result: f.done,
    errors: [
      'general.businessFailure',
      'general.notFound',
      'task.indoorUnfinished',
      'task.outdoorUnfinished',
      'task.risksUntreated',
      'task.noInspectionRecord',
    ],
  }),
  review: endpoint({
    method: 'POST',
    path: '/api/v-task/review',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_service_review'] },
    source: 'ours',
    summary: 'Passes a submitted service, or sends it back with a reason.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: z.discriminatedUnion('outcome', [
      z.strictObject({ id: f.id, outcome: z.literal('pass') }),
      z.strictObject({ id: f.id, outcome: z.literal('return'), reason: f.requiredText(500) }),
    ]),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'review.alreadyDone'],
  }),
  signInfo: endpoint({
    method: 'GET',
    path: '/guardian/task/signInfo',
    sends: 'query',
    auth: 'token',
    access: mayList,
    source: 'path not shown',
    summary: 'The check-in record of a service.',
    request: f.byId,
    result: moment,
    errors: ['general.notFound'],
  }),
  generateReport: endpoint({
    method: 'POST',
    path: '/guardian/task/generateReport',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_save_seminar'] },
    source: 'path not shown',
    summary: "Generates the report of a reviewed service; a second call answers the same report's id.",
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: f.byId,
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  removeService: endpoint({
    method: 'POST',
    path: '/guardian/task/removeService',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_service_delete'] },
    source: 'path not shown',
    summary: 'Deletes a service; for old clients.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['general.notFound', 'task.begun'],
  }),
  generateServicesReport: endpoint({
    method: 'POST',
    path: '/guardian/task/generateServicesReport',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_Service_save'] },
    source: 'path not shown',
    summary:
      'Generates one briefing over several reviewed services of a customer. It bears the period that was chosen; without one it ' +
      'runs from the visit before the first to the last.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: z
      .strictObject({
        ids: z.array(f.id).check(z.minLength(1), z.maxLength(50)),
        from: z.optional(f.day),
        to: z.optional(f.day),
      })
      .check(f.spanOrNone),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  saveServicesPdfData: endpoint({
    method: 'POST',
    path: '/guardian/task/saveServicesPdfData',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_Service_save'], byKind: { rights: reportPermissions.edit } },
    source: 'path not shown',
    summary: 'Keeps what old clients draw into their PDF.',
    changes: ['schedule', 'inspection', 'report', 'home'],
    request: z.strictObject({ id: f.id, data: z.string().check(z.maxLength(256_000)) }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  getServicesPdfData: endpoint({
    method: 'GET',
    path: '/guardian/task/getServicesPdfData',
    sends: 'query',
    auth: 'token',
    access: { byKind: { rights: reportPermissions.read } },
    source: 'path not shown',
    summary: 'What was kept for a PDF.',
    request: f.byId,
    result: z.strictObject({ data: z.string() }),
    errors: ['general.notFound'],
  }),
} as const;
