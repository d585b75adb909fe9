import type { ErrorName } from '../errors/error-codes';
import type { Permission } from '../rules/permissions';

/** A right by what somebody is: the administrator of a company, or also a customer's own login (`head`). */
export type Standing = 'administrator' | 'head';

/** A right that depends on the kind of record that a call is about. */
export interface RightsByKind {
  /** The argument that tells the kind. Without one the record tells it, and the handler names it. */
  readonly field?: string;
  /** The kind for each value of `field`, where the value is not the kind itself. */
  readonly kinds?: Readonly<Record<string, string>>;
  readonly rights: Readonly<Record<string, Permission>>;
}

/** What a row asks of a caller; every member that is there is asked for. */
export interface AskedRights {
  /** One of these. */
  readonly anyOf?: readonly Permission[];
  /** The right of the record's kind; who holds none of them may not ask at all. */
  readonly byKind?: RightsByKind;
  /** Arguments that ask for one more right, unless they are left out, false or empty. */
  readonly withField?: Readonly<Record<string, Permission>>;
  /** Whoever has it meets the records of all, everybody else only their own. */
  readonly all?: Permission | Standing;
  /** Parts of the call or of its answer that are for holders only, by name: one of several rights, none for everybody. */
  readonly parts?: Readonly<Record<string, readonly Permission[] | Standing>>;
  /** Nobody gives rights, or manages accounts with rights, beyond his own; `field` is the argument that gives them. */
  readonly withinOwnRights?: { readonly field?: string };
  /** Only who registered the company. */
  readonly administrator?: true;
  /** Only accounts of companies, or only those of customers. */
  readonly of?: 'company' | 'customer';
  /** Also before the company or customer is approved. */
  readonly beforeApproval?: true;
  /** Only in the one company that the installation switches contracts and seals on for (specification §6). */
  readonly contracts?: true;
}

/**
 * Which signed-in people a row is for: all that is asked of a caller. The server enforces it on every call; screens ask
 * it to know what to show. `anyone` means every signed-in account, before and after its company or customer is approved;
 * `administrator` who registered the company.
 */
export type Access = 'anyone' | 'approved' | 'platform' | 'administrator' | AskedRights;

/** Who asks, as far as rights go. */
export interface Asker {
  readonly approved: boolean;
  readonly platform: boolean;
  readonly of: 'company' | 'customer';
  readonly administrator: boolean;
  /** An administrator, or a customer's own login. */
  readonly head: boolean;
  /** Whether contracts and seals are switched on for the company. */
  readonly contracts: boolean;
  holds(permission: Permission): boolean;
}

/** What a row asks, in one form. */
export function askedBy(access: Access): AskedRights {
  if (access === 'anyone') return { beforeApproval: true };
  if (access === 'administrator') return { administrator: true };
  return typeof access === 'string' ? {} : access;
}

/** The permissions of which one opens the row; none where it asks for none. */
export function opensTo(access: Access): readonly Permission[] {
  const { anyOf, byKind } = askedBy(access);
  return anyOf ?? (byKind ? [...new Set(Object.values(byKind.rights))] : []);
}

/** Why somebody may not ask at all, whatever the arguments; null where they may. */
export function accessRefusal(access: Access, asker: Asker): ErrorName | null {
  const asked = askedBy(access);
  if (!asker.approved && !asked.beforeApproval) return 'account.informationIncomplete';
  return isLetIn(access, asked, asker) ? null : 'permission.denied';
}

function isLetIn(access: Access, asked: AskedRights, asker: Asker): boolean {
  const { anyOf, byKind, of, administrator, contracts } = asked;
  return (
    (access !== 'platform' || asker.platform) &&
    (!administrator || (asker.administrator && asker.of === 'company')) &&
    (of === undefined || of === asker.of) &&
    (!contracts || asker.contracts) &&
    (!anyOf || anyOf.some((permission) => asker.holds(permission))) &&
    (!byKind || kindsHeld(access, asker).length > 0)
  );
}

/** The kinds whose right somebody holds. */
export function kindsHeld(access: Access, { holds }: Pick<Asker, 'holds'>): readonly string[] {
  return Object.entries(askedBy(access).byKind?.rights ?? {}).flatMap(([kind, right]) => (holds(right) ? [kind] : []));
}

/** Whether somebody has a right, by permission or by standing; an empty list is everybody's. */
export function hasRight(right: readonly Permission[] | Permission | Standing, asker: Asker): boolean {
  if (right === 'administrator') return asker.administrator;
  if (right === 'head') return asker.head;
  if (typeof right === 'string') return asker.holds(right);
  return right.length === 0 || right.some((permission) => asker.holds(permission));
}

/** The argument that asks for more than somebody holds; null where there is none. */
export function fieldBeyond(access: Access, asker: Asker, request: unknown): DeniedField | null {
  const { byKind, withField = {}, withinOwnRights } = askedBy(access);
  const given = valuesOf(request);
  if (byKind?.field !== undefined) {
    const value = String(given[byKind.field]);
    const right = byKind.rights[byKind.kinds?.[value] ?? value];
    if (right === undefined || !asker.holds(right)) return { field: byKind.field, because: 'kind' };
  }
  for (const [field, right] of Object.entries(withField)) {
    if (asksMore(given[field]) && !asker.holds(right)) return { field, because: 'field' };
  }
  if (withinOwnRights?.field !== undefined) {
    const field = withinOwnRights.field;
    const rights: unknown = given[field];
    if (Array.isArray(rights) && !rights.every((right) => asker.holds(right))) return { field, because: 'ownRights' };
  }
  return null;
}

/** An argument that asks for a right which is not held; see {@link fieldBeyond}. */
export interface DeniedField {
  readonly field: string;
  readonly because: 'kind' | 'field' | 'ownRights';
}

function valuesOf(request: unknown): Readonly<Record<string, unknown>> {
  return typeof request === 'object' && request !== null ? { ...request } : {};
}

function asksMore(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false;
}
