import { type SqlBool, sql, type Updateable } from 'kysely';
import {
  type DaySpan,
  type Language,
  type Permission,
  type ReportState,
  type ReportSummary,
  userTypes,
} from 'pest-sdk';
import { ofServicesOf, type Reach, type ReportKind, readable } from '../../books/readable-reports';
import { nameIn } from '../../books/report-name';
import { signersOf } from '../../books/report-signers';
import { type Page, type Paging, pageOf, pageRows } from '../../database/pages';
import { isThere, rowsWith, updateRow } from '../../database/rows';
import { companyInScope, ofOneCompany } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { NewRow, Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export function isOnService(tx: Tx, report: Row<'report'>, accountId: string): Promise<boolean> {
  const row = tx.db
    .selectFrom('report')
    .select('id')
    .where(rowsWith({ company_id: report.company_id, id: report.id }))
    .where(ofServicesOf(tx, accountId));
  return isThere(row);
}

/** Accounts that the services of a report were planned for. */
export async function staffOf(tx: Tx, report: Pick<Row<'report'>, 'company_id' | 'id'>): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('report_task')
    .innerJoin('task_staff', ofOneCompany('task_staff.task_id', 'report_task.task_id'))
    .where('report_task.company_id', '=', report.company_id)
    .where('task_staff.company_id', '=', report.company_id)
    .where('report_task.report_id', '=', report.id)
    .select('task_staff.account_id')
    .distinct()
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export interface ReportFilter extends Paging {
  readonly search?: string | undefined;
  readonly kind?: ReportKind | undefined;
  readonly state?: ReportState | undefined;
  readonly customerId?: string | undefined;
  readonly unsigned?: boolean | undefined;
}

/** When the customer signed what a report says now; one that was absent has not. */
const customerSignedAt = (
  tx: Tx,
) => sql<Date | null>`(select max(signature.signed_at) from report_signature as signature
  where signature.company_id = report.company_id and signature.report_id = report.id and signature.role = 'customer'
    and signature.content_hash = report.content_hash and signature.method <> 'absent' and ${companyInScope(tx, 'signature')})`;

function signedOrNot(tx: Tx, unsigned: boolean) {
  return unsigned
    ? sql<SqlBool>`(report.state = 'pendingReview' and ${customerSignedAt(tx)} is null)`
    : sql<SqlBool>`${customerSignedAt(tx)} is not null`;
}

export async function listReports(
  tx: Tx,
  filter: ReportFilter,
  reach: Reach,
  language: Language,
): Promise<Page<ReportSummary>> {
  const { search, kind, state, customerId, unsigned } = filter;
  const matching = readable(tx, reach)
    .$if(kind !== undefined, (query) => query.where('report.kind', '=', kind ?? 'report'))
    .$if(state !== undefined, (query) => query.where('report.state', '=', state ?? 'approved'))
    .$if(customerId !== undefined, (query) => query.where('report.customer_id', '=', customerId ?? ''))
    .$if(unsigned !== undefined, (query) => query.where(signedOrNot(tx, unsigned ?? true)))
    .where(anyContains(['report.number', 'report.name', 'report.customer_name'], search))
    .select([
      'id',
      'kind',
      'number',
      'name',
      'subject',
      'customer_id',
      'customer_name',
      'service_day',
      'period_from',
      'period_to',
      'state',
    ])
    .select(['updated_at', signersOf(tx).as('signers')])
    .select(customerSignedAt(tx).as('customer_signed_at'))
    .orderBy('service_day', 'desc')
    .orderBy('id', 'desc');
  const { total, rows } = await pageRows(filter, matching);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: row.number,
    name: nameIn(row, language),
    subject: row.subject,
    customerId: row.customer_id,
    customerName: row.customer_name,
    serviceDay: row.service_day,
    state: row.state,
    signatureCount: row.signers.length,
    signers: row.signers,
    customerSignedAt: row.customer_signed_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }));
  return pageOf(filter, total, items);
}

export function findReport(tx: Tx, id: string, reach: Reach): Promise<Row<'report'> | undefined> {
  return readable(tx, reach).where('report.id', '=', id).selectAll().executeTakeFirst();
}

export function lockReport(tx: Tx, id: string, reach: Reach): Promise<Row<'report'> | undefined> {
  return readable(tx, reach).where('report.id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export function listSignatures(tx: Tx, report: Row<'report'>): Promise<Row<'report_signature'>[]> {
  return tx.db
    .selectFrom('report_signature')
    .selectAll()
    .where(rowsWith({ company_id: report.company_id, report_id: report.id }))
    .orderBy('signed_at')
    .orderBy('id')
    .execute();
}

export async function reportIdOf(tx: Tx, task: Row<'task'>): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('report_task')
    .select('report_id')
    .where(rowsWith({ company_id: task.company_id, task_id: task.id, kind: 'report' }))
    .executeTakeFirst();
  return row?.report_id;
}

/** The briefing over exactly these services, the newest of those that may still change. */
export async function openBriefingOf(
  tx: Tx,
  tasks: readonly Row<'task'>[],
  chosen: DaySpan | null,
): Promise<string | undefined> {
  const [first] = tasks;
  if (!first) return undefined;
  const ids = tasks.map(({ id }) => id);
  const row = await tx.db
    .selectFrom('report')
    .innerJoin('report_task', ofOneCompany('report_task.report_id', 'report.id'))
    .where('report.company_id', '=', first.company_id)
    .where('report_task.company_id', '=', first.company_id)
    .where('report.customer_id', '=', first.customer_id)
    .where('report.kind', '=', 'briefing')
    .where('report.state', '!=', 'approved')
    .$if(chosen !== null, (query) =>
      query.where('period_from', '=', chosen?.from ?? '').where('period_to', '=', chosen?.to ?? ''),
    )
    .groupBy('report.id')
    .having(sql<SqlBool>`count(*) = ${ids.length} and bool_and(report_task.task_id = any(${ids}::uuid[]))`)
    .orderBy('report.id', 'desc')
    .select('report.id')
    .executeTakeFirst();
  return row?.id;
}

/** @param as what it is to its services: each has one report of its own */
export async function insertReport(tx: Tx, report: NewRow<'report'>, taskIds: readonly string[]): Promise<void> {
  await tx.db.insertInto('report').values(report).execute();
  const { company_id, id, customer_id, kind } = report;
  await tx.db
    .insertInto('report_task')
    .values(taskIds.map((task_id) => ({ company_id, report_id: id, customer_id, task_id, kind })))
    .execute();
}

/** What the company's next reports begin with. */
export async function keepCompanyLayout(
  tx: Tx,
  { company_id }: Pick<Row<'report'>, 'company_id'>,
  layout: string,
): Promise<void> {
  await tx.db.updateTable('company').set({ report_layout: layout }).where('id', '=', company_id).execute();
}

/** Approves a report; what was signed under it is frozen with it. */
export async function approveReport(
  tx: Tx,
  report: Row<'report'>,
  change: Updateable<Tables['report']>,
): Promise<void> {
  await updateRow(tx.db, 'report', report, { ...change, state: 'approved' });
  await tx.db
    .updateTable('report_signature')
    .set({ frozen: true })
    .where(rowsWith({ company_id: report.company_id, report_id: report.id }))
    .execute();
}

export type NewSignature = NewRow<'report_signature'>;

/** Keeps a signature; whoever signs again in a role takes the place of that role's signature. */
export async function keepSignature(tx: Tx, signature: NewSignature): Promise<void> {
  const { company_id, report_id, customer_id, role, ...replaced } = signature;
  await tx.db
    .insertInto('report_signature')
    .values(signature)
    .onConflict((conflict) => conflict.constraint('report_signature_once').doUpdateSet(replaced))
    .execute();
}

/** Lets a signature fail where it is written, not when the transaction ends. */
export async function checkSignaturesAtOnce(tx: Tx): Promise<void> {
  await sql`set constraints report_signature_report immediate`.execute(tx.db);
}

/** Whether the company wants another reviewer than the authors, and has one that can sign in. */
export function hasOtherReviewer(tx: Tx, report: Row<'report'>, permission: Permission): Promise<boolean> {
  const other = tx.db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .select('account.id')
    .where(rowsWith({ 'company.id': report.company_id, 'company.review_by_another': true }))
    .where('account.disabled_at', 'is', null)
    .where(sql<SqlBool>`account.id <> all(${report.author_ids}::uuid[])`)
    .where(sql<SqlBool>`(account.type = ${userTypes.administrator}
      or (account.type = ${userTypes.staff} and account.permissions ? ${permission}))`);
  return isThere(other);
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
    .where(rowsWith({ company_id: report.company_id, report_id: report.id }))
    .executeTakeFirst();
  return row?.data ?? '';
}
