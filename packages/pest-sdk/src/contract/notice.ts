import * as z from 'zod/mini';
import { noticeKinds } from '../rules/notices';
import { noticeParts } from '../rules/parts';
import { endpoint } from './endpoint';
import * as f from './fields';

const noticeRow = z.strictObject({
  id: f.id,
  kind: z.enum(noticeKinds),
  /** What its sentence names, as `NoticeFacts` has it for the kind; the reader's side makes the sentence. */
  facts: z.record(z.string(), z.string()),
  /** The service, report or thing it is about, where there is one. */
  recordId: z.nullable(f.id),
  at: f.instant,
  readAt: z.nullable(f.instant),
});
/** Something that the caller is told of. */
export type Notice = z.infer<typeof noticeRow>;

const setting = z.strictObject({ kind: z.enum(noticeKinds), bell: z.boolean(), mail: z.boolean() });

export const notice = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-notice/list',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'ours',
    summary: 'A page of what the caller was told of, as far back as the installation keeps it, the newest first.',
    request: z.strictObject(f.paging),
    result: f.page(noticeRow),
    errors: [],
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/v-notice/unread',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'ours',
    summary: 'How many notices the caller has not read.',
    request: f.nothing,
    result: z.strictObject({ count: f.count }),
    errors: [],
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/v-notice/read/{id}',
    sends: 'path',
    auth: 'token',
    access: 'approved',
    source: 'ours',
    summary: 'Marks a notice as read.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/v-notice/read-all',
    sends: 'json',
    auth: 'token',
    access: 'approved',
    source: 'ours',
    summary: 'Marks all notices of the caller as read.',
    request: f.nothing,
    result: f.done,
    errors: [],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/v-notice/settings',
    sends: 'query',
    auth: 'token',
    access: { parts: noticeParts },
    source: 'ours',
    summary: 'What the caller wants to be told of, and how; only kinds that the account can meet.',
    request: f.nothing,
    result: z.strictObject({
      settings: z.array(setting),
      /** Where mails go; empty where the account has no address, and then none are sent. */
      email: z.string(),
    }),
    bound: 'A row for each kind of notice.',
    errors: [],
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/v-notice/settings',
    sends: 'json',
    auth: 'token',
    access: { parts: noticeParts },
    source: 'ours',
    summary: 'Says what the caller wants to be told of, and how; kinds left out stay as they are.',
    request: z.strictObject({ settings: z.array(setting).check(z.maxLength(noticeKinds.length)) }),
    result: f.done,
    errors: [],
  }),
} as const;
