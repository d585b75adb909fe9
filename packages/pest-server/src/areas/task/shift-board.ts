import { addDays, type DaySpan, daysBetween, type Option, type ResultOf } from 'pest-sdk';
import { rowsWith } from '../../database/rows';
import { ofOneCompany, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

type Board = ResultOf<'task.scheduling'>;

/** Staff by day: a company sees all its service staff, a customer those who come to its site. */
export async function shiftBoard(tx: Tx, span: DaySpan): Promise<Board> {
  const tasks = await tasksOf(tx, span);
  const staff = tx.scope.kind === 'company' ? await serviceStaff(tx, tx.scope.companyId) : staffOf(tasks);
  const days = Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, index) => addDays(span.from, index));
  return staff.map(({ id, name }) => {
    const own = tasks.filter((task) => task.account_id === id);
    return {
      id,
      name,
      days: days.map((day) => ({ day, tasks: own.filter((task) => task.planned_day === day).map(toEntry) })),
    };
  });
}

function tasksOf(tx: Tx, span: DaySpan) {
  return tx.db
    .selectFrom('task')
    .innerJoin('task_staff', ofOneCompany('task_staff.task_id', 'task.id'))
    .innerJoin('account', ofOneCompany('account.id', 'task_staff.account_id'))
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'task.customer_id'))
    .where(ownRows(tx, 'task'))
    .where('task.planned_day', '>=', span.from)
    .where('task.planned_day', '<=', span.to)
    .select(['task.id', 'task.number', 'task.planned_at', 'task.planned_day', 'task.state'])
    .select(['task_staff.account_id', 'account.user_name', 'customer_binding.customer_name'])
    .orderBy('task.planned_at')
    .orderBy('task.id')
    .execute();
}

type StaffTask = Awaited<ReturnType<typeof tasksOf>>[number];

function serviceStaff(tx: Tx, companyId: string): Promise<Option[]> {
  return tx.db
    .selectFrom('account')
    .select(['id', 'user_name as name'])
    .where(rowsWith({ company_id: companyId, staff_kind: 'service' }))
    .where('disabled_at', 'is', null)
    .orderBy('user_name')
    .orderBy('id')
    .execute();
}

function staffOf(tasks: readonly StaffTask[]): Option[] {
  const names = new Map(tasks.map((task) => [task.account_id, task.user_name]));
  return [...names].map(([id, name]) => ({ id, name }));
}

function toEntry(task: StaffTask): Board[number]['days'][number]['tasks'][number] {
  return {
    id: task.id,
    number: task.number,
    customerName: task.customer_name,
    plannedAt: task.planned_at.toISOString(),
    state: task.state,
  };
}
