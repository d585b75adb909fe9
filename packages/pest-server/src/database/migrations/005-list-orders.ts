import { type Kysely, sql } from 'kysely';

/** A page of a long list is read in its order, instead of sorting all of it: 20 rows, and not 50,000. */
const script = `
create index task_by_time on task (company_id, planned_at desc, id);
create index risk_by_time on risk (company_id, found_at desc, id);
create index pest_log_by_handling on pest_log (company_id, state, handled_at, id);
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
