import { sql, type Updateable } from 'kysely';
import type { CustomerSummary, Option, RequestOf } from 'pest-sdk';
import { contains, offsetOf, ownRows, rowCount } from '../../database/scope';
import type { NewRow, Row, Tables } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';

export async function creditCodeTaken(system: System, creditCode: string): Promise<boolean> {
  const row = await system.selectFrom('customer').select('id').where('credit_code', '=', creditCode).executeTakeFirst();
  return row !== undefined;
}

export async function customerExists(system: System, id: string): Promise<boolean> {
  return (await system.selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** By exact credit code or phone. */
export async function findByKey(system: System, key: string, companyId: string) {
  const rows = await system
    .selectFrom('customer')
    .leftJoin('customer_binding', (join) =>
      join
        .onRef('customer_binding.customer_id', '=', 'customer.id')
        .on('customer_binding.company_id', '=', companyId)
        .on('customer_binding.ended_at', 'is', null),
    )
    .where((eb) => eb.or([eb('customer.credit_code', '=', key), eb('customer.phone', '=', key)]))
    .select(['customer.id', 'customer.name', 'customer.phone', 'customer_binding.company_id as bound_to'])
    .orderBy('customer.id')
    .limit(10)
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, phone: row.phone, bound: row.bound_to !== null }));
}

/** Customers in scope: those the company serves, or the customer itself. */
function sites(tx: Tx) {
  const { scope } = tx;
  if (scope.kind === 'customer') {
    const served = sql<boolean>`${scope.servedBy.length > 0}::boolean`;
    return tx.db.selectFrom('customer').where('customer.id', '=', scope.customerId).where(served);
  }
  return tx.db
    .selectFrom('customer')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_binding')
          .select('customer_binding.company_id')
          .whereRef('customer_binding.customer_id', '=', 'customer.id')
          .where('customer_binding.ended_at', 'is', null)
          .where(ownRows(tx, 'customer_binding')),
      ),
    );
}

/** The customer of a row, or the one that asks: a subquery over several nodes may be tied to no outer row. */
const siteOf = (tx: Tx) => (tx.scope.kind === 'customer' ? sql`${tx.scope.customerId}` : sql.ref('customer.id'));

const deviceCount = (tx: Tx, site = siteOf(tx)) =>
  sql<number>`(select count(*)::int from device where device.customer_id = ${site} and device.removed_at is null
    and ${ownRows(tx, 'device')})`;
const floorPlanCount = (tx: Tx, site = siteOf(tx)) =>
  sql<number>`(select count(*)::int from floor_plan where floor_plan.customer_id = ${site}
    and floor_plan.deleted_at is null and ${ownRows(tx, 'floor_plan')})`;
const workshopCount = (tx: Tx, site = siteOf(tx)) =>
  sql<number>`(select count(*)::int from workshop where workshop.customer_id = ${site}
    and ${ownRows(tx, 'workshop')})`;

export async function listCustomers(
  tx: Tx,
  filter: RequestOf<'customer.list'>,
): Promise<{ total: number; items: CustomerSummary[] }> {
  const { search, clientType } = filter;
  const matching = sites(tx)
    .$if(clientType !== undefined, (query) => query.where('client_type', '=', clientType ?? 'other'))
    .$if(search !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          contains('customer.name', search ?? ''),
          contains('customer.credit_code', search ?? ''),
          contains('customer.phone', search ?? ''),
          contains('customer.region', search ?? ''),
        ]),
      ),
    );
  const { total } = await matching.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const sort = { name: 'customer.name', registeredAt: 'customer.registered_at', deviceCount: 'device_count' } as const;
  const rows = await matching
    .selectAll('customer')
    .select([
      deviceCount(tx).as('device_count'),
      floorPlanCount(tx).as('floor_plan_count'),
      workshopCount(tx).as('workshop_count'),
    ])
    .orderBy(sort[filter.sort ?? 'registeredAt'], filter.order ?? (filter.sort === undefined ? 'desc' : 'asc'))
    .orderBy('customer.id')
    .limit(filter.limit)
    .offset(offsetOf(filter))
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    creditCode: row.credit_code,
    region: row.region,
    address: row.address,
    contactName: row.contact_name,
    phone: row.phone,
    clientType: row.client_type,
    floorPlanCount: row.floor_plan_count,
    deviceCount: row.device_count,
    workshopCount: row.workshop_count,
    registeredAt: row.registered_at.toISOString(),
    status: row.status,
  }));
  return { total, items };
}

export function customerOptions(tx: Tx): Promise<Option[]> {
  return sites(tx).select(['customer.id', 'customer.name']).orderBy('customer.name').orderBy('customer.id').execute();
}

export function findCustomer(tx: Tx, id: string): Promise<Row<'customer'> | undefined> {
  return tx.db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockCustomer(tx: Tx, id: string): Promise<Row<'customer'> | undefined> {
  return tx.db.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

interface SiteFacts {
  readonly deviceCount: number;
  readonly floorPlanCount: number;
  readonly workshopCount: number;
  readonly openRiskCount: number;
  readonly lastServiceDay: string | null;
  readonly nextServiceDay: string | null;
  readonly loginId: string | null;
}

/** What stands and happens at a site, in one statement. */
export async function siteFacts(tx: Tx, customerId: string): Promise<SiteFacts> {
  const site = sql`${customerId}::uuid`;
  const { rows } = await sql<SiteFacts>`select
    ${deviceCount(tx, site)} as "deviceCount", ${floorPlanCount(tx, site)} as "floorPlanCount",
    ${workshopCount(tx, site)} as "workshopCount",
    (select count(*)::int from risk where risk.customer_id = ${site} and risk.verified_at is null
      and ${ownRows(tx, 'risk')}) as "openRiskCount",
    (select max(planned_day) from task where task.customer_id = ${site} and task.state = 'reviewed'
      and ${ownRows(tx, 'task')}) as "lastServiceDay",
    (select min(planned_day) from task where task.customer_id = ${site} and task.state in ('unallocated', 'allocated')
      and ${ownRows(tx, 'task')}) as "nextServiceDay",
    (select login_id from account where account.customer_id = ${site} order by created_at, id limit 1) as "loginId"
  `.execute(tx.db);
  const [facts] = rows;
  if (!facts) throw new Error('A select without a table answers one row.');
  return facts;
}

export async function insertCustomer(tx: Tx, customer: NewRow<'customer'>): Promise<void> {
  await tx.db.insertInto('customer').values(customer).execute();
}

export async function updateCustomer(tx: Tx, id: string, change: Updateable<Tables['customer']>): Promise<void> {
  await tx.db.updateTable('customer').set(change).where('id', '=', id).execute();
}

/** Binds a customer that is there; false when it is bound already. */
export async function bind(tx: Tx, companyId: string, customerId: string, now: Date): Promise<boolean> {
  if (!(await insertBinding(tx, companyId, customerId, now))) return false;
  await tx.db
    .updateTable('customer')
    .set({ served_by: withMember('served_by', companyId), known_to: withMember('known_to', companyId) })
    .where('id', '=', customerId)
    .execute();
  return true;
}

function withMember(column: 'served_by' | 'known_to', companyId: string) {
  const list = sql.ref<string[]>(column);
  return sql<string[]>`case when ${companyId}::uuid = any(${list}) then ${list} else ${list} || ${companyId}::uuid end`;
}

export async function insertBinding(tx: Tx, companyId: string, customerId: string, now: Date): Promise<boolean> {
  const result = await tx.db
    .insertInto('customer_binding')
    .values({ company_id: companyId, customer_id: customerId, bound_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'customer_id'])
        .doUpdateSet({ bound_at: now, ended_at: null })
        .where('customer_binding.ended_at', 'is not', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Holds the binding, so that no service is planned while it is being ended. */
export function lockBinding(tx: Tx, companyId: string, customerId: string) {
  return tx.db
    .selectFrom('customer_binding')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasOpenTasks(tx: Tx, companyId: string, customerId: string): Promise<boolean> {
  const open = await tx.db
    .selectFrom('task')
    .select('id')
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'reviewed')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function unbind(tx: Tx, companyId: string, customerId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('customer_binding')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .execute();
  await tx.db
    .updateTable('customer')
    .set({ served_by: sql<string[]>`array_remove(served_by, ${companyId}::uuid)` })
    .where('id', '=', customerId)
    .execute();
}

export async function hasLogin(tx: Tx, customerId: string): Promise<boolean> {
  const account = await tx.db
    .selectFrom('account')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return account !== undefined;
}

export async function insertCustomerAccount(tx: Tx, account: NewRow<'account'>): Promise<void> {
  await tx.db.insertInto('account').values(account).execute();
}
