import { type Kysely, sql } from 'kysely';

/**
 * The platform decides of a login whether it speaks for its customer, where companies disagree. Who entered a customer is
 * kept apart from who has a creator's rights, which pass on.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`alter table account add column speaks boolean`.execute(database);
  await sql`alter table customer add column entered_by uuid`.execute(database);
  await sql`update customer set entered_by = created_by`.execute(database);
  // A company that binds a credit code alone has not placed the customer yet.
  await sql`alter table customer drop constraint customer_named`.execute(database);
  await sql`alter table customer add constraint customer_named check (approved_at is null or credit_code <> '')`.execute(
    database,
  );
}
