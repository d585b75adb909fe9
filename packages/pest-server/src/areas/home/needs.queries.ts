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
  const found: Partial<Record<NeedKind, Waiting>> = {
    ...(await services(call, tx, limit, asked)),
    ...(await risks(call, tx, limit, asked)),
  };
  if (asked.includes('stockOut')) found.stockOut = await stockOut(call, tx, limit);
  if (asked.includes('reportReview')) found.reportReview = await reportReview(call, tx, limit);
  if (asked.includes('leaveReview')) found.leaveReview = await leaveReview(call, tx, limit);
  const waiting = asked.map((kind) => found[kind] ?? none);
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    needs: waiting.flatMap(({ needs }) => needs).slice(0, limit),
  };
}

/** No service, and no risk, waits for two things. */
type Conditions = Partial<Record<NeedKind, RawBuilder<SqlBool>>>;

/** The kind that a row waits for, of those that are asked for. */
function kindOf(conditions: Conditions, asked: readonly NeedKind[]): RawBuilder<NeedKind | null> | null {
  const wanted = asked.flatMap((kind) => {
    const condition = conditions[kind];
    return condition ? [sql`when ${condition} then ${sql.lit(kind)}`] : [];
  });
  return wanted.length === 0 ? null : sql`case ${sql.join(wanted, sql` `)} end`;
}

/** What waits by its kind, which each row tells. */
function byKind<Row extends { readonly kind: NeedKind; readonly total: number }>(
  rows: readonly Row[],
  toNeed: (row: Row) => Need,
): Partial<Record<NeedKind, Waiting>> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      waitingOf(
        rows.filter((row) => row.kind === kind),
        toNeed,
      ),
    ]),
  );
}

/** A customer goes by the name that the company's binding has. */
const binding = (
  table: 'task' | 'risk',
) => sql`customer_binding on customer_binding.company_id = ${sql.ref(`${table}.company_id`)}
  and customer_binding.customer_id = ${sql.ref(`${table}.customer_id`)}`;

interface ServiceRow {
  readonly kind: NeedKind;
  readonly id: string;
  readonly customer: string;
  readonly detail: string;
  readonly staff: string[];
  readonly own: boolean;
  readonly at: Date;
  readonly total: number;
}

async function services(call: Call, tx: Tx, limit: number, asked: readonly NeedKind[]) {
  const kind = kindOf(
    {
      notArrived: sql`task.state = 'allocated' and task.planned_at < ${call.now}`,
      unassignedToday: sql`task.state = 'unallocated' and task.planned_day <= ${call.today}`,
      sentBack: sql`task.state = 'checkedIn' and task.return_reason <> ''`,
      notHandedIn: sql`task.state = 'checkedIn' and task.return_reason = '' and task.planned_day < ${call.today}`,
      serviceReview: sql`task.state in ('submitted', 'pendingReview')`,
      unassigned: sql`task.state = 'unallocated' and task.planned_day > ${call.today}
        and task.planned_day <= ${addDays(call.today, 7)}`,
    },
    asked,
  );
  if (!kind) return {};
  const { rows } = await sql<ServiceRow>`
    select task.id, task.kind, task.at, task.total, customer_binding.customer_name as customer,
      case when task.state = 'checkedIn' then task.return_reason else task.description end as detail,
      array(select account.user_name from task_staff
        join account on account.company_id = task_staff.company_id and account.id = task_staff.account_id
        where task_staff.company_id = task.company_id and task_staff.task_id = task.id
          and ${companyInScope(tx, 'task_staff')} order by account.user_name) as staff,
      exists (select from task_staff where task_staff.company_id = task.company_id and task_staff.task_id = task.id
        and task_staff.account_id = ${call.caller.accountId} and ${companyInScope(tx, 'task_staff')}) as own
    from (
      select *, count(*) over (partition by kind)::int as total,
        row_number() over (partition by kind order by at, id) as place
      from (select task.*, coalesce(task.submitted_at, task.planned_at) as at, ${kind} as kind
        from task where ${visibleTasks(call, tx)} and task.state <> 'reviewed') as open where kind is not null
    ) as task join ${binding('task')}
    where task.place <= ${limit} and ${companyInScope(tx, 'customer_binding')} order by task.at, task.id`.execute(
    tx.db,
  );
  return byKind(rows, ({ kind: waits, id, customer, detail, staff, own, at }) => ({
    ...blank,
    kind: waits,
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
  const out = (await stockWarnings(tx, access, call.language, null)).filter(({ status }) => status === 'out');
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
  readonly kind: NeedKind;
  readonly id: string;
  readonly task_id: string;
  readonly customer: string;
  readonly description: string;
  readonly owner: string;
  readonly due_day: string | null;
  readonly total: number;
}

async function risks(call: Call, tx: Tx, limit: number, asked: readonly NeedKind[]) {
  const kind = kindOf({ riskOverdue: overdueRisk(call), riskAnswered: awaitingRisk }, asked);
  if (!kind) return {};
  const { rows } = await sql<RiskRow>`
    select * from (
      select risk.id, risk.task_id, customer_binding.customer_name as customer, risk.description, risk.owner,
        risk.due_day, ${kind} as kind, count(*) over (partition by ${kind})::int as total,
        row_number() over (partition by ${kind} order by risk.due_day, risk.id) as place
      from risk join task on task.company_id = risk.company_id and task.id = risk.task_id
        join ${binding('risk')}
      where ${visibleTasks(call, tx)} and ${companyInScope(tx, 'risk')} and risk.verified_at is null
    ) as open where kind is not null and place <= ${limit} order by due_day, id`.execute(tx.db);
  return byKind(rows, ({ kind: waits, id, task_id, customer, description, owner, due_day }) => ({
    ...blank,
    kind: waits,
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
