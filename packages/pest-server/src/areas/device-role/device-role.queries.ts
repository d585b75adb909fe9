import type { Updateable } from 'kysely';
import type { Option } from 'pest-sdk';
import { contains, offsetOf, ownRows, type Paging, rowCount } from '../../database/scope';
import type { NewRow, Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { type DeviceLimits, ownerOf, reachedBy } from '../../devices/visible-devices';

export type DeviceRole = Row<'device_role'>;

/** A company's roles have its staff, a customer's the sub-accounts of the login that asks. */
export interface Holders {
  /** The customer's own login; null in a company. */
  readonly rootId: string | null;
}

export async function pageOfRoles(
  tx: Tx,
  request: Paging & { readonly search?: string | undefined },
): Promise<{ total: number; rows: DeviceRole[] }> {
  const matching = tx.db
    .selectFrom('device_role')
    .where('owner_id', '=', ownerOf(tx))
    .$if(request.search !== undefined, (query) => query.where(contains('device_role.name', request.search ?? '')));
  const { total } = await matching.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('device_role')
    .orderBy('name')
    .orderBy('id')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { total, rows };
}

export function findRole(tx: Tx, id: string): Promise<DeviceRole | undefined> {
  return tx.db
    .selectFrom('device_role')
    .selectAll()
    .where('owner_id', '=', ownerOf(tx))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** How many devices in service limits reach. */
export async function countReached(tx: Tx, limits: DeviceLimits): Promise<number> {
  const { count } = await tx.db
    .selectFrom('device')
    .where(ownRows(tx, 'device'))
    .where('removed_at', 'is', null)
    .where(reachedBy([limits]))
    .select(rowCount.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Customers that the company serves now, or the customer itself, of some ids. */
export async function customersAmong(tx: Tx, ids: readonly string[]): Promise<Option[]> {
  if (ids.length === 0) return [];
  if (tx.scope.kind === 'customer') {
    const own = ids.filter((id) => tx.scope.kind === 'customer' && id === tx.scope.customerId);
    return own.map((id) => ({ id, name: '' }));
  }
  return tx.db
    .selectFrom('customer_binding')
    .where(ownRows(tx, 'customer_binding'))
    .where('ended_at', 'is', null)
    .where('customer_id', 'in', [...ids])
    .select(['customer_id as id', 'customer_name as name'])
    .orderBy('customer_name')
    .execute();
}

export async function workshopsAmong(tx: Tx, ids: readonly string[]): Promise<Option[]> {
  if (ids.length === 0) return [];
  return tx.db
    .selectFrom('workshop')
    .where(ownRows(tx, 'workshop'))
    .where('id', 'in', [...ids])
    .select(['id', 'name'])
    .orderBy('name')
    .execute();
}

/** Accounts that can hold roles: an administrator, and a customer's own login, use every device. */
export function holders(tx: Tx, { rootId }: Holders): Promise<Option[]> {
  const { scope } = tx;
  return tx.db
    .selectFrom('account')
    .where('deleted_at', 'is', null)
    .$if(scope.kind === 'company', (query) => query.where('company_id', '=', ownerOf(tx)).where('type', '=', 2))
    .$if(scope.kind === 'customer', (query) =>
      query.where('customer_id', '=', ownerOf(tx)).where('root_id', '=', rootId),
    )
    .select(['id', 'user_name as name'])
    .orderBy('user_name')
    .orderBy('id')
    .execute();
}

/** Who holds which of some roles. */
export function heldRoles(tx: Tx) {
  return tx.db
    .selectFrom('device_role_account')
    .innerJoin('device_role', (join) =>
      join
        .onRef('device_role.owner_id', '=', 'device_role_account.owner_id')
        .onRef('device_role.id', '=', 'device_role_account.role_id'),
    )
    .where('device_role_account.owner_id', '=', ownerOf(tx))
    .where('device_role.owner_id', '=', ownerOf(tx))
    .select(['device_role_account.account_id', 'device_role.id', 'device_role.name'])
    .orderBy('device_role.name')
    .execute();
}

export async function insertRole(tx: Tx, role: NewRow<'device_role'>): Promise<void> {
  await tx.db.insertInto('device_role').values(role).execute();
}

export async function updateRole(tx: Tx, id: string, change: Updateable<Tables['device_role']>): Promise<void> {
  await tx.db.updateTable('device_role').set(change).where('owner_id', '=', ownerOf(tx)).where('id', '=', id).execute();
}

export async function deleteRole(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('device_role').where('owner_id', '=', ownerOf(tx)).where('id', '=', id).execute();
}

type Pairing = Pick<Row<'device_role_account'>, 'account_id' | 'role_id'>;

/** Replaces who holds a role, or which roles somebody holds. */
export async function replaceHeld(tx: Tx, of: Partial<Pairing>, pairs: readonly Pairing[]): Promise<void> {
  const { account_id, role_id } = of;
  await tx.db
    .deleteFrom('device_role_account')
    .where('owner_id', '=', ownerOf(tx))
    .$if(account_id !== undefined, (query) => query.where('account_id', '=', account_id ?? ''))
    .$if(role_id !== undefined, (query) => query.where('role_id', '=', role_id ?? ''))
    .execute();
  const rows = pairs.map((pair) => ({ ...ownerColumns(tx), ...pair }));
  if (rows.length > 0) await tx.db.insertInto('device_role_account').values(rows).execute();
}

export function ownerColumns({ scope }: Tx) {
  return scope.kind === 'company'
    ? { owner_id: scope.companyId, company_id: scope.companyId, customer_id: null }
    : { owner_id: scope.customerId, company_id: null, customer_id: scope.customerId };
}
