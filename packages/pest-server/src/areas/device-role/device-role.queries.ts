import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Option } from 'pest-sdk';
import { type DeviceLimits, ownerOf, reachedBy } from '../../books/visible-devices';
import { countOf, listEnd, offsetOf, type Paging, rowCount } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { ownRows } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export type DeviceRole = Row<'device_role'>;

/** A company's roles have its staff, a customer's the sub-accounts of the login that asks. */
export interface Holders {
  /** The customer's own login; null in a company. */
  readonly rootId: string | null;
}

/** The count comes with the rows; it is asked for alone when a page has none and is not the first. */
export async function pageOfRoles(
  tx: Tx,
  request: Paging & { readonly search?: string | undefined },
): Promise<{ total: number; rows: DeviceRole[] }> {
  const matching = tx.db
    .selectFrom('device_role')
    .where('owner_id', '=', ownerOf(tx))
    .where(anyContains(['device_role.name'], request.search));
  const rows = await matching
    .selectAll('device_role')
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('name')
    .orderBy('id')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  const [first] = rows;
  if (first) return { total: first.total, rows };
  if (request.page === 1) return { total: 0, rows };
  return { total: (await matching.select(rowCount.as('total')).executeTakeFirstOrThrow()).total, rows };
}

export function findRole(tx: Tx, id: string): Promise<DeviceRole | undefined> {
  return tx.db
    .selectFrom('device_role')
    .selectAll()
    .where(rowsWith({ owner_id: ownerOf(tx), id }))
    .forUpdate()
    .executeTakeFirst();
}

/** Which roles somebody holds is changed from the role as well: while they are held, it is not. */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx.db
    .selectFrom('device_role')
    .select('id')
    .where('owner_id', '=', ownerOf(tx))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** How many devices in service limits reach. */
export function countReached(tx: Tx, limits: DeviceLimits): Promise<number> {
  const counted = tx.db
    .selectFrom('device')
    .where(ownRows(tx, 'device'))
    .where('removed_at', 'is', null)
    .where(reachedBy([limits]));
  return countOf(counted);
}

/** What the roles of a page name and reach. */
export interface RoleParts {
  readonly customers: readonly Option[];
  readonly workshops: readonly Option[];
  /** How many devices each role reaches; without those that reach none. */
  readonly reached: ReadonlyMap<string, number>;
}

interface Part {
  readonly kind: 'customer' | 'workshop' | 'reached';
  readonly id: string;
  readonly name: string;
  readonly devices: number;
}

/** In one statement, whatever the page's size: all of it lies with the company's rows. */
export async function partsOf(tx: Tx, roles: readonly DeviceRole[]): Promise<RoleParts> {
  if (roles.length === 0) return { customers: [], workshops: [], reached: new Map() };
  const { rows } = await sql<Part>`
    select 'customer' as kind, customer_binding.customer_id as id, customer_binding.customer_name as name, 0 as devices
      from customer_binding where ${ownRows(tx, 'customer_binding')} and customer_binding.ended_at is null
      and customer_binding.customer_id = any(${[...new Set(roles.flatMap((role) => role.customer_ids))]}::uuid[])
    union all select 'workshop', workshop.id, workshop.name, 0
      from workshop where ${ownRows(tx, 'workshop')}
      and workshop.id = any(${[...new Set(roles.flatMap((role) => role.workshop_ids))]}::uuid[])
    union all select 'reached', role.id, '', count(*)::int
      from (values ${sql.join(roles.map(valuesOf))}) as role (id, device_types, customer_ids, workshop_ids)
      join device on ${ownRows(tx, 'device')} and device.removed_at is null
      and (role.device_types = '{}' or device.type = any(role.device_types))
      and (role.customer_ids = '{}' or device.customer_id = any(role.customer_ids))
      and (role.workshop_ids = '{}' or device.workshop_id = any(role.workshop_ids))
      group by role.id
    order by name`.execute(tx.db);
  const named = (kind: Part['kind']) => rows.filter((row) => row.kind === kind);
  return {
    customers: tx.scope.kind === 'customer' ? [] : named('customer'),
    workshops: named('workshop'),
    reached: new Map(rows.filter(({ kind }) => kind === 'reached').map(({ id, devices }) => [id, devices])),
  };
}

function valuesOf({ id, device_types, customer_ids, workshop_ids }: DeviceRole) {
  return sql`(${id}::uuid, ${device_types}::text[], ${customer_ids}::uuid[], ${workshop_ids}::uuid[])`;
}

/** Who holds which role, of the accounts that can hold one. */
export async function holdersOf(tx: Tx, roles: readonly DeviceRole[], holders: Holders): Promise<HeldBy[]> {
  if (roles.length === 0) return [];
  return accountsThatHold(tx, holders)
    .innerJoin('device_role_account as held', 'held.account_id', 'account.id')
    .where('held.owner_id', '=', ownerOf(tx))
    .where(
      'held.role_id',
      'in',
      roles.map(({ id }) => id),
    )
    .select(['held.role_id', 'account.user_name as name'])
    .orderBy('account.user_name')
    .orderBy('account.id')
    .execute();
}

interface HeldBy {
  readonly role_id: string;
  readonly name: string;
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

export function holders(tx: Tx, of: Holders, among?: readonly string[]): Promise<Option[]> {
  return accountsThatHold(tx, of)
    .$if(among !== undefined, (query) => query.where(sql<SqlBool>`account.id = any(${among}::uuid[])`))
    .select(['account.id', 'account.user_name as name'])
    .orderBy('account.user_name')
    .orderBy('account.id')
    .limit(listEnd)
    .execute();
}

/** Accounts that can hold roles: an administrator, and a customer's own login, use every device. */
function accountsThatHold(tx: Tx, { rootId }: Holders) {
  const { scope } = tx;
  return tx.db
    .selectFrom('account')
    .where('account.deleted_at', 'is', null)
    .$if(scope.kind === 'company', (query) =>
      query.where('account.company_id', '=', ownerOf(tx)).where('account.type', '=', 2),
    )
    .$if(scope.kind === 'customer', (query) =>
      query.where('account.customer_id', '=', ownerOf(tx)).where('account.root_id', '=', rootId),
    );
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
    .where(rowsWith({ 'device_role_account.owner_id': ownerOf(tx), 'device_role.owner_id': ownerOf(tx) }))
    .select(['device_role_account.account_id', 'device_role.id', 'device_role.name'])
    .orderBy('device_role.name')
    .execute();
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
