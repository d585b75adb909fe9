import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { company, forCompany, only } from './policies';

/** Batches with their expiry, and the ledger's rows for what is taken out and what is counted. */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'stock_batch',
    `company_id uuid not null,
     id uuid not null,
     consumable_id uuid not null,
     batch text not null check (batch <> ''),
     expires_on date,
     stock numeric(16, 3) not null constraint stock_batch_stock check (stock >= 0),
     primary key (company_id, id),
     constraint stock_batch_name unique (company_id, consumable_id, batch)`,
    ['foreign key (company_id, consumable_id) references consumable'],
  );
  for (const change of changes) await sql.raw(change).execute(database);
}

const changes = [
  forCompany('stock_batch'),
  // A widget in a partner's page replenishes too.
  `create policy embedded on stock_batch to app_embed ${only(`company_id = ${company}`)}`,
  'grant select, insert, update on stock_batch to app_embed',
  'create index stock_batch_by_expiry on stock_batch (company_id, expires_on) where stock > 0',
  'alter table stock_ledger drop constraint stock_ledger_reason_check',
  `alter table stock_ledger add constraint stock_ledger_reason_check
     check (reason in ('replenish', 'use', 'correction', 'opening', 'out', 'count'))`,
  'alter table stock_ledger add column batch_id uuid',
  'alter table stock_ledger add column cause text',
  'alter table stock_ledger add column counted numeric(16, 3)',
  // Of chemical_use, whose row goes when a use is taken back, while the ledger stays.
  'alter table stock_ledger add column use_id uuid',
  `alter table stock_ledger add constraint stock_ledger_cause check ((cause is not null) = (reason = 'out'))`,
  `alter table stock_ledger add constraint stock_ledger_counted check ((counted is not null) = (reason = 'count'))`,
  'alter table stock_ledger add foreign key (company_id, batch_id) references stock_batch',
  'create index stock_ledger_by_time on stock_ledger (company_id, at)',
  'create index stock_ledger_by_use on stock_ledger (company_id, use_id) where use_id is not null',
];
