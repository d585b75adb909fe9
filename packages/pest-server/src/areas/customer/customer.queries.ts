import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import type { CustomerSummary, Option, RequestOf, SitePlace } from 'pest-sdk';
import { type Pair, wordsOf } from '../../books/bindings/bindings';
import { visibleRisks } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import { isSpokenFor } from '../../call/identity/customer-logins';
import { countOf, listEnd, type Page, pageOf, pageRows } from '../../database/pages';
import { hasEffect, isThere, rowsWith } from '../../database/rows';
import { contactCompany, ownRows } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';

/** Whether a customer with a credit code is asked before anybody binds it. */
export function creditCodeTaken(system: System, creditCode: string): Promise<boolean> {
  const row = system
    .selectFrom('customer')
    .select('id')
    .where('credit_code', '=', creditCode)
    .where('approved_at', 'is not', null)
    .where(isSpokenFor);
  return isThere(row);
}

/** By exact credit code, or by the exact phone of a login, which is then the one that is answered. */
export async function findByKey(system: System, key: string) {
  const rows = await system
    .selectFrom('customer')
    .leftJoin('account', (join) =>
      join
        .onRef('account.customer_id', '=', 'customer.id')
        .on('account.disabled_at', 'is', null)
        .on('account.root_id', 'is', null),
    )
    .where((eb) => eb.or([eb('customer.credit_code', '=', key), eb('account.login_id', '=', key)]))
    .where('customer.approved_at', 'is not', null)
    .select(['customer.id', 'customer.name', 'customer.served_by', 'account.login_id', isSpokenFor.as('speaks')])
    .orderBy('customer.id')
    .orderBy('account.created_at')
    .limit(10)
    .execute();
  return rows.filter((row, at) => rows.findIndex(({ id }) => id === row.id) === at);
}

/** Customers in scope, each with one company's contact: those the company serves, or the customer itself. */
function sites(tx: Tx) {
  const { scope } = tx;
  return tx.db
    .selectFrom('customer')
    .innerJoin('customer_binding', (join) =>
      join
        .onRef('customer_binding.customer_id', '=', 'customer.id')
        .on('customer_binding.company_id', '=', contactCompany(tx))
        .on('customer_binding.ended_at', 'is', null),
    )
    .$if(scope.kind === 'customer', (query) =>
      query.where('customer.id', '=', scope.kind === 'customer' ? scope.customerId : ''),
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

const openRiskCount = (call: Call, tx: Tx, site = siteOf(tx)) =>
  sql<number>`(select count(*)::int from risk where risk.customer_id = ${site} and risk.verified_at is null
    and ${visibleRisks(call, tx)})`;
const lastServiceDay = (tx: Tx, site = siteOf(tx)) =>
  sql<string | null>`(select max(planned_day) from task where task.customer_id = ${site} and task.state = 'reviewed'
    and ${ownRows(tx, 'task')})`;
const nextServiceDay = (tx: Tx, site = siteOf(tx)) =>
  sql<string | null>`(select min(planned_day) from task where task.customer_id = ${site}
    and task.state in ('unallocated', 'allocated') and ${ownRows(tx, 'task')})`;

function sortedBy(call: Call, tx: Tx, sort: NonNullable<RequestOf<'customer.list'>['sort']>): RawBuilder<unknown> {
  switch (sort) {
    case 'name':
      return sql`customer_binding.customer_name`;
    case 'registeredAt':
      return sql`customer.registered_at`;
    case 'deviceCount':
      return deviceCount(tx);
    case 'openRiskCount':
      return openRiskCount(call, tx);
    case 'lastServiceDay':
      return lastServiceDay(tx);
    case 'nextServiceDay':
      return nextServiceDay(tx);
  }
}

export async function listCustomers(
  call: Call,
  tx: Tx,
  filter: RequestOf<'customer.list'>,
): Promise<Page<CustomerSummary>> {
  const matching = narrowed(tx, filter);
  const order = filter.order ?? (filter.sort === undefined ? 'desc' : 'asc');
  // What a row says beside its own columns is counted for the rows of the page only; to sort by it, for all.
  const sort = filter.sort ?? 'registeredAt';
  const sorted = matching
    .select('customer.id')
    .orderBy(sortedBy(call, tx, sort), (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('customer.id');
  const { total, rows: shown } = await pageRows(filter, sorted);
  const ids = shown.map(({ id }) => id);
  const rows = await sites(tx)
    .where(sql<SqlBool>`customer.id = any(${ids}::uuid[])`)
    .selectAll('customer_binding')
    .select(['customer.id', 'customer.credit_code', 'customer.registered_at', 'customer.status'])
    .select([
      deviceCount(tx).as('device_count'),
      floorPlanCount(tx).as('floor_plan_count'),
      workshopCount(tx).as('workshop_count'),
      openRiskCount(call, tx).as('open_risk_count'),
      lastServiceDay(tx).as('last_service_day'),
      nextServiceDay(tx).as('next_service_day'),
    ])
    .execute();
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const items = rows.map((row) => ({
    id: row.id,
    name: row.customer_name,
    creditCode: row.credit_code,
    region: row.region,
    address: row.address,
    contactName: row.contact_name,
    phone: row.phone,
    clientType: row.client_type,
    floorPlanCount: row.floor_plan_count,
    deviceCount: row.device_count,
    workshopCount: row.workshop_count,
    openRiskCount: row.open_risk_count,
    lastServiceDay: row.last_service_day,
    nextServiceDay: row.next_service_day,
    registeredAt: row.registered_at.toISOString(),
    status: row.status,
  }));
  return pageOf(filter, total, items);
}

/** What the list and its map are narrowed by alike. */
function narrowed(tx: Tx, { search, clientType }: RequestOf<'customer.places'>) {
  return sites(tx)
    .$if(clientType !== undefined, (query) => query.where('customer_binding.client_type', '=', clientType ?? 'other'))
    .where(
      anyContains(
        ['customer_binding.customer_name', 'customer.credit_code', 'customer_binding.phone', 'customer_binding.region'],
        search,
      ),
    );
}

/** Every site of the list, for its map. */
export async function sitePlaces(call: Call, tx: Tx, filter: RequestOf<'customer.places'>): Promise<SitePlace[]> {
  const rows = await narrowed(tx, filter)
    .select(['customer.id', 'customer_binding.customer_name as name', 'customer_binding.region'])
    .select(['customer_binding.latitude', 'customer_binding.longitude'])
    .select([openRiskCount(call, tx).as('open_risk_count'), nextServiceDay(tx).as('next_service_day')])
    .orderBy('customer_binding.region')
    .orderBy('customer_binding.customer_name')
    .orderBy('customer.id')
    .limit(listEnd)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    region: row.region,
    location: locationOf(row),
    openRiskCount: row.open_risk_count,
    nextServiceDay: row.next_service_day,
  }));
}

export function customerOptions(tx: Tx): Promise<Option[]> {
  return sites(tx)
    .select(['customer.id', 'customer_binding.customer_name as name'])
    .orderBy('customer_binding.customer_name')
    .orderBy('customer.id')
    .limit(listEnd)
    .execute();
}

/** A customer in the words of the company that asks, or that shows its records to the login that does. */
export async function findCustomer(tx: Tx, id: string): Promise<Row<'customer'> | undefined> {
  const customer = await tx.db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
  const binding = customer && (await findBinding(tx, id));
  return binding ? { ...customer, ...wordsOf(binding) } : customer;
}

/** One with a credit code that was looked at: entered by a company, or reviewed. Held, so that who binds it waits. */
export function findEntered(system: System, creditCode: string): Promise<Row<'customer'> | undefined> {
  return system
    .selectFrom('customer')
    .selectAll()
    .where('credit_code', '=', creditCode)
    .where('approved_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** How many customers a company has entered since, counted for one call of the company at a time. */
export async function countEntered(system: System, companyId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`customers of ${companyId}`}))`.execute(system);
  const counted = system.selectFrom('customer').where('entered_by', '=', companyId).where('registered_at', '>', since);
  return countOf(counted);
}

/** The asking customer, held until the transaction ends. */
export function lockOwn(tx: Tx, id: string): Promise<Row<'customer'> | undefined> {
  return tx.db.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Of two who change a customer at once, the second one reads what the first one wrote. A profile that the company may not
 * change is not held by it: the policies of the table leave it out.
 */
export async function holdCustomer(tx: Tx, companyId: string, id: string): Promise<void> {
  await lockOwn(tx, id);
  await tx.db
    .selectFrom('customer_binding')
    .select('customer_id')
    .where(rowsWith({ company_id: companyId, customer_id: id }))
    .forUpdate()
    .execute();
}

/** The binding that a customer's contact is read from. */
export function findBinding(tx: Tx, customerId: string): Promise<Row<'customer_binding'> | undefined> {
  return tx.db
    .selectFrom('customer_binding')
    .selectAll()
    .where(rowsWith({ company_id: contactCompany(tx), customer_id: customerId }))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

interface SiteFacts {
  readonly deviceCount: number;
  readonly floorPlanCount: number;
  readonly workshopCount: number;
  readonly openRiskCount: number;
  readonly lastServiceDay: string | null;
  readonly nextServiceDay: string | null;
}

/** What stands and happens at a site, in one statement. */
export async function siteFacts(call: Call, tx: Tx, customerId: string): Promise<SiteFacts> {
  const site = sql`${customerId}::uuid`;
  const { rows } = await sql<SiteFacts>`select
    ${deviceCount(tx, site)} as "deviceCount", ${floorPlanCount(tx, site)} as "floorPlanCount",
    ${workshopCount(tx, site)} as "workshopCount",
    ${openRiskCount(call, tx, site)} as "openRiskCount", ${lastServiceDay(tx, site)} as "lastServiceDay",
    ${nextServiceDay(tx, site)} as "nextServiceDay"
  `.execute(tx.db);
  const [facts] = rows;
  if (!facts) throw new Error('A select without a table answers one row.');
  return facts;
}

/** Whether there is such a customer, and it may be changed. */
export function updateCustomer(tx: Tx, id: string, change: Updateable<Tables['customer']>): Promise<boolean> {
  const changed = tx.db.updateTable('customer').set(change).where('id', '=', id);
  return hasEffect(changed);
}

export async function updateBinding(
  tx: Tx,
  companyId: string,
  customerId: string,
  change: Updateable<Tables['customer_binding']>,
): Promise<void> {
  await tx.db
    .updateTable('customer_binding')
    .set(change)
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .execute();
}

/** Holds the binding, so that no service is planned while it is being ended. */
export function lockBinding(system: System, { companyId, customerId }: Pair) {
  return system
    .selectFrom('customer_binding')
    .selectAll()
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function hasOpenTasks(system: System, { companyId, customerId }: Pair): Promise<boolean> {
  const open = system
    .selectFrom('task')
    .select('id')
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .where('state', '!=', 'reviewed');
  return isThere(open);
}

/** What a company asked that waits, or was declined since. The name is all that it sees of these customers. */
export function listRequests(system: System, companyId: string, since: Date) {
  return system
    .selectFrom('binding_request')
    .innerJoin('customer', 'customer.id', 'binding_request.customer_id')
    .where('binding_request.company_id', '=', companyId)
    .where((eb) =>
      eb.or([eb('binding_request.declined_at', 'is', null), eb('binding_request.declined_at', '>', since)]),
    )
    .select(['binding_request.customer_id', 'customer.name', 'binding_request.asked_at', 'binding_request.declined_at'])
    .orderBy('binding_request.asked_at', 'desc')
    .orderBy('customer.id')
    .limit(listEnd)
    .execute();
}

/** A login of a customer, and whether the company shows it what it records. */
export interface Login extends Row<'account'> {
  readonly shown: boolean;
}

/**
 * The logins of the customer that the transaction was opened for, in the order in which they were made: all, one of them,
 * or those that the company shows its records.
 */
export async function listLogins(
  tx: Tx,
  companyId: string,
  customerId: string,
  { id, shown = false }: { readonly id?: string; readonly shown?: boolean } = {},
): Promise<Login[]> {
  const rows = await tx.db
    .selectFrom('account')
    .leftJoin('login_grant', (join) =>
      join.onRef('login_grant.account_id', '=', 'account.id').on('login_grant.company_id', '=', companyId),
    )
    .where('account.customer_id', '=', customerId)
    .where('account.root_id', 'is', null)
    .$if(id !== undefined, (query) => query.where('account.id', '=', id ?? ''))
    .$if(shown, (query) => query.where('login_grant.granted_at', 'is not', null))
    .selectAll('account')
    .select('login_grant.granted_at')
    .orderBy('account.created_at')
    .orderBy('account.id')
    .limit(listEnd)
    .execute();
  return rows.map(({ granted_at, ...login }) => ({ ...login, shown: granted_at !== null }));
}

export async function updateLogin(tx: Tx, id: string, change: Updateable<Tables['account']>): Promise<void> {
  await tx.db.updateTable('account').set(change).where('id', '=', id).execute();
}

/** Gives a login a new password, unless its person has set one of its own meanwhile. */
export function resetUnproven(tx: Tx, id: string, passwordHash: string): Promise<boolean> {
  const changed = tx.db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('proven_at', 'is', null);
  return hasEffect(changed);
}

export async function hideFrom(tx: Tx, companyId: string, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('login_grant')
    .where(rowsWith({ company_id: companyId, account_id: accountId }))
    .execute();
}

/** Which of some credit codes belong to a customer that is asked before anybody binds it. */
export async function takenCreditCodes(system: System, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await system
    .selectFrom('customer')
    .select('credit_code')
    .where('approved_at', 'is not', null)
    .where(isSpokenFor)
    .where(sql<boolean>`credit_code = any(${[...codes]}::text[])`)
    .execute();
  return new Set(rows.map(({ credit_code }) => credit_code));
}

/** Which of some credit codes belong to customers in scope. */
export async function ownCreditCodes(tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sites(tx)
    .select('customer.credit_code')
    .where(sql<boolean>`customer.credit_code = any(${[...codes]}::text[])`)
    .execute();
  return new Set(rows.map(({ credit_code }) => credit_code));
}

/** WGS 84; half a place is none. */
export function locationOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
