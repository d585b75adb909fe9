import { sql, type Updateable } from 'kysely';
import { instantInZone, type Option, type RecurringService, type RequestOf } from 'pest-sdk';
import { revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { listEnd } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany } from '../../database/scope';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Recurring = Row<'recurring_service'>;
type Draft = RequestOf<'schedule.addRecurring'>;

/** When its service of a day is planned. */
export function arrivalOn({ clock_time: time }: Recurring, day: string, timeZone: string): string {
  const instant = instantInZone({ day, time }, timeZone);
  if (instant === null) throw new Error(`A recurring service has no time on ${day}.`);
  return instant;
}

/** Locks it until the transaction ends, so that its days are made and taken away one change after the other. */
export function lockRecurring(tx: Tx, id: string): Promise<Recurring | undefined> {
  return tx.db
    .selectFrom('recurring_service')
    .selectAll()
    .where(rowsWith({ company_id: companyOf(tx), id }))
    .forUpdate()
    .executeTakeFirst();
}

export async function insertRecurring(
  tx: Tx,
  id: string,
  draft: Draft,
  now: Date,
  { pauses = [], replaced_by = null }: Partial<Pick<Recurring, 'pauses' | 'replaced_by'>> = {},
): Promise<void> {
  const company_id = companyOf(tx);
  await tx.db
    .insertInto('recurring_service')
    .values({
      company_id,
      id,
      customer_id: draft.customerId,
      places: [...new Set(draft.places)],
      inspection: draft.inspection,
      description: draft.description,
      pattern: JSON.stringify(draft.pattern),
      clock_time: draft.time,
      start_day: draft.startDay,
      end_day: draft.endDay,
      pauses: JSON.stringify(pauses),
      replaced_by,
      created_at: now,
    })
    .execute();
  const workshops = [...new Set(draft.workshopIds)].map((workshop_id) => ({
    company_id,
    recurring_id: id,
    customer_id: draft.customerId,
    workshop_id,
  }));
  if (workshops.length > 0) await tx.db.insertInto('recurring_service_workshop').values(workshops).execute();
  const staff = [...new Set(draft.staffIds)].map((account_id) => ({ company_id, recurring_id: id, account_id }));
  if (staff.length > 0) await tx.db.insertInto('recurring_service_staff').values(staff).execute();
}

export async function updateRecurring(
  tx: Tx,
  id: string,
  change: Updateable<Tables['recurring_service']>,
): Promise<void> {
  await tx.db
    .updateTable('recurring_service')
    .set(change)
    .where(rowsWith({ company_id: companyOf(tx), id }))
    .execute();
}

/** When the one begins that goes on after its end; null where none does. */
export async function startOfNext(tx: Tx, { replaced_by: next }: Recurring): Promise<string | null> {
  if (next === null) return null;
  const row = await tx.db
    .selectFrom('recurring_service')
    .select('start_day')
    .where(rowsWith({ company_id: companyOf(tx), id: next }))
    .executeTakeFirst();
  return row?.start_day ?? null;
}

/** Its workshops and staff as it was planned. */
interface Chosen {
  readonly workshopIds: readonly string[];
  readonly staffIds: readonly string[];
}

/** Of how it repeats, where, what, and who comes; pauses are none of it. */
export function revisionOfRecurring(recurring: Recurring, { workshopIds, staffIds }: Chosen): string {
  const { customer_id, places, inspection, description, pattern, clock_time, start_day, end_day } = recurring;
  const chosen = { workshops: [...workshopIds].sort(), staff: [...staffIds].sort() };
  return revisionOf({
    customer_id,
    places,
    inspection,
    description,
    pattern,
    clock_time,
    start_day,
    end_day,
    ...chosen,
  });
}

export async function chosenFor(tx: Tx, id: string): Promise<Chosen> {
  const workshops = await tx.db
    .selectFrom('recurring_service_workshop')
    .select('workshop_id')
    .where(rowsWith({ company_id: companyOf(tx), recurring_id: id }))
    .execute();
  const staff = await tx.db
    .selectFrom('recurring_service_staff')
    .select('account_id')
    .where(rowsWith({ company_id: companyOf(tx), recurring_id: id }))
    .execute();
  return { workshopIds: workshops.map((row) => row.workshop_id), staffIds: staff.map((row) => row.account_id) };
}

/** Where it goes and who comes, those left out who are no service staff any more. */
export async function partsOf(tx: Tx, id: string): Promise<{ workshopIds: string[]; staffIds: string[] }> {
  const companyId = companyOf(tx);
  const workshops = await tx.db
    .selectFrom('recurring_service_workshop')
    .select('workshop_id')
    .where(rowsWith({ company_id: companyId, recurring_id: id }))
    .execute();
  const staff = await tx.db
    .selectFrom('recurring_service_staff')
    .innerJoin('account', ofOneCompany('account.id', 'recurring_service_staff.account_id'))
    .select('recurring_service_staff.account_id')
    .where('recurring_service_staff.company_id', '=', companyId)
    .where('recurring_service_staff.recurring_id', '=', id)
    .where('account.staff_kind', '=', 'service')
    .where('account.disabled_at', 'is', null)
    .execute();
  return {
    workshopIds: workshops.map((row) => row.workshop_id),
    staffIds: staff.map((row) => row.account_id),
  };
}

export async function draftOf(tx: Tx, recurring: Recurring): Promise<Omit<Draft, 'pattern' | 'startDay' | 'time'>> {
  const { customer_id: customerId, places, inspection, description, end_day: endDay } = recurring;
  return { customerId, places, inspection, description, endDay, ...(await partsOf(tx, recurring.id)) };
}

/** Of some days, those that no service was made for yet; they count as made from now on. */
export async function claimDays(tx: Tx, id: string, days: readonly string[]): Promise<string[]> {
  if (days.length === 0) return [];
  const rows = await tx.db
    .insertInto('recurring_service_day')
    .values(days.map((day) => ({ company_id: companyOf(tx), recurring_id: id, day })))
    .onConflict((conflict) => conflict.columns(['company_id', 'recurring_id', 'day']).doNothing())
    .returning('day')
    .execute();
  return rows.map(({ day }) => day).sort();
}

/** Days that are settled for one are settled for the one that takes over: what has begun, and what was deleted by itself. */
export async function copyDays(tx: Tx, from: string, to: string, firstDay: string): Promise<void> {
  const settled = await tx.db
    .selectFrom('recurring_service_day')
    .select('day')
    .where(rowsWith({ company_id: companyOf(tx), recurring_id: from }))
    .where('day', '>=', firstDay)
    .execute();
  await claimDays(
    tx,
    to,
    settled.map(({ day }) => day),
  );
}

export type Removed = Pick<Row<'task'>, 'id' | 'number' | 'customer_id' | 'planned_at'>;

/** Deletes services of some days that nobody has begun, so that those days can be made anew. */
export async function removeUnbegun(tx: Tx, id: string, from: string, to: string | null): Promise<Removed[]> {
  const companyId = companyOf(tx);
  const removed = await tx.db
    .deleteFrom('task')
    .where(rowsWith({ company_id: companyId, recurring_id: id }))
    .where('recurring_day', '>=', from)
    .$if(to !== null, (query) => query.where('recurring_day', '<=', to ?? ''))
    .where('state', 'in', ['unallocated', 'allocated'])
    .returning(['id', 'number', 'customer_id', 'recurring_day', 'planned_at'])
    .execute();
  const days = removed.flatMap(({ recurring_day: day }) => (day === null ? [] : [day]));
  if (days.length === 0) return [];
  await tx.db
    .deleteFrom('recurring_service_day')
    .where(rowsWith({ company_id: companyId, recurring_id: id }))
    .where('day', 'in', days)
    .execute();
  return removed;
}

/** The service that it made for a day. */
export async function serviceOn(tx: Tx, id: string, day: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('task')
    .select('id')
    .where(rowsWith({ company_id: companyOf(tx), recurring_id: id, recurring_day: day }))
    .executeTakeFirst();
  return row?.id;
}

/** Those that have not ended, by customer, each with its services that nobody has begun. */
export async function listRecurring(tx: Tx, today: string): Promise<RecurringService[]> {
  const rows = await tx.db
    .selectFrom('recurring_service')
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'recurring_service.customer_id'))
    .where(companyInScope(tx, 'recurring_service'))
    .where(sql<boolean>`(end_day is null or (end_day >= ${today} and end_day >= start_day))`)
    .selectAll('recurring_service')
    .select([
      'customer_binding.customer_name',
      sql<Option[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', workshop.id, 'name', workshop.name)
          order by workshop.name), '[]'::jsonb)
        from recurring_service_workshop as chosen join workshop on workshop.company_id = chosen.company_id
          and workshop.id = chosen.workshop_id
        where chosen.company_id = recurring_service.company_id and chosen.recurring_id = recurring_service.id
          and ${companyInScope(tx, 'chosen')} and ${companyInScope(tx, 'workshop')})`.as('workshops'),
      sql<Option[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', account.id, 'name', account.user_name)
          order by account.user_name, account.id), '[]'::jsonb)
        from recurring_service_staff as chosen join account on account.company_id = chosen.company_id
          and account.id = chosen.account_id
        where chosen.company_id = recurring_service.company_id and chosen.recurring_id = recurring_service.id
          and ${companyInScope(tx, 'chosen')})`.as('staff'),
      sql<RecurringService['upcoming']>`(select coalesce(jsonb_agg(jsonb_build_object('id', task.id,
          'day', task.recurring_day, 'plannedAt', task.planned_at, 'alone', task.changed_alone)
          order by task.planned_at), '[]'::jsonb)
        from task where task.company_id = recurring_service.company_id
          and task.recurring_id = recurring_service.id and task.recurring_day >= ${today}
          and task.state in ('unallocated', 'allocated') and ${companyInScope(tx, 'task')})`.as('upcoming'),
    ])
    .orderBy('customer_binding.customer_name')
    .orderBy('recurring_service.start_day')
    .orderBy('recurring_service.id')
    .limit(listEnd)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    workshops: row.workshops,
    places: row.places,
    inspection: row.inspection,
    description: row.description,
    staff: row.staff,
    pattern: row.pattern.kind === 'weekly' ? { ...row.pattern, weekdays: [...row.pattern.weekdays] } : row.pattern,
    time: row.clock_time,
    startDay: row.start_day,
    endDay: row.end_day,
    pauses: row.pauses,
    upcoming: row.upcoming.map((service) => ({ ...service, plannedAt: new Date(service.plannedAt).toISOString() })),
    revision: revisionOfRecurring(row, {
      workshopIds: row.workshops.map(({ id }) => id),
      staffIds: row.staff.map(({ id }) => id),
    }),
  }));
}
