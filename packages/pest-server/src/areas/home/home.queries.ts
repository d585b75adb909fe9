import { sql } from 'kysely';
import type { DaySpan, FirstStep, Species, TodayData } from 'pest-sdk';
import { visibleTasks } from '../../books/tasks/visible-tasks';
import { visibleDevices } from '../../books/visible-devices';
import type { Call } from '../../call/call';
import type { CallOf } from '../../call/handlers';
import { rowCount } from '../../database/pages';
import { companyInScope, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

const bound = (tx: Tx) => sql`${ownRows(tx, 'customer_binding')} and customer_binding.ended_at is null`;

export function customersByType(tx: Tx) {
  return tx.db
    .selectFrom('customer_binding')
    .where(sql<boolean>`${bound(tx)}`)
    .groupBy('client_type')
    .select(['client_type', rowCount.as('count')])
    .execute();
}

/** The day's counts in one statement, of what the caller may see. */
export async function todayFacts(
  call: CallOf<'home.todayData'>,
  tx: Tx,
  today: string,
): Promise<Omit<TodayData, 'day' | 'stockWarnings'>> {
  const tasks = visibleTasks(call, tx);
  const visible = await visibleDevices(call, tx);
  const kinds = [...(call.sees('report') ? ['report'] : []), ...(call.sees('briefing') ? ['briefing'] : [])];
  const { rows } = await sql<Omit<TodayData, 'day' | 'stockWarnings'>>`
    select
      (select count(*)::int from task where ${tasks} and planned_day = ${today}) as "servicesToday",
      (select count(*)::int from task where ${tasks} and planned_day = ${today}
        and state in ('submitted', 'pendingReview', 'reviewed')) as "servicesDone",
      (select count(*)::int from task where ${tasks} and planned_day = ${today}
        and state <> 'reviewed') as "servicesUnfinished",
      (select count(*)::int from task where ${tasks} and state <> 'reviewed') as "servicesOpen",
      (select count(*)::int from task where ${tasks} and state = 'unallocated') as "unallocated",
      (select count(*)::int from task where ${tasks} and state in ('submitted', 'pendingReview')) as "pendingReview",
      (select count(*)::int from risk join task on task.company_id = risk.company_id and task.id = risk.task_id
        where ${tasks} and ${companyInScope(tx, 'risk')} and risk.verified_at is null) as "openRisks",
      (select count(distinct customer_id)::int from customer_binding where ${bound(tx)}) as "customers",
      (select count(*)::int from device where ${ownRows(tx, 'device')} and removed_at is null
        and floor_plan_id is not null and ${visible}) as "devices",
      (select count(distinct device_check.device_id)::int from device_check
        join task on task.company_id = device_check.company_id and task.id = device_check.task_id
        where ${tasks} and ${companyInScope(tx, 'device_check')} and device_check.local_day = ${today}
        and device_check.outcome = 'checked') as "devicesCheckedToday",
      (select count(*)::int from report where ${ownRows(tx, 'report')}
        and state = 'pendingReview' and kind = any(${kinds}::text[])) as "reportsPendingReview",
      (select count(*)::int from leave_request where ${companyInScope(tx, 'leave_request')}
        and state = 'underReview') as "leavesUnderReview"`.execute(tx.db);
  const [facts] = rows;
  if (!facts) throw new Error('A select without a table answers one row.');
  return facts;
}

/** What there is of each first step. A visit that was handed in needed all the others. */
export async function stepsMade(tx: Tx): Promise<Record<FirstStep, boolean>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select
      exists (select from customer_binding where ${bound(tx)}) as "customer",
      exists (select from device where ${ownRows(tx, 'device')} and removed_at is null
        and floor_plan_id is not null and x is not null) as "devices",
      exists (select from account where ${ownRows(tx, 'account')} and type = 2 and deleted_at is null) as "staff",
      exists (select from task where ${ownRows(tx, 'task')}) as "service",
      exists (select from task where ${ownRows(tx, 'task')}
        and state in ('submitted', 'pendingReview', 'reviewed')) as "visit"`.execute(tx.db);
  const [made] = rows;
  if (!made) throw new Error('A select without a table answers one row.');
  return made;
}

export async function servicesByDay(call: Call, tx: Tx, span: DaySpan) {
  const { rows } = await sql<{ day: string; planned: number; finished: number }>`
    select planned_day as day, count(*)::int as planned,
      (count(*) filter (where state in ('submitted', 'pendingReview', 'reviewed')))::int as finished
    from task where ${visibleTasks(call, tx)} and planned_day between ${span.from} and ${span.to}
    group by planned_day`.execute(tx.db);
  return rows;
}

export interface MonthCaptures {
  month: string;
  species: Species;
  n: number;
}

/** From the roll-up: its cost follows days and species, not visits. */
export async function capturesByMonth(tx: Tx, fromDay: string): Promise<MonthCaptures[]> {
  const { rows } = await sql<MonthCaptures>`
    select to_char(local_day, 'YYYY-MM') as month, species, sum(n)::float8 as n
    from capture_day where ${ownRows(tx, 'capture_day')} and local_day >= ${fromDay}
    group by 1, 2`.execute(tx.db);
  return rows;
}

/** Customers bound at the end of each month; of the current one, until now. */
export async function customersByMonth(tx: Tx, months: readonly string[], timeZone: string) {
  const { rows } = await sql<{ month: string; count: number }>`
    select month, count(distinct customer_id)::int as count
    from customer_binding cross join unnest(${[...months]}::text[]) as month
    where ${ownRows(tx, 'customer_binding')}
      and to_char(bound_at at time zone ${timeZone}, 'YYYY-MM') <= month
      and (ended_at is null or to_char(ended_at at time zone ${timeZone}, 'YYYY-MM') > month)
    group by month`.execute(tx.db);
  return rows;
}
