import type { AccountLimits } from 'pest-sdk';
import { companyLimits } from '../../accounts/entitlements';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import type { Tx } from '../../database/transactions';
import * as queries from './account.queries';

/** How many there may be: by what the company has bought, or by the installation's number for a customer. */
export async function limitsFor({ parts, now }: Call, tx: Tx): Promise<AccountLimits> {
  if (tx.scope.kind === 'company') return companyLimits(tx, now);
  return { accounts: parts.settings.customerAccounts, serviceStaff: null };
}

/**
 * Makes room for what is about to be added. Whoever adds at the same time waits until this transaction has ended.
 *
 * @throws PestRefusal `account.quotaExceeded`
 */
export async function requireRoom(
  call: Call,
  tx: Tx,
  added: { readonly accounts: number; readonly serviceStaff: number },
): Promise<void> {
  await queries.holdQuota(tx);
  const [limits, used] = [await limitsFor(call, tx), await queries.countAccounts(call, tx)];
  const exceeds = (key: keyof AccountLimits) => {
    const limit = limits[key];
    return added[key] > 0 && limit !== null && used[key] + added[key] > limit;
  };
  if (exceeds('accounts') || exceeds('serviceStaff')) refuse('account.quotaExceeded');
}
