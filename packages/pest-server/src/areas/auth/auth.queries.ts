import type { Updateable } from 'kysely';
import { reviewStatus } from 'pest-sdk';
import { licenceNumber } from '../../books/accounts/licences';
import { hashMark } from '../../call/identity/known-devices';
import { clearTries } from '../../call/identity/login-tries';
import { forgetFactors } from '../../call/identity/second-factors';
import type { Row, Tables } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';

export interface Login {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly disabled: boolean;
  /** Whether the browser that asks has signed in to it before. */
  readonly knownDevice: boolean;
  /** Where the review of the account's company or customer stands. */
  readonly status: number;
}

/**
 * Sets a password that was proven with a code; null when nobody may sign in with this phone. Failed tries of the
 * account are forgotten: its owner has shown that the phone is theirs.
 */
export async function setProvenPassword(
  system: System,
  loginId: string,
  passwordHash: string,
  now: Date,
): Promise<Pick<Row<'account'>, 'id' | 'customer_id' | 'root_id'> | null> {
  const unproven = await system
    .selectFrom('account')
    .select('id')
    .where('login_id', '=', loginId)
    .where('proven_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Until now somebody else knew the password, and could have kept a way in of their own.
  if (unproven) await forgetFactors(system, unproven.id, now);
  const account = await system
    .updateTable('account')
    .set((row) => ({ password_hash: passwordHash, proven_at: row.fn.coalesce('proven_at', row.val(now)) }))
    .where('login_id', '=', loginId)
    .where('disabled_at', 'is', null)
    .returning(['id', 'customer_id', 'root_id'])
    .executeTakeFirst();
  if (account) await clearTries(system, { loginId });
  return account ?? null;
}

/** @param device the mark of the browser that asks */
export function findLogin(system: System, loginId: string, device = ''): Promise<Login | null> {
  return findLoginOf(system, { loginId }, device);
}

export async function findLoginOf(
  system: System,
  who: { readonly loginId: string } | { readonly accountId: string },
  device = '',
): Promise<Login | null> {
  const row = await system
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .leftJoin('customer', 'customer.id', 'account.customer_id')
    .leftJoin('account as root', 'root.id', 'account.root_id')
    .leftJoin('known_device', (join) =>
      join.onRef('known_device.account_id', '=', 'account.id').on('known_device.mark_hash', '=', hashMark(device)),
    )
    .where((row) =>
      'loginId' in who ? row('account.login_id', '=', who.loginId) : row('account.id', '=', who.accountId),
    )
    .select([
      'account.id',
      'account.password_hash',
      'account.disabled_at',
      'root.disabled_at as root_disabled_at',
      'company.status as company_status',
      'customer.status as customer_status',
      'known_device.mark_hash',
    ])
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.id,
    passwordHash: row.password_hash,
    disabled: row.disabled_at !== null || row.root_disabled_at !== null,
    knownDevice: row.mark_hash !== null,
    status: row.company_status ?? row.customer_status ?? reviewStatus.none,
  };
}

/** Puts a password in place of the one that was checked; false when that one is gone. */
export async function replacePassword(
  system: System,
  accountId: string,
  checked: string | null,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await system
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', '=', checked)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of two who change it at once, the second one reads what the first one wrote. */
export function lockOwn(tx: Tx, accountId: string) {
  return tx.db
    .selectFrom('account')
    .select(['user_name', 'head_pic'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateOwn(tx: Tx, accountId: string, change: Updateable<Tables['account']>): Promise<void> {
  await tx.db.updateTable('account').set(change).where('id', '=', accountId).execute();
}

export async function licenceOf(tx: Tx, companyId: string, accountId: string, day: string): Promise<string> {
  const { licence } = await tx.db
    .selectFrom('account')
    .where('account.id', '=', accountId)
    .select(licenceNumber(companyId, day).as('licence'))
    .executeTakeFirstOrThrow();
  return licence;
}
