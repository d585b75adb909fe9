import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';

/** A photo that is past its keep and evidence for nothing. */
export interface PhotoPastKeep {
  /** The column that names it. */
  readonly source: 'check' | 'risk' | 'treatment' | 'log' | 'handling';
  /** The row that names it: a risk's, a log's, or with the visit a device's. */
  readonly record_id: string;
  readonly key: string;
  readonly taken_at: Date;
  readonly customer_id: string | null;
  readonly task_id: string | null;
}

type Reader = Kysely<Tables>;

/**
 * Photos that were taken before a moment. What an open risk, an approved report or a record of chemicals rests on stays:
 * all photos of such a visit, and those of a risk or a pest log that nobody has settled.
 */
function due(companyId: string, takenBefore: Date) {
  const ofEvidence = sql`
    select task_id from chemical_use where company_id = ${companyId}
    union select task_id from risk where company_id = ${companyId} and verified_at is null
    union select report_task.task_id from report_task join report
      on report.company_id = report_task.company_id and report.id = report_task.report_id
      where report_task.company_id = ${companyId} and report.company_id = ${companyId} and report.state = 'approved'`;
  const free = (column: string) => sql`${sql.ref(column)} not in (${ofEvidence})`;
  return sql`
    select 'check' as source, device_id as record_id, photo as key, checked_at as taken_at, customer_id, task_id
      from device_check, unnest(photos) as photo
      where company_id = ${companyId} and checked_at < ${takenBefore} and ${free('task_id')}
    union all select 'risk', id, photo, found_at, customer_id, task_id
      from risk, unnest(photos) as photo
      where company_id = ${companyId} and found_at < ${takenBefore} and ${free('task_id')}
    union all select 'treatment', id, photo, found_at, customer_id, task_id
      from risk, unnest(treatment_photos) as photo
      where company_id = ${companyId} and coalesce(verified_at, found_at) < ${takenBefore} and ${free('task_id')}
    union all select 'log', id, photo, published_at, customer_id, null
      from pest_log, unnest(photos) as photo
      where company_id = ${companyId} and published_at < ${takenBefore} and state = 'handled'
    union all select 'handling', id, photo, published_at, customer_id, null
      from pest_log, unnest(handling_photos) as photo
      where company_id = ${companyId} and coalesce(handled_at, published_at) < ${takenBefore} and state = 'handled'`;
}

export async function countDue(db: Reader, companyId: string, takenBefore: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${due(companyId, takenBefore)}) as due`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The oldest first. */
export async function duePhotos(
  db: Reader,
  companyId: string,
  takenBefore: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly PhotoPastKeep[]> {
  const { rows } = await sql<PhotoPastKeep>`
    select * from (${due(companyId, takenBefore)}) as due
    order by taken_at, key limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
