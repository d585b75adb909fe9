import { type Kysely, sql } from 'kysely';

/** Regions by their official code, beside the names that were typed; and what the list of customers is ordered by. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const change of changes) await sql.raw(change).execute(database);
}

const changes = [
  `alter table customer add column region_code text check (region_code ~ '^[1-9][0-9]{5}$')`,
  'create index risk_open_by_customer on risk (company_id, customer_id) where verified_at is null',
];
