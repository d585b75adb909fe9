import { readPhone } from 'pest-sdk';
import { z } from 'zod';
import { forgetFactors } from '../call/identity/second-factors';
import { endSessions } from '../call/identity/sessions';
import { newId } from '../database/ids';
import { type System, withinSystem } from '../database/transactions';

/** Whose phone it is that a code is no longer to be had from. */
export const lostFactor = z.object({ phone: z.string() });
export type LostFactor = z.infer<typeof lostFactor>;

/** A phone that no account signs in with: told in a sentence. */
export class NoAccountError extends Error {
  override readonly name = 'NoAccountError';
}

/**
 * Forgets the authenticator, recovery codes and passkeys of an account, and ends its sessions and keys of programs: the
 * way back for an administrator whom nobody else can help. The password stays as it is.
 *
 * @throws NoAccountError
 */
export async function resetFactor(database: System, { phone }: LostFactor, now: Date): Promise<{ name: string }> {
  return withinSystem({ kysely: database, hasOneConnection: true }).asSystem(async (system) => {
    const account = await system
      .selectFrom('account')
      .leftJoin('company', 'company.id', 'account.company_id')
      .leftJoin('customer', 'customer.id', 'account.customer_id')
      .select(({ fn }) => [
        'account.id',
        'user_name',
        'login_id',
        fn.coalesce('account.company_id', 'account.customer_id').as('owner_id'),
        fn.coalesce('company.name', 'customer.name').as('owner'),
      ])
      .where('login_id', '=', readPhone(phone))
      .executeTakeFirst();
    if (!account) throw new NoAccountError(`Nobody signs in with ${phone}.`);
    await forgetFactors(system, account.id, now);
    await endSessions(system, account.id, null);
    await system
      .insertInto('audit_entry')
      .values({
        id: newId(now),
        at: now,
        account_id: account.id,
        account_name: account.user_name,
        login_id: account.login_id,
        owner_id: account.owner_id ?? account.id,
        owner_name: account.owner ?? '',
        act: 'secondFactorReset',
        subject_id: account.id,
        subject: account.user_name,
        note: 'pest-server reset-factor',
        address: '',
      })
      .execute();
    return { name: account.user_name };
  });
}
