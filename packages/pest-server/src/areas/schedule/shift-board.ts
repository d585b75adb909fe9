import { sql } from 'kysely';
import {
  addDays,
  type BoardLeave,
  type BoardService,
  type DaySpan,
  expectedMinutes,
  instantInZone,
  type Option,
  type ShiftBoard,
} from 'pest-sdk';
import { deviceFigures } from '../../books/tasks/visible-tasks';
import { companyInScope, ofOneCompany, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

/** Who does what: a company sees all its service staff and their leave, a customer those who come to its site. */
export async function shiftBoard(
  tx: Tx,
  span: DaySpan,
  { timeZone, phones = false }: { readonly timeZone: string; readonly phones?: boolean },
): Promise<ShiftBoard> {
  const services = await servicesOf(tx, span);
  return {
    services,
    staff: await staffOf(tx, services, phones),
    leave: tx.scope.kind === 'company' ? await leaveDuring(tx, span, timeZone) : [],
  };
}

async function servicesOf(tx: Tx, span: DaySpan): Promise<BoardService[]> {
  const rows = await tx.db
    .selectFrom('task')
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'task.customer_id'))
    .where(ownRows(tx, 'task'))
    .where('task.planned_day', '>=', span.from)
    .where('task.planned_day', '<=', span.to)
    .selectAll('task')
    .select([
      'customer_binding.customer_name',
      deviceFigures(tx).as('devices'),
      sql<string[]>`(select coalesce(jsonb_agg(task_staff.account_id order by task_staff.account_id), '[]'::jsonb)
        from task_staff where task_staff.company_id = task.company_id and task_staff.task_id = task.id
          and ${companyInScope(tx, 'task_staff')})`.as('staff_ids'),
      sql<Option[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', workshop.id, 'name', workshop.name)
          order by workshop.name), '[]'::jsonb)
        from task_workshop join workshop on workshop.company_id = task_workshop.company_id
          and workshop.id = task_workshop.workshop_id
        where task_workshop.company_id = task.company_id and task_workshop.task_id = task.id
          and ${companyInScope(tx, 'task_workshop')} and ${companyInScope(tx, 'workshop')})`.as('workshops'),
    ])
    .orderBy('task.planned_at')
    .orderBy('task.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    workshops: row.workshops,
    description: row.description,
    plannedAt: row.planned_at.toISOString(),
    plannedDay: row.planned_day,
    minutes: expectedMinutes({ inspection: row.inspection, devicesDue: row.devices.due }),
    devicesDue: row.devices.due,
    state: row.state,
    staffIds: row.staff_ids,
    recurringId: row.recurring_id,
    alone: row.changed_alone,
  }));
}

/** A company's service staff, and whoever else has something planned. */
async function staffOf(tx: Tx, services: readonly BoardService[], phones: boolean): Promise<ShiftBoard['staff']> {
  const planned = [...new Set(services.flatMap(({ staffIds }) => staffIds))];
  const rows = await tx.db
    .selectFrom('account')
    .select(['id', 'user_name as name', 'login_id', 'deleted_at'])
    .where(companyInScope(tx, 'account'))
    .where((eb) =>
      eb.or([
        ...(planned.length > 0 ? [eb('id', 'in', planned)] : []),
        ...(tx.scope.kind === 'company'
          ? [eb.and([eb('staff_kind', '=', 'service'), eb('disabled_at', 'is', null)])]
          : []),
      ]),
    )
    .orderBy('user_name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, login_id: phone, deleted_at }) =>
    phones && deleted_at === null ? { id, name, phone } : { id, name },
  );
}

async function leaveDuring(tx: Tx, span: DaySpan, timeZone: string): Promise<BoardLeave[]> {
  const midnight = (day: string) => instantInZone({ day, time: '00:00' }, timeZone);
  const rows = await tx.db
    .selectFrom('leave_request')
    .selectAll()
    .where(companyInScope(tx, 'leave_request'))
    .where('state', '!=', 'refused')
    .where('start_at', '<', new Date(midnight(addDays(span.to, 1)) ?? 0))
    .where('end_at', '>', new Date(midnight(span.from) ?? 0))
    .orderBy('start_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    state: row.state,
  }));
}
