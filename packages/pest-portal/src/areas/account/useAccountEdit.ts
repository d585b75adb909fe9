import type { AccountSummary } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useEdit } from '../../kit/form/useEdit';
import { readAccount, useUpdateAccount } from './account.queries';
import { accountValues } from './account-form';

/** Changes an account, whichever of its forms is filled in: what the other one says goes along as it is. */
export function useAccountEdit(account: AccountSummary) {
  const update = useUpdateAccount();
  return useEdit(contract.account.update, {
    record: account,
    valuesOf: accountValues,
    toRequest: ({ permissions, ...profile }, revision) => ({
      id: account.id,
      ...profile,
      permissions: [...permissions],
      revision,
    }),
    send: update.mutateAsync,
    reread: () => readAccount(account.id),
  });
}
