import type { AccountSummary } from 'pest-sdk';
import type { Role } from '../../base/roles';

/** What an account is called where a company, or a customer, looks at its accounts. */
export function roleKey({ administrator, staffKind }: AccountSummary, reader: Role) {
  if (reader === 'customer') return administrator ? 'account.role.main' : 'account.role.sub';
  return administrator ? 'account.role.administrator' : (`account.role.${staffKind}` as const);
}
