/** Whoever changes how an account, or its company, is signed in to shows once more to be its person. */
import type { SignInMethod } from 'pest-sdk';
import type { Call } from './call';
import { clearTries, takeTry } from './identity/login-tries';
import { passkeysOf } from './identity/passkeys';
import { type FactorStore, tryCode } from './identity/second-factors';
import { refuse } from './refusal';
import { forgetTries, requirePassword } from './require-password';

const tooManyCodes = {
  zh: '验证码尝试次数过多，请稍后再试',
  en: 'Too many codes have been requested. Please wait a moment and try again.',
} as const;
const passkeyFirst = {
  zh: '您的账号有通行密钥：请先用它登录，再更改登录方式',
  en: 'Your account has a passkey: sign in with it first, then change how you sign in.',
} as const;

interface OwnerProof {
  readonly password: string;
  readonly factorCode?: string | undefined;
}

/**
 * Asks for the password, for a code where that is on, and for a session of the passkey where there is one.
 *
 * @param check what else may refuse: before a code is used up for nothing.
 */
export async function requireOwner<Checked>(
  call: Call,
  { password, factorCode }: OwnerProof,
  check: () => Promise<Checked>,
  /** What the call names the code. */
  codeField = 'factorCode',
): Promise<Checked> {
  await requirePassword(call, password, 'password');
  await requirePasskeyFirst(call);
  const checked = await check();
  await passSecondFactor(call, call.caller.accountId, factorCode, codeField);
  await forgetTries(call, call.parts.database.system);
  return checked;
}

/**
 * The second step of signing in, after a right password. The try that was taken for it stands until both were right, so
 * that codes are guessed no faster than passwords.
 *
 * @throws PestRefusal `account.secondFactorNeeded` where a code is asked for, `account.codeInvalid` for a wrong one.
 */
export async function passSecondFactor(
  call: Pick<Call, 'parts' | 'now'>,
  accountId: string,
  code: string | undefined,
  field = 'code',
): Promise<SignInMethod> {
  if (code !== undefined) await takeCodeTry(call, accountId);
  const tried = await tryCode(storeOf(call), accountId, code, call.now);
  if (tried === 'missing') refuse('account.secondFactorNeeded', { field });
  if (tried === 'wrong') refuse('account.codeInvalid', { field });
  if (code !== undefined) await clearCodeTries(call, accountId);
  return tried === 'right' ? 'secondFactor' : 'password';
}

/** Codes are counted by themselves: a right password, which clears the tries of passwords, clears none of these. */
export async function takeCodeTry({ parts, now }: Pick<Call, 'parts' | 'now'>, accountId: string): Promise<void> {
  const wait = await takeTry(parts.database.system, codesOf(accountId), now);
  if (wait > 0) refuse('general.businessFailure', { words: tooManyCodes, retryAfter: wait });
}

/** After a right code. */
export function clearCodeTries({ parts }: Pick<Call, 'parts'>, accountId: string): Promise<void> {
  return clearTries(parts.database.system, codesOf(accountId));
}

function codesOf(accountId: string) {
  return { loginId: `codes of ${accountId}` };
}

/**
 * Where an account has a passkey, the password alone adds and removes nothing: a thief of it could make a second factor
 * of their own.
 */
export async function requirePasskeyFirst({ parts, caller }: Call): Promise<void> {
  if (caller.strong) return;
  if ((await passkeysOf(parts.database.system, caller.accountId)).length === 0) return;
  refuse('general.businessFailure', { words: passkeyFirst });
}

/** Where second factors are kept. */
export function storeOf({ parts }: Pick<Call, 'parts'>): FactorStore {
  return { system: parts.database.system, sealed: parts.sealed };
}
