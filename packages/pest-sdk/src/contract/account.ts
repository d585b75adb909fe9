import * as z from 'zod/mini';
import { permissions } from '../rules/permissions';
import { plans } from '../rules/plans';
import { accountStates, type StaffKind, staffKinds } from '../rules/record-values';
import { endpoint } from './endpoint';
import * as f from './fields';
import { signedInAt } from './own-sessions';
import { serviceAccounts } from './service-accounts';

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

/** Specification §5: permissions must be set for management staff. */
const managersHoldSome = z.refine<{ readonly staffKind: StaffKind; readonly permissions: readonly string[] }>(
  ({ staffKind, permissions: held }) => staffKind !== 'management' || held.length > 0,
  { path: ['permissions'], error: 'required' },
);

const accountSummary = z.strictObject({
  id: f.id,
  ...draft,
  loginId: z.string(),
  email: z.string(),
  addedAt: f.instant,
  /** The account that registered the company, or a customer's own login: it holds everything and is changed by nobody else. */
  administrator: z.boolean(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
  /** Whether the caller may change it: it is not the own, and holds nothing that the caller does not hold. */
  changeable: z.boolean(),
  state: z.enum(accountStates),
  lastSignInAt: z.nullable(f.instant),
  headPic: z.nullable(z.string()),
  revision: f.revision,
});
/** An account of the caller's company, or of the caller's site. */
export type AccountSummary = z.infer<typeof accountSummary>;

const quota = { limit: z.nullable(f.count), used: f.count, available: z.nullable(f.count) };

const editors = { anyOf: ['btn_account_edit', 'btn_account_sub'] } as const;
/** Another password or phone takes second factor and passkeys away with it: of who has some, the head's to decide. */
const withSecured = { parts: { secured: 'head' } } as const;

export const account = {
  ...serviceAccounts,
  list: endpoint({
    method: 'GET',
    path: '/api/v-user-account/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_account_list'], withinOwnRights: {} },
    source: 'method not shown',
    summary: "A page of the company's or customer's accounts.",
    request: z.strictObject({
      ...f.paging,
      search: f.search,
      staffKind: z.optional(z.enum(staffKinds)),
      state: z.optional(z.enum(accountStates)),
    }),
    result: f.page(accountSummary),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v-user-account/create',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_account_add'], withinOwnRights: { field: 'permissions' } },
    source: 'method not shown',
    summary: 'Creates an account within the quota; a customer’s is a sub-account. Nobody grants what he does not hold.',
    changes: ['deviceRole', 'task', 'schedule'],
    request: z
      .strictObject({
        ...draft,
        email: z._default(draft.email, ''),
        licence: z._default(draft.licence, ''),
        /** Left out, service staff get their usual ones. */
        permissions: z._default(permissionList, []),
        password: f.passwordMd5,
      })
      .check(managersHoldSome),
    result: f.created,
    errors: ['account.exists', 'account.phoneInvalid', 'account.quotaExceeded'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-user-account/update',
    sends: 'json',
    auth: 'token',
    access: { ...editors, ...withSecured, withinOwnRights: { field: 'permissions' } },
    source: 'method not shown',
    edits: 'revision',
    summary:
      'Changes an account; nobody grants what he does not hold. With another phone or password its sessions end.',
    changes: ['deviceRole', 'task', 'schedule'],
    request: z
      .strictObject({
        id: f.id,
        ...draft,
        /** Left out, it stays as it is. */
        licence: z.optional(draft.licence),
        password: z.optional(f.passwordMd5),
        revision: f.revision,
      })
      .check(managersHoldSome),
    result: f.done,
    errors: [
      'general.businessFailure',
      'account.notFound',
      'account.exists',
      'account.phoneInvalid',
      'account.quotaExceeded',
    ],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-user-account/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_account_delete'], withinOwnRights: {} },
    source: 'method not shown',
    summary: 'Deletes an account that has no open services; its sessions end, and its phone is free again.',
    changes: ['deviceRole', 'task', 'schedule'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'account.notFound'],
  }),
  number: endpoint({
    method: 'GET',
    path: '/api/v-user-account/number',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_account_management', 'm_account_list'] },
    source: 'method not shown',
    summary: 'The account limit, how many are used and how many are left; null is unlimited.',
    request: f.nothing,
    result: z.strictObject({
      /** Of the edition's members; service staff whom a membership has room for are not among them. */
      ...quota,
      /** All service staff, and how many a membership has room for; without one they are members, and nothing is limited. */
      serviceStaff: z.strictObject(quota),
      /** What the limit comes from, and until when; empty for a customer's sub-accounts. */
      plans: z.array(z.strictObject({ plan: z.enum(plans), endsAt: z.nullable(f.instant) })),
    }),
    bound: 'A row for each membership that a company holds.',
    errors: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v-user-account/details/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['m_account_list'], withinOwnRights: {} },
    source: 'ours',
    summary: 'One account.',
    request: f.byId,
    result: accountSummary,
    errors: ['account.notFound'],
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/api/v-user-account/sign-ins/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['m_account_list'] },
    source: 'ours',
    summary: 'Where an account is signed in now, and its last sign-ins.',
    request: f.byId,
    result: z.strictObject({
      /** Whether it signs in with a second factor. */
      secondFactor: z.boolean(),
      passkeys: f.count,
      sessions: z.array(signedInAt),
      /** Whose account of the company's own provider opens it, since its first sign-in there; null for nobody's. */
      companyIdentity: z.nullable(z.strictObject({ name: z.string(), boundAt: f.instant, lastUsedAt: f.instant })),
      signIns: z.array(z.strictObject({ at: f.instant, address: z.string() })),
    }),
    bound: 'Twenty sessions and twenty sign-ins at most.',
    errors: ['account.notFound'],
  }),
  disable: endpoint({
    method: 'PUT',
    path: '/api/v-user-account/disable',
    sends: 'json',
    auth: 'token',
    access: { ...editors, withinOwnRights: {} },
    source: 'ours',
    summary:
      'Disables an account, whose sessions end at once, or enables it again. Disabled, it answers 10008 at sign-in.',
    changes: ['deviceRole', 'task', 'schedule'],
    request: z.strictObject({ id: f.id, disabled: z.boolean() }),
    result: f.done,
    errors: ['general.businessFailure', 'account.notFound'],
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: '/api/v-user-account/reset-password',
    sends: 'json',
    auth: 'token',
    access: { ...editors, ...withSecured, withinOwnRights: {} },
    source: 'ours',
    summary: 'Gives an account another password; its sessions end.',
    request: z.strictObject({ id: f.id, password: f.passwordMd5 }),
    result: f.done,
    errors: ['general.businessFailure', 'account.notFound'],
  }),
  endSessions: endpoint({
    method: 'PUT',
    path: '/api/v-user-account/end-sessions',
    sends: 'json',
    auth: 'token',
    access: { ...editors, withinOwnRights: {} },
    source: 'ours',
    summary: 'Signs an account out everywhere.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'account.notFound'],
  }),
  resetSecondFactor: endpoint({
    method: 'PUT',
    path: '/api/v-user-account/reset-second-factor',
    sends: 'json',
    auth: 'token',
    access: { ...editors, ...withSecured, withinOwnRights: {} },
    source: 'ours',
    summary:
      'Turns two-step sign-in off and forgets the passkeys of who has lost them; the sessions of the account end.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'account.notFound'],
  }),
  unbindIdentity: endpoint({
    method: 'PUT',
    path: '/api/v-user-account/unbind-identity',
    sends: 'json',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary:
      "Forgets whose account of the company's own provider opens this one, whose sessions end; the next sign-in there is matched anew.",
    request: f.byId,
    result: f.done,
    errors: ['account.notFound'],
  }),
} as const;
