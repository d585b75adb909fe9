import * as z from 'zod/mini';
import { permissions } from '../rules/permissions';
import { endpoint } from './endpoint';
import * as f from './fields';

/** Service staff carry out services; management staff have configurable permissions. */
export const staffKinds = ['service', 'management'] as const;

const permissionList = z.array(z.enum(permissions)).check(z.maxLength(permissions.length));

const draft = {
  name: f.name,
  staffKind: z.enum(staffKinds),
  loginId: f.phone,
  email: f.optionalEmail,
  /** Licence number printed on reports and chemical records. */
  licence: f.textUpTo(50),
  /** Must name at least one for management staff. */
  permissions: permissionList,
};

export const account = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-user-account/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_account_list'] },
    source: 'method not shown',
    summary: "A page of the company's or customer's accounts.",
    request: z.strictObject({ ...f.paging, search: f.search, staffKind: z.optional(z.enum(staffKinds)) }),
    result: f.page(z.strictObject({ id: f.id, ...draft, loginId: z.string(), addedAt: f.instant })),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v-user-account/create',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_account_add'] },
    source: 'method not shown',
    summary: 'Creates an account within the quota.',
    request: z.strictObject({
      ...draft,
      email: z._default(draft.email, ''),
      licence: z._default(draft.licence, ''),
      permissions: z._default(permissionList, []),
      password: f.passwordMd5,
    }),
    result: f.created,
    errors: ['account.exists', 'account.phoneInvalid', 'account.quotaExceeded'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-user-account/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_account_edit', 'btn_account_sub'] },
    source: 'method not shown',
    summary: 'Changes an account; nobody grants what he does not hold.',
    request: z.strictObject({
      id: f.id,
      ...draft,
      /** Left out, it stays as it is. */
      licence: z.optional(draft.licence),
      password: z.optional(f.passwordMd5),
    }),
    result: f.done,
    errors: ['general.notFound', 'account.exists', 'account.phoneInvalid'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-user-account/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_account_delete'] },
    source: 'method not shown',
    summary: 'Deletes an account that has no open services; its sessions end.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  number: endpoint({
    method: 'GET',
    path: '/api/v-user-account/number',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_account_list'] },
    source: 'method not shown',
    summary: 'The account limit, how many are used and how many are left; null is unlimited.',
    request: f.nothing,
    result: z.strictObject({ limit: z.nullable(f.count), used: f.count, available: z.nullable(f.count) }),
    errors: [],
  }),
} as const;
