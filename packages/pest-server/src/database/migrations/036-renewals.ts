import { type Kysely, sql } from 'kysely';

/** Papers that an approved company or customer sends again wait beside the approved ones, which stay in force. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('alter table company add column renewal jsonb').execute(database);
  await sql.raw('alter table customer add column renewal jsonb').execute(database);
}
