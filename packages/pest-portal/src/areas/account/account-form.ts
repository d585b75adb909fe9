import { md5 } from 'js-md5';
import {
  type AccountSummary,
  limits,
  type Permission,
  type PermissionTemplate,
  permissionTemplates,
  type StaffKind,
} from 'pest-sdk';
import type { FieldIssues } from '../../kit/form/form-issues';

/** What stands in the address while an account is being made. */
export const newAccountId = 'new';

export interface ProfileValues {
  readonly name: string;
  readonly staffKind: StaffKind;
  readonly loginId: string;
  readonly email: string;
  readonly licence: string;
}

export interface NewAccountValues extends ProfileValues {
  readonly password: string;
  readonly permissions: readonly Permission[];
}

/** An account as a whole: profile and permissions are changed in forms of their own, and sent together. */
export interface AccountValues extends ProfileValues {
  readonly permissions: readonly Permission[];
}

export function accountValues(account: AccountSummary): AccountValues {
  const { name, staffKind, loginId, email, licence, permissions } = account;
  return { name, staffKind, loginId, email, licence, permissions };
}

/** Passwords leave the browser as MD5 only (specification §5). */
export function newAccountRequest({ password, permissions, ...profile }: NewAccountValues) {
  return { ...profile, permissions: [...permissions], password: password && md5(password) };
}

/** What is sent is a hash, which says nothing of the length. */
export function firstPasswordIssues({ password }: { readonly password: string }): FieldIssues<{ password: string }> {
  const limit = limits.passwordMinLength;
  return { password: password.length < limit ? { kind: 'tooShort', limit } : undefined };
}

export type Audience = PermissionTemplate['audience'];

/** Templates for a kind of account, with what the giver can give of them; without any that comes to nothing. */
export function templatesFor(audience: Audience, grantable: ReadonlySet<Permission>): readonly PermissionTemplate[] {
  return permissionTemplates
    .filter((template) => template.audience === audience)
    .map((template) => ({ ...template, codes: template.codes.filter((code) => grantable.has(code)) }))
    .filter(({ codes }) => codes.length > 0);
}

/** How a choice differs from a template. */
export function differenceFrom(template: PermissionTemplate, codes: readonly Permission[]) {
  return {
    added: codes.filter((code) => !template.codes.includes(code)),
    removed: template.codes.filter((code) => !codes.includes(code)),
  };
}

/** A choice that differs from a template in more than a few codes is no variant of it. */
const mostDifferences = 4;

/** The template that a choice of permissions is nearest to. */
export function nearestTemplate(
  templates: readonly PermissionTemplate[],
  codes: readonly Permission[],
): PermissionTemplate | undefined {
  const ranked = templates
    .map((template) => {
      const { added, removed } = differenceFrom(template, codes);
      return { template, differences: added.length + removed.length };
    })
    .sort((one, other) => one.differences - other.differences);
  const [nearest] = ranked;
  return nearest && nearest.differences <= mostDifferences ? nearest.template : undefined;
}
