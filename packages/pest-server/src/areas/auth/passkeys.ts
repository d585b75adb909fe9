/** Passkeys of the own account, and signing in with one. */
import { audit } from '../../call/audit';
import type { AreaHandlers } from '../../call/handlers';
import {
  accountOfPasskey,
  hostOf,
  keepPasskey,
  newChallenge,
  passkeysOf,
  removePasskeys,
} from '../../call/identity/passkeys';
import { strengthenSession } from '../../call/identity/sessions';
import { tellActor } from '../../call/letters/tell';
import { refuse } from '../../call/refusal';
import { requireOwner, requirePasskeyFirst } from '../../call/require-owner';
import { forgetTries, requirePassword } from '../../call/require-password';
import { findLoginOf } from './auth.queries';
import { openSession } from './open-session';
import { takeTryOfAddress } from './tries';

export const passkeyHandlers = {
  'auth.passkeys': async ({ parts, caller }) => {
    const passkeys = await passkeysOf(parts.database.system, caller.accountId);
    return passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    }));
  },

  /** Who has the password alone makes no way around the second factor. */
  'auth.beginPasskey': async (call, { password, code }) => {
    const { parts, caller, now, origin } = call;
    const { system } = parts.database;
    const proof = { password, factorCode: code };
    const passkeys = await requireOwner(call, proof, () => passkeysOf(system, caller.accountId), 'code');
    return {
      challenge: await newChallenge(system, caller.accountId, now),
      rpId: hostOf(origin),
      userHandle: Buffer.from(caller.accountId).toString('base64url'),
      userName: caller.loginId,
      displayName: caller.userName,
      exclude: passkeys.map(({ credential_id }) => credential_id),
    };
  },

  'auth.addPasskey': async (call, made) => {
    const { parts, caller, now, origin } = call;
    await requirePasskeyFirst(call);
    const id = await parts.database.asSystem(async (system) => {
      const kept = await keepPasskey(system, caller.accountId, { ...made, origin }, now);
      if (kept === null) return null;
      await strengthenSession(system, caller.tokenHash);
      await audit(call, system, { act: 'passkeyAdded', subject: { id: caller.accountId, name: made.name } });
      return kept;
    });
    if (id === null) refuse('account.passkeyInvalid');
    await tellActor(call, call.caller.loginId, 'passkeyAdded');
    return { id };
  },

  'auth.removePasskey': async (call, { id, password }) => {
    const { parts, caller } = call;
    await requirePassword(call, password, 'password');
    await requirePasskeyFirst(call);
    await parts.database.asSystem(async (system) => {
      await forgetTries(call, system);
      if ((await removePasskeys(system, caller.accountId, id)) === 0) refuse('general.notFound');
      await audit(call, system, { act: 'passkeyRemoved', subject: { id: caller.accountId, name: caller.userName } });
    });
    return null;
  },

  'auth.beginPasskeySignIn': async (call) => {
    await takeTryOfAddress(call);
    const { parts, now, origin } = call;
    return { challenge: await newChallenge(parts.database.system, null, now), rpId: hostOf(origin) };
  },

  'auth.signInWithPasskey': async (call, request) => {
    const { parts, now, origin } = call;
    await takeTryOfAddress(call);
    const accountId = await accountOfPasskey(parts.database.system, { ...request, origin }, now);
    const login = accountId === null ? null : await findLoginOf(parts.database.system, { accountId });
    if (!login) refuse('account.passkeyInvalid');
    if (login.disabled) refuse('account.loginNotAllowed');
    return openSession(call, login, { ...request, method: 'passkey' });
  },
} satisfies Partial<AreaHandlers<'auth'>>;
