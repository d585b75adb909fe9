/** What a site's own records hold of what an auditor asks for. */
import { sql } from 'kysely';
import { shownToCustomer } from '../../books/readable-reports';
import { overdueRisk } from '../../books/risk-views';
import { visibleRisks, visibleTasks } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import { companyInScope, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

/** A site, and the day since which an auditor looks back. */
export interface Looked {
  readonly customerId: string;
  readonly sinceDay: string;
}

/** How many there are, and the day of the newest; null where there is none. */
export interface Held {
  readonly count: number;
  readonly day: string | null;
}

export async function plansHeld(call: Call, tx: Tx, { customerId }: Looked): Promise<Held> {
  const { rows } = await sql<Held>`
    select count(*)::int as count,
      to_char(max(updated_at) at time zone ${call.parts.settings.timeZone}, 'YYYY-MM-DD') as day
    from floor_plan where ${ownRows(tx, 'floor_plan')} and customer_id = ${customerId} and deleted_at is null`.execute(
    tx.db,
  );
  return heldOf(rows);
}

/** Months in which a device was checked. */
export async function monthsChecked(tx: Tx, { customerId, sinceDay }: Looked): Promise<Held> {
  const { rows } = await sql<Held>`
    select count(distinct to_char(local_day, 'YYYY-MM'))::int as count, max(local_day) as day
    from device_check where ${ownRows(tx, 'device_check')} and customer_id = ${customerId} and outcome = 'checked'
      and local_day >= ${sinceDay}`.execute(tx.db);
  return heldOf(rows);
}

/** Uses of chemicals, and who used one without a licence on record. */
export async function chemicalsHeld(call: Call, tx: Tx, { customerId, sinceDay }: Looked) {
  const { timeZone } = call.parts.settings;
  const { rows } = await sql<Held & { readonly company_id: string; readonly unlicensed: readonly string[] }>`
    select company_id, count(*)::int as count, to_char(max(used_at) at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      coalesce(array_agg(distinct applicator_name) filter (where applicator_licence = ''), '{}') as unlicensed
    from chemical_use where ${ownRows(tx, 'chemical_use')} and customer_id = ${customerId}
      and used_at >= ${sinceDay}::timestamp at time zone ${timeZone}
    group by company_id order by company_id`.execute(tx.db);
  return rows;
}

/** Reports that a customer can read, and services that are handed in without one. */
export async function reportsHeld(call: Call, tx: Tx, { customerId, sinceDay }: Looked) {
  const { rows: reports } = await sql<Held>`
    select count(*)::int as count, max(service_day) as day from report
    where ${ownRows(tx, 'report')} and customer_id = ${customerId} and kind = 'report'
      and state = 'approved' and service_day >= ${sinceDay}`.execute(tx.db);
  const { rows: missing } = await sql<{ readonly company_id: string; readonly number: string; readonly day: string }>`
    select task.company_id, task.number, task.planned_day as day from task
    where ${visibleTasks(call, tx)} and task.customer_id = ${customerId} and task.planned_day >= ${sinceDay}
      and task.state in ('submitted', 'pendingReview', 'reviewed')
      and not exists (select from report_task join report on report.company_id = report_task.company_id
          and report.id = report_task.report_id
        where report_task.company_id = task.company_id and report_task.task_id = task.id
          and ${companyInScope(tx, 'report_task')} and ${companyInScope(tx, 'report')} and ${shownToCustomer})
    order by task.planned_day, task.number`.execute(tx.db);
  return { reports: heldOf(reports), missing };
}

/** Corrective actions that are open, and those of them that are late. */
export async function actionsHeld(call: Call, tx: Tx, { customerId }: Looked) {
  const { rows } = await sql<{
    readonly company_id: string;
    readonly description: string;
    readonly due_day: string | null;
    readonly late: boolean;
  }>`
    select company_id, coalesce(nullif(action, ''), description) as description, due_day,
      coalesce(${overdueRisk(call)}, false) as late
    from risk where ${visibleRisks(call, tx)} and customer_id = ${customerId} and verified_at is null
    order by due_day nulls last, id`.execute(tx.db);
  return rows;
}

function heldOf([held]: readonly Held[]): Held {
  if (!held) throw new Error('An aggregate without groups answers one row.');
  return held;
}
