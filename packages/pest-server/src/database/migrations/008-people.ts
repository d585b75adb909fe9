import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** Whoever held the first of two codes that were one until now goes on to hold both. */
const divided = [
  ['m_mquipment_inventory', 'btn_mquipment_view'],
  ['m_mquipment_chemistry', 'btn_chemistry_view'],
  ['btn_chemistry_save', 'btn_chemistry_edit'],
  ['btn_client_create', 'btn_client_add'],
  ['btn_service_execute', 'btn_log_save'],
  ['btn_log_handle', 'btn_log_save'],
] as const;

/** Lets accounts go on doing what they did. */
export async function giveDividedCodes(database: QueryExecutorProvider): Promise<void> {
  for (const [held, gained] of divided) {
    await sql
      .raw(
        `update account set permissions = permissions || '["${gained}"]'::jsonb
         where permissions @> '["${held}"]' and not permissions @> '["${gained}"]'`,
      )
      .execute(database);
  }
}

export async function up(database: Kysely<never>): Promise<void> {
  await giveDividedCodes(database);
}
