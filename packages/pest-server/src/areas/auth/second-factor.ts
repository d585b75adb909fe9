/** Codes of an authenticator besides the own password: turned on, asked for at sign-in, turned off. */
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import {
  confirmFactor,
  newFactor,
  newRecoveryCodes,
  removeFactor,
  secondFactorOf,
} from '../../call/identity/second-factors';
import { endSessions, isManager, strengthenSession } from '../../call/identity/sessions';
import { tellActor } from '../../call/letters/tell';
import { refuse } from '../../call/refusal';
import { clearCodeTries, passSecondFactor, requirePasskeyFirst, storeOf, takeCodeTry } from '../../call/require-owner';
import { forgetTries, requirePassword } from '../../call/require-password';

const isOn = { zh: '两步验证已经开启', en: 'Two-step sign-in is already on.' } as const;
const isOff = { zh: '两步验证没有开启', en: 'Two-step sign-in is not on.' } as const;
const isAskedFor = {
  zh: '公司要求管理人员使用两步验证，不能关闭',
  en: 'Your company requires two-step sign-in for managers, so it cannot be turned off.',
} as const;

export const secondFactorHandlers = {
  'auth.secondFactor': async ({ parts, caller }) => {
    const { since, recoveryCodesLeft } = await secondFactorOf(parts.database.system, caller.accountId);
    return { since: since?.toISOString() ?? null, recoveryCodesLeft };
  },

  'auth.beginSecondFactor': async (call, { password }) => {
    const { caller, now } = call;
    await requirePassword(call, password, 'password');
    await requirePasskeyFirst(call);
    const made = await newFactor(storeOf(call), caller, now);
    if (made === null) refuse('general.businessFailure', { words: isOn });
    await forgetTries(call, call.parts.database.system);
    return made;
  },

  'auth.confirmSecondFactor': async (call, { code }) => {
    const { parts, caller, now } = call;
    await requirePasskeyFirst(call);
    await takeCodeTry(call, caller.accountId);
    const codes = await parts.database.asSystem(async (system) => {
      const store = { system, sealed: parts.sealed };
      if (!(await confirmFactor(store, caller.accountId, code, now))) refuse('account.codeInvalid', { field: 'code' });
      await strengthenSession(system, caller.tokenHash);
      await endSessions(system, caller.accountId, caller.tokenHash);
      await audit(call, system, { act: 'secondFactorOn', subject: { id: caller.accountId, name: caller.userName } });
      return newRecoveryCodes(store, caller.accountId);
    });
    await clearCodeTries(call, caller.accountId);
    await tellActor(call, call.caller.loginId, 'secondFactorOn');
    return { recoveryCodes: codes };
  },

  'auth.renewRecoveryCodes': async (call, request) => {
    const { parts, caller } = call;
    await requireBoth(call, request);
    const recoveryCodes = await parts.database.asSystem((system) =>
      newRecoveryCodes({ system, sealed: parts.sealed }, caller.accountId),
    );
    return { recoveryCodes };
  },

  'auth.endSecondFactor': async (call, request) => {
    const { parts, caller } = call;
    await requireBoth(call, request);
    if (await isRequired(call)) refuse('general.businessFailure', { words: isAskedFor });
    await parts.database.asSystem(async (system) => {
      await removeFactor(system, caller.accountId);
      await audit(call, system, { act: 'secondFactorOff', subject: { id: caller.accountId, name: caller.userName } });
    });
    await tellActor(call, call.caller.loginId, 'secondFactorOff');
    return null;
  },
} satisfies Partial<AreaHandlers<'auth'>>;

/** @throws PestRefusal unless password and code are right; both are tried as at sign-in. */
async function requireBoth(
  call: Call,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<void> {
  await requirePassword(call, password, 'password');
  const method = await passSecondFactor(call, call.caller.accountId, code);
  await forgetTries(call, call.parts.database.system);
  if (method === 'password') refuse('general.businessFailure', { words: isOff });
}

async function isRequired({ parts, caller }: Call): Promise<boolean> {
  const { scope, type, permissions } = caller;
  if (scope.kind !== 'company' || !isManager({ type, permissions: [...permissions] })) return false;
  const { second_factor } = await parts.database.system
    .selectFrom('company')
    .select('second_factor')
    .where('id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  return second_factor;
}
