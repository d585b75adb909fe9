import { type Kysely, sql } from 'kysely';

/** A recurring service that another one took over from: it is not made to last beyond its end again. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('alter table recurring_service add column replaced_by uuid').execute(database);
}
