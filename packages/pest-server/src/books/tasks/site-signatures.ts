/** Who signed for a visit on the technician's phone. */
import { sql } from 'kysely';
import type { SiteSignature } from 'pest-sdk';
import { companyInScope } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** A signature, and whether something of its service was recorded or corrected after it was given. */
type Found = Row<'task_signature'> & { readonly outdated: boolean };

/** The last one given for each of some services of one company. */
export async function lastSignatures(tx: Tx, companyId: string, taskIds: readonly string[]): Promise<Found[]> {
  if (taskIds.length === 0) return [];
  const rows = await tx.db
    .selectFrom('task_signature')
    .distinctOn('task_id')
    .selectAll()
    .select(changedSince(tx).as('outdated'))
    .where('company_id', '=', companyId)
    .where(companyInScope(tx, 'task_signature'))
    .where('task_id', 'in', taskIds)
    .orderBy('task_id')
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows;
}

/**
 * A record keeps the moment of its last correction; one that was taken back is told by the service's history. What came
 * after the signature has changed after it, whatever the phone says of when: a crew's records come in their order.
 */
function changedSince(tx: Tx) {
  const later = (table: 'device_check' | 'chemical_use' | 'risk' | 'task_event', at: string) => sql`
    exists (select from ${sql.table(table)} where ${sql.ref(`${table}.company_id`)} = task_signature.company_id
      and ${sql.ref(`${table}.task_id`)} = task_signature.task_id and ${companyInScope(tx, table)}
      and (${sql.ref(`${table}.${at}`)} > task_signature.signed_at
        ${
          table === 'task_event'
            ? sql`) and task_event.event ->> 'kind' = 'checkChanged'`
            : sql`or ${sql.ref(`${table}.received_at`)} > task_signature.received_at)`
        })`;
  return sql<boolean>`(${later('device_check', 'checked_at')} or ${later('chemical_use', 'used_at')}
    or ${later('risk', 'found_at')} or ${later('task_event', 'at')})`;
}

export function toSiteSignature(row: Found): SiteSignature {
  return {
    name: row.name,
    title: row.title,
    method: row.method,
    strokes: row.strokes,
    reason: row.reason,
    signedAt: row.signed_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    accountName: row.account_name,
    outdated: row.outdated,
  };
}
