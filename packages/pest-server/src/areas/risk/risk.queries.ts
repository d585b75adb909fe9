import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import { type RequestOf, type Risk, type RiskView, riskViews } from 'pest-sdk';
import { awaitingRisk, overdueRisk } from '../../books/risk-views';
import { visibleTasks } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import { revisionOf } from '../../call/revision';
import { mappedPage, type Page, pageRows } from '../../database/pages';
import { hasEffect, isThere, rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany, ownRows } from '../../database/scope';
import { contains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** Risks of the services that the caller may see. */
function risks(call: Call, tx: Tx) {
  return tx.db
    .selectFrom('risk')
    .innerJoin('task', ofOneCompany('task.id', 'risk.task_id'))
    .where(visibleTasks(call, tx))
    .where(companyInScope(tx, 'risk'));
}

function described(call: Call, tx: Tx) {
  return risks(call, tx)
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'risk.customer_id'))
    .where(companyInScope(tx, 'customer_binding'))
    .selectAll('risk')
    .select(['task.number as task_number', 'customer_binding.customer_name'])
    .select([
      ofDevice<string>(tx, 'code').as('device_code'),
      ofDevice<string>(tx, 'floor_plan_id').as('floor_plan_id'),
      ofDevice<number>(tx, 'x').as('device_x'),
      ofDevice<number>(tx, 'y').as('device_y'),
    ]);
}

/** Of the device that a risk was found at. No outer join: Citus on PostgreSQL 15 and 16 counts none over several nodes. */
function ofDevice<Value>(tx: Tx, column: 'code' | 'floor_plan_id' | 'x' | 'y'): RawBuilder<Value | null> {
  return sql`(select ${sql.ref(`device.${column}`)} from device where device.company_id = risk.company_id
    and device.id = risk.device_id and ${companyInScope(tx, 'device')})`;
}

interface RiskRow extends Row<'risk'> {
  readonly task_number: string;
  readonly customer_name: string;
  readonly device_code: string | null;
  readonly floor_plan_id: string | null;
  readonly device_x: number | null;
  readonly device_y: number | null;
}

function toRisk(call: Call, row: RiskRow): Risk {
  return {
    id: row.id,
    taskId: row.task_id,
    taskNumber: row.task_number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    deviceId: row.device_id,
    deviceCode: row.device_code,
    floorPlanId: row.floor_plan_id,
    devicePosition: row.device_x === null || row.device_y === null ? null : { x: row.device_x, y: row.device_y },
    location: row.location,
    description: row.description,
    severity: row.severity,
    state: row.state,
    photos: row.photos.map((key) => call.fileUrl(key)),
    action: row.action,
    owner: row.owner,
    assignedTo: row.assigned_to,
    dueDay: row.due_day,
    treatment: row.treatment,
    treatmentPhotos: row.treatment_photos.map((key) => call.fileUrl(key)),
    foundAt: row.found_at.toISOString(),
    ...(row.received_at && { receivedAt: row.received_at.toISOString() }),
    foundBy: row.found_by,
    treatedAt: row.treated_at?.toISOString() ?? null,
    answeredBy: row.answered_by,
    returnReason: row.return_reason,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    verifiedBy: row.verified_by,
    revision: revisionOfRisk(row),
  };
}

/** Of whose action it is, by when, and what was done. */
export function revisionOfRisk(risk: Row<'risk'>): string {
  const { action, owner, assigned_to, due_day, state, treatment, treatment_photos } = risk;
  return revisionOf({ action, owner, assigned_to, due_day, state, treatment, treatment_photos });
}

type Narrowing = RequestOf<'risk.counts'>;

/** What the list and its counts are narrowed by alike. */
function narrowed(call: Call, tx: Tx, filter: Narrowing) {
  const { search, customerId, severity, assignedTo, foundFrom, foundTo } = filter;
  const foundDay = sql<string>`(risk.found_at at time zone ${call.parts.settings.timeZone})::date`;
  return described(call, tx)
    .$if(search !== undefined, (query) =>
      query.where((eb) =>
        eb.or(
          [...searched, ofDevice<string>(tx, 'code')]
            .map((text) => contains(text, search ?? ''))
            .map((found) => sql<SqlBool>`coalesce(${found}, false)`),
        ),
      ),
    )
    .$if(customerId !== undefined, (query) => query.where('risk.customer_id', '=', customerId ?? ''))
    .$if(severity !== undefined, (query) => query.where('risk.severity', '=', severity ?? 'minor'))
    .$if(assignedTo !== undefined, (query) => query.where('risk.assigned_to', '=', assignedTo ?? 'company'))
    .$if(foundFrom !== undefined, (query) => query.where(foundDay, '>=', foundFrom ?? ''))
    .$if(foundTo !== undefined, (query) => query.where(foundDay, '<=', foundTo ?? ''));
}

const searched = ['risk.description', 'risk.location', 'risk.owner', 'customer_binding.customer_name'];

/** {@link riskViews} of pest-sdk, as the database asks them. */
const inView = (call: Call): Readonly<Record<RiskView, RawBuilder<SqlBool>>> => ({
  open: sql`risk.verified_at is null`,
  overdue: overdueRisk(call),
  awaitingVerification: awaitingRisk,
  verified: sql`risk.verified_at is not null`,
});

export async function listRisks(call: Call, tx: Tx, filter: RequestOf<'risk.list'>): Promise<Page<Risk>> {
  const { taskId, state, view, sort, order } = filter;
  const matching = narrowed(call, tx, filter)
    .$if(taskId !== undefined, (query) => query.where('risk.task_id', '=', taskId ?? ''))
    .$if(state !== undefined, (query) => query.where('risk.state', '=', state ?? 'untreated'))
    .$if(view !== undefined, (query) => query.where(inView(call)[view ?? 'open']))
    .$if(sort === 'dueDay', (query) =>
      query.orderBy('risk.due_day', (column) => (order === 'desc' ? column.desc() : column.asc()).nullsLast()),
    )
    .$if(sort === 'verifiedAt', (query) =>
      query.orderBy('risk.verified_at', (column) => (order === 'asc' ? column.asc() : column.desc()).nullsLast()),
    )
    .orderBy('risk.found_at', sort === 'foundAt' && order === 'asc' ? 'asc' : 'desc')
    .orderBy('risk.id');
  return mappedPage(filter, await pageRows(filter, matching), (row) => toRisk(call, row));
}

export async function countRisks(call: Call, tx: Tx, filter: Narrowing): Promise<Record<RiskView, number>> {
  const views = inView(call);
  const counted = (view: RiskView) => sql<number>`(count(*) filter (where ${views[view]}))::int`.as(view);
  return await narrowed(call, tx, filter).clearSelect().select(riskViews.map(counted)).executeTakeFirstOrThrow();
}

export async function findRisk(call: Call, tx: Tx, id: string): Promise<Risk | null> {
  const row = await described(call, tx).where('risk.id', '=', id).executeTakeFirst();
  return row ? toRisk(call, row) : null;
}

export function lockRisk(call: Call, tx: Tx, id: string): Promise<Row<'risk'> | undefined> {
  return risks(call, tx).where('risk.id', '=', id).selectAll('risk').forUpdate('risk').executeTakeFirst();
}

/** False where it is somebody else's to answer, or closed already: the policies of the table say the same. */
export function answerRisk(tx: Tx, id: string, answer: Updateable<Tables['risk']>): Promise<boolean> {
  const changed = tx.db
    .updateTable('risk')
    .set(answer)
    .where(ownRows(tx, 'risk'))
    .where(rowsWith({ id, assigned_to: 'customer' }))
    .where('verified_at', 'is', null);
  return hasEffect(changed);
}

export function isAtSite(tx: Tx, task: Row<'task'>, deviceId: string): Promise<boolean> {
  const device = tx.db
    .selectFrom('device')
    .select('id')
    .where(rowsWith({ company_id: task.company_id, customer_id: task.customer_id, id: deviceId }));
  return isThere(device);
}
