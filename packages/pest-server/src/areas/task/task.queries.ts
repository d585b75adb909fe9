import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  joinAddress,
  type Option,
  type ReportState,
  type ReportSummary,
  type RequestOf,
  type SubmitFacts,
  type TaskDetails,
  type TaskPlace,
  type TaskProgress,
  type TaskSummary,
} from 'pest-sdk';
import { shownReports } from '../../books/readable-reports';
import { signersOf } from '../../books/report-signers';
import { lastSignatures, toSiteSignature } from '../../books/tasks/site-signatures';
import {
  type DeviceFigures,
  deviceFigures,
  isDue,
  isNotReached,
  itsCheck,
  visibleTasks,
} from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import type { InParts } from '../../call/handlers';
import { revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { countOf, type Page, pageOf, pageRows, rowCount } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

interface TaskRow extends Row<'task'> {
  readonly customer_name: string;
  readonly site_region: string;
  readonly site_address: string;
  readonly workshops: Option[];
  readonly staff: Option[];
  readonly recorded: SqlBool;
  readonly devices: DeviceFigures;
  readonly risks_open: number;
  readonly risks_total: number;
  readonly report_id: string | null;
  readonly report_state: ReportState | null;
}

function tasks(call: Call, tx: Tx) {
  return tx.db
    .selectFrom('task')
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'task.customer_id'))
    .where(companyInScope(tx, 'customer_binding'))
    .where(visibleTasks(call, tx));
}

/** Whether anything is recorded of a row of `task`. */
const isRecorded = (tx: Tx): RawBuilder<SqlBool> => {
  const records = ['device_check', 'risk', 'chemical_use'].map(
    (table) => sql<SqlBool>`exists (select from ${sql.table(table)}
      where ${sql.ref(`${table}.company_id`)} = task.company_id and ${sql.ref(`${table}.task_id`)} = task.id
        and ${companyInScope(tx, table)})`,
  );
  return sql`(${sql.join(records, sql` or `)})`;
};

/** `taskProgress` of the SDK, as the database says it. */
function hasProgress(tx: Tx, progress: TaskProgress): RawBuilder<SqlBool> {
  switch (progress) {
    case 'pendingCheckIn':
      return sql`task.state = 'allocated'`;
    case 'checkedIn':
      return sql`task.state = 'checkedIn' and not ${isRecorded(tx)}`;
    case 'notSubmitted':
      return sql`task.state = 'checkedIn' and ${isRecorded(tx)}`;
    case 'taskSubmitted':
    case 'pendingReview':
      return sql`task.state in ('submitted', 'pendingReview')`;
    default:
      return sql`task.state = ${progress}`;
  }
}

/** Of the report of a row of `task`, where it has been shown to whoever asks: the list of reports says the same. */
const ofReport = <Value>(tx: Tx, column: RawBuilder<Value>) => sql<Value | null>`(select ${column}
    from report_task
    join report on report.company_id = report_task.company_id and report.id = report_task.report_id
    where report_task.company_id = task.company_id and report_task.task_id = task.id and report_task.kind = 'report'
      and ${shownReports(tx)} and ${companyInScope(tx, 'report_task')} and ${companyInScope(tx, 'report')})`;

const reportState = sql<ReportState>`report.state`;

const summaryColumns = (tx: Tx) => [
  isRecorded(tx).as('recorded'),
  sql<string>`customer_binding.customer_name`.as('customer_name'),
  ...(['region', 'address'] as const).map((part) =>
    sql<string>`case when customer_binding.ended_at is null
      then coalesce(customer_binding.${sql.ref(part)}, '') else '' end`.as(`site_${part}`),
  ),
  sql<Option[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', workshop.id, 'name', workshop.name)
      order by workshop.name), '[]'::jsonb)
    from task_workshop join workshop on workshop.company_id = task_workshop.company_id
      and workshop.id = task_workshop.workshop_id
    where task_workshop.company_id = task.company_id and task_workshop.task_id = task.id
      and ${companyInScope(tx, 'task_workshop')} and ${companyInScope(tx, 'workshop')})`.as('workshops'),
  sql<Option[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', account.id, 'name', account.user_name)
      order by account.user_name, account.id), '[]'::jsonb)
    from task_staff join account on account.company_id = task_staff.company_id and account.id = task_staff.account_id
    where task_staff.company_id = task.company_id and task_staff.task_id = task.id
      and ${companyInScope(tx, 'task_staff')})`.as('staff'),
  deviceFigures(tx).as('devices'),
  sql<number>`(select count(*)::int from risk where risk.company_id = task.company_id and risk.task_id = task.id
    and ${companyInScope(tx, 'risk')} and risk.verified_at is null)`.as('risks_open'),
  sql<number>`(select count(*)::int from risk where risk.company_id = task.company_id
    and risk.task_id = task.id and ${companyInScope(tx, 'risk')})`.as('risks_total'),
  ofReport(tx, sql<string>`report.id`).as('report_id'),
  ofReport(tx, reportState).as('report_state'),
];

const signersOfReport = (tx: Tx) => sql<ReportSummary['signers']>`coalesce(${ofReport(tx, signersOf(tx))}, '[]')`;

const siteColumns = [
  sql<string>`customer_binding.contact_name`.as('contact_name'),
  sql<string>`customer_binding.phone`.as('contact_phone'),
  sql<number | null>`case when customer_binding.ended_at is null then customer_binding.latitude end`.as('latitude'),
  sql<number | null>`case when customer_binding.ended_at is null then customer_binding.longitude end`.as('longitude'),
] as const;

interface SiteRow {
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The contact is what the company noted for itself. */
function siteOf(tx: Tx, { contact_name, contact_phone, latitude, longitude }: SiteRow): TaskDetails['site'] {
  if (tx.scope.kind === 'customer') return { contactName: '', phone: '', place: null };
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return { contactName: contact_name, phone: contact_phone, place };
}

type Narrowing = Pick<RequestOf<'task.list'>, 'search' | 'customerId' | 'from' | 'to'>;

/** What the list and its counts are narrowed by alike. */
function narrowed(call: Call, tx: Tx, { search, customerId, from, to }: Narrowing) {
  return tasks(call, tx)
    .where(anyContains(['task.number', 'customer_binding.customer_name', 'task.description'], search))
    .$if(customerId !== undefined, (query) => query.where('task.customer_id', '=', customerId ?? ''))
    .$if(from !== undefined, (query) => query.where('task.planned_day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('task.planned_day', '<=', to ?? ''));
}

/** Unfinished services by how far they are. */
export function countByProgress(call: Call, tx: Tx, filter: RequestOf<'task.counts'>) {
  const counted = (progress: TaskProgress) => sql<number>`(count(*) filter (where ${hasProgress(tx, progress)}))::int`;
  return narrowed(call, tx, filter)
    .where('task.state', '!=', 'reviewed')
    .select([
      counted('unallocated').as('unallocated'),
      counted('pendingCheckIn').as('pendingCheckIn'),
      counted('checkedIn').as('checkedIn'),
      counted('notSubmitted').as('notSubmitted'),
      counted('pendingReview').as('handedIn'),
    ])
    .executeTakeFirstOrThrow();
}

export async function listTasks(
  call: Call & InParts<'report'>,
  tx: Tx,
  filter: RequestOf<'task.list'>,
): Promise<Page<TaskSummary>> {
  const { finished, state, progress, reportState: report } = filter;
  const matching = narrowed(call, tx, filter)
    .$if(finished !== undefined, (query) => query.where('task.state', finished ? '=' : '!=', 'reviewed'))
    .$if(state !== undefined, (query) => query.where('task.state', '=', state ?? 'reviewed'))
    .$if(progress !== undefined, (query) => query.where(hasProgress(tx, progress ?? 'reviewed')))
    .$if(report !== undefined, (query) =>
      query.where(sql<SqlBool>`coalesce(${ofReport(tx, reportState)}, 'notGenerated') = ${report}`),
    );
  const sort = {
    plannedAt: 'task.planned_at',
    customerName: 'customer_binding.customer_name',
    number: 'task.number',
  } as const;
  const sorted = matching
    .select('task.id')
    .orderBy(sort[filter.sort ?? 'plannedAt'], filter.order ?? (filter.sort === undefined ? 'desc' : 'asc'))
    .orderBy('task.id');
  const { total, rows: shown } = await pageRows(filter, sorted);
  // What a row says beside its own columns is asked for the rows of the page only, and not for those before it.
  const ids = shown.map(({ id }) => id);
  const rows = await tasks(call, tx)
    .where(sql<SqlBool>`task.id = any(${ids}::uuid[])`)
    .selectAll('task')
    .select(summaryColumns(tx))
    .execute();
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return pageOf(
    filter,
    total,
    rows.map((row) => toSummary(call, row)),
  );
}

export async function findTask(call: Call & InParts<'report'>, tx: Tx, id: string): Promise<TaskDetails | null> {
  const row = await tasks(call, tx)
    .where('task.id', '=', id)
    .selectAll('task')
    .select(summaryColumns(tx))
    .select(siteColumns)
    .select(signersOfReport(tx).as('report_signers'))
    .executeTakeFirst();
  if (!row) return null;
  const summary = toSummary(call, row);
  const [signature] = await lastSignatures(tx, row.company_id, [row.id]);
  return {
    ...summary,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    assigned: momentOf(row.assigned_at, row.assigned_by),
    checkedIn: siteMomentOf(row.checked_in_at, row.checked_in_by, row.check_in_received_at),
    submitted: siteMomentOf(row.submitted_at, row.submitted_by, row.submission_received_at),
    reviewed: momentOf(row.reviewed_at, row.reviewed_by),
    site: siteOf(tx, row),
    siteSignature: signature ? toSiteSignature(signature) : null,
    reportSigners: summary.reportId === null ? [] : row.report_signers,
  };
}

export function momentOf(at: Date | null, accountName: string | null): { at: string; accountName: string } | null {
  return at === null ? null : { at: at.toISOString(), accountName: accountName ?? '' };
}

function siteMomentOf(at: Date | null, accountName: string | null, receivedAt: Date | null) {
  const moment = momentOf(at, accountName);
  return moment && { ...moment, receivedAt: receivedAt?.toISOString() ?? moment.at };
}

function toSummary(call: InParts<'report'>, row: TaskRow): TaskSummary {
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    siteAddress: joinAddress(row.site_region, row.site_address),
    workshops: row.workshops,
    places: row.places,
    inspection: row.as_routine ? 'routine' : row.inspection,
    plannedAt: row.planned_at.toISOString(),
    plannedDay: row.planned_day,
    description: row.description,
    staff: row.staff,
    state: row.state,
    recorded: Boolean(row.recorded),
    devicesDue: row.devices.due,
    devicesChecked: row.devices.checked,
    devicesNotReached: row.devices.notReached,
    risksOpen: row.risks_open,
    risksTotal: row.risks_total,
    returnReason: row.return_reason,
    reportId: call.sees('report') ? row.report_id : null,
    reportState: row.report_state ?? 'notGenerated',
    revision: revisionOfPlan(row, {
      staffIds: row.staff.map(({ id }) => id),
      workshopIds: row.workshops.map(({ id }) => id),
    }),
  };
}

/** Of how a service is planned: where, what, when and who. */
export function revisionOfPlan(
  { customer_id, places, inspection, planned_at, description }: Row<'task'>,
  chosen: { readonly staffIds: readonly string[]; readonly workshopIds: readonly string[] },
): string {
  const [staff, workshops] = [[...chosen.staffIds].sort(), [...chosen.workshopIds].sort()];
  return revisionOf({ customer_id, places, inspection, planned_at, description, staff, workshops });
}

/** Since when the caller has a service: given to nobody in particular, since it was planned. */
export async function givenSince({ caller }: Call, tx: Tx, task: Row<'task'>): Promise<Date> {
  const own = await tx.db
    .selectFrom('task_staff')
    .where(rowsWith({ company_id: companyOf(tx), task_id: task.id, account_id: caller.accountId }))
    .select('assigned_at')
    .executeTakeFirst();
  return own?.assigned_at ?? task.created_at;
}

export function countStaff(tx: Tx, taskId: string): Promise<number> {
  const counted = tx.db.selectFrom('task_staff').where(rowsWith({ company_id: companyOf(tx), task_id: taskId }));
  return countOf(counted);
}

/** What decides whether a visit can be handed in, and the figures of its devices that are kept with it. */
/** When something of a service was recorded last, or it was sent back; null where neither was. */
export async function lastHappening(tx: Tx, taskId: string): Promise<Date | null> {
  const companyId = companyOf(tx);
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(checked_at) from device_check where company_id = ${companyId} and task_id = ${taskId}),
      (select max(used_at) from chemical_use where company_id = ${companyId} and task_id = ${taskId}),
      (select max(found_at) from risk where company_id = ${companyId} and task_id = ${taskId}),
      (select max(at) from task_event
        where company_id = ${companyId} and task_id = ${taskId} and event ->> 'kind' = 'returned')) as at`.execute(
    tx.db,
  );
  return rows[0]?.at ?? null;
}

export async function submitFacts(
  tx: Tx,
  taskId: string,
): Promise<Pick<SubmitFacts, 'due' | 'answered' | 'recorded' | 'untreatedRisks'> & { devices: DeviceFigures }> {
  const companyId = companyOf(tx);
  const counted = await sql<DeviceFigures & { place: TaskPlace; all: number; answered: number }>`
    select device.place, count(*)::int as all, count(device_check.outcome)::int as answered,
      (count(*) filter (where device_check.outcome is distinct from 'notDue'))::int as due,
      (count(*) filter (where device_check.outcome = 'checked'))::int as checked,
      (count(*) filter (where ${isNotReached('device_check.outcome')}))::int as "notReached"
    from task join device on ${isDue(tx)} ${itsCheck(tx)}
    where task.company_id = ${companyId} and task.id = ${taskId}
    group by device.place`.execute(tx.db);
  const { untreated } = await tx.db
    .selectFrom('risk')
    .where(rowsWith({ company_id: companyId, task_id: taskId }))
    // What the customer is to do is handled, as far as the visit goes: it has its owner and its date.
    .where(sql<SqlBool>`state = 'untreated' and assigned_to = 'company'`)
    .select(rowCount.as('untreated'))
    .executeTakeFirstOrThrow();
  const { recorded } = await tx.db
    .selectFrom('device_check')
    .where(rowsWith({ company_id: companyId, task_id: taskId }))
    .select(rowCount.as('recorded'))
    .executeTakeFirstOrThrow();
  const at = (place: TaskPlace) => counted.rows.find((row) => row.place === place);
  const sum = (figure: keyof DeviceFigures) => counted.rows.reduce((total, row) => total + row[figure], 0);
  return {
    due: { indoor: at('indoor')?.all ?? 0, outdoor: at('outdoor')?.all ?? 0 },
    answered: { indoor: at('indoor')?.answered ?? 0, outdoor: at('outdoor')?.answered ?? 0 },
    devices: { due: sum('due'), checked: sum('checked'), notReached: sum('notReached') },
    recorded,
    untreatedRisks: untreated,
  };
}

/** Devices that were recorded as not opened, without a word why. */
export function countUnexplained(tx: Tx, taskId: string): Promise<number> {
  const counted = tx.db
    .selectFrom('device_check')
    .where(rowsWith({ company_id: companyOf(tx), task_id: taskId }))
    .where('outcome', '!=', 'checked')
    .where(sql<SqlBool>`btrim(reason) = ''`);
  return countOf(counted);
}
