import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Tables } from './tables';

/** Where a distributed database keeps a table. */
type Place =
  /** On the node that is asked. Sessions are here, so that no call depends on another company's node. */
  | 'coordinator'
  /** A copy on every node: small, read by all companies, seldom written. */
  | 'everyNode'
  /** Spread over the nodes by a column, side by side with the rows of another table that have the same value. */
  | { readonly by: string; readonly beside: keyof Tables | 'default' | 'none' };

const byCompany = { by: 'company_id', beside: 'customer_binding' } as const;
const byOwner = { by: 'owner_id', beside: 'customer_binding' } as const;

/** All rows of a company are on one node, so that its keys and transactions stay there. The first one sets the shards. */
const placement = {
  company: 'everyNode',
  customer: 'everyNode',
  account: 'everyNode',
  session: 'coordinator',
  second_factor: 'coordinator',
  recovery_code: 'coordinator',
  passkey: 'coordinator',
  company_sign_in: 'coordinator',
  company_sign_in_try: 'coordinator',
  company_identity: 'coordinator',
  passkey_challenge: 'coordinator',
  sign_in: 'coordinator',
  login_try: 'coordinator',
  login_grant: 'everyNode',
  verification_code: 'coordinator',
  verification_sent: 'coordinator',
  outbox_message: 'coordinator',
  upload_allowance: 'coordinator',
  known_device: 'coordinator',
  contact_message: 'coordinator',
  job_run: 'coordinator',
  binding_request: 'everyNode',
  customer_binding: { by: 'company_id', beside: 'default' },
  stored_file: byOwner,
  idempotency_key: byOwner,
  notice: byOwner,
  notice_setting: byOwner,
  review_step: byOwner,
  floor_plan: byCompany,
  floor_plan_revision: byCompany,
  workshop: byCompany,
  device: byCompany,
  used_device_code: { by: 'code', beside: 'none' },
  device_position: byCompany,
  device_model: byCompany,
  device_tag: byCompany,
  device_tag_use: byCompany,
  device_role: byOwner,
  device_role_account: byOwner,
  entitlement: byCompany,
  purchase_order: byCompany,
  order_number: { by: 'number', beside: 'none' },
  invoice_request: byCompany,
  photo_removal: byCompany,
  payment_alarm: 'coordinator',
  inspection_template: byCompany,
  inspection_template_version: byCompany,
  number_series: byCompany,
  task: byCompany,
  task_workshop: byCompany,
  task_staff: byCompany,
  task_event: byCompany,
  task_signature: byCompany,
  recurring_service: byCompany,
  recurring_service_workshop: byCompany,
  recurring_service_staff: byCompany,
  recurring_service_day: byCompany,
  leave_request: byCompany,
  device_check: byCompany,
  capture: byCompany,
  reading_day: byCompany,
  capture_day: byCompany,
  risk: byCompany,
  site_threshold: byCompany,
  device_threshold: byCompany,
  audit_document: byCompany,
  consumable: byCompany,
  stock_ledger: byCompany,
  stock_batch: byCompany,
  chemical_use: byCompany,
  report: byCompany,
  report_task: byCompany,
  report_signature: byCompany,
  report_share: 'coordinator',
  report_pdf_data: byCompany,
  report_version: byCompany,
  report_note: byCompany,
  partner: 'coordinator',
  embed_token: 'coordinator',
  service_account: 'coordinator',
  webhook_endpoint: 'coordinator',
  webhook_delivery: 'coordinator',
  seal: byCompany,
  contract_document: byCompany,
  pest_log: byCompany,
  audit_entry: 'coordinator',
  erasure: 'coordinator',
} as const satisfies Record<keyof Tables, Place>;

/**
 * On Citus, places the tables that are not placed yet, in one transaction and under a lock; anywhere else does nothing.
 *
 * @throws when the nodes are set up so that row-level security would hide every row.
 */
export async function placeTables(database: Kysely<Tables>): Promise<void> {
  if (!(await isDistributed(database))) return;
  await requireSettings(database);
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('pest-server table placement'))`.execute(transaction);
    // A message of its own: Citus repeats the whole message of a `set local` on its nodes.
    await sql`set local statement_timeout = 0`.execute(transaction);
    const placed = await placedTables(transaction);
    const missing = Object.entries(placement).filter(([table, place]) => place !== 'coordinator' && !placed.has(table));
    // Both ends must be placed to have one.
    await withoutForeignKeys(
      transaction,
      missing.map(([table]) => table),
      async () => {
        for (const [table, place] of missing) await placeTable(transaction, table, place);
      },
    );
    await letShardsMove(transaction);
    await letCustomersWrite(transaction);
  });
}

/**
 * Makes a table in a migration. Where other tables are distributed already, Citus takes foreign keys to them only after
 * the new table is placed; everywhere else the order makes no difference.
 *
 * @param columns what stands between the brackets of `create table`, without foreign keys
 * @param foreignKeys `foreign key (…) references …`, each
 */
export async function createTable(
  database: QueryExecutorProvider,
  table: string,
  columns: string,
  foreignKeys: readonly string[],
  place: Place = byCompany,
): Promise<void> {
  await sql.raw(`create table ${table} (${columns})`).execute(database);
  const others = (await isDistributed(database)) ? await placedTables(database) : new Set();
  if (others.size > 0) await placeTable(database, table, place);
  for (const key of foreignKeys) await sql.raw(`alter table ${table} add ${key}`).execute(database);
}

async function isDistributed(database: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(database);
  return rows.length > 0;
}

async function requireSettings(database: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ value: string }>`
    select current_setting('citus.propagate_set_commands') as value`.execute(database);
  if (rows[0]?.value === 'local') return;
  throw new Error(
    "Set citus.propagate_set_commands = 'local' on every node: without it, row-level security hides all.",
  );
}

/**
 * For a transaction that asks all nodes and then writes what is on each: Citus refuses the second after nodes were asked
 * beside each other. Nothing to any other database.
 */
export async function oneNodeAfterAnother(database: QueryExecutorProvider): Promise<void> {
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(database);
}

/** For a transaction that turns triggers off and on, which Citus refuses to a spread table otherwise. */
export async function letTriggersBe(database: QueryExecutorProvider): Promise<void> {
  await sql`set local citus.enable_unsafe_triggers = on`.execute(database);
}

async function placedTables(database: QueryExecutorProvider): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select table_name::text as name from citus_tables
    where citus_table_type in ('distributed', 'reference')`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

async function placeTable(database: QueryExecutorProvider, table: string, place: Place): Promise<void> {
  if (place === 'coordinator') return;
  await letTriggersBe(database);
  await oneNodeAfterAnother(database);
  if (place === 'everyNode') await sql`select create_reference_table(${table})`.execute(database);
  else {
    await sql`select create_distributed_table(${table}, ${place.by}, colocate_with => ${place.beside})`.execute(
      database,
    );
  }
}

/** Takes the foreign keys from and to some tables off while work is done; they are checked anew as they come back. */
export async function withoutForeignKeys(
  database: QueryExecutorProvider,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and (conrelid::regclass::text = any(${tables}) or confrelid::regclass::text = any(${tables}))`.execute(database);
  for (const key of keys) await sql.raw(`alter table ${key.table} drop constraint ${key.name}`).execute(database);
  await work();
  for (const key of keys) {
    await sql.raw(`alter table ${key.table} add constraint ${key.name} ${key.definition}`).execute(database);
  }
}

/**
 * Citus cannot move a shard while it is written to, as long as its policies bind the table's owner too. The owner is
 * the server's own role, which sees every row anyway.
 */
async function letShardsMove(database: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from citus_tables join pg_class on pg_class.oid = table_name
    where relforcerowsecurity and citus_table_type in ('distributed', 'reference')`.execute(database);
  for (const { name } of rows) await sql.raw(`alter table ${name} no force row level security`).execute(database);
}

/**
 * Writing a table that every node has locks the ones that its keys refer to, which takes the right to update them. No
 * policy lets a customer change a row of a company, or an embed token one of those.
 */
async function letCustomersWrite(database: QueryExecutorProvider): Promise<void> {
  await sql`grant update on company to app_customer`.execute(database);
  await sql`grant update on company, customer, account to app_embed`.execute(database);
}
