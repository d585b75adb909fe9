import {
  type AccountState,
  type AccountSummary,
  type AuditAct,
  type ResultOf,
  seatsTaken,
  userTypes,
  type Words,
} from 'pest-sdk';
import { entitlementsInForce } from '../../books/accounts/entitlements';
import { lastSignIns, sessionsOf, signInsOf } from '../../books/accounts/sign-ins';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers, InParts } from '../../call/handlers';
import { identityOf, isOpenedByMail, unbindIdentity } from '../../call/identity/company-sign-in';
import { passkeysOf } from '../../call/identity/passkeys';
import { forgetFactors, secondFactorOf } from '../../call/identity/second-factors';
import { endSessions } from '../../call/identity/sessions';
import { rootOf } from '../../call/known-accounts';
import { tell } from '../../call/letters/tell';
import { hashNewPassword } from '../../call/new-password';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { requireSeen, revisionOf } from '../../call/revision';
import { newId } from '../../database/ids';
import { offsetOf, pageOf } from '../../database/pages';
import { insertRow } from '../../database/rows';
import type { Tx } from '../../database/transactions';
import * as queries from './account.queries';
import { limitsFor, requireRoom } from './account-quota';
import { type ManagerCall, mayChange, orUsual, requireChangeable } from './account-rights';
import { serviceAccountHandlers } from './service-accounts';

const secured = {
  zh: '该账号使用两步验证或通行密钥，只有管理员可以更改它的密码、手机号和登录邮箱',
  en: 'This account has a second factor or passkey. Only your administrator can change its password, phone or sign-in email.',
} as const;

export const accountHandlers: AreaHandlers<'account'> = {
  ...serviceAccountHandlers,

  'account.list': async (call, request) => {
    // Sign-ins belong to no tenant: they are asked for outside of its transaction.
    const matching = await call.inScope((tx) => queries.matchingAccounts(call, tx, request));
    const last = await lastSignIns(
      call.parts.database.system,
      matching.map(({ id }) => id),
    );
    const ids = matching
      .filter((account) => request.state === undefined || stateOf(account, last.get(account.id)) === request.state)
      .map(({ id }) => id);
    const shown = ids.slice(offsetOf(request), offsetOf(request) + request.limit);
    const rows = await call.inScope((tx) => queries.accountsAmong(call, tx, shown));
    const items = rows.map((account) => toSummary(call, account, last.get(account.id)));
    return pageOf(request, ids.length, items);
  },

  'account.details': async (call, request) => {
    const account = await call.inScope(async (tx) =>
      orNotFound(await queries.findAccount(call, tx, request.id), 'account.notFound'),
    );
    const last = await lastSignIns(call.parts.database.system, [account.id]);
    return toSummary(call, account, last.get(account.id));
  },

  'account.number': (call) =>
    call.inScope(async (tx) => {
      const [limits, used] = [await limitsFor(call, tx), await queries.countAccounts(call, tx)];
      return {
        ...quotaOf(limits.accounts, seatsTaken(limits, used).accounts),
        serviceStaff: quotaOf(limits.serviceStaff, used.serviceStaff),
        plans: await plansOf(call, tx),
      };
    }),

  'account.create': async (call, request) => {
    const permissions = [...new Set(orUsual(call, request))];
    const passwordHash = await hashNewPassword(call, request.password, [request.loginId, request.name]);
    return call.inScope(async (tx) => {
      await requireRoom(call, tx, { accounts: 1, serviceStaff: request.staffKind === 'service' ? 1 : 0 });
      const id = newId(call.now);
      await asPhoneTaken(() =>
        insertRow(tx.db, 'account', {
          ...ownerOf(call, tx),
          id,
          login_id: request.loginId,
          password_hash: passwordHash,
          user_name: request.name,
          staff_kind: request.staffKind,
          permissions: JSON.stringify(permissions),
          email: request.email,
          licence: request.licence,
          created_at: call.now,
        }),
      );
      await audit(call, tx.db, { act: 'accountCreated', subject: { id, name: request.name } });
      return { id };
    });
  },

  'account.update': async (call, request) => {
    const permissions = [...new Set(request.permissions)];
    const { password } = request;
    const passwordHash =
      password === undefined ? undefined : await hashNewPassword(call, password, [request.loginId, request.name]);
    const beyond = await isBeyond(call, request.id);
    const byMail = await isOpenedByMail(call.parts.database.system, request.id);
    const ends = await call.inScope(async (tx) => {
      const account = await changeable(call, tx, request.id);
      requireSeen(request.revision, revisionOfAccount(account));
      const readdressed = byMail && request.email.toLowerCase() !== account.email.toLowerCase();
      const reopens = passwordHash !== undefined || request.loginId !== account.login_id || readdressed;
      if (reopens && beyond) refuse('general.businessFailure', { words: secured });
      const leavesService = request.staffKind !== 'service' && account.staff_kind === 'service';
      if (leavesService) await requireRoom(call, tx, { accounts: 0, serviceStaff: -1 });
      await asPhoneTaken(() =>
        queries.updateAccount(tx, account.id, {
          user_name: request.name,
          staff_kind: request.staffKind,
          login_id: request.loginId,
          email: request.email,
          permissions: JSON.stringify(permissions),
          ...(request.licence !== undefined && { licence: request.licence }),
          ...(passwordHash !== undefined && { password_hash: passwordHash }),
        }),
      );
      await note(call, tx, 'accountChanged', account);
      if (passwordHash !== undefined) await note(call, tx, 'loginReset', account);
      return reopens;
    });
    if (ends) await takeBack(call, request.id);
    return null;
  },

  'account.delete': async (call, request) => {
    await call.inScope(async (tx) => {
      const account = await changeable(call, tx, request.id);
      const open = await queries.openServices(tx, account.id);
      if (open.length > 0) refuse('general.businessFailure', { words: hasServices(open) });
      await queries.dropDeviceRoles(tx, account.id);
      // The phone is free for another account; a password of nobody is never right.
      const gone = { login_id: `deleted ${account.id}`, password_hash: '', permissions: '[]' };
      await queries.updateAccount(tx, account.id, { ...gone, deleted_at: call.now, disabled_at: call.now });
      await note(call, tx, 'accountDeleted', account);
    });
    await unbindIdentity(call.parts.database.system, request.id);
    await endSessions(call.parts.database.system, request.id, null);
    return null;
  },

  'account.disable': async (call, request) => {
    await call.inScope(async (tx) => {
      const account = await changeable(call, tx, request.id);
      await queries.updateAccount(tx, account.id, { disabled_at: request.disabled ? call.now : null });
      await note(call, tx, request.disabled ? 'loginDisabled' : 'loginEnabled', account);
    });
    if (request.disabled) await endSessions(call.parts.database.system, request.id, null);
    return null;
  },

  'account.resetPassword': async (call, request) => {
    const beyond = await isBeyond(call, request.id);
    const known = await call.inScope(async (tx) => {
      const account = orNotFound(await queries.findAccount(call, tx, request.id), 'account.notFound');
      requireChangeable(call, account);
      if (beyond) refuse('general.businessFailure', { words: secured });
      return [account.login_id, account.user_name];
    });
    const passwordHash = await hashNewPassword(call, request.password, known);
    await call.inScope(async (tx) => {
      const account = await changeable(call, tx, request.id);
      await queries.updateAccount(tx, account.id, { password_hash: passwordHash });
      await note(call, tx, 'loginReset', account);
    });
    await takeBack(call, request.id);
    return null;
  },

  'account.endSessions': async (call, request) => {
    await call.inScope((tx) => changeable(call, tx, request.id));
    await endSessions(call.parts.database.system, request.id, null);
    return null;
  },

  'account.resetSecondFactor': async (call, request) => {
    const loginId = await call.inScope(async (tx) => {
      const account = await changeable(call, tx, request.id);
      call.requirePart('secured');
      await note(call, tx, 'secondFactorReset', account);
      return account.login_id;
    });
    await takeBack(call, request.id);
    await tell(call, loginId, 'secondFactorReset', {});
    return null;
  },

  'account.signIns': async (call, request) => {
    const account = await call.inScope(async (tx) =>
      orNotFound(await queries.findAccount(call, tx, request.id), 'account.notFound'),
    );
    const { parts, caller, now } = call;
    const { system } = parts.database;
    const { since } = await secondFactorOf(system, account.id);
    const identity = await identityOf(system, account.id);
    return {
      secondFactor: since !== null,
      passkeys: (await passkeysOf(system, account.id)).length,
      sessions: await sessionsOf(system, account.id, caller.tokenHash, now),
      companyIdentity: identity
        ? {
            name: identity.name,
            boundAt: identity.bound_at.toISOString(),
            lastUsedAt: identity.last_used_at.toISOString(),
          }
        : null,
      signIns: await signInsOf(system, account.id),
    };
  },

  'account.unbindIdentity': async (call, request) => {
    await call.inScope(async (tx) => {
      const account = orNotFound(await queries.findAccount(call, tx, request.id), 'account.notFound');
      await note(call, tx, 'identityUnbound', account);
    });
    const { system } = call.parts.database;
    await unbindIdentity(system, request.id);
    await endSessions(system, request.id, null);
    return null;
  },
};

function note(call: Call, tx: Tx, act: AuditAct, account: queries.Account): Promise<void> {
  return audit(call, tx.db, { act, subject: { id: account.id, name: account.user_name } });
}

/** @throws PestRefusal for an account that is not the caller's to change. */
async function changeable(call: ManagerCall, tx: Tx, id: string): Promise<queries.Account> {
  const account = orNotFound(await queries.lockAccount(call, tx, id), 'account.notFound');
  requireChangeable(call, account);
  return account;
}

/** A customer's accounts are of its own kind, and end with the login that made them. */
function ownerOf(call: Call, tx: Tx) {
  if (tx.scope.kind === 'company') {
    return { company_id: tx.scope.companyId, customer_id: null, type: userTypes.staff };
  }
  const { customerId } = tx.scope;
  return { company_id: null, customer_id: customerId, type: userTypes.customer, root_id: rootOf(call) };
}

function asPhoneTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs('account_login_id', new PestRefusal('account.exists', { field: 'loginId' }), work);
}

function stateOf({ disabled_at }: Pick<queries.Account, 'disabled_at'>, lastSignIn: Date | undefined): AccountState {
  if (disabled_at !== null) return 'disabled';
  return lastSignIn === undefined ? 'neverSignedIn' : 'active';
}

function toSummary(call: ManagerCall, account: queries.Account, lastSignIn: Date | undefined): AccountSummary {
  return {
    id: account.id,
    name: account.user_name,
    staffKind: account.staff_kind ?? 'management',
    loginId: account.login_id,
    email: account.email,
    licence: account.licence,
    permissions: account.permissions,
    addedAt: account.created_at.toISOString(),
    administrator: queries.isHead(account),
    own: account.id === call.caller.accountId,
    changeable: mayChange(call, account),
    state: stateOf(account, lastSignIn),
    lastSignInAt: lastSignIn?.toISOString() ?? null,
    headPic: call.optionalFileUrl(account.head_pic),
    revision: revisionOfAccount(account),
  };
}

function revisionOfAccount({ user_name, staff_kind, login_id, email, licence, permissions }: queries.Account): string {
  return revisionOf({ user_name, staff_kind, login_id, email, licence, permissions });
}

function quotaOf(limit: number | null, used: number) {
  return { limit, used, available: limit === null ? null : Math.max(0, limit - used) };
}

async function plansOf(call: Call, tx: Tx): Promise<ResultOf<'account.number'>['plans']> {
  if (tx.scope.kind !== 'company') return [];
  const held = await entitlementsInForce(tx, call.now);
  if (held.length === 0) return [{ plan: 'professional', endsAt: null }];
  return held.map(({ plan, ends_at }) => ({ plan, endsAt: ends_at?.toISOString() ?? null }));
}

const shownServices = 3;

/** Which services somebody else has to be found for first. */
function hasServices(numbers: readonly string[]): Words {
  const shown = numbers.slice(0, shownServices);
  const more = numbers.length - shown.length;
  return {
    zh: `该账号还有 ${numbers.length} 项未完成的服务，请先改派：${shown.join('、')}${more > 0 ? '等' : ''}`,
    en: `Services of this account still open: ${numbers.length}. Assign them to someone else first: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  };
}

/**
 * Another password, phone or mail takes away what else opens an account: where there is such a thing, it is a reset of it, and
 * not for everybody who may change the account. Ways in belong to no tenant, and are asked for outside of its transaction.
 */
async function isBeyond(call: Call & InParts<'secured'>, accountId: string): Promise<boolean> {
  if (call.sees('secured')) return false;
  const { system } = call.parts.database;
  const { since } = await secondFactorOf(system, accountId);
  return since !== null || (await passkeysOf(system, accountId)).length > 0;
}

/** Somebody else decides about the login: whoever had it keeps neither a session nor a way in. */
async function takeBack({ parts, now }: Call, accountId: string): Promise<void> {
  await parts.database.asSystem(async (system) => {
    await forgetFactors(system, accountId, now);
    await endSessions(system, accountId, null);
  });
}
