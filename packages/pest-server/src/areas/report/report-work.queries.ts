/** What is kept about the work on a report beside it: its steps, and its reviewers' notes. */

import { listEnd } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { ownRows } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Key = Pick<Row<'report'>, 'company_id' | 'id'>;

export function listVersions(tx: Tx, { company_id, id }: Key) {
  return tx.db
    .selectFrom('report_version')
    .select(['id', 'version', 'act', 'made_by', 'made_at', 'note', 'changed'])
    .where(rowsWith({ company_id, report_id: id }))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listEnd)
    .execute();
}

export function findVersion(tx: Tx, id: string): Promise<Row<'report_version'> | undefined> {
  return tx.db
    .selectFrom('report_version')
    .selectAll()
    .where(ownRows(tx, 'report_version'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listNotes(tx: Tx, { company_id, id }: Key): Promise<Row<'report_note'>[]> {
  return tx.db
    .selectFrom('report_note')
    .selectAll()
    .where(rowsWith({ company_id, report_id: id }))
    .orderBy('made_at')
    .orderBy('id')
    .limit(listEnd)
    .execute();
}

export function findNote(tx: Tx, id: string): Promise<Row<'report_note'> | undefined> {
  return tx.db
    .selectFrom('report_note')
    .selectAll()
    .where(ownRows(tx, 'report_note'))
    .where('id', '=', id)
    .executeTakeFirst();
}
