import { type Kysely, sql } from 'kysely';

/** Consumables, the ledger of their stock, and the chemicals used at services. */
const script = `
create table consumable (
  company_id uuid not null references company,
  id uuid not null,
  category_id int not null check (category_id between 1 and 5),
  name text not null,
  specification text not null default '',
  unit text not null,
  safety_stock numeric(15, 3) not null check (safety_stock >= 0),
  warning_level numeric(15, 3) not null check (warning_level >= 0),
  stock numeric(16, 3) not null constraint consumable_stock check (stock >= 0)
    constraint consumable_stock_limit check (stock < 1000000000000),
  capacity numeric(15, 3) check (capacity > 0),
  capacity_unit text not null default 'ml' check (capacity_unit in ('ml', 'g')),
  target_pest text not null default '',
  dilution text not null default '',
  dosage text not null default '',
  registration_number text not null default '',
  active_ingredient text not null default '',
  ratio text not null default '',
  application_area text not null default '',
  removed_at timestamptz,
  primary key (company_id, id)
);
create unique index consumable_name on consumable (company_id, category_id, name) where removed_at is null;

create table stock_ledger (
  company_id uuid not null,
  id uuid not null,
  consumable_id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  change numeric(15, 3) not null,
  reason text not null check (reason in ('replenish', 'use', 'correction', 'opening')),
  note text not null,
  task_id uuid,
  primary key (company_id, id),
  foreign key (company_id, consumable_id) references consumable,
  foreign key (company_id, account_id) references account (company_id, id),
  foreign key (company_id, task_id) references task
);
create index stock_ledger_by_consumable on stock_ledger (company_id, consumable_id, at);

create table chemical_use (
  company_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  customer_id uuid not null,
  consumable_id uuid not null,
  name text not null,
  registration_number text not null,
  active_ingredient text not null,
  amount numeric(15, 3) not null check (amount > 0),
  unit text not null,
  dilution text not null,
  area_treated numeric(15, 3) not null,
  where_used text not null,
  method text not null,
  target_pest text not null,
  batch text not null,
  precautions text not null,
  used_at timestamptz not null,
  account_id uuid not null,
  applicator_name text not null,
  applicator_licence text not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, consumable_id) references consumable,
  foreign key (company_id, account_id) references account (company_id, id)
);
create index chemical_use_by_task on chemical_use (company_id, task_id);
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
