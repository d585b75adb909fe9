import { type AccountCount, type AccountLimits, seatsTaken } from 'pest-sdk';
import { companyLimits } from '../../books/accounts/entitlements';
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
 * Makes room for what is about to be added; an account that becomes another kind moves to another seat. Whoever adds at
 * the same time waits until this transaction has ended.
 *
 * @throws PestRefusal `account.quotaExceeded`
 */
export async function requireRoom(call: Call, tx: Tx, added: AccountCount): Promise<void> {
  await queries.holdQuota(tx);
  const [limits, used] = [await limitsFor(call, tx), await queries.countAccounts(call, tx)];
  if (limits.accounts === null) return;
  const then = {
    accounts: used.accounts + added.accounts,
    serviceStaff: used.serviceStaff + added.serviceStaff,
  };
  const [before, after] = [seatsTaken(limits, used).accounts, seatsTaken(limits, then).accounts];
  if (after > before && after > limits.accounts) refuse('account.quotaExceeded');
}
