import type { System } from '../database/transactions';
import type { Call } from './call';
import { clearTries, giveBackTry, takeTry } from './identity/login-tries';
import { refuse } from './refusal';

const tooMany = {
  zh: '尝试次数过多，请稍后再试',
  en: 'Too many attempts. Please wait a moment and try again.',
} as const;

/**
 * Makes sure that whoever asks knows the account's password, and answers what is stored of it. A wrong one counts as a
 * try to sign in, and the count stands until `forgetTries`: a token that was left behind is no way to guess it.
 *
 * @throws PestRefusal `account.wrongPassword` beside the field, or `general.businessFailure` after too many tries.
 */
export async function requirePassword(call: Call, password: string, field: string): Promise<string | null> {
  const { parts, caller, now } = call;
  const { system } = parts.database;
  const subject = { loginId: caller.loginId };
  const wait = await takeTry(system, subject, now);
  if (wait > 0) refuse('general.businessFailure', { words: tooMany, retryAfter: wait });
  const stored = await storedPassword(system, caller.accountId);
  const right = await parts.passwords.verify(password, stored).catch(async (error) => {
    await giveBackTry(system, subject);
    throw error;
  });
  return right ? stored : refuse('account.wrongPassword', { field });
}

/** After a right password, in the transaction of what it was asked for. */
export function forgetTries({ caller }: Call, system: System): Promise<void> {
  return clearTries(system, { loginId: caller.loginId });
}

async function storedPassword(system: System, accountId: string): Promise<string | null> {
  const account = await system
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.password_hash ?? null;
}
