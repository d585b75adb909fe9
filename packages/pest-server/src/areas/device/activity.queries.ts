import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DaySpan, Species } from 'pest-sdk';
import { rowsWith } from '../../database/rows';
import { ofOneCompany, ownRows } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Plan = Pick<Row<'floor_plan'>, 'company_id' | 'id' | 'customer_id'>;

export function findPlan(tx: Tx, id: string): Promise<Plan | undefined> {
  return tx.db
    .selectFrom('floor_plan')
    .select(['company_id', 'id', 'customer_id'])
    .where(ownRows(tx, 'floor_plan'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function devicesOnPlan(tx: Tx, plan: Plan, visible: RawBuilder<SqlBool>) {
  return tx.db
    .selectFrom('device')
    .leftJoin('workshop', ofOneCompany('workshop.id', 'device.workshop_id'))
    .where(rowsWith({ 'device.company_id': plan.company_id, 'device.floor_plan_id': plan.id }))
    .where(visible)
    .where('device.removed_at', 'is', null)
    .where('device.x', 'is not', null)
    .where('device.y', 'is not', null)
    .select(['device.id', 'device.code', 'device.name', 'device.type', 'workshop.name as workshop_name'])
    .select(['device.x', 'device.y', 'device.last_checked_at'])
    .$narrowType<{ x: number; y: number }>()
    .orderBy('device.code')
    .execute();
}

interface DeviceSums {
  device_id: string;
  captures: number;
  captures_before: number;
  consumed: number;
  consumed_before: number;
  checks: number;
  checks_before: number;
  exposure_days: number;
  exposure_days_before: number;
}

/** Both spans in one walk over the plan's days. */
export async function sumsByDevice(tx: Tx, plan: Plan, span: DaySpan, before: DaySpan): Promise<DeviceSums[]> {
  const { rows } = await sql<DeviceSums>`
    select device_id,
      coalesce(sum(captures) filter (where local_day >= ${span.from}), 0)::float8 as captures,
      coalesce(sum(captures) filter (where local_day < ${span.from}), 0)::float8 as captures_before,
      coalesce(sum(consumed_percent) filter (where local_day >= ${span.from}), 0)::float8 as consumed,
      coalesce(sum(consumed_percent) filter (where local_day < ${span.from}), 0)::float8 as consumed_before,
      coalesce(sum(checks) filter (where local_day >= ${span.from}), 0)::int as checks,
      coalesce(sum(checks) filter (where local_day < ${span.from}), 0)::int as checks_before,
      coalesce(sum(exposure_days) filter (where local_day >= ${span.from}), 0)::int as exposure_days,
      coalesce(sum(exposure_days) filter (where local_day < ${span.from}), 0)::int as exposure_days_before
    from reading_day
    where company_id = ${plan.company_id} and floor_plan_id = ${plan.id}
      and local_day between ${before.from} and ${span.to}
    group by device_id`.execute(tx.db);
  return rows;
}

interface DayRow {
  local_day: string;
  device_id: string;
  captures: number;
  consumed_percent: number;
  checks: number;
  exposure_days: number;
  species: Partial<Record<Species, number>>;
}

/** The days of a span on which something was checked, device by device. */
export async function checkedDays(tx: Tx, plan: Plan, span: DaySpan): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(local_day, 'YYYY-MM-DD') as local_day, device_id, captures::float8 as captures,
      consumed_percent::float8 as consumed_percent, checks::int as checks, exposure_days::int as exposure_days, species
    from reading_day
    where company_id = ${plan.company_id} and floor_plan_id = ${plan.id}
      and local_day between ${span.from} and ${span.to} and checks > 0
    order by local_day, device_id`.execute(tx.db);
  return rows;
}

export interface SpeciesSums {
  device_id: string;
  species: Species;
  n: number;
  n_before: number;
}

export async function speciesSums(tx: Tx, plan: Plan, span: DaySpan, before: DaySpan): Promise<SpeciesSums[]> {
  const { rows } = await sql<SpeciesSums>`
    select device_id, counted.key as species,
      coalesce(sum(counted.value::int) filter (where local_day >= ${span.from}), 0)::float8 as n,
      coalesce(sum(counted.value::int) filter (where local_day < ${span.from}), 0)::float8 as n_before
    from reading_day, jsonb_each_text(reading_day.species) as counted
    where company_id = ${plan.company_id} and floor_plan_id = ${plan.id}
      and local_day between ${before.from} and ${span.to}
    group by device_id, counted.key`.execute(tx.db);
  return rows;
}
