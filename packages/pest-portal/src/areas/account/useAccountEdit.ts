import type { AccountSummary } from 'pest-sdk';
import { client } from '../../base/client';
import { useEditCall } from '../../kit/form/useFormCall';
import { accountValues } from './account-form';

/** Changes an account, whichever of its forms is filled in: what the other one says goes along as it is. */
export function useAccountEdit(account: AccountSummary) {
  return useEditCall('account.update', {
    record: account,
    valuesOf: accountValues,
    toRequest: ({ permissions, ...profile }, revision) => ({
      id: account.id,
      ...profile,
      permissions: [...permissions],
      revision,
    }),
    reread: () => client.account.details({ id: account.id }),
  });
}
