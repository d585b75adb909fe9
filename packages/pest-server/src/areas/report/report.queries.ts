import { type SqlBool, sql, type Updateable } from 'kysely';
import type { ReportState, ReportSummary } from 'pest-sdk';
import { companyInScope, contains, offsetOf, ownRows, type Paging, rowCount } from '../../database/scope';
import type { NewRow, Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export type ReportKind = Row<'report'>['kind'];

/** A customer reads what was approved and nothing before. */
function readable(tx: Tx, kinds: readonly ReportKind[]) {
  return tx.db
    .selectFrom('report')
    .where(ownRows(tx, 'report'))
    .where('report.kind', 'in', kinds)
    .$if(tx.scope.kind === 'customer', (query) => query.where('report.state', '=', 'approved'));
}

export interface ReportFilter extends Paging {
  readonly search?: string | undefined;
  readonly kind?: ReportKind | undefined;
  readonly state?: ReportState | undefined;
  readonly customerId?: string | undefined;
}

/** Signatures of the version that there is now. */
const validSignatures = (tx: Tx) => sql<number>`(select count(*)::int from report_signature as signature
  where signature.company_id = report.company_id and signature.report_id = report.id
    and signature.version = report.version and ${companyInScope(tx, 'signature')})`;

export async function listReports(
  tx: Tx,
  filter: ReportFilter,
  kinds: readonly ReportKind[],
): Promise<{ total: number; items: ReportSummary[] }> {
  const { search, kind, state, customerId } = filter;
  const matching = readable(tx, kinds)
    .$if(kind !== undefined, (query) => query.where('report.kind', '=', kind ?? 'report'))
    .$if(state !== undefined, (query) => query.where('report.state', '=', state ?? 'approved'))
    .$if(customerId !== undefined, (query) => query.where('report.customer_id', '=', customerId ?? ''))
    .$if(search !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          contains('report.number', search ?? ''),
          contains('report.name', search ?? ''),
          contains('report.customer_name', search ?? ''),
        ]),
      ),
    );
  const { total } = await matching.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(['id', 'kind', 'number', 'name', 'subject', 'customer_id', 'customer_name', 'service_day', 'state'])
    .select(['updated_at', validSignatures(tx).as('signature_count')])
    .orderBy('service_day', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(offsetOf(filter))
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: row.number,
    name: row.name,
    subject: row.subject,
    customerId: row.customer_id,
    customerName: row.customer_name,
    serviceDay: row.service_day,
    state: row.state,
    signatureCount: row.signature_count,
    updatedAt: row.updated_at.toISOString(),
  }));
  return { total, items };
}

export function findReport(tx: Tx, id: string, kinds: readonly ReportKind[]): Promise<Row<'report'> | undefined> {
  return readable(tx, kinds).where('report.id', '=', id).selectAll().executeTakeFirst();
}

export function lockReport(tx: Tx, id: string, kinds: readonly ReportKind[]): Promise<Row<'report'> | undefined> {
  return readable(tx, kinds).where('report.id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export function listSignatures(tx: Tx, report: Row<'report'>): Promise<Row<'report_signature'>[]> {
  return tx.db
    .selectFrom('report_signature')
    .selectAll()
    .where('company_id', '=', report.company_id)
    .where('report_id', '=', report.id)
    .orderBy('signed_at')
    .orderBy('id')
    .execute();
}

export async function reportIdOf(tx: Tx, task: Row<'task'>): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('report_task')
    .select('report_id')
    .where('company_id', '=', task.company_id)
    .where('task_id', '=', task.id)
    .where('kind', '=', 'report')
    .executeTakeFirst();
  return row?.report_id;
}

export async function insertReport(tx: Tx, report: NewRow<'report'>, taskIds: readonly string[]): Promise<void> {
  await tx.db.insertInto('report').values(report).execute();
  const { company_id, id, kind, customer_id } = report;
  await tx.db
    .insertInto('report_task')
    .values(taskIds.map((task_id) => ({ company_id, report_id: id, customer_id, task_id, kind })))
    .execute();
}

export async function updateReport(tx: Tx, report: Row<'report'>, change: Updateable<Tables['report']>): Promise<void> {
  await tx.db
    .updateTable('report')
    .set(change)
    .where('company_id', '=', report.company_id)
    .where('id', '=', report.id)
    .execute();
}

export async function deleteReport(tx: Tx, report: Row<'report'>): Promise<void> {
  await tx.db.deleteFrom('report').where('company_id', '=', report.company_id).where('id', '=', report.id).execute();
}

/** Approves a report; what was signed under it is frozen with it. */
export async function approveReport(
  tx: Tx,
  report: Row<'report'>,
  change: Updateable<Tables['report']>,
): Promise<void> {
  await updateReport(tx, report, { ...change, state: 'approved' });
  await tx.db
    .updateTable('report_signature')
    .set({ frozen: true })
    .where('company_id', '=', report.company_id)
    .where('report_id', '=', report.id)
    .execute();
}

export async function insertSignature(tx: Tx, signature: NewRow<'report_signature'>): Promise<void> {
  await tx.db.insertInto('report_signature').values(signature).execute();
}

/** Whoever signs again takes the place of that role's signatures under earlier versions. */
export async function deleteOutdatedSignatures(
  tx: Tx,
  report: Row<'report'>,
  role: Row<'report_signature'>['role'],
): Promise<void> {
  await tx.db
    .deleteFrom('report_signature')
    .where('company_id', '=', report.company_id)
    .where('report_id', '=', report.id)
    .where('role', '=', role)
    .where(sql<SqlBool>`version < ${report.version}`)
    .execute();
}

export async function writePdfData(tx: Tx, report: Row<'report'>, data: string): Promise<void> {
  await tx.db
    .insertInto('report_pdf_data')
    .values({ company_id: report.company_id, report_id: report.id, customer_id: report.customer_id, data })
    .onConflict((conflict) => conflict.columns(['company_id', 'report_id']).doUpdateSet({ data }))
    .execute();
}

export async function readPdfData(tx: Tx, report: Row<'report'>): Promise<string> {
  const row = await tx.db
    .selectFrom('report_pdf_data')
    .select('data')
    .where('company_id', '=', report.company_id)
    .where('report_id', '=', report.id)
    .executeTakeFirst();
  return row?.data ?? '';
}
