/** What a report is made of, read once when it is generated. */
import { type SqlBool, sql } from 'kysely';
import {
  type CheckOutcome,
  type DaySpan,
  type DeviceAction,
  type DeviceType,
  type PestGroup,
  type Reading,
  type Species,
  type TemplateAnswers,
  typesThatCount,
} from 'pest-sdk';
import { licenceNumber } from '../../books/accounts/licences';
import type { TemplateBody } from '../../database/column-types';
import { rowsWith } from '../../database/rows';
import { ofOneCompany } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** A customer of the company that the report is made for. */
export type Site = Pick<Row<'task'>, 'company_id' | 'customer_id'>;

export async function findParties(tx: Tx, site: Site) {
  const { ended_at, region, address, ...parties } = await tx.db
    .selectFrom('customer_binding')
    .innerJoin('company', 'company.id', 'customer_binding.company_id')
    .where(
      rowsWith({ 'customer_binding.company_id': site.company_id, 'customer_binding.customer_id': site.customer_id }),
    )
    .select(['customer_binding.customer_name', 'customer_binding.region', 'customer_binding.address'])
    .select('customer_binding.ended_at')
    .select(['customer_binding.contact_name as customer_contact', 'customer_binding.phone as customer_phone'])
    .select(['company.name as company_name', 'company.contact_name as company_contact'])
    .select(['company.contact_phone as company_phone', 'company.logo', 'company.report_layout'])
    .executeTakeFirstOrThrow();
  // Of a customer that the company serves no more, nothing but its name is known.
  return { ...parties, ...(ended_at === null ? { region, address } : { region: '', address: '' }) };
}

/** @param day on which their licences are those of the report */
export function technicians(tx: Tx, site: Site, taskIds: readonly string[], day: string) {
  return tx.db
    .selectFrom('task_staff')
    .innerJoin('account', 'account.id', 'task_staff.account_id')
    .where('task_staff.company_id', '=', site.company_id)
    .where('task_staff.task_id', 'in', taskIds)
    .select(['account.user_name as name', licenceNumber(site.company_id, day).as('licence')])
    .distinct()
    .orderBy('name')
    .execute();
}

/** Who each service was planned for. */
export function staffByTask(tx: Tx, site: Site, taskIds: readonly string[]) {
  return tx.db
    .selectFrom('task_staff')
    .innerJoin('account', 'account.id', 'task_staff.account_id')
    .where('task_staff.company_id', '=', site.company_id)
    .where('task_staff.task_id', 'in', taskIds)
    .select(['task_staff.task_id', 'account.user_name as name'])
    .orderBy('name')
    .execute();
}

export function workshopNames(tx: Tx, site: Site, taskIds: readonly string[]) {
  return tx.db
    .selectFrom('task_workshop')
    .innerJoin('workshop', ofOneCompany('workshop.id', 'task_workshop.workshop_id'))
    .where('task_workshop.company_id', '=', site.company_id)
    .where('task_workshop.task_id', 'in', taskIds)
    .select('workshop.name')
    .distinct()
    .orderBy('workshop.name')
    .execute();
}

/** Days of the last reviewed visits before a day, latest first. */
export async function taskDaysBefore(tx: Tx, site: Site, day: string, count: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('task')
    .where(rowsWith({ company_id: site.company_id, customer_id: site.customer_id, state: 'reviewed' }))
    .where('planned_day', '<', day)
    .select('planned_day')
    .distinct()
    .orderBy('planned_day', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.planned_day);
}

/** What was caught at these visits: another visit of the same days is in its own report. */
export function capturesBySpecies(tx: Tx, site: Site, taskIds: readonly string[]) {
  return tx.db
    .selectFrom('capture')
    .where('company_id', '=', site.company_id)
    .where('task_id', 'in', taskIds)
    .groupBy('species')
    .select(['species', sql<number>`sum(n)::float8`.as('n')])
    .execute();
}

export interface MonthCaptures {
  month: string;
  species: Species;
  n: number;
}

export async function capturesByMonth(tx: Tx, site: Site, span: DaySpan): Promise<MonthCaptures[]> {
  const { rows } = await sql<MonthCaptures>`
    select to_char(local_day, 'YYYY-MM') as month, species, sum(n)::float8 as n
    from capture_day
    where company_id = ${site.company_id} and customer_id = ${site.customer_id}
      and local_day between ${span.from} and ${span.to}
    group by 1, 2`.execute(tx.db);
  return rows;
}

/**
 * Months in which at least one device was checked that counts the pests of a group: of the others nothing is known of it,
 * which is not zero.
 */
export async function checkedMonths(tx: Tx, site: Site, span: DaySpan, group: PestGroup): Promise<Set<string>> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(task.planned_day, 'YYYY-MM') as month
    from task
    where task.company_id = ${site.company_id} and task.customer_id = ${site.customer_id}
      and task.planned_day between ${span.from} and ${span.to}
      and exists (select from device_check
        join device on device.company_id = device_check.company_id and device.id = device_check.device_id
        where device_check.company_id = task.company_id and device_check.task_id = task.id
          and device.company_id = ${site.company_id} and device.type = any(${typesThatCount(group)}::text[])
          and device_check.outcome = 'checked')`.execute(tx.db);
  return new Set(rows.map((row) => row.month));
}

export interface DeviceSum {
  device_id: string;
  code: string;
  type: DeviceType;
  location: string;
  captures: number;
  consumed: number;
  checks: number;
  captures_before: number;
  consumed_before: number;
  checks_before: number;
}

/** What each device said at these visits, and at those of a span before them. */
export async function deviceSums(
  tx: Tx,
  site: Site,
  taskIds: readonly string[],
  before: DaySpan | null,
): Promise<DeviceSum[]> {
  const { rows } = await sql<DeviceSum>`
    with said as (
      select device_check.device_id, captures, coalesce(consumed_percent, 0) as consumed,
        ${at(taskIds)} as now
      from task
      join device_check on device_check.company_id = task.company_id and device_check.task_id = task.id
      where task.company_id = ${site.company_id} and task.customer_id = ${site.customer_id}
        and (${at(taskIds)} or ${at(before)}) and device_check.outcome = 'checked'
    )
    select device.id as device_id, device.code, device.type,
      coalesce(nullif(device.location, ''), workshop.name, '') as location,
      coalesce(sum(captures) filter (where now), 0)::float8 as captures,
      coalesce(sum(consumed) filter (where now), 0)::float8 as consumed,
      (count(*) filter (where now))::int as checks,
      coalesce(sum(captures) filter (where not now), 0)::float8 as captures_before,
      coalesce(sum(consumed) filter (where not now), 0)::float8 as consumed_before,
      (count(*) filter (where not now))::int as checks_before
    from said
    join device on device.company_id = ${site.company_id} and device.id = said.device_id
    left join workshop on workshop.company_id = device.company_id and workshop.id = device.workshop_id
    group by device.id, device.code, device.type, device.location, workshop.name`.execute(tx.db);
  return rows;
}

/** Visits by their days, or by name. */
export type Visits = DaySpan | readonly string[];

/** Whether a row of `task` is one of these visits. */
function at(visits: Visits | null) {
  if (visits === null) return sql<SqlBool>`false`;
  if ('from' in visits) return sql<SqlBool>`(task.planned_day between ${visits.from} and ${visits.to})`;
  return sql<SqlBool>`(task.id = any(${visits}::uuid[]))`;
}

/** What the devices checked in both of two spans said in each of them. */
export interface SameDevices {
  readonly devices: number;
  readonly deviceDays: number;
  readonly previousDeviceDays: number;
  readonly now: readonly SpeciesCount[];
  readonly before: readonly SpeciesCount[];
}

export type SpeciesCount = Pick<MonthCaptures, 'species' | 'n'>;

/** Compares the devices that count, and were checked at both visits or spans of them; null when there are none. */
export async function sameDevices(tx: Tx, site: Site, now: Visits, before: DaySpan): Promise<SameDevices | null> {
  const { rows } = await sql<{ device_id: string; now: boolean; days: number; counts: SpeciesCount[] | null }>`
    select device_check.device_id, ${at(now)} as now,
      greatest(device_check.exposure_days, 1) as days,
      (select jsonb_agg(jsonb_build_object('species', capture.species, 'n', capture.n)) from capture
        where capture.company_id = device_check.company_id and capture.task_id = device_check.task_id
          and capture.device_id = device_check.device_id and capture.company_id = ${site.company_id}) as counts
    from task
    join device_check on device_check.company_id = task.company_id and device_check.task_id = task.id
    where task.company_id = ${site.company_id} and task.customer_id = ${site.customer_id}
      and (${at(now)} or ${at(before)})
      and device_check.outcome = 'checked' and device_check.consumed_percent is null`.execute(tx.db);
  const seen = (isNow: boolean) => new Set(rows.filter((row) => row.now === isNow).map((row) => row.device_id));
  const [seenNow, seenBefore] = [seen(true), seen(false)];
  const same = rows.filter(({ device_id }) => seenNow.has(device_id) && seenBefore.has(device_id));
  if (same.length === 0) return null;
  const of = (isNow: boolean) => same.filter((row) => row.now === isNow);
  const days = (isNow: boolean) => of(isNow).reduce((sum, row) => sum + row.days, 0);
  return {
    devices: new Set(same.map(({ device_id }) => device_id)).size,
    deviceDays: days(true),
    previousDeviceDays: days(false),
    now: of(true).flatMap(({ counts }) => counts ?? []),
    before: of(false).flatMap(({ counts }) => counts ?? []),
  };
}

/** The plans that devices of these visits stand on, each with all of its devices and what they said then. */
export async function plansOf(tx: Tx, site: Site, taskIds: readonly string[]) {
  const plans = await tx.db
    .selectFrom('floor_plan')
    .where('company_id', '=', site.company_id)
    .where('deleted_at', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('device_check')
        .select('device_check.floor_plan_id')
        .where('device_check.company_id', '=', site.company_id)
        .where('device_check.task_id', 'in', taskIds)
        .where('device_check.floor_plan_id', 'is not', null)
        .$castTo<{ floor_plan_id: string }>(),
    )
    .select(['id', 'name', 'revision', 'image', 'width', 'height'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const { rows: devices } = await sql<PlanDevice>`
    select device.floor_plan_id, device.code, device.type, device.x, device.y,
      coalesce(sum(said.captures), 0)::int as captures, coalesce(sum(said.consumed_percent), 0)::int as consumed,
      count(said.device_id)::int as checks
    from device
    left join device_check as said on said.company_id = device.company_id and said.device_id = device.id
      and said.company_id = ${site.company_id} and said.task_id = any(${taskIds}::uuid[]) and said.outcome = 'checked'
    where device.company_id = ${site.company_id} and device.customer_id = ${site.customer_id}
      and device.removed_at is null and device.x is not null
    group by device.id, device.floor_plan_id, device.code, device.type, device.x, device.y
    order by device.code`.execute(tx.db);
  return plans.map((plan) => ({ ...plan, devices: devices.filter((device) => device.floor_plan_id === plan.id) }));
}

interface PlanDevice {
  floor_plan_id: string | null;
  code: string;
  type: DeviceType;
  x: number;
  y: number;
  captures: number;
  consumed: number;
  checks: number;
}

export interface CheckFact {
  readonly task_id: string;
  readonly code: string;
  readonly type: DeviceType;
  readonly outcome: CheckOutcome;
  readonly reason: string;
  readonly location: string;
  readonly captures: number;
  readonly consumed_percent: number | null;
  readonly reading: Reading | null;
  readonly actions: readonly DeviceAction[];
  readonly checked_at: Date;
  readonly received_at: Date | null;
  readonly answers: TemplateAnswers;
  /** What the check was made by; null where there was no template. */
  readonly template: TemplateBody | null;
}

export function checkFacts(tx: Tx, site: Site, taskIds: readonly string[]): Promise<CheckFact[]> {
  return tx.db
    .selectFrom('device_check')
    .innerJoin('device', ofOneCompany('device.id', 'device_check.device_id'))
    .where('device_check.company_id', '=', site.company_id)
    .where('device_check.task_id', 'in', taskIds)
    .leftJoin('workshop', ofOneCompany('workshop.id', 'device.workshop_id'))
    .select(['device.code', 'device.type', 'device_check.outcome', 'device_check.reason'])
    .select(['device_check.task_id', 'device_check.captures', 'device_check.consumed_percent', 'device_check.reading'])
    .leftJoin('inspection_template_version as version', (join) =>
      join
        .onRef('version.company_id', '=', 'device_check.company_id')
        .onRef('version.template_id', '=', 'device_check.template_id')
        .onRef('version.version', '=', 'device_check.template_version'),
    )
    .select(['device_check.actions', 'device_check.checked_at', 'device_check.received_at', 'device_check.answers'])
    .select('version.body as template')
    .select(sql<string>`coalesce(nullif(device.location, ''), workshop.name, '')`.as('location'))
    .orderBy('device.code')
    .orderBy('device_check.checked_at')
    .execute();
}

/** Risks found at these visits, and earlier ones that nobody has verified yet. */
export function risksOf(tx: Tx, site: Site, taskIds: readonly string[], lastDay: string) {
  return tx.db
    .selectFrom('risk')
    .innerJoin('task', ofOneCompany('task.id', 'risk.task_id'))
    .leftJoin('device', ofOneCompany('device.id', 'risk.device_id'))
    .where(rowsWith({ 'risk.company_id': site.company_id, 'risk.customer_id': site.customer_id }))
    .where((eb) =>
      eb.or([
        eb('risk.task_id', 'in', taskIds),
        eb.and([eb('risk.verified_at', 'is', null), eb('task.planned_day', '<=', lastDay)]),
      ]),
    )
    .selectAll('risk')
    .select('device.code as device_code')
    .orderBy('risk.found_at')
    .orderBy('risk.id')
    .execute();
}

export function chemicalsOf(tx: Tx, site: Site, taskIds: readonly string[]): Promise<Row<'chemical_use'>[]> {
  return tx.db
    .selectFrom('chemical_use')
    .selectAll()
    .where('company_id', '=', site.company_id)
    .where('task_id', 'in', taskIds)
    .orderBy('used_at')
    .orderBy('id')
    .execute();
}
