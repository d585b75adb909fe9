/** Which devices a caller may use. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { userTypes } from 'pest-sdk';
import type { Call } from '../call/call';
import { refuse } from '../call/refusal';
import { rowsWith } from '../database/rows';
import { companyInScope } from '../database/scope';
import type { Row } from '../database/tables';
import type { Tx } from '../database/transactions';

/** Which devices a role reaches; an empty list limits nothing. */
export type DeviceLimits = Pick<Row<'device_role'>, 'device_types' | 'customer_ids' | 'workshop_ids'>;

/**
 * Which rows of `device` (or an alias of it) the caller may use: those that one of its device roles reaches, and all of
 * them when it holds none. A role limits by type, customer and workshop; an empty list limits nothing.
 */
export async function visibleDevices(call: Call, tx: Tx, alias = 'device'): Promise<RawBuilder<SqlBool>> {
  if (holdsNoRole(call)) return everyDevice;
  const roles = await rolesHeldBy(tx, [call.caller.accountId]);
  if (roles.length === 0) return everyDevice;
  return reachedBy(roles, alias);
}

/**
 * The same for a call about one device, as a condition that reads the roles itself. Not a customer's: on a distributed
 * database its roles and its devices are on different nodes.
 */
export async function visibleDevice(call: Call, tx: Tx): Promise<RawBuilder<SqlBool>> {
  if (tx.scope.kind === 'customer' || holdsNoRole(call)) return visibleDevices(call, tx);
  const { companyId } = tx.scope;
  const held = sql`device_role_account as held
    where held.owner_id = ${companyId} and held.account_id = ${call.caller.accountId}`;
  return sql`(not exists (select from ${held}) or exists (select from device_role as role
    where role.owner_id = ${companyId} and role.id in (select held.role_id from ${held})
      and (role.device_types = '{}' or device.type = any(role.device_types))
      and (role.customer_ids = '{}' or device.customer_id = any(role.customer_ids))
      and (role.workshop_ids = '{}' or device.workshop_id = any(role.workshop_ids))))`;
}

/** @throws PestRefusal `permission.denied` for a device that the caller's roles do not reach. */
export async function requireVisible(call: Call, tx: Tx, device: { readonly id: string }): Promise<void> {
  if (holdsNoRole(call)) return;
  const reached = await tx.db
    .selectFrom('device')
    .select('id')
    .where('id', '=', device.id)
    .where(companyInScope(tx, 'device'))
    .where(await visibleDevice(call, tx))
    .executeTakeFirst();
  if (!reached) refuse('permission.denied');
}

const everyDevice = sql<SqlBool>`true`;

/** An administrator and a customer's own login use every device; roles are for staff and sub-accounts. */
function holdsNoRole({ caller }: Call): boolean {
  if (caller.type === userTypes.administrator) return true;
  return caller.type === userTypes.customer && caller.rootId === null;
}

/** What the device roles of some accounts limit them to, by account: none for one that uses every device. */
export function rolesHeldBy(
  tx: Tx,
  accountIds: readonly string[],
): Promise<(DeviceLimits & { readonly account_id: string })[]> {
  const ownerId = ownerOf(tx);
  return tx.db
    .selectFrom('device_role_account')
    .innerJoin('device_role', (join) =>
      join
        .onRef('device_role.owner_id', '=', 'device_role_account.owner_id')
        .onRef('device_role.id', '=', 'device_role_account.role_id'),
    )
    .where(rowsWith({ 'device_role_account.owner_id': ownerId, 'device_role.owner_id': ownerId }))
    .where('device_role_account.account_id', 'in', [...accountIds])
    .select(['device_role_account.account_id'])
    .select(['device_role.device_types', 'device_role.customer_ids', 'device_role.workshop_ids'])
    .execute();
}

/** Whose device roles count: the company's for its staff, the customer's for its sub-accounts. */
export function ownerOf({ scope }: Tx): string {
  return scope.kind === 'company' ? scope.companyId : scope.customerId;
}

/** Whether one of some roles reaches a row of `device`. */
export function reachedBy(roles: readonly DeviceLimits[], alias = 'device'): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    roles.map((role) => within(role, alias)),
    sql` or `,
  )})`;
}

function within({ device_types, customer_ids, workshop_ids }: DeviceLimits, alias: string): RawBuilder<SqlBool> {
  const limits = [
    ...(device_types.length > 0 ? [sql`${sql.ref(`${alias}.type`)} = any(${device_types}::text[])`] : []),
    ...(customer_ids.length > 0 ? [sql`${sql.ref(`${alias}.customer_id`)} = any(${customer_ids}::uuid[])`] : []),
    ...(workshop_ids.length > 0 ? [sql`${sql.ref(`${alias}.workshop_id`)} = any(${workshop_ids}::uuid[])`] : []),
  ];
  return limits.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(limits, sql` and `)})`;
}
