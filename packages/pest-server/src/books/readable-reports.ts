import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { companyInScope, ownRows } from '../database/scope';
import type { Row } from '../database/tables';
import type { Tx } from '../database/transactions';

export type ReportKind = Row<'report'>['kind'];

/** Which reports a call may name. */
export interface Reach {
  readonly kinds: readonly ReportKind[];
  /** The account whose services' reports these are; null for all of them. */
  readonly staffId: string | null;
}

/** A customer reads what was approved, and before that the version that its technician signed and it is to sign. */
export const shownToCustomer = sql<SqlBool>`(report.state = 'approved'
  or (report.state = 'pendingReview' and report.shown_version = report.version))`;

/** Which rows of `report` have been shown to whoever asks: what a company writes is its own until then. */
export function shownReports(tx: Tx): RawBuilder<SqlBool> {
  return tx.scope.kind === 'customer' ? shownToCustomer : sql`true`;
}

export function readable(tx: Tx, { kinds, staffId }: Reach) {
  return tx.db
    .selectFrom('report')
    .where(ownRows(tx, 'report'))
    .where('report.kind', 'in', kinds)
    .where(shownReports(tx))
    .$if(staffId !== null, (query) => query.where(ofServicesOf(tx, staffId ?? '')));
}

/** Reports of services that an account carries out. */
export function ofServicesOf(tx: Tx, accountId: string) {
  return sql<SqlBool>`exists (select from report_task
    join task_staff on task_staff.company_id = report_task.company_id and task_staff.task_id = report_task.task_id
    where report_task.company_id = report.company_id and report_task.report_id = report.id
      and ${companyInScope(tx, 'report_task')} and ${companyInScope(tx, 'task_staff')}
      and task_staff.account_id = ${accountId})`;
}
