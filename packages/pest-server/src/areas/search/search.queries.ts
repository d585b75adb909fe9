import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Found, Language } from 'pest-sdk';
import { type Reach, readable } from '../../books/readable-reports';
import { nameIn } from '../../books/report-name';
import { tidyQuantity } from '../../books/stock/quantity';
import { visibleTasks } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import { known } from '../../call/known-accounts';
import { companyInScope, contactCompany, ofOneCompany, ownRows } from '../../database/scope';
import { contains, folded, soughtWord } from '../../database/search';
import type { Tx } from '../../database/transactions';

/** Of each kind; whoever wants more opens the list. */
const most = 5;

/** 0: called so; 1: begins so; 2: has it inside; 3: has it in something that stands beside it. */
function fit(reference: string, text: string): RawBuilder<number> {
  const name = folded(sql.ref(reference));
  const sought = soughtWord(text);
  return sql<number>`case strpos(${name}, ${sought}) when 0 then 3
    when 1 then (case when ${name} = ${sought} then 0 else 1 end) else 2 end`;
}

function anyContains(references: readonly string[], text: string): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    references.map((reference) => contains(reference, text)),
    sql` or `,
  )})`;
}

/** Customers that a company serves; for a customer, itself under one company's binding. */
export async function customers(tx: Tx, text: string): Promise<Found['customers']> {
  const rows = await tx.db
    .selectFrom('customer_binding')
    .innerJoin('customer', 'customer.id', 'customer_binding.customer_id')
    .where('customer_binding.company_id', '=', contactCompany(tx))
    .where('customer_binding.ended_at', 'is', null)
    .where(
      anyContains(
        [
          'customer_binding.customer_name',
          'customer.credit_code',
          'customer_binding.region',
          'customer_binding.address',
        ],
        text,
      ),
    )
    .select(['customer.id', 'customer_binding.customer_name as name'])
    .select(['customer_binding.region', 'customer_binding.address'])
    .orderBy(fit('customer_binding.customer_name', text))
    .orderBy('customer_binding.customer_name')
    .orderBy('customer.id')
    .limit(most)
    .execute();
  const counts = await deviceCounts(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, deviceCount: counts.get(row.id) ?? 0 }));
}

async function deviceCounts(tx: Tx, customerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ customer_id: string; count: number }>`
    select customer_id, count(*)::int as count from device
    where ${ownRows(tx, 'device')} and customer_id = any(${customerIds}::uuid[]) and removed_at is null
    group by customer_id`.execute(tx.db);
  return new Map(rows.map(({ customer_id, count }) => [customer_id, count]));
}

export async function services(call: Call, tx: Tx, text: string): Promise<Found['services']> {
  const recorded = ['device_check', 'risk', 'chemical_use'].map(
    (table) => sql`exists (select from ${sql.table(table)} as record where record.company_id = task.company_id
      and record.task_id = task.id and ${companyInScope(tx, 'record')})`,
  );
  const rows = await tx.db
    .selectFrom('task')
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'task.customer_id'))
    .where(companyInScope(tx, 'customer_binding'))
    .where(visibleTasks(call, tx))
    .where(anyContains(['task.number', 'customer_binding.customer_name', 'task.description'], text))
    .select(['task.id', 'task.number', 'task.planned_at', 'task.state', 'task.return_reason'])
    .select('customer_binding.customer_name')
    .select(sql<boolean>`(${sql.join(recorded, sql` or `)})`.as('recorded'))
    .orderBy(fit('task.number', text))
    .orderBy('task.planned_at', 'desc')
    .orderBy('task.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    customerName: row.customer_name ?? '',
    plannedAt: row.planned_at.toISOString(),
    state: row.state,
    recorded: row.recorded,
    returnReason: row.return_reason,
  }));
}

/**
 * Devices by their code, then by anything that is said of them. Both questions walk one index and stop when enough is
 * found; only where nothing is found is it walked to its end.
 */
export async function devices(tx: Tx, text: string, visible: RawBuilder<SqlBool>): Promise<Found['devices']> {
  const begins = beginsWith(text);
  const first = await deviceIds(tx, visible, begins, most);
  const rest = most - first.length;
  const inside = sql<SqlBool>`(strpos(search_key, ${soughtWord(text)}) > 0 and not (${begins}))`;
  const ids = rest === 0 ? first : [...first, ...(await deviceIds(tx, visible, inside, rest))];
  const rows = await tx.db
    .selectFrom('device')
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'device.customer_id'))
    .where(companyInScope(tx, 'customer_binding'))
    .where(ownRows(tx, 'device'))
    .where(sql<SqlBool>`device.id = any(${ids}::uuid[])`)
    .select(['device.id', 'device.code', 'device.name', 'device.type', 'device.location', 'device.floor_plan_id'])
    .select(['device.customer_id', 'customer_binding.customer_name'])
    .execute();
  return rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ customer_id, customer_name, floor_plan_id, ...row }) => ({
      ...row,
      customerId: customer_id,
      customerName: customer_name ?? '',
      floorPlanId: floor_plan_id,
    }));
}

/** As a range of the index's order; a code that is the text stands before those that go on, since a line ends behind it. */
function beginsWith(text: string): RawBuilder<SqlBool> {
  const sought = soughtWord(text);
  return sql`(search_key >= ${sought} and search_key < ${sought} || chr(1114111))`;
}

async function deviceIds(
  tx: Tx,
  visible: RawBuilder<SqlBool>,
  fitting: RawBuilder<SqlBool>,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from device where ${ownRows(tx, 'device')} and removed_at is null and ${visible} and ${fitting}
    order by search_key, id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

export async function reports(tx: Tx, text: string, reach: Reach, language: Language): Promise<Found['reports']> {
  if (reach.kinds.length === 0) return [];
  const rows = await readable(tx, reach)
    .where(anyContains(['report.number', 'report.name', 'report.customer_name'], text))
    .select(['id', 'kind', 'number', 'name', 'customer_name', 'service_day', 'period_from', 'period_to'])
    .orderBy(fit('report.number', text))
    .orderBy('service_day', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: row.number,
    name: nameIn(row, language),
    customerName: row.customer_name,
    serviceDay: row.service_day,
  }));
}

export async function products(tx: Tx, text: string, categories: readonly number[]): Promise<Found['products']> {
  if (tx.scope.kind !== 'company' || categories.length === 0) return [];
  const rows = await tx.db
    .selectFrom('consumable')
    .where('company_id', '=', tx.scope.companyId)
    .where('removed_at', 'is', null)
    .where('category_id', 'in', categories)
    .where(anyContains(['name', 'specification', 'registration_number', 'active_ingredient'], text))
    .select(['id', 'category_id', 'name', 'registration_number', 'stock', 'unit'])
    .orderBy(fit('name', text))
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    categoryId: row.category_id,
    name: row.name,
    registrationNumber: row.registration_number ?? '',
    stock: tidyQuantity(row.stock),
    unit: row.unit,
  }));
}

export async function people(call: Call, tx: Tx, text: string): Promise<Found['people']> {
  const rows = await tx.db
    .selectFrom('account')
    .where(known(call, tx))
    .where(anyContains(['account.user_name', 'account.login_id'], text))
    .select(['id', 'user_name', 'login_id', 'staff_kind', 'disabled_at'])
    .orderBy(fit('account.user_name', text))
    .orderBy('user_name')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.user_name,
    loginId: row.login_id ?? '',
    staffKind: row.staff_kind ?? 'management',
    disabled: row.disabled_at !== null,
  }));
}
