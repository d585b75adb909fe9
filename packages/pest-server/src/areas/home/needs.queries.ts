import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, formatList, type Need, type NeedKind, needKinds } from 'pest-sdk';
import { awaitingRisk, overdueRisk } from '../../books/risk-views';
import { stockWarnings } from '../../books/stock/stock-warnings';
import { visibleTasks } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import type { CallOf } from '../../call/handlers';
import { companyInScope, ownRows } from '../../database/scope';
import type { Tx } from '../../database/transactions';

type NeedCall = CallOf<'home.needs'>;

/** Those of one kind: the oldest of them, and how many there are. */
interface Waiting {
  readonly count: number;
  readonly needs: Need[];
}

const none: Waiting = { count: 0, needs: [] };

/** What waits for the caller: kind by kind in the order of {@link needKinds}, each from its oldest. */
export async function needsOf(call: NeedCall, tx: Tx, limit: number): Promise<Waiting> {
  const asked = needKinds.filter((kind) => call.sees(kind));
  const found: Waiting[] = [];
  for (const kind of asked) found.push(await waiting[kind](call, tx, limit));
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    needs: found.flatMap(({ needs }) => needs).slice(0, limit),
  };
}

const waiting: Readonly<Record<NeedKind, (call: NeedCall, tx: Tx, limit: number) => Promise<Waiting>>> = {
  notArrived: (call, tx, limit) =>
    services('notArrived', call, tx, limit, sql`task.state = 'allocated' and task.planned_at < ${call.now}`),
  unassignedToday: (call, tx, limit) =>
    services('unassignedToday', call, tx, limit, sql`task.state = 'unallocated' and task.planned_day <= ${call.today}`),
  stockOut,
  sentBack: (call, tx, limit) =>
    services('sentBack', call, tx, limit, sql`task.state = 'checkedIn' and task.return_reason <> ''`),
  notHandedIn: (call, tx, limit) =>
    services(
      'notHandedIn',
      call,
      tx,
      limit,
      sql`task.state = 'checkedIn' and task.return_reason = '' and task.planned_day < ${call.today}`,
    ),
  riskOverdue: (call, tx, limit) => risks('riskOverdue', call, tx, limit, overdueRisk(call)),
  riskAnswered: (call, tx, limit) => risks('riskAnswered', call, tx, limit, awaitingRisk),
  serviceReview: (call, tx, limit) =>
    services('serviceReview', call, tx, limit, sql`task.state in ('submitted', 'pendingReview')`),
  reportReview,
  unassigned: (call, tx, limit) =>
    services(
      'unassigned',
      call,
      tx,
      limit,
      sql`task.state = 'unallocated' and task.planned_day > ${call.today}
        and task.planned_day <= ${addDays(call.today, 7)}`,
    ),
  leaveReview,
};

/** A customer goes by the name that the company's binding has. */
const binding = (
  table: 'task' | 'risk',
) => sql`customer_binding on customer_binding.company_id = ${sql.ref(`${table}.company_id`)}
  and customer_binding.customer_id = ${sql.ref(`${table}.customer_id`)}`;

interface ServiceRow {
  readonly id: string;
  readonly customer: string;
  readonly detail: string;
  readonly staff: string[];
  readonly own: boolean;
  readonly at: Date;
  readonly total: number;
}

async function services(
  kind: NeedKind,
  call: Call,
  tx: Tx,
  limit: number,
  which: RawBuilder<SqlBool>,
): Promise<Waiting> {
  const { rows } = await sql<ServiceRow>`
    select task.id, customer_binding.customer_name as customer,
      case when task.state = 'checkedIn' then task.return_reason else task.description end as detail,
      array(select account.user_name from task_staff
        join account on account.company_id = task_staff.company_id and account.id = task_staff.account_id
        where task_staff.company_id = task.company_id and task_staff.task_id = task.id
          and ${companyInScope(tx, 'task_staff')} order by account.user_name) as staff,
      exists (select from task_staff where task_staff.company_id = task.company_id and task_staff.task_id = task.id
        and task_staff.account_id = ${call.caller.accountId} and ${companyInScope(tx, 'task_staff')}) as own,
      coalesce(task.submitted_at, task.planned_at) as at, count(*) over ()::int as total
    from task join ${binding('task')}
    where ${visibleTasks(call, tx)} and ${which}
    order by at, task.id limit ${limit}`.execute(tx.db);
  return waitingOf(rows, ({ id, customer, detail, staff, own, at }) => ({
    ...blank,
    kind,
    id,
    subject: customer,
    detail,
    person: formatList(staff, call.language),
    at: at.toISOString(),
    variant: own ? 'own' : null,
  }));
}

async function stockOut(call: NeedCall, tx: Tx, limit: number): Promise<Waiting> {
  const access = {
    physical: call.sees('physical') && call.sees('replenishPhysical'),
    chemical: call.sees('chemical') && call.sees('replenishChemical'),
  };
  const out = (await stockWarnings(tx, access, call.language)).filter(({ status }) => status === 'out');
  const needs = out.slice(0, limit).map(
    ({ id, name, categoryName, categoryId }): Need => ({
      ...blank,
      kind: 'stockOut',
      id,
      subject: name,
      detail: categoryName,
      variant: String(categoryId),
    }),
  );
  return { count: out.length, needs };
}

interface RiskRow {
  readonly id: string;
  readonly task_id: string;
  readonly customer: string;
  readonly description: string;
  readonly owner: string;
  readonly due_day: string | null;
  readonly total: number;
}

async function risks(kind: NeedKind, call: Call, tx: Tx, limit: number, which: RawBuilder<SqlBool>): Promise<Waiting> {
  const { rows } = await sql<RiskRow>`
    select risk.id, risk.task_id, customer_binding.customer_name as customer, risk.description, risk.owner, risk.due_day,
      count(*) over ()::int as total
    from risk join task on task.company_id = risk.company_id and task.id = risk.task_id
      join ${binding('risk')}
    where ${visibleTasks(call, tx)} and ${companyInScope(tx, 'risk')}
      and risk.verified_at is null and ${which}
    order by risk.due_day, risk.id limit ${limit}`.execute(tx.db);
  return waitingOf(rows, ({ id, task_id, customer, description, owner, due_day }) => ({
    ...blank,
    kind,
    id,
    taskId: task_id,
    subject: customer,
    detail: description,
    person: owner,
    day: due_day,
  }));
}

interface ReportRow {
  readonly id: string;
  readonly kind: 'report' | 'briefing';
  readonly customer_name: string;
  readonly name: string;
  readonly service_day: string;
  readonly total: number;
}

async function reportReview(call: NeedCall, tx: Tx, limit: number): Promise<Waiting> {
  const kinds = [
    ...(call.sees('reviewReport') ? ['report'] : []),
    ...(call.sees('reviewBriefing') ? ['briefing'] : []),
  ];
  const { rows } = await sql<ReportRow>`
    select id, kind, customer_name, name, service_day, count(*) over ()::int as total
    from report where ${ownRows(tx, 'report')} and state = 'pendingReview' and kind = any(${kinds}::text[])
    order by service_day, id limit ${limit}`.execute(tx.db);
  return waitingOf(rows, ({ id, kind, customer_name, name, service_day }) => ({
    ...blank,
    kind: 'reportReview',
    id,
    subject: customer_name,
    detail: name,
    day: service_day,
    variant: kind,
  }));
}

interface LeaveRow {
  readonly id: string;
  readonly user_name: string;
  readonly reason: string;
  readonly start_at: Date;
  readonly total: number;
}

/** Nobody decides on a request of their own. */
async function leaveReview(call: Call, tx: Tx, limit: number): Promise<Waiting> {
  const { rows } = await sql<LeaveRow>`
    select leave_request.id, account.user_name, leave_request.reason, leave_request.start_at,
      count(*) over ()::int as total
    from leave_request join account
      on account.company_id = leave_request.company_id and account.id = leave_request.account_id
    where ${companyInScope(tx, 'leave_request')} and leave_request.state = 'underReview'
      and leave_request.account_id <> ${call.caller.accountId}
    order by leave_request.start_at, leave_request.id limit ${limit}`.execute(tx.db);
  return waitingOf(rows, ({ id, user_name, reason, start_at }) => ({
    ...blank,
    kind: 'leaveReview',
    id,
    subject: user_name,
    detail: reason,
    at: start_at.toISOString(),
  }));
}

const blank = { taskId: null, detail: '', person: '', at: null, day: null, variant: null } satisfies Partial<Need>;

function waitingOf<Row extends { readonly total: number }>(rows: readonly Row[], toNeed: (row: Row) => Need): Waiting {
  const [first] = rows;
  return first ? { count: first.total, needs: rows.map(toNeed) } : none;
}
