import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { rowCount } from '../../database/pages';
import { hasEffect } from '../../database/rows';
import type { System } from '../../database/transactions';
import { unbindIdentity } from './company-sign-in';
import { removePasskeys } from './passkeys';
import type { SealedSecrets } from './sealed-secrets';
import { endServicesOf } from './service-callers';

const stepSeconds = 30;
/** Steps before and after the present one whose codes are taken: phones' clocks are a little off. */
const window = 1;
/** Crockford's letters and digits: none is taken for another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryLetters = 10;
const recoveryCodes = 10;
/** How long a secret waits for its first code. */
const pendingMs = 15 * 60_000;

/** Where second factors are kept, and what they are sealed with. */
export interface FactorStore {
  readonly system: System;
  readonly sealed: SealedSecrets;
}

/** What an authenticator is set up with. */
export interface NewFactor {
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
}

/** Since when an account asks for codes, and how many recovery codes are left. */
export async function secondFactorOf(system: System, accountId: string) {
  const factor = await confirmed(system, accountId);
  if (!factor) return { since: null, recoveryCodesLeft: 0 };
  const { left } = await system
    .selectFrom('recovery_code')
    .select(rowCount.as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { since: factor.confirmed_at, recoveryCodesLeft: left };
}

/** Makes a secret in place of one that nobody confirmed; null where the account has one that holds. */
export async function newFactor(
  { system, sealed }: FactorStore,
  { accountId, loginId }: { readonly accountId: string; readonly loginId: string },
  now: Date,
): Promise<NewFactor | null> {
  const secret = new Secret({ size: 20 }).base32;
  const row = { secret: sealed.seal(secret, placeOf(accountId)), created_at: now };
  const made = await system
    .insertInto('second_factor')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(row).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return made ? { secret, uri: totpOf(secret, loginId).toString() } : null;
}

/** Asks for codes from now on; false for a wrong first one. */
export async function confirmFactor(store: FactorStore, accountId: string, code: string, now: Date): Promise<boolean> {
  const { system } = store;
  const factor = await system
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - pendingMs))
    .executeTakeFirst();
  const step = factor ? stepOf(store, factor, code, now) : null;
  if (step === null) return false;
  const changed = system
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null);
  return hasEffect(changed);
}

/** What a code that came with a right password, or none, is worth. */
export async function tryCode(
  store: FactorStore,
  accountId: string,
  code: string | undefined,
  now: Date,
): Promise<'notAsked' | 'missing' | 'right' | 'wrong'> {
  const factor = await confirmed(store.system, accountId);
  if (!factor) return 'notAsked';
  if (code === undefined) return 'missing';
  const right = /^\d{6}$/.test(code)
    ? await takeStep(store, factor, code, now)
    : await takeRecovery(store, accountId, code);
  return right ? 'right' : 'wrong';
}

/** Ten codes in place of those that are left. */
export async function newRecoveryCodes({ system, sealed }: FactorStore, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryLetters }, () => letters[randomInt(letters.length)]).join(''),
  );
  await system.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await system
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: sealed.hash(code, placeOf(accountId)) })))
    .execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** All that opens an account besides its password: when somebody else takes it over, nothing of before stays. */
export async function forgetFactors(system: System, accountId: string, now: Date): Promise<void> {
  await removePasskeys(system, accountId);
  await removeFactor(system, accountId);
  await unbindIdentity(system, accountId);
  await endServicesOf(system, accountId, now);
}

export async function removeFactor(system: System, accountId: string): Promise<void> {
  await system.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await system.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
}

interface Factor {
  readonly account_id: string;
  readonly secret: string;
}

function confirmed(system: System, accountId: string) {
  return system
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Of many who come with one code, one is let in: a step is used in the statement that finds it unused. */
async function takeStep(store: FactorStore, factor: Factor, code: string, now: Date): Promise<boolean> {
  const step = stepOf(store, factor, code, now);
  if (step === null) return false;
  const changed = store.system
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', factor.account_id)
    .where('last_step', '<', step);
  return hasEffect(changed);
}

function takeRecovery({ system, sealed }: FactorStore, accountId: string, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  const removed = system
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', sealed.hash(typed, placeOf(accountId)));
  return hasEffect(removed);
}

/** The step that a code belongs to; null for a code of none. */
function stepOf({ sealed }: FactorStore, { account_id, secret }: Factor, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const opened = openedOrNull(sealed, secret, placeOf(account_id));
  if (opened === null) return null;
  const delta = totpOf(opened, '').validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** Where the installation has lost its secret no code is right, and the factor has to be reset. */
function openedOrNull(sealed: SealedSecrets, secret: string, place: string): string | null {
  try {
    return sealed.open(secret, place);
  } catch {
    return null;
  }
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Pest Portal', label, period: stepSeconds, secret: Secret.fromBase32(secret) });
}

function placeOf(accountId: string): string {
  return `second_factor ${accountId}`;
}
