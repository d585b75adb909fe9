import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { permissions } from '../rules/permissions';
import { serviceAccountLimits } from '../rules/service-accounts';
import { endpoint } from './endpoint';
import * as f from './fields';
import { ownerProof } from './owner';

const scopes = z.array(z.enum(permissions));
const days = z.int().check(z.minimum(1), z.maximum(serviceAccountLimits.mostDays));

const serviceAccount = z.strictObject({
  id: f.id,
  name: z.string(),
  /** What it may do, as far as who made it still may. */
  permissions: scopes,
  /** The end of the key, to tell keys apart by. */
  keyEnd: z.string(),
  madeBy: z.string(),
  madeAt: f.instant,
  expiresAt: f.instant,
  /** Until when the key before the present one is good as well; null where it is no more. */
  oldKeyUntil: z.nullable(f.instant),
  lastUsedAt: z.nullable(f.instant),
  lastAddress: z.string(),
  revokedAt: z.nullable(f.instant),
});
/** An account of a program, with what is known of its key. */
export type ServiceAccount = z.infer<typeof serviceAccount>;

const madeKey = z.strictObject({
  id: f.id,
  /** Told this once: the server keeps its hash only. */
  key: z.string(),
});
const errors = [
  'general.businessFailure',
  'account.wrongPassword',
  'account.secondFactorNeeded',
  'account.codeInvalid',
] as const;
const ofAdministrators = { auth: 'token', access: 'administrator', source: 'ours' } as const;

/** Accounts of programs, such as an ERP, which call the API with a key. */
export const serviceAccounts = {
  serviceAccounts: endpoint({
    ...ofAdministrators,
    method: 'GET',
    path: '/api/v-user-account/services',
    sends: 'query',
    summary: "The company's accounts of programs, the newest first.",
    request: f.nothing,
    result: z.array(serviceAccount),
    bound: limits.listRows,
    errors: [],
  }),
  addServiceAccount: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-user-account/services/add',
    sends: 'json',
    access: { administrator: true, withinOwnRights: { field: 'permissions' } },
    answersSecret: true,
    summary:
      'Makes an account of a program and its key, told this once and sent as `Authorization: Bearer`. It never may more than who makes it.',
    request: z.strictObject({
      name: f.requiredText(60),
      permissions: scopes.check(z.minLength(1), z.maxLength(permissions.length)),
      days,
      ...ownerProof,
    }),
    result: madeKey,
    errors,
  }),
  rotateServiceKey: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-user-account/services/rotate',
    sends: 'json',
    answersSecret: true,
    summary: "Makes a program's key anew, told this once. The old one is good for a day more.",
    request: z.strictObject({ id: f.id, days, ...ownerProof }),
    result: madeKey,
    errors: [...errors, 'general.notFound'],
  }),
  revokeServiceAccount: endpoint({
    ...ofAdministrators,
    method: 'PUT',
    path: '/api/v-user-account/services/revoke',
    sends: 'json',
    summary: "Ends a program's account and its keys at once, for good.",
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
} as const;
