import { forCompany, forCustomer, forToken, ofCompany, ofToken } from '../policies';
import { folded } from './folded';

/** Consumables, the ledger of their stock, their batches, and the chemicals used at services. */
export const stockTables = `
create table consumable (
  company_id uuid not null references company,
  id uuid not null,
  category_id int not null check (category_id between 1 and 5),
  name text not null,
  specification text not null default '',
  unit text not null,
  safety_stock numeric(15, 3) not null check (safety_stock >= 0),
  warning_level numeric(15, 3) not null check (warning_level >= 0),
  -- The ledger's sum.
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
  -- What of a device it is put in for; null for everything else.
  replaces text check (replaces in ('glueBoard', 'lamp')),
  removed_at timestamptz,
  primary key (company_id, id)
);
create unique index consumable_name on consumable (company_id, category_id, (${folded('name')})) where removed_at is null;
${forCompany('consumable')}
${forToken('consumable', ofCompany, 'select, update')}

create table stock_batch (
  company_id uuid not null,
  id uuid not null,
  consumable_id uuid not null,
  batch text not null check (batch <> ''),
  expires_on date,
  -- The sum of the ledger's rows of this batch.
  stock numeric(16, 3) not null constraint stock_batch_stock check (stock >= 0),
  primary key (company_id, id),
  foreign key (company_id, consumable_id) references consumable,
  constraint stock_batch_name unique (company_id, consumable_id, batch)
);
create index stock_batch_by_expiry on stock_batch (company_id, expires_on) where stock > 0;
${forCompany('stock_batch')}
${forToken('stock_batch', ofCompany, 'select, insert, update')}

create table stock_ledger (
  company_id uuid not null,
  id uuid not null,
  consumable_id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  change numeric(15, 3) not null,
  reason text not null check (reason in ('replenish', 'use', 'correction', 'opening', 'out', 'count')),
  note text not null,
  task_id uuid,
  -- Null: kept without a batch.
  batch_id uuid,
  -- Why it was taken out.
  cause text,
  -- What a count found.
  counted numeric(16, 3),
  -- Of chemical_use, whose row goes when a use is taken back, while the ledger stays.
  use_id uuid,
  primary key (company_id, id),
  foreign key (company_id, consumable_id) references consumable,
  foreign key (company_id, account_id) references account (company_id, id),
  foreign key (company_id, task_id) references task,
  foreign key (company_id, batch_id) references stock_batch,
  constraint stock_ledger_cause check ((cause is not null) = (reason = 'out')),
  constraint stock_ledger_counted check ((counted is not null) = (reason = 'count'))
);
create index stock_ledger_by_consumable on stock_ledger (company_id, consumable_id, at);
create index stock_ledger_by_time on stock_ledger (company_id, at);
create index stock_ledger_by_use on stock_ledger (company_id, use_id) where use_id is not null;
${forCompany('stock_ledger')}
${forToken('stock_ledger', ofCompany, 'select, insert')}

-- What the product was when it was used is kept; the consumable may change later.
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
  -- When it came to the server; null where that was at once.
  received_at timestamptz,
  account_id uuid not null,
  applicator_name text not null,
  applicator_licence text not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, consumable_id) references consumable,
  foreign key (company_id, account_id) references account (company_id, id)
);
create index chemical_use_by_task on chemical_use (company_id, task_id);
${forCompany('chemical_use')}
${forCustomer('chemical_use')}
${forToken('chemical_use', ofToken)}
`;
