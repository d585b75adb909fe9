/** Which devices a caller may use. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Call } from '../call/call';
import { refuse } from '../call/refusal';
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
  const roles = await rolesOf(call, tx);
  if (roles.length === 0) return sql<SqlBool>`true`;
  return reachedBy(roles, alias);
}

/** @throws PestRefusal `permission.denied` for a device that the caller's roles do not reach. */
export async function requireVisible(call: Call, tx: Tx, device: { readonly id: string }): Promise<void> {
  const reached = await tx.db
    .selectFrom('device')
    .select('id')
    .where('id', '=', device.id)
    .where(companyInScope(tx, 'device'))
    .where(await visibleDevices(call, tx))
    .executeTakeFirst();
  if (!reached) refuse('permission.denied');
}

function rolesOf(call: Call, tx: Tx): Promise<DeviceLimits[]> {
  return rolesHeldBy(tx, [call.caller.accountId]);
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
    .where('device_role_account.owner_id', '=', ownerId)
    .where('device_role.owner_id', '=', ownerId)
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
