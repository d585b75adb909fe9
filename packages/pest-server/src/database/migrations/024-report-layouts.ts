import { type Kysely, sql } from 'kysely';

/** How a report looks on paper, and a company's next ones; those that are there keep the look they had. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`alter table report add column layout jsonb`.execute(database);
  await sql`alter table company add column report_layout jsonb`.execute(database);
}
