import { type Kysely, sql } from 'kysely';

/** A contract names its buyer whole: the credit code that it ordered with. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw("alter table purchase_order add column buyer_credit_code text not null default ''").execute(database);
}
