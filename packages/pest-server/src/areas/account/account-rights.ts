/** Who may change whose account, and what can be given. */
import { customerPermissions, type Permission, type RequestOf, serviceStaffPermissions } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { WithinOwnRights } from '../../call/handlers';
import { refuse } from '../../call/refusal';
import { type Account, isHead } from './account.queries';

const ownAccount = {
  zh: '不能在这里修改自己的账号，请在“个人设置”中修改资料与密码',
  en: 'You cannot change your own account here. Your name and password are in your personal settings.',
} as const;
const headAccount = {
  zh: '管理员账号由其本人在“个人设置”中修改',
  en: 'Administrators change their own accounts, in their personal settings.',
} as const;

/** A call of who manages accounts, as far as their own rights go. */
export type ManagerCall = Call & WithinOwnRights;

/** Whether the caller may change an account: never the own, never an administrator's, and none that may do more. */
export function mayChange(call: ManagerCall, account: Account): boolean {
  return account.id !== call.caller.accountId && !isHead(account) && doesNoMore(call, heldOf(call, account));
}

/** @throws PestRefusal `general.businessFailure`, or `permission.denied` for an account that may do more. */
export function requireChangeable(call: ManagerCall, account: Account): void {
  if (account.id === call.caller.accountId) refuse('general.businessFailure', { words: ownAccount });
  if (isHead(account)) refuse('general.businessFailure', { words: headAccount });
  call.requireHeld(heldOf(call, account));
}

function doesNoMore(call: ManagerCall, permissions: readonly Permission[]): boolean {
  return call.heldOf(permissions).length === permissions.length;
}

function heldOf({ caller }: Call, account: Account): readonly Permission[] {
  // A code that a customer no longer has is nobody's to give or to miss.
  if (caller.scope.kind === 'company') return account.permissions;
  return account.permissions.filter((code) => customerPermissions.includes(code));
}

/** Service staff for whom nothing is chosen get the usual permissions, as far as the caller can give them. */
export function orUsual(
  call: ManagerCall,
  { staffKind, permissions }: RequestOf<'account.create'>,
): readonly Permission[] {
  if (staffKind === 'management' || permissions.length > 0) return permissions;
  return call.heldOf(serviceStaffPermissions);
}
