import type { Account } from './roles';

/** Whom nobody gives permissions: a company's administrator, and a customer's own login. */
export function isHead({ role, user }: Pick<Account, 'role' | 'user'>): boolean {
  return role === 'admin' || (role === 'customer' && !user.subAccount);
}
