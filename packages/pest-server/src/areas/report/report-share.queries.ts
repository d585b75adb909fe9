import { sql } from 'kysely';
import { countOf } from '../../database/pages';
import { hasEffect, rowsWith } from '../../database/rows';
import { ownRows } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';

/** Shown of one report at most: those that are open, and the latest of the others. */
const listed = 50;

type Report = Pick<Row<'report'>, 'company_id' | 'id'>;

function sharesOf(tx: Tx, report: Report) {
  return tx.db.selectFrom('report_share').where(rowsWith({ company_id: report.company_id, report_id: report.id }));
}

/**
 * Links of a report are made and ended one after the other. The report's own lock is not enough: a distributed database
 * lets it go on its node before the links are kept, which lie elsewhere.
 */
export async function lockShares(tx: Tx, { id }: Report): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`links of ${id}`}))`.execute(tx.db);
}

export function listShares(tx: Tx, report: Report): Promise<Row<'report_share'>[]> {
  return sharesOf(tx, report).selectAll().orderBy('made_at', 'desc').orderBy('id', 'desc').limit(listed).execute();
}

export function countOpenShares(tx: Tx, report: Report, now: Date): Promise<number> {
  const counted = sharesOf(tx, report).where('revoked_at', 'is', null).where('ends_at', '>', now);
  return countOf(counted);
}

export function findShare(tx: Tx, id: string): Promise<Row<'report_share'> | undefined> {
  return tx.db
    .selectFrom('report_share')
    .where(ownRows(tx, 'report_share'))
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
}

/** Whether it was open until now. */
export function revokeShare(tx: Tx, { company_id, id }: Row<'report_share'>, now: Date): Promise<boolean> {
  const changed = tx.db
    .updateTable('report_share')
    .set({ revoked_at: now })
    .where(rowsWith({ company_id, id }))
    .where('revoked_at', 'is', null);
  return hasEffect(changed);
}

/** A report that was rejected is shown by no link any more. */
export async function revokeShares(tx: Tx, report: Report, now: Date): Promise<void> {
  await lockShares(tx, report);
  await tx.db
    .updateTable('report_share')
    .set({ revoked_at: now })
    .where(rowsWith({ company_id: report.company_id, report_id: report.id }))
    .where('revoked_at', 'is', null)
    .execute();
}

export async function deleteShares(tx: Tx, report: Report): Promise<void> {
  await lockShares(tx, report);
  await tx.db
    .deleteFrom('report_share')
    .where(rowsWith({ company_id: report.company_id, report_id: report.id }))
    .execute();
}

/** The share that is open under a key, counted as viewed once more; asked without knowing whose it is. */
export function viewShare(system: System, keyHash: string, now: Date): Promise<Row<'report_share'> | undefined> {
  return system
    .updateTable('report_share')
    .set({ views: sql`views + 1`, last_viewed_at: now })
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** What is shared, in the transaction of the company that shares it. */
export function findShared(tx: Tx, share: Row<'report_share'>): Promise<Row<'report'> | undefined> {
  return tx.db
    .selectFrom('report')
    .where(rowsWith({ company_id: share.company_id, id: share.report_id }))
    .where('state', '!=', 'rejected')
    .selectAll()
    .executeTakeFirst();
}

/** Where the company sends a customer's reports: as it noted itself, else as the customer says. */
export async function findReportEmail(
  tx: Tx,
  report: Pick<Row<'report'>, 'company_id' | 'customer_id'>,
): Promise<string> {
  const row = await tx.db
    .selectFrom('customer_binding')
    .innerJoin('customer', 'customer.id', 'customer_binding.customer_id')
    .where('customer_binding.company_id', '=', report.company_id)
    .where('customer_binding.customer_id', '=', report.customer_id)
    .select(['customer_binding.report_email as noted', 'customer.report_email as own'])
    .executeTakeFirst();
  return row?.noted || row?.own || '';
}
