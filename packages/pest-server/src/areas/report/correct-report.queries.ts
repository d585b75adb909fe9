import { shownReports } from '../../books/readable-reports';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Known = Pick<Row<'report'>, 'company_id' | 'id'>;

export function findMisstated(tx: Tx, { company_id, id }: Known): Promise<Row<'misstated_report'> | undefined> {
  return tx.db
    .selectFrom('misstated_report')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('report_id', '=', id)
    .executeTakeFirst();
}

/** The report that one corrects; null of any other. */
export async function correctedId(tx: Tx, { company_id, id }: Known): Promise<string | null> {
  const row = await tx.db
    .selectFrom('misstated_report')
    .select('report_id')
    .where('company_id', '=', company_id)
    .where('corrected_by', '=', id)
    .executeTakeFirst();
  return row?.report_id ?? null;
}

/** What a report is called, where it was shown to whoever asks. */
export function findNumber(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Pick<Row<'report'>, 'id' | 'number'> | undefined> {
  return tx.db
    .selectFrom('report')
    .select(['id', 'number'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where(shownReports(tx))
    .executeTakeFirst();
}

/** The services that a report was made from, the oldest first. */
export function tasksOf(tx: Tx, { company_id, id }: Known): Promise<Row<'task'>[]> {
  return tx.db
    .selectFrom('report_task')
    .innerJoin('task', (join) =>
      join.onRef('task.company_id', '=', 'report_task.company_id').onRef('task.id', '=', 'report_task.task_id'),
    )
    .selectAll('task')
    .where('report_task.company_id', '=', company_id)
    .where('task.company_id', '=', company_id)
    .where('report_task.report_id', '=', id)
    .orderBy('task.planned_at')
    .orderBy('task.id')
    .execute();
}

export async function keepCorrection(tx: Tx, { company_id, id }: Known, correctedBy: string): Promise<void> {
  await tx.db
    .updateTable('misstated_report')
    .set({ corrected_by: correctedBy })
    .where('company_id', '=', company_id)
    .where('report_id', '=', id)
    .execute();
}

/** A correction that is deleted before it is approved can be asked for again. */
export async function forgetCorrection(tx: Tx, { company_id, id }: Known): Promise<void> {
  await tx.db
    .updateTable('misstated_report')
    .set({ corrected_by: null })
    .where('company_id', '=', company_id)
    .where('corrected_by', '=', id)
    .execute();
}
