/** What a site's own records hold of what an auditor asks for. */
import { sql } from 'kysely';
import { dayInZone } from 'pest-sdk';
import { shownToCustomer } from '../../books/readable-reports';
import { overdueRisk } from '../../books/risk-views';
import { visibleRisks, visibleTasks } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import { companyInScope, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';
import { type BinderHeld, type BinderHoldings, binderMonths } from './binder-gaps';

/** A site, and the day since which an auditor looks back. */
export interface Looked {
  readonly customerId: string;
  readonly sinceDay: string;
}

/** Each plan, and the day on which it changed last: a device that came, moved, left or was removed changes it too. */
export async function plansHeld(call: Call, tx: Tx, { customerId }: Looked): Promise<BinderHoldings['plans']> {
  const { rows: plans } = await sql<{ id: string; companyId: string; name: string; updated_at: Date }>`
    select id, company_id as "companyId", name, updated_at from floor_plan
    where ${ownRows(tx, 'floor_plan')} and floor_plan.customer_id = ${customerId} and deleted_at is null
    order by id`.execute(tx.db);
  // By itself: Citus joins nothing to the outside of what a customer reads of two companies.
  const { rows: changes } = await sql<{ id: string; at: Date }>`
    select floor_plan_id as id, max(greatest(from_at, left_at)) as at
    from (select device_position.company_id, device_position.floor_plan_id, from_at,
        coalesce(lead(from_at) over (partition by device_position.company_id, device_id order by from_at), removed_at) as left_at
      from device_position join device on device.company_id = device_position.company_id and device.id = device_id
      where ${ownRows(tx, 'device_position')} and device_position.customer_id = ${customerId}
        and ${companyInScope(tx, 'device')}) as stood
    group by company_id, floor_plan_id`.execute(tx.db);
  const changed = new Map(changes.map(({ id, at }) => [id, at]));
  return plans
    .map(({ id, companyId, name, updated_at }) => {
      const last = [updated_at, changed.get(id) ?? updated_at].reduce((one, other) => (one > other ? one : other));
      return { companyId, name, day: dayInZone(last, call.parts.settings.timeZone) };
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The months of a year in which a device was checked, and the first that counts: the year's, where one was before. */
export async function monthsChecked(call: Call, tx: Tx, { customerId }: Looked): Promise<BinderHoldings['checks']> {
  const [since = ''] = binderMonths(call.today);
  const ofSite = sql`${ownRows(tx, 'device_check')} and customer_id = ${customerId} and outcome = 'checked'`;
  const { rows: months } = await sql<{ month: string; day: string }>`
    select left(local_day::text, 7) as month, max(local_day) as day from device_check
    where ${ofSite} and local_day >= ${`${since}-01`} group by left(local_day::text, 7) order by month`.execute(tx.db);
  const { rows: before } = await sql`
    select from device_check where ${ofSite} and local_day < ${`${since}-01`} limit 1`.execute(tx.db);
  return {
    months: months.map(({ month }) => month),
    day: months.at(-1)?.day ?? null,
    first: before.length > 0 ? since : (months[0]?.month ?? null),
  };
}

/** Uses of chemicals, and who used one without a licence on record. */
export async function chemicalsHeld(
  call: Call,
  tx: Tx,
  { customerId, sinceDay }: Looked,
): Promise<BinderHoldings['chemicals']> {
  const { timeZone } = call.parts.settings;
  const { rows } = await sql<BinderHoldings['chemicals'][number]>`
    select company_id as "companyId", count(*)::int as count, to_char(max(used_at) at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      coalesce(array_agg(distinct applicator_name) filter (where applicator_licence = ''), '{}') as unlicensed
    from chemical_use where ${ownRows(tx, 'chemical_use')} and customer_id = ${customerId}
      and used_at >= ${sinceDay}::timestamp at time zone ${timeZone}
    group by company_id order by company_id`.execute(tx.db);
  return rows;
}

/** Reports that a customer can read, and services that are handed in without one. */
export async function reportsHeld(call: Call, tx: Tx, { customerId, sinceDay }: Looked) {
  const { rows: reports } = await sql<BinderHeld>`
    select count(*)::int as count, max(service_day) as day from report
    where ${ownRows(tx, 'report')} and customer_id = ${customerId} and kind = 'report'
      and state = 'approved' and service_day >= ${sinceDay}`.execute(tx.db);
  // What has a report is left out here: Citus takes no "not exists" of two companies' rows.
  const { rows: handedIn } = await sql<BinderHoldings['unreported'][number] & { readonly reported: boolean }>`
    select task.company_id as "companyId", task.number, task.planned_day as day,
      exists (select from report_task join report on report.company_id = report_task.company_id
          and report.id = report_task.report_id
        where report_task.company_id = task.company_id and report_task.task_id = task.id
          and ${companyInScope(tx, 'report_task')} and ${companyInScope(tx, 'report')} and ${shownToCustomer}) as reported
    from task where ${visibleTasks(call, tx)} and task.customer_id = ${customerId} and task.planned_day >= ${sinceDay}
      and task.state in ('submitted', 'pendingReview', 'reviewed')
    order by task.planned_day, task.number`.execute(tx.db);
  const missing = handedIn.flatMap(({ reported, ...task }) => (reported ? [] : [task]));
  return { reports: onlyRow(reports), missing };
}

/** Corrective actions that are open, and those of them that are late. */
export async function actionsHeld(call: Call, tx: Tx, { customerId }: Looked): Promise<BinderHoldings['actions']> {
  const { rows } = await sql<BinderHoldings['actions'][number]>`
    select company_id as "companyId", coalesce(nullif(action, ''), description) as description, due_day as "dueDay",
      coalesce(${overdueRisk(call)}, false) as late
    from risk where ${visibleRisks(call, tx)} and customer_id = ${customerId} and verified_at is null
    order by due_day nulls last, id`.execute(tx.db);
  return rows;
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('An aggregate without groups answers one row.');
  return row;
}
