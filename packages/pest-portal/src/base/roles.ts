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

/**
 * What is asked of somebody: one permission, or one of several. It comes from the call that a screen offers (`pest-sdk/rights`),
 * the page that it leads to (`rightTo`) or the table of a kind; no screen names one itself.
 */
export type Right = Permission | readonly Permission[];

export function holds({ permissions }: Account, right: Right): boolean {
  return [right].flat().some((permission) => permissions.has(permission));
}
