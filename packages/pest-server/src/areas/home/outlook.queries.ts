import { sql } from 'kysely';
import {
  type CaughtAt,
  type DaySpan,
  type PestGroup,
  pestGroupOf,
  type RequestOf,
  type RisingSite,
  type Species,
  species,
} from 'pest-sdk';
import { overdueRisk } from '../../books/risk-views';
import { visibleTasks } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import { offsetOf } from '../../database/pages';
import { companyInScope, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

const handedIn = sql`state in ('submitted', 'pendingReview', 'reviewed')`;

export interface ServiceFacts {
  readonly planned: number;
  /** Planned for today or before. */
  readonly due: number;
  readonly done: number;
  /** Percent of the due devices that were checked; null where none was due. */
  readonly checked: number | null;
  /** Due devices that nobody got to. */
  readonly notReached: number;
  /** Half of the reviews took so long or less. */
  readonly reviewHours: number | null;
}

/** Of two spans, the second of which begins where the first ends. */
export async function serviceFacts(call: Call, tx: Tx, before: DaySpan, now: DaySpan) {
  const { rows } = await sql<ServiceFacts & { readonly current: boolean }>`
    select planned_day >= ${now.from} as current, count(*)::int as planned,
      (count(*) filter (where planned_day <= ${call.today}))::int as due,
      (count(*) filter (where ${handedIn}))::int as done,
      (100.0 * sum(devices_checked) filter (where ${handedIn})
        / nullif(sum(devices_due) filter (where ${handedIn}), 0))::float8 as checked,
      coalesce(sum(devices_not_reached) filter (where ${handedIn}), 0)::int as "notReached",
      (percentile_cont(0.5) within group (order by extract(epoch from reviewed_at - submitted_at) / 3600)
        filter (where reviewed_at is not null and submitted_at is not null))::float8 as "reviewHours"
    from task where ${visibleTasks(call, tx)} and planned_day between ${before.from} and ${now.to}
    group by 1`.execute(tx.db);
  const of = (current: boolean) => rows.find((row) => row.current === current) ?? noFacts;
  return { before: of(false), now: of(true) };
}

const noFacts: ServiceFacts = { planned: 0, due: 0, done: 0, checked: null, notReached: 0, reviewHours: null };

export interface ServiceDay {
  readonly day: string;
  readonly planned: number;
  readonly done: number;
  readonly unassigned: number;
}

export async function servicesByDay(call: Call, tx: Tx, span: DaySpan): Promise<ServiceDay[]> {
  const { rows } = await sql<ServiceDay>`
    select planned_day as day, count(*)::int as planned, (count(*) filter (where ${handedIn}))::int as done,
      (count(*) filter (where state = 'unallocated'))::int as unassigned
    from task where ${visibleTasks(call, tx)} and planned_day between ${span.from} and ${span.to}
    group by planned_day`.execute(tx.db);
  return rows;
}

interface OpenRisk {
  readonly id: string;
  readonly day: string;
  readonly overdue: boolean;
  readonly location: string;
  readonly customer: string;
}

/** The oldest first. */
export async function openRisks(call: Call, tx: Tx): Promise<OpenRisk[]> {
  const { rows } = await sql<OpenRisk>`
    select risk.id, to_char(risk.found_at at time zone ${call.parts.settings.timeZone}, 'YYYY-MM-DD') as day,
      coalesce(${overdueRisk(call)}, false) as overdue, risk.location, customer_binding.customer_name as customer
    from risk join task on task.company_id = risk.company_id and task.id = risk.task_id
      join customer_binding on customer_binding.company_id = risk.company_id
        and customer_binding.customer_id = risk.customer_id
    where ${visibleTasks(call, tx)} and ${companyInScope(tx, 'risk')} and ${companyInScope(tx, 'customer_binding')}
      and risk.verified_at is null
    order by risk.found_at, risk.id`.execute(tx.db);
  return rows;
}

/** Of each span; null where nothing was recorded in it. */
export async function capturesIn(tx: Tx, before: DaySpan, now: DaySpan) {
  const within = ({ from, to }: DaySpan) => sql`local_day between ${from} and ${to}`;
  const { rows } = await sql<{ before: number | null; now: number | null }>`
    select (sum(n) filter (where ${within(before)}))::float8 as before, (sum(n) filter (where ${within(now)}))::float8 as now
    from capture_day where ${ownRows(tx, 'capture_day')} and (${within(before)} or ${within(now)})`.execute(tx.db);
  return rows[0] ?? { before: null, now: null };
}

/** The days of `capturesIn` and of the trends, by site: each row of them is in one of these. */
export async function capturesByDay(
  call: Call,
  tx: Tx,
  filter: RequestOf<'home.captures'>,
): Promise<{ items: CaughtAt[]; total: number; caught: number }> {
  const { from, to, group, customerId } = filter;
  const kinds = species.filter((kind) => group === undefined || pestGroupOf(kind) === group);
  const wanted = sql`${ownRows(tx, 'capture_day')} and capture_day.local_day between ${from} and ${to}
    and capture_day.species = any(${kinds}::text[]) and capture_day.n > 0
    and ${customerId === undefined ? sql`true` : sql`capture_day.customer_id = ${customerId}`}`;
  const { rows: sums } = await sql<{ total: number; caught: number }>`
    select count(*)::int as total, coalesce(sum(n), 0)::float8 as caught
    from (select sum(n) as n from capture_day where ${wanted} group by customer_id, local_day) as days`.execute(tx.db);
  const { rows } = await sql<Omit<CaughtAt, 'taskId'>>`
    select capture_day.customer_id as "customerId", customer_binding.customer_name as "customerName",
      capture_day.local_day as day, sum(capture_day.n)::float8 as count
    from capture_day join customer_binding on customer_binding.company_id = capture_day.company_id
      and customer_binding.customer_id = capture_day.customer_id
    where ${wanted} and ${companyInScope(tx, 'customer_binding')}
    group by 1, 2, 3 order by count desc, day desc, "customerId"
    limit ${filter.limit} offset ${offsetOf(filter)}`.execute(tx.db);
  const tasks = await firstTasks(call, tx, rows);
  const items = rows.map((row) => ({ ...row, taskId: tasks.get(`${row.customerId} ${row.day}`) ?? null }));
  return { items, total: sums[0]?.total ?? 0, caught: sums[0]?.caught ?? 0 };
}

/** The first service of each site and day, of those that the caller may see. */
async function firstTasks(
  call: Call,
  tx: Tx,
  places: readonly Pick<CaughtAt, 'customerId' | 'day'>[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; customer_id: string; planned_day: string }>`
    select id, customer_id, planned_day from task where ${visibleTasks(call, tx)}
      and customer_id = any(${places.map(({ customerId }) => customerId)}::uuid[])
      and planned_day = any(${places.map(({ day }) => day)}::date[])
    order by planned_at desc, id`.execute(tx.db);
  return new Map(rows.map(({ id, customer_id, planned_day }) => [`${customer_id} ${planned_day}`, id]));
}

interface SiteWeek {
  readonly customer_id: string;
  readonly customer: string;
  readonly species: Species;
  /** 0 is the first. */
  readonly week: number;
  readonly n: number;
}

export async function capturesBySite(call: Call, tx: Tx, first: string): Promise<SiteWeek[]> {
  const { rows } = await sql<SiteWeek>`
    select capture_day.customer_id, customer_binding.customer_name as customer, capture_day.species,
      ((capture_day.local_day - ${first}::date) / 7)::int as week, sum(capture_day.n)::float8 as n
    from capture_day join customer_binding on customer_binding.company_id = capture_day.company_id
      and customer_binding.customer_id = capture_day.customer_id
    where ${ownRows(tx, 'capture_day')} and ${companyInScope(tx, 'customer_binding')}
      and customer_binding.ended_at is null and capture_day.local_day between ${first} and ${call.today}
    group by 1, 2, 3, 4`.execute(tx.db);
  return rows;
}

/** Of some sites, where most of a group of pests was caught at each since a day; in their order, null where nowhere. */
export async function topDevices(
  tx: Tx,
  sites: readonly { readonly customer_id: string; readonly group: PestGroup }[],
  since: string,
): Promise<RisingSite['device'][]> {
  if (sites.length === 0) return [];
  const { rows } = await sql<NonNullable<RisingSite['device']> & { readonly at: number }>`
    select distinct on (at) at, id, code, location, "floorPlanId" from (
      select site.at::int, device.id, device.code, device.location, device.floor_plan_id as "floorPlanId",
        sum(caught.n::int) as n
      from reading_day join device on device.company_id = reading_day.company_id and device.id = reading_day.device_id
        cross join lateral jsonb_each_text(reading_day.species) as caught (kind, n)
        join unnest(${species}::text[], ${species.map(pestGroupOf)}::text[]) as pest (kind, pest_group)
          on pest.kind = caught.kind
        join unnest(${sites.map((site) => site.customer_id)}::uuid[], ${sites.map(({ group }) => group)}::text[])
          with ordinality as site (customer_id, pest_group, at)
          on site.customer_id = reading_day.customer_id and site.pest_group = pest.pest_group
      where ${ownRows(tx, 'reading_day')} and ${companyInScope(tx, 'device')} and reading_day.local_day >= ${since}
        and reading_day.customer_id = any(${sites.map((site) => site.customer_id)}::uuid[])
        and device.removed_at is null
      group by device.company_id, device.id, device.code, device.location, device.floor_plan_id, site.at
    ) as caught order by at, n desc, code`.execute(tx.db);
  return sites.map((_, index) => {
    const found = rows.find(({ at }) => at === index + 1);
    return found ? { id: found.id, code: found.code, location: found.location, floorPlanId: found.floorPlanId } : null;
  });
}
