import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { deviceTypes } from '../trade/device-types';
import { endpoint } from './endpoint';
import * as f from './fields';

const draft = {
  name: f.name,
  /** Which devices: of these types, at these customers, in these workshops. An empty list limits nothing. */
  deviceTypes: z._default(z.array(z.enum(deviceTypes)), []),
  customerIds: z._default(z.array(f.id).check(z.maxLength(500)), []),
  workshopIds: z._default(z.array(f.id).check(z.maxLength(500)), []),
  accountIds: z.array(f.id).check(z.maxLength(500)),
};

/** Ids and the commas between them. */
const joinedIds = joined(limits.idsInAddress * 37);

function joined(characters: number) {
  return z._default(z.string().check(z.maxLength(characters)), '');
}

export const deviceRole = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-me-device-role/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_device_management'] },
    source: 'method not shown',
    summary: 'A page of device roles.',
    request: z.strictObject({ ...f.paging, search: f.search }),
    result: f.page(
      z.strictObject({
        id: f.id,
        name: z.string(),
        deviceTypes: z.array(z.enum(deviceTypes)),
        /** Names of the customers and workshops that it is limited to. */
        customers: z.array(z.string()),
        workshops: z.array(z.string()),
        deviceCount: f.count,
        accountCount: f.count,
        /** Some of those who hold it. */
        accountNames: z.array(z.string()),
        updatedAt: f.instant,
      }),
    ),
    errors: [],
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/v-me-device-role/account',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_device_management'] },
    source: 'method not shown',
    summary: 'Accounts and the device roles they hold.',
    request: f.nothing,
    result: z.array(
      z.strictObject({
        id: f.id,
        name: z.string(),
        roles: z.array(f.option),
        /** Of which roles it holds. */
        revision: f.revision,
      }),
    ),
    bound: limits.listRows,
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v-me-device-role/create',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['m_device_add', 'btn_device_role_save'], parts: { ownLimits: 'head' } },
    source: 'method not shown',
    summary: 'Creates a device role.',
    changes: ['device', 'home'],
    request: z.strictObject({ ...draft, accountIds: z._default(draft.accountIds, []) }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-me-device-role/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_role_edit'], parts: { ownLimits: 'head' } },
    source: 'method not shown',
    edits: 'revision',
    summary: 'Changes a device role.',
    changes: ['device', 'home'],
    request: z.strictObject({ id: f.id, ...draft, revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v-me-device-role/details/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['m_device_management'] },
    source: 'method not shown',
    summary: 'One device role.',
    request: f.byId,
    result: z.strictObject({ id: f.id, ...draft, revision: f.revision }),
    bound: 'What one role is limited to.',
    errors: ['general.notFound'],
  }),
  matches: endpoint({
    method: 'GET',
    path: '/api/v-me-device-role/matches',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_device_add', 'btn_device_role_save', 'btn_device_role_edit'] },
    source: 'ours',
    summary:
      'How many devices limits reach, and how many there are; types and at most 100 ids each of customers and workshops, joined by commas.',
    request: z.strictObject({
      deviceTypes: joined(deviceTypes.length * 20),
      customerIds: joinedIds,
      workshopIds: joinedIds,
    }),
    result: z.strictObject({ matching: f.count, all: f.count }),
    errors: [],
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/v-me-device-role/assign',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_role_edit'], parts: { ownLimits: 'head' } },
    source: 'ours',
    edits: 'revision',
    summary: 'Sets which device roles an account holds.',
    changes: ['account', 'task', 'schedule'],
    request: z.strictObject({
      accountId: f.id,
      roleIds: z.array(f.id).check(z.maxLength(100)),
      revision: f.revision,
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-me-device-role/del/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_device_role_delete'], parts: { ownLimits: 'head' } },
    source: 'method not shown',
    summary: 'Deletes a device role.',
    changes: ['device', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
} as const;
