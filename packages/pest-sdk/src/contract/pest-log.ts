import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { pestLogStates } from '../rules/pest-logs';
import { endpoint } from './endpoint';
import * as f from './fields';

const photos = z.array(f.fileUrl).check(z.maxLength(9));

const draft = {
  title: f.name,
  description: f.textUpTo(300),
  content: f.requiredText(4_000),
  photos,
  /** The site it is about; null for none. */
  customerId: z.nullable(f.id),
  /** Who answers for it. */
  responsibleId: f.id,
  /** Who is to deal with it. */
  operatorId: f.id,
};

const summary = {
  id: f.id,
  title: z.string(),
  description: z.string(),
  customerName: z.nullable(z.string()),
  responsibleName: z.string(),
  publisherName: z.string(),
  publishedAt: f.instant,
  operatorName: z.string(),
  state: z.enum(pestLogStates),
  handledAt: z.nullable(f.instant),
  handledBy: z.nullable(z.string()),
  /** How many pictures it has. */
  photoCount: f.count,
  /** Whether the caller may change and delete it: its publisher and administrators, while nobody has handled it. */
  editable: z.boolean(),
};
const pestLogSummary = z.strictObject(summary);
/** A pest log in a list. */
export type PestLogSummary = z.infer<typeof pestLogSummary>;

const pestLogDetails = z.strictObject({
  ...summary,
  ...draft,
  /** The service at which it was seen; null where it was written by itself. */
  taskId: z.nullable(f.id),
  taskNumber: z.nullable(z.string()),
  /** How it was dealt with; empty until then. */
  handling: z.string(),
  handlingPhotos: z.array(f.fileUrl),
  revision: f.revision,
});
/** A pest log with everything that was written. */
export type PestLogDetails = z.infer<typeof pestLogDetails>;

const readRights = { unhandled: 'm_log_undone', handled: 'm_log_done' } as const;
/** The logs of others are theirs to change. */
const changesAll = { changesAll: 'administrator' } as const;
const writer = { anyOf: ['btn_log_save'] } as const;
/** Its publisher; administrators of every one. */
const publisher = { anyOf: ['btn_log_save'], all: 'administrator' } as const;
const handler = { anyOf: ['btn_log_handle'] } as const;

/** Pest logs (`/dewormingLog`): the specification shows their screens and fields, and no calls. */
export const pestLogArea = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-deworming-log/list',
    sends: 'query',
    auth: 'token',
    access: { byKind: { field: 'state', rights: readRights }, parts: changesAll },
    source: 'ours',
    summary: 'A page of the company’s pest logs in one state, the newest first.',
    request: z.strictObject({ ...f.paging, state: z.enum(pestLogStates), search: f.search }),
    result: f.page(pestLogSummary),
    errors: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v-deworming-log/details/{id}',
    sends: 'path',
    auth: 'token',
    access: { byKind: { rights: readRights }, parts: changesAll },
    source: 'ours',
    summary: 'One pest log with its pictures and how it was dealt with.',
    request: f.byId,
    result: pestLogDetails,
    bound: 'The photos of one pest log.',
    errors: ['general.notFound'],
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/v-deworming-log/people',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['btn_log_save', 'btn_log_handle'] },
    source: 'ours',
    summary: 'People of the company who can answer for a pest log or deal with it.',
    request: f.nothing,
    result: z.array(f.option),
    bound: limits.listRows,
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v-deworming-log/create',
    sends: 'json',
    auth: 'token',
    access: writer,
    source: 'ours',
    summary: 'Writes a pest log, by itself or of a sighting at a service.',
    request: z.strictObject({ ...draft, taskId: z.optional(z.nullable(f.id)) }),
    result: f.created,
    errors: ['general.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-deworming-log/update',
    sends: 'json',
    auth: 'token',
    access: publisher,
    source: 'ours',
    edits: 'revision',
    summary: 'Changes an own pest log while nobody has handled it.',
    request: z.strictObject({ id: f.id, ...draft, revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/v-deworming-log/handOver',
    sends: 'json',
    auth: 'token',
    access: handler,
    source: 'ours',
    summary: 'Gives a pest log that is not handled to another operator.',
    request: z.strictObject({ id: f.id, operatorId: f.id }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  handle: endpoint({
    method: 'POST',
    path: '/api/v-deworming-log/handle',
    sends: 'json',
    auth: 'token',
    access: handler,
    source: 'ours',
    summary: 'Says how a pest log was dealt with, once.',
    request: z.strictObject({ id: f.id, handling: f.requiredText(2_000), photos }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-deworming-log/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: publisher,
    source: 'ours',
    summary: 'Deletes an own pest log while nobody has handled it.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
} as const;
