/** Who may change whose account, and what can be given. */
import { customerPermissions, type Permission, type RequestOf, serviceStaffPermissions } from 'pest-sdk';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { type Account, isHead } from './account.queries';

const ownAccount = {
  zh: '不能在这里修改自己的账号，请在“个人设置”中修改资料与密码',
  en: 'You cannot change your own account here. Your name and password are in your personal settings.',
} as const;
const headAccount = {
  zh: '管理员账号由其本人在“个人设置”中修改',
  en: 'An administrator changes its account itself, in its personal settings.',
} as const;
const notHeld = {
  zh: '不能授予或管理您自己没有的权限',
  en: 'You cannot give or manage permissions that you do not hold.',
} as const;

/** Whether the caller may change an account: never the own, never an administrator's, and none that may do more. */
export function mayChange(call: Call, account: Account): boolean {
  return (
    account.id !== call.caller.accountId && !isHead(account) && heldOf(call, account).every((code) => call.can(code))
  );
}

/** @throws PestRefusal `general.businessFailure`, or `permission.denied` for an account that may do more. */
export function requireChangeable(call: Call, account: Account): void {
  if (account.id === call.caller.accountId) refuse('general.businessFailure', { words: ownAccount });
  if (isHead(account)) refuse('general.businessFailure', { words: headAccount });
  if (!mayChange(call, account)) refuse('permission.denied', { words: notHeld });
}

function heldOf({ caller }: Call, account: Account): readonly Permission[] {
  // A code that a customer no longer has is nobody's to give or to miss.
  if (caller.scope.kind === 'company') return account.permissions;
  return account.permissions.filter((code) => customerPermissions.includes(code));
}

/** Service staff for whom nothing is chosen get the usual permissions, as far as the caller can give them. */
export function orUsual(call: Call, { staffKind, permissions }: RequestOf<'account.create'>): readonly Permission[] {
  if (staffKind === 'management' || permissions.length > 0) return permissions;
  return serviceStaffPermissions.filter((code) => call.can(code));
}

/** Nobody grants what he does not hold. @throws PestRefusal `permission.denied` beside the permissions. */
export function grantable(call: Call, permissions: readonly Permission[]): readonly Permission[] {
  if (!permissions.every((code) => call.can(code))) {
    refuse('permission.denied', { words: notHeld, field: 'permissions' });
  }
  return [...new Set(permissions)];
}
