import { createHash, randomBytes } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import {
  administratorPermissions,
  customerPermissions,
  type Permission,
  reviewStatus,
  type SignInMethod,
  serviceStaffPermissions,
  userTypes,
} from 'pest-sdk';
import { builtOnce, type Values } from '../../database/built-once';
import { newId } from '../../database/ids';
import { hasEffect, rowsWith } from '../../database/rows';
import type { Scope, System } from '../../database/transactions';
import { isDatabaseUnavailable } from '../../database/unavailable';
import type { Caller } from './caller';
import { isKnownToPlatform, knowsWords, speaksForCustomer } from './customer-logins';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a session lasts at most, and how long it may lie idle. */
const lifetimes = {
  plain: { totalMs: 12 * hourMs, idleMinutes: 2 * 60 },
  remembered: { totalMs: 30 * dayMs, idleMinutes: 14 * 24 * 60 },
} as const;

/** Written at most this often, so that a reading call stays a reading call. */
const touchEveryMs = 5 * minuteMs;

/** The token is known to its holder only; the database has its SHA-256. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A session could not be kept, and its token opens nothing. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept';
}

/** Whose session it is, and how it came to be. */
export interface NewSession {
  readonly accountId: string;
  readonly remember: boolean;
  readonly method: SignInMethod;
  readonly address: string;
  readonly userAgent: string;
}

/** Starts a session and answers its token. @throws SessionNotKept where asking again in a moment would not help. */
export async function startSession(
  system: System,
  { accountId, remember, method, address, userAgent }: NewSession,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { totalMs, idleMinutes } = remember ? lifetimes.remembered : lifetimes.plain;
  await system
    .insertInto('session')
    .values({
      id: newId(now),
      token_hash: hashToken(token),
      account_id: accountId,
      method,
      address,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + totalMs),
      idle_minutes: idleMinutes,
    })
    .execute()
    .catch((error: unknown) => {
      throw isDatabaseUnavailable(error) ? error : new SessionNotKept('A session was not kept', { cause: error });
    });
  return token;
}

/** The person of a session has shown a second factor since it was begun. */
export async function strengthenSession(system: System, tokenHash: string): Promise<void> {
  await system
    .updateTable('session')
    .set({ method: 'secondFactor' })
    .where(rowsWith({ token_hash: tokenHash, method: 'password' }))
    .execute();
}

/** Ends the sessions of an account, but for one that may go on. */
export async function endSessions(system: System, accountId: string, exceptTokenHash: string | null): Promise<void> {
  await system
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(exceptTokenHash !== null, (query) => query.where('token_hash', '!=', exceptTokenHash ?? ''))
    .execute();
}

export async function endSession(system: System, tokenHash: string): Promise<void> {
  await system.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** Ends one session of an account, by its name to people; false where there is none. */
export function endSessionOf(system: System, accountId: string, id: string): Promise<boolean> {
  const removed = system.deleteFrom('session').where(rowsWith({ account_id: accountId, id }));
  return hasEffect(removed);
}

/** Deletes what nobody can use any more: sessions past their end, and those that lay idle too long. */
export async function removeEndedSessions(system: System, now: Date): Promise<void> {
  await system
    .deleteFrom('session')
    .where((each) =>
      each.or([
        each('expires_at', '<=', now),
        // A difference of moments: a moment plus an interval depends on the time zone, and Citus takes no such deletion.
        sql<SqlBool>`${now}::timestamptz - last_used_at >= make_interval(mins => idle_minutes)`,
      ]),
    )
    .execute();
}

/** Asked by every call, and therefore built once. */
const callerByToken = builtOnce((database, value: Values<{ tokenHash: string }>) =>
  database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .leftJoin('customer', 'customer.id', 'account.customer_id')
    .leftJoin('account as root', 'root.id', 'account.root_id')
    .where('session.token_hash', '=', value('tokenHash'))
    .where('account.disabled_at', 'is', null)
    // A sub-account ends with the login that it belongs to.
    .where('root.disabled_at', 'is', null)
    .select([
      'session.last_used_at',
      'session.expires_at',
      'session.idle_minutes',
      'session.method',
      'account.id',
      'account.login_id',
      'account.user_name',
      'account.type',
      'account.staff_kind',
      'account.permissions',
      'account.head_pic',
      'account.company_id',
      'account.customer_id',
      'account.root_id',
      'company.name as company_name',
      'company.status as company_status',
      'company.reason as company_reason',
      'company.platform',
      'company.second_factor',
      'company.leaves_at',
      'customer.status as customer_status',
      'customer.reason as customer_reason',
      'customer.served_by',
      'customer.created_by',
      'account.made_by',
      'account.proven_at',
      'account.speaks',
      'customer.name as customer_name',
      'customer.credit_code',
      sql<string | null>`coalesce(root.made_by, account.made_by)`.as('maker'),
      sql<boolean | null>`coalesce(root.speaks, account.speaks)`.as('decided'),
      sql<
        string[]
      >`array(select company_id from login_grant where login_grant.account_id = coalesce(account.root_id, account.id))`.as(
        'shown_by',
      ),
    ]),
);

/** Who holds the token, with the rights of this moment; null when the session is unknown or over. */
export async function findCaller(system: System, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = hashToken(token);
  const [row] = await callerByToken(system, { tokenHash });
  if (!row) return null;
  const idleUntil = row.last_used_at.getTime() + row.idle_minutes * minuteMs;
  if (now.getTime() >= Math.min(idleUntil, row.expires_at.getTime())) return null;
  if (now.getTime() - row.last_used_at.getTime() >= touchEveryMs) {
    await system.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
  }
  return {
    accountId: row.id,
    loginId: row.login_id,
    userName: row.user_name,
    type: row.type,
    staffKind: row.staff_kind,
    headPic: row.head_pic,
    permissions: new Set(permissionsOf(row)),
    rootId: row.root_id,
    scope: scopeOf(row),
    home: {
      id: row.company_id ?? row.customer_id ?? '',
      name: row.company_name ?? (knowsWords(row) ? row.customer_name : row.credit_code) ?? '',
      namedBy: row.customer_id === null ? null : row.maker,
      status: row.company_status ?? row.customer_status ?? reviewStatus.none,
      reason: row.company_reason ?? row.customer_reason ?? '',
    },
    proven: row.proven_at !== null,
    knowsWords: knowsWords(row),
    knownToPlatform: row.customer_id !== null && isKnownToPlatform({ made_by: row.maker, speaks: row.decided }),
    speaksForCustomer: row.customer_id !== null && row.root_id === null && speaksForCustomer(row),
    platform: row.platform === true && row.type === userTypes.administrator,
    embed: null,
    service: null,
    strong: row.method !== 'password',
    secondFactorDue: row.method === 'password' && row.second_factor === true && isManager(row),
    leavesAt: row.leaves_at,
    tokenHash,
  };
}

/** Whom a company can ask for a second factor: by what they may do, not by what they are called. */
export function isManager({
  type,
  permissions,
}: {
  readonly type: number;
  readonly permissions: readonly Permission[];
}): boolean {
  return type === userTypes.administrator || permissions.some((code) => !serviceStaffPermissions.includes(code));
}

interface Rights {
  readonly type: number;
  readonly root_id: string | null;
  readonly permissions: readonly Permission[];
}

/** Specification §6: the kind of account decides; those of staff, and of a customer's sub-accounts, are configurable. */
export function permissionsOf({ type, root_id, permissions }: Rights): readonly Permission[] {
  if (type === userTypes.administrator) return administratorPermissions;
  if (type !== userTypes.customer) return permissions;
  return root_id === null ? customerPermissions : customerPermissions.filter((code) => permissions.includes(code));
}

function scopeOf(row: {
  company_id: string | null;
  customer_id: string | null;
  served_by: string[] | null;
  shown_by: string[];
}): Scope {
  if (row.company_id !== null) return { kind: 'company', companyId: row.company_id };
  if (row.customer_id === null)
    throw new Error('An account belongs to a company or to a customer; the database checks it.');
  return {
    kind: 'customer',
    customerId: row.customer_id,
    servedBy: (row.served_by ?? []).filter((companyId) => row.shown_by.includes(companyId)),
  };
}
