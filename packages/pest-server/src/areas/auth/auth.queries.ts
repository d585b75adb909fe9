import { reviewStatus } from 'pest-sdk';
import type { System } from '../../database/transactions';

export interface Login {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly disabled: boolean;
  /** Where the review of the account's company or customer stands. */
  readonly status: number;
}

export async function findLogin(system: System, loginId: string): Promise<Login | null> {
  const row = await system
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .leftJoin('customer', 'customer.id', 'account.customer_id')
    .where('account.login_id', '=', loginId)
    .select([
      'account.id',
      'account.password_hash',
      'account.disabled_at',
      'company.status as company_status',
      'customer.status as customer_status',
    ])
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.id,
    passwordHash: row.password_hash,
    disabled: row.disabled_at !== null,
    status: row.company_status ?? row.customer_status ?? reviewStatus.none,
  };
}
