import { type Permission, permissionsOf, type UserInfo, userTypes } from 'pest-sdk';

export const roles = ['admin', 'staff', 'customer'] as const;
export type Role = (typeof roles)[number];

/** Specification §6: 1 is an administrator, 3 a customer, any other company staff. */
export function roleOf(user: Pick<UserInfo, 'type'>): Role {
  if (user.type === userTypes.administrator) return 'admin';
  return user.type === userTypes.customer ? 'customer' : 'staff';
}

/** Who is signed in, as far as screens and guards need to know. */
export interface Account {
  readonly user: UserInfo;
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
}

export function accountOf(user: UserInfo): Account {
  return { user, role: roleOf(user), permissions: new Set(permissionsOf(user)) };
}

export function holdsAny(account: Account, anyOf: readonly Permission[]): boolean {
  return anyOf.some((permission) => account.permissions.has(permission));
}
